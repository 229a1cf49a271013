internal import ProgramSupport
internal import Wording

/// An input text: a file, or standard input for `-`.
struct InputFile {
  let path: String
  let text: String

  init(_ path: String, atMost largest: Int = FileSystem.largest) throws {
    let bytes = try FileSystem.bytes(of: path, .named, atMost: largest)
    self.path = path
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Self.complaint(about: bytes, of: path)
    }
    self.text = text
  }

  /// Names the first byte that is not UTF-8 by its line and the scalar in it, both counted from 1.
  private static func complaint(about bytes: [UInt8], of path: String) -> Complaints {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var (line, column, place) = (1, 1, 0)
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + 1)
      place += UTF8.width(scalar)
    }
    let byte = String(bytes[place], radix: 16, uppercase: true)
    return Complaints(
      .data, ["\(name(of: path)):\(line):\(column): error: byte 0x\(byte) is not UTF-8 here"])
  }

  /// The file as complaints name it.
  var name: String { Self.name(of: path) }

  private static func name(of path: String) -> String {
    path == "-" ? "<stdin>" : escaped(path)
  }

  /// The title for a page without a heading: the file name without its extension.
  var title: String {
    guard path != "-", let last = path.split(separator: "/").last else { return "Untitled" }
    guard let dot = last.lastIndex(of: "."), dot > last.startIndex else { return String(last) }
    return String(last[..<dot])
  }
}

extension FileSystem {
  /// The bytes of a file of text in any encoding that has ASCII as it is. A file with bytes that no text
  /// has, such as a picture, is refused.
  static func text(_ bytes: [UInt8], of path: String) throws -> [UInt8] {
    guard let place = bytes.firstIndex(of: 0) else { return bytes }
    if let size = sizeOfPicture(bytes) {
      throw Failure(
        .data,
        [
          "\(quoted(path, limit: 1_000)) is a picture of \(size.width) × \(size.height) pixels; "
            + "'widgetsize identify \(size.width)x\(size.height)px' finds the widgets of that size"
        ])
    }
    throw Failure(
      .data,
      [
        "\(path == "-" ? "standard input" : quoted(path, limit: 1_000)) is not text: byte "
          + "\(place + 1) is zero; expected source code or a table in UTF-8"
      ])
  }

  /// The sides of a PNG in pixels; nil if the file is no PNG.
  static func sizeOfPicture(at path: String) throws -> (width: Int, height: Int)? {
    path.lowercased().hasSuffix(".png") ? sizeOfPicture(try bytes(of: path, .named)) : nil
  }

  /// The sides of a PNG in pixels, which stand at fixed places of its head; nil for other bytes.
  private static func sizeOfPicture(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.count > 24, bytes[1...3].elementsEqual("PNG".utf8) else { return nil }
    func side(_ start: Int) -> Int { bytes[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) } }
    return (side(16), side(20))
  }
}
