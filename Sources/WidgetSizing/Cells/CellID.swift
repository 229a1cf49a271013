internal import Wording

extension Catalog {
  /// The stable identifier of a cell, the same in every output:
  /// `today.ios10.414x736@3.landscape.l.today-view.expanded`,
  /// `widgetkit.ios18.393x852@3.systemSmall.icons-small`.
  ///
  /// A Today extension in one of two columns adds `.left` or `.right`. Display Zoom adds `.zoomed`
  /// to a Today extension, and its identifier, such as `.larger`, to other widgets. macOS and visionOS have no
  /// screen class.
  public func id(of cell: Cell) -> String { idParts(of: cell).joined(by: ".") }

  /// The parts of the identifier of a cell, which dots separate. A part may itself contain dots.
  package func idParts(of cell: Cell) -> [String] {
    Axis.all.compactMap { axis in cell[axis].flatMap { idPart(at: $0, on: axis, of: cell.kind) } }
  }

  /// The identifier of the value of a cell on an axis; nil if it has none.
  package func id(of cell: Cell, on axis: Axis) -> String? {
    cell[axis].flatMap { id(at: $0, of: axis.values) }
  }

  /// The value of a cell on an axis in words; nil if it has none.
  package func words(of cell: Cell, on axis: Axis) -> String? {
    cell[axis].flatMap { words(at: $0, on: axis, of: cell.kind) }
  }

  /// The values of a cell on some axes in words, but for those that identifiers leave out.
  package func words(of cell: Cell, on axes: [Axis]) -> [String] {
    axes.compactMap { axis in
      cell[axis].flatMap { unusualWords(at: $0, on: axis, of: cell.kind) }
    }
  }

  /// The value at a place of an axis in words; nil if identifiers leave it out.
  func unusualWords(at place: Int, on axis: Axis, of kind: WidgetKind) -> String? {
    idPart(at: place, on: axis, of: kind) == nil ? nil : words(at: place, on: axis, of: kind)
  }

  /// The identifiers of the values on an axis, in the order of lists.
  package func ids(of kind: WidgetKind, on axis: Axis) -> [String] { ids(of: kind, axis.values) }

  /// The places of the values on an axis, in the order of lists.
  package func places(of kind: WidgetKind, on axis: Axis) -> [Int] {
    places(of: kind, axis.values)
  }

  /// What identifiers have of the value at a place of an axis; nil if they leave it out, or if there is none.
  package func idPart(at place: Int, on axis: Axis, of kind: WidgetKind) -> String? {
    idPart(at: place, of: axis.values, kind)
  }

  /// The value at a place of an axis in words; nil if there is none.
  package func words(at place: Int, on axis: Axis, of kind: WidgetKind) -> String? {
    words(at: place, of: axis.values, kind)
  }

  // The compiler opens the type of the values of an axis where it is passed on.

  private func ids<Value: AxisValue>(of kind: WidgetKind, _ type: Value.Type) -> [String] {
    Value.all(of: kind, in: self).map { $0.id(in: self) }
  }

  private func places<Value: AxisValue>(of kind: WidgetKind, _ type: Value.Type) -> [Int] {
    Value.all(of: kind, in: self).map(\.place)
  }

  private func id<Value: AxisValue>(at place: Int, of type: Value.Type) -> String? {
    Value(place: place)?.id(in: self)
  }

  private func words<Value: AxisValue>(
    at place: Int, of type: Value.Type, _ kind: WidgetKind
  ) -> String? {
    Value(place: place)?.words(of: kind, in: self)
  }

  private func idPart<Value: AxisValue>(
    at place: Int, of type: Value.Type, _ kind: WidgetKind
  ) -> String? {
    Value(place: place)?.idPart(of: kind, in: self)
  }
}

extension WidgetKind {
  /// The axis of the size that the author of a widget chooses: the mode of a Today extension, or the family of
  /// another widget.
  package var shapeAxis: Axis { hasFamilies ? WidgetFamily.axis : Mode.axis }
}

extension Catalog {
  /// The mode or the family of a cell: `expanded`, `systemSmall`.
  package func shape(of cell: Cell) -> String { id(of: cell, on: cell.kind.shapeAxis) ?? "" }

  /// Every shape of one kind of widget, in the order of lists.
  package func shapes(of kind: WidgetKind) -> [String] { ids(of: kind, on: kind.shapeAxis) }
}
