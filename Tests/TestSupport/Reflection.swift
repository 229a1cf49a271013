public import WidgetSizingData

// Without these a mirror shows all tables. A failed test reflects each value of its expression, and that
// would take minutes.

extension Catalog: CustomReflectable {
  /// A mirror without the tables.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension Engine: CustomReflectable {
  /// A mirror without the tables and the rules.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
