internal import WidgetSizing

/// A result that an engine answers.
protocol Answering {
  var engine: Engine { get }
}

extension Answering {
  var catalog: Catalog { engine.catalog }
}

/// A result of queries that are all about one kind of widget.
protocol AnsweringQueries: Answering {
  var queries: [Query] { get }
}

extension AnsweringQueries {
  /// The kind of all widgets.
  var kind: WidgetKind { queries.kind }
}
