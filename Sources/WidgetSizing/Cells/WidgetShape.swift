/// The size that the author of a widget chooses: the mode of a Today extension, or the family of
/// another widget.
public enum WidgetShape: Hashable, Sendable {
  case mode(Mode)
  case family(WidgetFamily)

  /// The identifier in outputs: `expanded`, `systemSmall`.
  public var id: String {
    switch self {
    case .mode(let mode): mode.rawValue
    case .family(let family): family.rawValue
    }
  }
}

extension Cell {
  /// The shape of the widget.
  public var shape: WidgetShape {
    switch setting {
    case .today(let today): .mode(today.mode)
    case .widget(let widget): .family(widget.family)
    }
  }
}

extension Catalog {
  /// Every shape of one kind of widget, in the order of lists.
  package func shapes(of kind: WidgetKind) -> [WidgetShape] {
    kind.hasFamilies ? families(of: kind).map { .family($0) } : Mode.allCases.map { .mode($0) }
  }
}
