internal import WidgetSizing
internal import Wording

extension ReportFormat {
  /// Design tokens in the format of the Design Tokens Community Group, 2025.10: a group for each
  /// axis, and in it a width and a height of type `dimension`.
  ///
  /// The format knows pixels and rem only; a pixel stands for a point, as in CSS.
  public static let tokens = ReportFormat("tokens", of: .sizes, holdsNotes: false) {
    report, _, output in
    guard let sizes = report.sizes else { return }
    var root = TokenGroup()
    sizes.forEach { root.insert($0, at: $0.path.map(tokenName)[...]) }
    var json = JSONText()
    json.append(.object([.init("$description", .text(sizes.description))] + root.parts))
    output.write(json.takeLine())
  }
}

/// Tokens below a name, in the order in which they came.
struct TokenGroup {
  let name: String
  var cell: NamedSize?
  private(set) var children: [TokenGroup] = []
  private var places: [String: Int] = [:]

  /// An empty group, by default the outermost.
  init(name: String = "") { self.name = name }

  mutating func insert(_ cell: NamedSize, at path: ArraySlice<String>) {
    guard let name = path.first else {
      self.cell = cell
      return
    }
    let place =
      places[name]
      ?? {
        children.append(TokenGroup(name: name))
        places[name] = children.count - 1
        return children.count - 1
      }()
    children[place].insert(cell, at: path.dropFirst())
  }

  /// The tokens and groups as keys of an object.
  var parts: [Value.Part] {
    children.map { group in
      Value.Part(group.name, .object((group.cell?.tokens ?? []) + group.parts))
    }
  }
}

/// A name that a token may have: what makes references of names, and the `$` of the format's own
/// names, is percent-encoded.
func tokenName(_ text: String) -> String {
  let name = text.replacing(scalars: "%", with: "%25").replacing(scalars: ".", with: "%2E")
    .replacing(scalars: "{", with: "%7B").replacing(scalars: "}", with: "%7D")
  return name.utf8.first == UInt8(ascii: "$")
    ? "%24" + String(name.unicodeScalars.dropFirst()) : name
}

extension NamedSize {
  /// A token for each known number.
  fileprivate var tokens: [Value.Part] {
    numbers.compactMap { number in
      guard let value = number.value else { return nil }
      let extensions: [Value.Part] = [
        .init("id", .text(id)), .init("state", .text(number.state.rawValue)),
        .init("sources", .texts(number.sources)),
      ]
      return Value.Part(
        number.quantity.rawValue,
        .object([
          .init("$type", .text("dimension")),
          .init("$value", .object([.init("value", Value(value)), .init("unit", .text("px"))])),
          .init("$description", .text("\(place): \(number.evidence)")),
          .init("$extensions", .object([.init("widgetsize", .object(extensions))])),
        ]))
    }
  }
}
