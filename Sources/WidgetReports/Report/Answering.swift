internal import WidgetSizing

/// A result that an engine answers.
protocol Answering {
  var engine: Engine { get }
}

extension Answering {
  var catalog: Catalog { engine.catalog }
}

/// A result about widgets that are all of one kind.
protocol AnsweringAsked: Answering {
  /// What was asked for.
  var asked: Asked { get }
}

extension AnsweringAsked {
  /// The kind of all widgets.
  var kind: WidgetKind { asked.kind }
}
