internal import WidgetSizing

/// What the page that compares devices reads beside the search index: the platforms whose sizes do not
/// depend on the screen, and the sizes with Display Zoom.
struct ComparedSizes {
  let context: SiteContext

  private var catalog: Catalog { context.catalog }
  private var index: SearchIndex { SearchIndex(context: context) }

  /// The data of the page.
  var parts: [Value.Part] {
    [
      .init("platforms", .values(platforms.map(data))), .init("zooms", .object(zooms)),
      .init("sizes", .text(sizes)),
    ]
  }

  /// The screens without a class. They are numbered after those of the index.
  private var platforms: [Screen] {
    context.widgetScreens(of: .widgetKit).filter { $0.screenClass == nil }
  }

  private func data(of screen: Screen) -> Value {
    .object([
      .init("platform", .text(screen.platform.rawValue)),
      .init("name", .text(screen.platform.deviceName)),
      .init("address", .text(context.addresses[.platform(screen.platform)].path + ".html")),
    ])
  }

  /// The choices of Display Zoom on each platform, by identifier.
  private var zooms: [Value.Part] {
    Platform.allCases.map { platform in
      let choices = DisplayZoom.choices(on: platform).map { zoom in
        Value.Part(zoom.rawValue, .text(zoom.settingName))
      }
      return .init(platform.rawValue, .object(choices))
    }
  }

  /// Lines as in the index, with the Display Zoom as their last field.
  private var sizes: String {
    let classes = index.screenClasses
    let numbered =
      classes.map(catalog.widgetScreen) + platforms
    return index.lines(
      numbered.enumerated().flatMap { number, screen in
        DisplayZoom.choices(on: screen.platform)
          .filter { $0 != .standard || screen.screenClass == nil }
          .flatMap { zoom in
            index.sizes(on: screen, number: number, zoom: zoom).map { $0 + [zoom.rawValue] }
          }
      })
  }
}
