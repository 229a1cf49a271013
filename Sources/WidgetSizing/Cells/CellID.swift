internal import Wording

extension Catalog {
  /// The stable identifier of a cell, the same in every output:
  /// `today.ios10.414x736@3.landscape.l.today-view.expanded`,
  /// `widgetkit.ios18.393x852@3.systemSmall.icons-small`.
  ///
  /// A Today extension in one of two columns adds `.left` or `.right`. Display Zoom adds `.zoomed`
  /// to a Today extension, and its identifier, such as `.larger`, to other widgets. macOS and visionOS have no
  /// screen class.
  public func id(of cell: Cell) -> String {
    Axis.all.compactMap { axis in cell[axis].flatMap { idPart(at: $0, on: axis, of: cell.kind) } }
      .joined(by: ".")
  }

  /// The identifier of the value of a cell on an axis; nil if it has none.
  package func id(of cell: Cell, on axis: Axis) -> String? {
    cell[axis].flatMap { axis.values.id(at: $0, in: self) }
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
  package func ids(of kind: WidgetKind, on axis: Axis) -> [String] {
    axis.values.ids(of: kind, in: self)
  }

  /// The places of the values on an axis, in the order of lists.
  package func places(of kind: WidgetKind, on axis: Axis) -> [Int] {
    axis.values.places(of: kind, in: self)
  }

  /// What identifiers have of the value at a place of an axis; nil if they leave it out, or if there is none.
  package func idPart(at place: Int, on axis: Axis, of kind: WidgetKind) -> String? {
    axis.values.idPart(at: place, of: kind, in: self)
  }

  /// The value at a place of an axis in words; nil if there is none.
  package func words(at place: Int, on axis: Axis, of kind: WidgetKind) -> String? {
    axis.values.words(at: place, of: kind, in: self)
  }
}

// Of an axis whose type of values the caller does not know.
extension AxisValue {
  fileprivate static func ids(of kind: WidgetKind, in catalog: Catalog) -> [String] {
    all(of: kind, in: catalog).map { $0.id(in: catalog) }
  }

  fileprivate static func places(of kind: WidgetKind, in catalog: Catalog) -> [Int] {
    all(of: kind, in: catalog).map(\.place)
  }

  fileprivate static func id(at place: Int, in catalog: Catalog) -> String? {
    Self(place: place)?.id(in: catalog)
  }

  fileprivate static func words(
    at place: Int, of kind: WidgetKind, in catalog: Catalog
  ) -> String? {
    Self(place: place)?.words(of: kind, in: catalog)
  }

  fileprivate static func idPart(
    at place: Int, of kind: WidgetKind, in catalog: Catalog
  ) -> String? {
    Self(place: place)?.idPart(of: kind, in: catalog)
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
