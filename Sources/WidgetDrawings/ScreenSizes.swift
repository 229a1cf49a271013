internal import WidgetSizing
internal import Wording

/// What is known of a widget on a screen that is held in one way, when it is reached in one way:
/// all the numbers of one drawing.
struct ScreenSizes {
  /// What is known at one text size.
  struct Size {
    let textSize: TextSize
    let width: Evidence
    let height: Evidence
  }

  /// What is known of one display mode, in the order of the text sizes.
  struct Display {
    let mode: Mode
    let sizes: [Size]

    /// Whether the widget does not exist.
    var isNotApplicable: Bool { sizes.allSatisfy { $0.height.state == .notApplicable } }
  }

  /// A cell of the sizes.
  let cell: Cell
  /// How its widget is shown.
  let setting: TodaySetting
  /// Its models.
  let screenClass: Key<ScreenClass>
  /// The columns that have these sizes; none on devices that have no columns.
  private(set) var columns: [WidgetColumn]
  /// The screen as it is held, in points.
  let width: Points
  /// The screen as it is held, in points.
  let height: Points
  /// The display modes that were asked for.
  let displays: [Display]
  /// The row at text size `l`, in points; nil if it is not known.
  let row: Points?

  /// Takes cells of Today extensions that differ in their mode only, at some text sizes; nil of others.
  init?(_ cells: [Cell], _ textSizes: [TextSize], in engine: Engine) {
    let catalog = engine.catalog
    guard let cell = cells.first, let setting = cell.today, let screenClass = cell.screenClass
    else { return nil }
    self.cell = cell
    self.setting = setting
    self.screenClass = screenClass
    columns = setting.column.map { [$0] } ?? []
    // With Display Zoom the screen is that of another class, and so are the sizes.
    let zoomed = catalog.zoomedClass(of: screenClass, with: cell.zoom)
    let screen = catalog.screenClasses[zoomed ?? screenClass]
    width = screen.width(in: setting.orientation)
    height = screen.height(in: setting.orientation)
    displays = cells.compactMap { cell in
      guard let mode = cell[Mode.self] else { return nil }
      return Display(
        mode: mode,
        sizes: zip(
          textSizes,
          zip(
            engine.evidence(.width, along: cell, at: textSizes),
            engine.evidence(.height, along: cell, at: textSizes))
        ).map { Size(textSize: $0, width: $1.0, height: $1.1) })
    }
    row = engine.evidence(.height, of: cell.in(.compact).at(.l)).value.flatMap(RowHeight.row)
  }

  /// Whether a number is known.
  var isKnown: Bool {
    displays.contains { $0.sizes.contains { $0.width.state.isKnown || $0.height.state.isKnown } }
  }

  /// Whether there is nothing to be known: no such widget exists.
  var isNotApplicable: Bool { displays.allSatisfy(\.isNotApplicable) }

  /// What a drawing shows of the sizes, whatever their column.
  private var look: [String] {
    [setting.orientation.rawValue, setting.entryPoint.rawValue]
      + displays.flatMap { display in
        [display.mode.rawValue] + display.sizes.flatMap { [$0.width.short, $0.height.short] }
      }
  }
}

extension ScreenSizes {
  /// The sizes of a block, one for each way to hold the device and to reach the widget, and for
  /// each column, unless columns have the same.
  static func all(of block: CellBlock, in engine: Engine) -> [ScreenSizes] {
    block.lines.grouped { $0.in(.compact) }
      .compactMap { ScreenSizes($0.elements, block.textSizes, in: engine) }
      .grouped { $0.columns.isEmpty ? ["\($0.cell)"] : $0.look }.map { group in
        var sizes = group.elements[0]
        sizes.columns = group.elements.flatMap(\.columns)
        return sizes
      }
  }
}

extension Catalog {
  /// How a device is held and the widget is reached: `landscape, left and right column, Today view`.
  func place(of sizes: ScreenSizes) -> String {
    let columns = sizes.columns.filter { $0 != .single }.map(\.rawValue)
    return
      ([sizes.setting.orientation.rawValue]
      + (columns.isEmpty ? [] : [columns.joined(by: " and ") + " column"])
      + [name(of: sizes.setting.entryPoint)] + (sizes.cell.isZoomed ? ["Display Zoom on"] : []))
      .joined(by: ", ")
  }

  /// What a drawing of the sizes is called: `5.5-inch (414x736@3), portrait, Today view, iOS 10`.
  func title(of sizes: ScreenSizes) -> String {
    let screen = screenClasses[sizes.screenClass]
    return "\(screen.name) (\(screen.id)), \(place(of: sizes)), \(name(of: sizes.cell.os))"
  }
}
