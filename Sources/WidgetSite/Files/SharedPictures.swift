internal import Documents
internal import Pictures
internal import WidgetDrawings
internal import WidgetSizing

/// The pictures that messengers and search engines show beside a link to a page: `shared/…`, the widgets of
/// a screen from the same corner, to scale.
///
/// They are PNG files, because few of these programs draw SVG, and have no text, so that models with the same
/// screen share one. A page names its picture by a whole address, so there are none without the site's.
struct SharedPictures {
  let context: SiteContext

  /// The size of every picture in pixels, which these programs show whole.
  static let width = 1200, height = 630
  /// What is left free on each side, in pixels.
  private static let margin = 75
  /// How wide the outline of a widget is, in pixels.
  private static let line = 8

  private static let ground = PalettePicture.Color(red: 0xf7, green: 0xf7, blue: 0xf5)
  private static let outline = PalettePicture.Color(red: 0xc4, green: 0x30, blue: 0x1c)
  private static let fill = PalettePicture.Color(red: 0xff, green: 0xff, blue: 0xff)

  /// The picture of a screen; nil if no size of its widgets is known.
  func path(of screen: Screen) -> SitePath? {
    widgets(of: screen).isEmpty
      ? nil : "shared/" + SitePath(context.addresses.name(of: screen)) + ".png"
  }

  /// All files.
  var files: [SiteFiles] {
    context.widgetScreens.compactMap { screen in
      path(of: screen).map { path in
        SiteFiles([path]) { picture(of: widgets(of: screen)).map { [$0.png()] } ?? [] }
      }
    }
  }

  /// The widgets of the version with most known families, of several the newest: those of the Home Screen,
  /// else all in their usual sizes. The smallest is first.
  private func widgets(of screen: Screen) -> [DrawnWidget] {
    context.widgetGroups(on: screen).filter { $0.kind == .widgetKit && $0.zoom == .standard }
      .map(widgets).reduce([]) { most, widgets in widgets.count > most.count ? widgets : most }
  }

  private func widgets(in group: WidgetGroup) -> [DrawnWidget] {
    if let home = HomeScreenFamilies.all(group.answers, in: context.catalog).first {
      return home.widgets
    }
    var families: Set<WidgetFamily> = []
    return group.answers.compactMap { DrawnWidget($0, in: context.catalog) }
      .filter { families.insert($0.family).inserted }
      .sorted { ($0.width, $0.height) < ($1.width, $1.height) }
  }

  private func picture(of widgets: [DrawnWidget]) -> PalettePicture? {
    let widest = widgets.map(\.width.threeHundredths).max() ?? 0
    let highest = widgets.map(\.height.threeHundredths).max() ?? 0
    let room = (width: Self.width - 2 * Self.margin, height: Self.height - 2 * Self.margin)
    guard widest > 0, highest > 0 else { return nil }
    var picture = PalettePicture(
      width: Self.width, height: Self.height, palette: [Self.ground, Self.outline, Self.fill])
    let isWide = widest * room.height > highest * room.width
    /// A length in pixels.
    func pixels(_ length: Points) -> Int {
      let (side, most) = isWide ? (room.width, widest) : (room.height, highest)
      return (length.threeHundredths * side + most / 2) / most
    }
    let left = (Self.width - pixels(Points(threeHundredths: widest))) / 2
    let top = (Self.height - pixels(Points(threeHundredths: highest))) / 2
    for widget in widgets.reversed() {
      let columns = left..<left + pixels(widget.width), rows = top..<top + pixels(widget.height)
      let radius = pixels(widget.drawnRadius)
      picture.fill(columns: columns, rows: rows, radius: radius, with: 1)
      picture.fill(
        columns: columns.dropFirst(Self.line).dropLast(Self.line),
        rows: rows.dropFirst(Self.line).dropLast(Self.line), radius: max(0, radius - Self.line),
        with: 2)
    }
    return picture
  }
}
