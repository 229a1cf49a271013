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

  /// That sizes of iPads are those that views are laid out in, where blocks have what they show as well and no variant
  /// was named.
  static func remarkOnCanvas(_ blocks: [CellBlock]) -> String? {
    let hasBoth = blocks.contains { block in
      block.asked.variants == nil && block.lines.contains { $0[WidgetVariant.self] == .device }
    }
    return hasBoth
      ? "iPads by the size that a view is laid out in; --variant device is what they show" : nil
  }
}
