/// How large a widget is among those of its system, as far as its author chooses: the mode of a Today
/// extension, or the family of another widget.
public enum WidgetShape: Hashable, Sendable {
  case mode(Mode)
  case family(WidgetFamily)

  /// How data formats write it: `expanded`, `systemSmall`.
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
  /// Every shape of a system, in the order in which they are told.
  package func shapes(of system: WidgetSystem) -> [WidgetShape] {
    system.hasFamilies ? families(of: system).map { .family($0) } : Mode.allCases.map { .mode($0) }
  }
}
