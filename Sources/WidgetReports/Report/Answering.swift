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
