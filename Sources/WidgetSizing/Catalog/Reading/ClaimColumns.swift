internal import DataTables

/// The columns of `claims.csv`, looked up once, and the values of those with a closed list.
struct ClaimColumns {
  let id, kind, source, use, quantity, value, unit, formula: Column
  let firstOS, lastOS, osBasis, locator, note: Column
  let platform, idiom, device, method: Column
  /// The columns of the axes, in their order.
  private let axes: [Column]
  /// What an empty cell of each column means, for each kind of widget by its place.
  let rules: [[(column: Column, meaning: KindAxes.EmptyCell)]]

  let kinds = Choices<WidgetKind>()
  let uses = Choices<ClaimUse>()
  let quantities = Choices<Quantity>()
  let units = Choices<Quantity.Unit>()
  let bases = Choices<Claim.VersionBasis>([.stated, .inferred], names: ["stated", "inferred"])
  let values: AxisChoices
  /// The quantities that each family has besides width and height.
  private let otherQuantities: [WidgetFamily: [Quantity]]
  /// The longest side of the screens of each idiom, in points.
  private var longestSides: [Idiom: Points] = [:]

  init(_ table: inout TableReader, _ catalog: CatalogTables) {
    values = AxisChoices(catalog)
    otherQuantities = Dictionary(grouping: catalog.familyQuantities, by: \.family)
      .mapValues { $0.map(\.quantity) }
    for key in catalog.screenClasses.keys {
      let screen = catalog.screenClasses[key]
      let side = max(screen.width, screen.height)
      longestSides[screen.idiom] = max(longestSides[screen.idiom] ?? side, side)
    }
    id = table.column("id")
    kind = table.column("kind")
    source = table.column("source_id")
    use = table.column("use")
    quantity = table.column("quantity")
    value = table.column("value")
    unit = table.column("unit")
    formula = table.column("formula")
    firstOS = table.column("os_first")
    lastOS = table.column("os_last")
    osBasis = table.column("os_basis")
    locator = table.column("locator")
    note = table.column("note")
    platform = table.column("platform")
    idiom = table.column("idiom")
    device = table.column("device")
    method = table.column("method")
    // A table may be older than an axis whose usual value is meant where none is named.
    let others = Axis.all.dropFirst(2).map { axis in
      let name = axis.columnName
      let hasUsual = catalog.kindAxes.allSatisfy {
        [.defaultValue, .notAllowed].contains($0[name])
      }
      return hasUsual && !axis.isListed ? table.optionalColumn(name) : table.column(name)
    }
    axes = [kind, firstOS] + others
    let columns = [platform, idiom, device, method, firstOS] + others
    rules = catalog.kindAxes.map { axes in
      zip(columns, KindAxes.columns).map { ($0, axes[$1.name]) }
    }
  }

  /// The column of an axis; for the versions, that of the first version.
  subscript<Value: AxisValue>(_ type: Value.Type) -> Column { self[Value.axis] }

  /// The column of an axis; for the versions, that of the first version.
  subscript(axis: Axis) -> Column { axes[axis.number] }

  /// The quantities that a widget has, in the order of ``Quantity``.
  func quantities(of family: WidgetFamily?) -> [Quantity] {
    guard let family else { return Quantity.sides }
    let others = otherQuantities[family] ?? []
    return Quantity.allCases.filter { Quantity.sides.contains($0) || others.contains($0) }
  }

  /// The longest side of the screens of a subject that names none, in points; nil if there are no
  /// screens. Without a platform, the subject may be of any.
  func longestSide(of subject: ClaimSubject, on platform: Platform?) -> Points? {
    if case .idiom(let idiom) = subject { return longestSides[idiom] }
    guard let platform else { return longestSides.values.max() }
    return platform.idiom.flatMap { longestSides[$0] }
  }
}

/// The values of the axes of `claims.csv`.
struct AxisChoices {
  let platforms = Choices<Platform>()
  let idioms = ChoicesOrAll<Idiom>([.phone, .pad], names: ["phone", "pad"])
  /// The settings that a row may state: the default is an empty cell.
  let zooms = Choices(DisplayZoom.zoomed, names: DisplayZoom.zoomed.map(\.rawValue))
  /// The axes of each kind, by its place, on which a row may state all values, with the places of the values
  /// that the code names.
  let listed: [[(axis: Axis, places: ChoicesOrAll<Int>)]]
  let families: Choices<WidgetFamily>
  /// The kind of widget that has each family.
  let kinds: [WidgetFamily: WidgetKind]
  let variants: Choices<WidgetVariant>
  let methods = Choices<Claim.Method>()

  init(_ catalog: CatalogTables) {
    let listed = Axis.settings.compactMap { axis -> (axis: Axis, places: ChoicesOrAll<Int>)? in
      guard axis != .zoom, let type = axis.values as? any ListedValue.Type else { return nil }
      return (axis, ChoicesOrAll(placesOf: type))
    }
    self.listed = WidgetKind.allCases.map { kind in
      listed.filter { $0.axis.kinds.contains(kind) }
    }
    families = catalog.familyChoices
    kinds = Dictionary(
      catalog.families.map { ($0.family, $0.kind) }, uniquingKeysWith: { first, _ in first })
    variants = catalog.variantChoices
  }
}

extension CatalogTables {
  /// The families that a cell may name.
  var familyChoices: Choices<WidgetFamily> {
    Choices(families.map { $0.family }, names: families.map(\.id))
  }

  /// The variants that a cell may name.
  var variantChoices: Choices<WidgetVariant> {
    Choices(variants.map { $0.variant }, names: variants.map(\.id))
  }
}

extension ChoicesOrAll<Int> {
  /// Makes choices of the places of all values, which are named by their raw values.
  fileprivate init<Listed: ListedValue>(placesOf type: Listed.Type) {
    self.init(Listed.all.map(\.place), names: Listed.all.map(\.rawValue))
  }
}
