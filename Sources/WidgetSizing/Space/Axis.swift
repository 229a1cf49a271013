internal import Wording

/// A direction in which the sizes of widgets differ: one line of a list.
///
/// Whatever goes through the axes goes through ``all``. The platform is no axis of its own, because a
/// version is one of a platform.
public struct Axis: Sendable {
  /// The position in ``all``. An axis has nothing else, so that copying it retains nothing.
  package let number: Int

  /// The key in JSON.
  public var key: String { Self.facts[number].key }
  /// The name of its column in tables: `text_size`.
  package var columnName: String { Self.facts[number].columnName }
  /// The name in a sentence: `text size`.
  public var words: String { Self.facts[number].words }
  /// The kinds of widget that have it.
  public var kinds: [WidgetKind] { Self.facts[number].kinds }
  /// The type of its values.
  package var values: any AxisValue.Type { Self.facts[number].values }

  /// What there is to know of an axis.
  private struct Facts: Sendable {
    let values: any AxisValue.Type
    let key: String
    let columnName: String
    let words: String
    let kinds: [WidgetKind]

    init(
      _ values: any AxisValue.Type, _ key: String, _ words: String,
      of kinds: [WidgetKind] = WidgetKind.allCases
    ) {
      self.values = values
      self.key = key
      columnName = key.camelCaseWords.joined(by: "_")
      self.words = words
      self.kinds = kinds
    }
  }

  /// Of every axis, in the order of identifiers and columns. A value knows the position of its axis.
  private static let facts = [
    Facts(WidgetKind.self, "kind", "kind"),
    Facts(Release.self, "os", "OS"),
    Facts(Key<ScreenClass>.self, "screenClass", "screen class"),
    Facts(Orientation.self, "orientation", "orientation", of: [.today]),
    Facts(TextSize.self, "textSize", "text size", of: [.today]),
    Facts(EntryPoint.self, "entryPoint", "entry point", of: [.today]),
    Facts(Mode.self, "mode", "mode", of: [.today]),
    Facts(WidgetColumn.self, "column", "column", of: [.today]),
    Facts(WidgetFamily.self, "family", "family", of: WidgetKind.withFamilies),
    Facts(WidgetVariant.self, "variant", "variant", of: WidgetKind.withFamilies),
    Facts(DisplayZoom.self, "zoom", "Display Zoom"),
  ]

  /// Every axis, in the order of identifiers and columns.
  public static let all = facts.indices.map { Axis(number: $0) }

  /// Whether a question that asks for no value lists all of them.
  package var isListed: Bool { values.isListed }

  /// The axes beside kind, version and screen, in the order of identifiers.
  package static let settings = Array(all[3...])

  /// The axes that tell the cells of a kind apart, in the order of lists, which have the text sizes beside each
  /// other.
  package static let inLists: [Axis] = {
    let first: [Axis] = [.os, .screenClass, .zoom, .orientation, .column]
    return first + all.dropFirst().filter { !first.contains($0) && $0 != .textSize } + [.textSize]
  }()
}

extension Axis {
  /// Every axis, in the order in which outputs name those along which an answer goes beyond what was measured.
  fileprivate static let asNamed: [Axis] = {
    let first: [Axis] = [.os, .screenClass, .orientation, .column, .entryPoint, .textSize, .mode]
    return first + all.filter { !first.contains($0) }
  }()
}

extension WidgetKind {
  /// The axes that tell its cells apart, in the order of lists.
  package var axes: [Axis] { Self.axes[place] }

  private static let axes = allCases.map { kind in
    Axis.inLists.filter { $0.kinds.contains(kind) }
  }
}

extension Axis: PlacedValue {
  /// The axis with a number; nil if there is none.
  package init?(place: Int) {
    guard Self.all.indices.contains(place) else { return nil }
    number = place
  }

  /// The number.
  package var place: Int { number }
}

// Names of axes for lists of them.
extension Axis {
  package static var os: Axis { Release.axis }
  package static var screenClass: Axis { Key<ScreenClass>.axis }
  package static var orientation: Axis { Orientation.axis }
  package static var textSize: Axis { TextSize.axis }
  package static var entryPoint: Axis { EntryPoint.axis }
  package static var mode: Axis { Mode.axis }
  package static var column: Axis { WidgetColumn.axis }
  package static var family: Axis { WidgetFamily.axis }
  package static var variant: Axis { WidgetVariant.axis }
  package static var zoom: Axis { DisplayZoom.axis }
}

/// A value of one axis. The compiler knows the axis; all that a cell stores is the place.
///
/// On an axis with values that a cell may be without, such as the column of an iPad, the places begin at 1,
/// and 0 stands for none.
package protocol AxisValue: PlacedValue {
  /// The position of the axis in ``Axis/all``.
  static var axisNumber: Int { get }
  /// Whether a cell may be without a value, which has the place 0.
  static var mayBeAbsent: Bool { get }
  /// The values that a catalog has for a kind of widget, in the order of lists.
  static func all(of kind: WidgetKind, in catalog: Catalog) -> [Self]
  /// The identifier in tables and outputs.
  func id(in catalog: Catalog) -> String
  /// What the identifiers of cells of a kind have of it; nil if they leave it out.
  func idPart(of kind: WidgetKind, in catalog: Catalog) -> String?
  /// What people read of it where a cell of a kind is named.
  func words(of kind: WidgetKind, in catalog: Catalog) -> String
  /// Whether a question that asks for no value lists all of them, and not the first alone.
  static var isListed: Bool { get }
  /// All values beside those of a cell on the axes before it in lists; nil is that of a cell without a value.
  static func all(beside cell: Cell, in catalog: Catalog) -> [Self?]
  /// Those of all values that a question that asks for none lists.
  static func unnamed(beside cell: Cell, in catalog: Catalog) -> [Self?]
  /// The values of those that a question asks for that it lists beside such a cell.
  static func listed(_ asked: [Self], beside cell: Cell, in catalog: Catalog) -> [Self?]
  /// A cell with each value of a box. If the box has every value, these are the values that a question that asks
  /// for none lists, or all.
  static func cells(in box: Box, all isWhole: Bool, beside cell: Cell, in catalog: Catalog)
    -> [Cell]
  /// Whether the code names the values.
  static var isNamedByCode: Bool { get }
  /// The place of the value that the code gives an identifier; nil if it gives none.
  static func place(ofNamed id: String) -> Int?
  /// The values that a text names; nil if it names none.
  static func named(_ text: String, in catalog: Catalog) -> [Self]?
}

extension AxisValue {
  /// The axis.
  package static var axis: Axis { Axis(number: axisNumber) }

  /// False: each cell of a kind that has the axis has a value.
  package static var mayBeAbsent: Bool { false }

  /// False: tables list the values.
  package static var isNamedByCode: Bool { false }

  /// Nil: tables list the values.
  package static func place(ofNamed id: String) -> Int? { nil }

  /// The identifier.
  package func idPart(of kind: WidgetKind, in catalog: Catalog) -> String? { id(in: catalog) }

  /// The identifier.
  package func words(of kind: WidgetKind, in catalog: Catalog) -> String { id(in: catalog) }

  /// False, so that lists do not grow with a new axis.
  package static var isListed: Bool { false }

  /// Those of the kind.
  package static func all(beside cell: Cell, in catalog: Catalog) -> [Self?] {
    all(of: cell.kind, in: catalog)
  }

  /// All of them.
  package static func unnamed(beside cell: Cell, in catalog: Catalog) -> [Self?] {
    all(beside: cell, in: catalog)
  }

  /// All of them.
  package static func listed(_ asked: [Self], beside cell: Cell, in catalog: Catalog) -> [Self?] {
    asked
  }

  /// The one with an identifier, in any case.
  package static func named(_ text: String, in catalog: Catalog) -> [Self]? {
    let name = text.lowercased()
    return all(in: catalog).first { $0.id(in: catalog).lowercased() == name }.map { [$0] }
  }

  /// The values of all kinds that have the axis, in the order of lists.
  package static func all(in catalog: Catalog) -> [Self] {
    axis.kinds.flatMap { all(of: $0, in: catalog) }.withoutRepetition
  }
}

/// An axis whose values the code names. The tables list the same.
package protocol ListedValue: AxisValue, CaseIterable, RawRepresentable<String> {
  /// All values, in the order of their places: `allCases` makes an array on each access.
  static var all: [Self] { get }
}

extension ListedValue {
  /// The position among all values, from 1 on an axis on which a cell may be without one. It is found by a search: an
  /// axis with many values, or one that each widget has, states it.
  package var place: Int { (Self.all.firstIndex(of: self) ?? 0) + (Self.mayBeAbsent ? 1 : 0) }

  /// The value at a place; nil if there is none.
  package init?(place: Int) {
    let index = place - (Self.mayBeAbsent ? 1 : 0)
    guard Self.all.indices.contains(index) else { return nil }
    self = Self.all[index]
  }

  /// All values.
  package static func all(of kind: WidgetKind, in catalog: Catalog) -> [Self] {
    all
  }

  /// True.
  package static var isNamedByCode: Bool { true }

  /// The place of the value with this raw value.
  package static func place(ofNamed id: String) -> Int? { Self(rawValue: id)?.place }

  /// The raw value.
  package func id(in catalog: Catalog) -> String { rawValue }
}

extension PlaceSet<Axis> {
  /// The axes, in the order in which outputs name them.
  var named: [Axis] { isEmpty ? [] : Axis.asNamed.filter(contains) }
}
