package import Documents
package import WidgetSizing
internal import Wording

/// The figures of the site, an entry point for each kind of page.
package enum Figures {
  /// The screens of a device with its Today extensions: the Today view in both orientations on the version
  /// that is best measured, or the one way that a version without a Today view has. Nothing if no number
  /// is known.
  package static func todayScreens(of device: Key<Device>, in engine: Engine) -> [Figure] {
    let catalog = engine.catalog
    let name = catalog.devices[device].name
    return todaySizes(of: device, in: engine).map { sizes in
      let title = "\(name), \(catalog.place(of: sizes)), \(catalog.name(of: sizes.cell.os))"
      let screen = ScreenDrawing(sizes, catalog)
      let drawing = Panel.column([screen.heading(title), screen.panel], gap: 10)
        .drawing(title: title, alternative: sizes.alternative(catalog), kind: "today-screen")
      return Figure(
        drawing,
        caption: [Inline("\(name), \(catalog.place(of: sizes)). \(ScreenDrawing.placeNote)")],
        anchor: anchor("drawing", of: sizes), kind: "drawing")
    }
  }

  private static func todaySizes(of device: Key<Device>, in engine: Engine) -> [ScreenSizes] {
    guard let screenClass = engine.catalog.devices[device].screenClass else { return [] }
    let all = sizes(of: screenClass, device: device, in: engine)
    let inTodayView = all.filter { $0.setting.entryPoint == .todayView }
    return inTodayView.isEmpty ? all : inTodayView
  }

  /// The sizes of a class that are worth a drawing, those with a known number, by entry point.
  static func sizes(
    of screenClass: Key<ScreenClass>, device: Key<Device>? = nil, in engine: Engine
  ) -> [ScreenSizes] {
    var asked = Asked(screenClasses: [screenClass])
    asked.device = device
    let known = engine.blocks(asked).flatMap { block in
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
