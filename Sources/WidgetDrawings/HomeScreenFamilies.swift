internal import Documents
internal import WidgetSizing
internal import Wording

/// The widgets that one setting of a Home Screen has: among icons with names or large ones on an iPhone,
/// as laid out or as shown on an iPad.
///
/// The gaps of the grid follow from the sizes alone, so only the place of the first corner needs a source.
struct HomeScreenFamilies: Sendable {
  /// The usual cell of the smallest family.
  let cell: Cell
  /// The setting: a variant of the small family; nil if there is one only.
  let variant: WidgetVariant?
  /// The widgets of a known size, the smallest first; at least one.
  let widgets: [DrawnWidget]
  /// The gaps between two columns and two rows, in points; nil if a size that one follows from is not known.
  let gaps: (across: Points?, down: Points?)
  /// Those that are told: none where screenshots show other sizes, or a source of places means others.
  let toldGaps: (across: Points?, down: Points?)
  /// The radius of the corners; nil if no source has one of the platform.
  let cornerNote: String?
  /// The top left corner of all widgets, in points from that of the screen; nil if no source has it for these sizes.
  let corner: (left: Points, top: Points)?
  /// The source of the corner.
  let grid: HomeScreenGrid?
  /// What is said where the widgets are not drawn at their corner.
  let placeNote: String
  /// Which sizes no source states but as pixels of screenshots; nil if there is none.
  var screenshotNote: String? {
    let counted = widgets.filter(\.isDrawn)
    guard !counted.isEmpty else {
      return widgets.contains { $0.counted != nil } ? "Dashes: as counted on screenshots." : nil
    }
    return counted.count == widgets.count
      ? "Sizes as counted on screenshots."
      : "As counted on screenshots: \(counted.map(\.name).joined(by: "; "))."
  }

  /// The settings of a block of cells, in the order of the variants, those of which no size is known
  /// left out. The corner is by the best source.
  static func all(
    _ answers: [CellEvidence], _ radii: CornerRadii? = nil, in engine: Engine
  ) -> [HomeScreenFamilies] {
    let catalog = engine.catalog
    let radii = radii ?? CornerRadii(catalog)
    guard let cell = answers.first?.cell, cell.platform != .watchOS else { return [] }
    return catalog.variants(of: .systemSmall, on: cell.platform, cell.os)
      .filter { $0 != .lockScreen && $0 != .standBy }.compactMap { variant in
        HomeScreenFamilies(answers, variant, radii, in: engine)
      }
  }

  private init?(
    _ answers: [CellEvidence], _ variant: WidgetVariant?, _ radii: CornerRadii, in engine: Engine
  ) {
    let catalog = engine.catalog
    let answers = answers.filter { answer in
      answer.cell.kind == .widgetKit && answer.cell[WidgetVariant.self] == variant
        && answer.cell[WidgetFamily.self].map { catalog.isAccessory($0) } == false
    }
    guard let cell = answers.first?.cell else { return nil }
    let widgets = answers.compactMap { DrawnWidget($0, radii, in: catalog) }
    guard !widgets.isEmpty else { return nil }
    self.widgets = widgets.enumerated().sorted { ($0.1.area, $0.0) < ($1.1.area, $1.0) }.map(\.1)
    self.cell = cell
    self.variant = variant
    let radius = radii.radius(of: cell)
    cornerNote =
      radius.map { "Corner radius \($0.value)\($0.isOfScreen ? "" : ", a guess")." }
    let device = answers[0].device
    let own = engine.asked(about: device)
    gaps = own.gaps(around: cell)
    let places = own.places(around: cell)
    grid = places?.grid
    let small = widgets.first { $0.family == .systemSmall }
    // Places are measured on screenshots.
    let isCounted = widgets.contains { $0.counted != nil }
    let hasOtherSizes =
      isCounted && places != nil
      || !Self.agree(places?.columns, small?.width, gaps.across)
      || !Self.agree(places?.rows, small?.height, gaps.down)
    toldGaps = isCounted || hasOtherSizes ? (nil, nil) : gaps
    let differsByModel =
      device == nil && places != nil && catalog.placesDiffer(on: cell.screenClass)
    placeNote =
      differsByModel
      ? "Place differs by model"
      : hasOtherSizes ? "Place measured with other sizes" : "Place on the screen not measured"
    corner =
      differsByModel || hasOtherSizes
      ? nil : places.map { ($0.columns[0].value, $0.rows[0].value) }
  }

  /// Whether a column or a row begins where the sizes have it, to a point: a source of places may mean
  /// other sizes than those that are drawn. What is not known disagrees with nothing.
  private static func agree(
    _ origins: [HomeScreenPlaces.Origin]?, _ side: Points?, _ gap: Points?
  ) -> Bool {
    guard let origins, origins.count > 1, let side, let gap else { return true }
    let difference = origins[1].value - origins[0].value - side - gap
    return Points(-1) <= difference && difference <= Points(1)
  }

  /// What the widgets add to each other.
  var nest: FamilyNest {
    FamilyNest(
      widgets.map { ($0.width, $0.height) }, columnGap: gaps.across ?? .zero,
      rowGap: gaps.down ?? .zero)
  }

  /// The widgets in words: `Small 164.33 × 164.33, Medium 349.67 × 164.33 points`.
  var phrase: String { widgets.map(\.phrase).joined(by: "; ") }

  /// What the setting is called in words; nil if there is one only.
  func name(in catalog: Catalog) -> String? { variant.map(catalog.settingPhrase) }
}

extension DrawnWidget {
  /// What widgets are sorted by.
  fileprivate var area: Int { width.threeHundredths * height.threeHundredths }
}
