package import Documents
package import WidgetSizing
internal import Wording

/// The figures of the site, an entry point for each kind of page.
package enum Figures {
  /// The sheet of a device, to be printed: the Today view in both orientations on the version that
  /// is best measured, or the one way that a version without a Today view has. Nothing if no number
  /// is known.
  package static func sheet(of device: Key<Device>, in engine: Engine) -> [Figure] {
    let catalog = engine.catalog
    let row = catalog.devices[device]
    return sheetSizes(of: device, in: engine).map { sizes in
      let sheet = SheetDrawing(sizes, of: row, catalog)
      let ratio = sheet.ratio.map { "On paper it is \($0), if printed without scaling. " } ?? ""
      return Figure(
        sheet.drawing,
        caption: [
          Inline("\(row.name), \(catalog.place(of: sizes)). \(ratio)\(ScreenDrawing.placeNote)")
        ],
        anchor: anchor("sheet", of: sizes), kind: "sheet")
    }
  }

  /// What there is to draw of a device.
  package struct Sheet: Sendable {
    /// A cell of each drawing. Models with the same ones, on a screen of the same diagonal, have the same sheet, but
    /// for the name.
    package let cells: [Cell]
    /// The id of the first drawing; nil if there is none.
    package let anchor: Slug?

    package init(of device: Key<Device>, in engine: Engine) {
      let sizes = sheetSizes(of: device, in: engine)
      cells = sizes.map(\.cell)
      anchor = sizes.first.map { Figures.anchor("sheet", of: $0) }
    }
  }

  private static func sheetSizes(of device: Key<Device>, in engine: Engine) -> [ScreenSizes] {
    guard let screenClass = engine.catalog.devices[device].screenClass else { return [] }
    let all = sizes(of: screenClass, device: device, in: engine)
    let inTodayView = all.filter { $0.setting.entryPoint == .todayView }
    return inTodayView.isEmpty ? all : inTodayView
  }

  /// The steps of *whole-rows*, a drawing for each group and row height.
  package static func staircases(_ audit: Audit, in engine: Engine) -> [Figure] {
    let groups = audit.records.first { $0.rule == .wholeRows }?.groups ?? []
    var figures: [Figure] = []
    for group in groups {
      let measurements = engine.measurements(of: group)
      for row in Set(measurements.map(\.row)).sorted() {
        let staircase = StaircaseDrawing(
          group, row: row, measurements.filter { $0.row == row }, engine.catalog)
        figures.append(
          Figure(
            staircase.drawing, caption: [Inline(staircase.title)],
            anchor: Slug(cleaning: "staircase-\(figures.count + 1)"), kind: "drawing"))
      }
    }
    return figures
  }

  /// The sizes of a class that are worth a drawing, those with a known number, by entry point.
  static func sizes(
    of screenClass: Key<ScreenClass>, device: Key<Device>? = nil, in engine: Engine
  ) -> [ScreenSizes] {
    var query = Query(screenClasses: [screenClass])
    query.device = device
    let known = engine.blocks(query).flatMap { block in
      ScreenSizes.all(of: block, in: engine).filter(\.isKnown)
    }
    // The orientations stand beside each other.
    return EntryPoint.allCases.flatMap { entryPoint in
      known.filter { $0.setting.entryPoint == entryPoint }
    }
  }

  /// The id of a figure; no two figures of one class have the same.
  static func anchor(_ prefix: String, of sizes: ScreenSizes) -> Slug {
    let columns = sizes.columns.filter { $0 != .single }.map { "-\($0.rawValue)" }.joined(by: "")
    return Slug(
      cleaning: "\(prefix)-ios\(sizes.cell.os)-\(sizes.setting.orientation.rawValue)\(columns)"
        + "-\(sizes.setting.entryPoint.rawValue)")
  }
}
