internal import DataTables
package import WidgetSizing

/// A name that other people's files have beside sizes, and what it means there.
package enum NameInFiles: Sendable {
  /// A family. A nickname, such as `round`, often means something else.
  case family(WidgetFamily, isNickname: Bool)
  case kind(WidgetKind)
  /// A word for widgets of any family.
  case widget
  case variant(WidgetVariant)
  case zoom(DisplayZoom)
  /// A word in front of a version, or behind one, that makes it an end of a range: `before`, `and later`.
  case bound(String)
}

extension WordTable {
  /// The phrases of the table that files have, too: those of one family or setting, those for widgets, those that bound
  /// versions, and of the other kinds those with several words, `live activity`: `today` says nothing in a file.
  package static func namesInFiles(_ catalog: Catalog) -> [(phrase: String, meaning: NameInFiles)] {
    let axes = table.column("axis") { cell in
      ["family", "nickname", "kind", "widget", "range", "variant", "zoom"].first { $0 == cell.text }
    }
    var families: [String: WidgetFamily?] = [:]
    func family(_ name: String) -> WidgetFamily? {
      if let family = families[name] { return family }
      let named = catalog.families(named: name, on: Platform.allCases) ?? []
      families[name] = .some(named.count == 1 ? named[0] : nil)
      return named.count == 1 ? named[0] : nil
    }
    return (0..<table.rowCount).compactMap { row in
      guard let axis = axes[row] else { return nil }
      let (phrase, value) = (columns[0][row].text, columns[2][row].text)
      switch axis {
      case "widget": return (phrase, .widget)
      case "range": return (phrase, .bound(value))
      case "variant":
        return catalog.variants.first { catalog.id(of: $0) == value }.map { (phrase, .variant($0)) }
      case "zoom": return DisplayZoom(rawValue: value).map { (phrase, .zoom($0)) }
      case "kind":
        guard phrase.contains(" "), let kind = WidgetKind(rawValue: value), kind != .widgetKit
        else {
          return nil
        }
        return (phrase, .kind(kind))
      default:
        return family(value).map { (phrase, .family($0, isNickname: axis == "nickname")) }
      }
    }
  }
}
