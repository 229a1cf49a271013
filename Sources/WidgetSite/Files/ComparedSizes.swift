internal import WidgetReports
internal import WidgetSizing

/// What the page that compares devices reads beside the search index: the sizes with Display Zoom.
struct ComparedSizes {
  let context: SiteContext
  private let index: SearchIndex

  init(context: SiteContext) {
    self.context = context
    index = SearchIndex(context: context)
  }

  private var catalog: Catalog { context.catalog }

  /// The data of the page.
  var parts: [Value.Part] {
    [
      .init("zooms", .object(zooms)), .init("zoomed", .text(sizes)),
    ]
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
    index.lines(
      index.screenClasses.map(catalog.widgetScreen).enumerated().flatMap { number, screen in
        DisplayZoom.choices(on: screen.platform).filter { $0 != .standard }.flatMap { zoom in
          index.sizes(on: screen, number: number, zoom: zoom).map { $0 + [zoom.rawValue] }
        }
      })
  }
}
