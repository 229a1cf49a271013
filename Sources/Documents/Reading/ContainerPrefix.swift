import CMarkTree

/// The prefix that puts a line into the open quotes and list items of a walk.
///
/// It is not copied from a line of the source, where the width of a tab and the space after a `>`
/// depend on what is around them.
struct ContainerPrefix {
  private enum Container {
    case quote
    /// A list item, and by how many columns its lines are indented.
    case item(width: Int)
  }

  let lines: SourceLines
  private var containers: [Container] = []
  /// The last line in which a container begins.
  private var number = 0
  /// What follows the markers of containers in that line.
  private var rest: ArraySlice<UInt8> = []

  init(_ lines: SourceLines) {
    self.lines = lines
  }

  /// The prefix.
  var bytes: [UInt8] {
    containers.flatMap { container -> [UInt8] in
      switch container {
      case .quote: Array("> ".utf8)
      case .item(let width): Array(repeating: 0x20, count: width)
      }
    }
  }

  /// Whether a line is blank, in the containers or without their markers.
  func isBlank(_ number: Int) -> Bool {
    lines.isBlank(number) || content(of: number)?.allSatisfy { $0 == 0x20 } ?? false
  }

  /// What a line has in the containers; `nil` if it leaves one, as a lazily continued line does.
  subscript(number: Int) -> [UInt8]? {
    if containers.isEmpty { return lines[number] }
    return number == self.number ? Array(rest) : content(of: number).map { Array($0) }
  }

  mutating func visit(_ cursor: borrowing MarkupCursor) {
    // Most nodes are others, and `==` would be a call into another module for each.
    switch cursor.kind {
    case .quote, .item: break
    default: return
    }
    if cursor.isLeaving {
      containers.removeLast()
      return
    }
    // All containers that begin in one line are nested.
    if cursor.start.line != number {
      number = cursor.start.line
      rest = content(of: number) ?? []
    }
    if cursor.kind == .quote {
      containers.append(.quote)
      rest = Self.content(of: rest, in: .quote) ?? []
    } else {
      let width = Self.itemWidth(rest)
      containers.append(.item(width: width))
      rest = rest.dropFirst(width)
    }
  }

  /// What follows the prefix in a line, with spaces for tabs; nil if the line leaves a container. A
  /// blank line leaves no list item.
  private func content(of number: Int) -> ArraySlice<UInt8>? {
    var rest = lines[number].withSpacesForTabs[...]
    for container in containers {
      guard let content = Self.content(of: rest, in: container) else { return nil }
      rest = content
    }
    return rest
  }

  private static func content(
    of line: ArraySlice<UInt8>, in container: Container
  ) -> ArraySlice<UInt8>? {
    let indent = line.prefix { $0 == 0x20 }.count
    switch container {
    case .quote:
      let rest = line.dropFirst(indent)
      guard indent < 4, rest.first == UInt8(ascii: ">") else { return nil }
      return rest.dropFirst(rest.dropFirst().first == 0x20 ? 2 : 1)
    case .item(let width):
      return indent >= width || indent == line.count ? line.dropFirst(width) : nil
    }
  }

  /// The width of the list item that begins with a line.
  private static func itemWidth(_ line: ArraySlice<UInt8>) -> Int {
    let marker = line.drop { $0 == 0x20 }
    // A bullet, or a number and its delimiter.
    let rest = marker.drop { 0x30...0x39 ~= $0 }.dropFirst()
    let spaces = rest.prefix { $0 == 0x20 }.count
    // Five or more spaces are one space and an indented code block.
    let isIndent = 1...4 ~= spaces && spaces < rest.count
    return line.count - rest.count + (isIndent ? spaces : 1)
  }
}

extension [UInt8] {
  /// The line with spaces for tabs, which lead to the next multiple of four columns.
  fileprivate var withSpacesForTabs: [UInt8] {
    guard contains(0x09) else { return self }
    var result: [UInt8] = []
    result.reserveCapacity(count)
    for byte in self {
      if byte == 0x09 {
        result += repeatElement(0x20, count: 4 - result.count % 4)
      } else {
        result.append(byte)
      }
    }
    return result
  }
}
