package import WidgetSizing

/// A result that an engine answers.
package protocol Answering {
  var engine: Engine { get }
}

extension Answering {
  var catalog: Catalog { engine.catalog }
}

extension Question where Self: Answering {
  package var dataVersion: String { engine.catalog.dataVersion }
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
