internal import Wording

/// Which number of a cell a claim or an answer is about.
///
/// Every widget has a width and a height. A table lists the other quantities of each family; see
/// ``Catalog/quantities(of:)-(WidgetKind)``.
public enum Quantity: String, CaseIterable, Sendable {
  /// For a widget that grows with its content, the maximum.
  case width, height
  /// The smallest width of a widget that grows with its content.
  case minimumWidth
  /// The smallest height of a widget that grows with its content.
  case minimumHeight
  /// The width of the whole Dynamic Island that the widget is a part of.
  case islandWidth
  /// The radius of the corners of the widget.
  case cornerRadius
  /// The space that the system leaves on each side of the content.
  case margin
  /// The distance between two widgets beside each other.
  case gutter

  /// The quantities that every widget has.
  public static let sides = [width, height]

  /// The quantity that is the minimum of this one; nil if there is none.
  public var minimum: Quantity? {
    switch self {
    case .width: .minimumWidth
    case .height: .minimumHeight
    default: nil
    }
  }

  /// The position among all quantities, from 0.
  var place: Int {
    switch self {
    case .width: 0
    case .height: 1
    case .minimumWidth: 2
    case .minimumHeight: 3
    case .islandWidth: 4
    case .cornerRadius: 5
    case .margin: 6
    case .gutter: 7
    }
  }

  /// The unit in which claims state it, as tables name it.
  package var unit: String { "pt" }

  /// The name in words.
  public var name: String {
    switch self {
    case .width: "width"
    case .height: "height"
    case .minimumWidth: "minimum width"
    case .minimumHeight: "minimum height"
    case .islandWidth: "Dynamic Island width"
    case .cornerRadius: "corner radius"
    case .margin: "content margin"
    case .gutter: "gutter"
    }
  }

  /// The name in outputs, with underscores between its words: `minimum_height`.
  public var column: String { rawValue.camelCaseWords.joined(by: "_") }
}
