import Testing
import WeatherWidget
import WidgetSizingData

/// The layout in every size that the widget can have on the devices that the app supports.
@Suite struct ForecastLayoutTests {
  /// The sizes of iPhones with iOS 17 and later.
  static let sizes = WidgetSize.all(.systemMedium, on: .iOS, from: 17)

  @Test(arguments: sizes.filter(\.isKnown))
  func forecastHasAtLeastSixHours(size: WidgetSize) throws {
    let available = try size.dimensions
    let layout = try #require(ForecastLayout(width: available.width, height: available.height))
    #expect(layout.hours >= 6)
    let hours = Double(layout.hours) * ForecastLayout.hour.width
    let spacing = Double(layout.hours - 1) * layout.spacing
    #expect(hours + spacing <= available.width - 2 * ForecastLayout.margin)
  }

  /// The fewest sizes that differ, which `widgetsize cover` wrote.
  @Test(arguments: WidgetCase.all)
  func forecastHasAtLeastSixHours(in widget: WidgetCase) throws {
    let layout = try #require(
      ForecastLayout(width: widget.size.width, height: widget.size.height))
    #expect(layout.hours >= 6)
  }

  /// A device whose size nobody has published yet must not go unnoticed.
  @Test func onlyTheseSizesAreUnknown() {
    let unknown = Self.sizes.filter { !$0.isKnown }.map(\.id)
    #expect(
      unknown == [
        "widgetkit.ios27.466x678@3.systemMedium.icons-small",
        "widgetkit.ios27.669x951@3.systemMedium.icons-small",
      ])
  }

  /// Fails when an update of widgetsize changes a size, and names it.
  @Test func sizesAreThoseThatTheDesignWasReviewedWith() throws {
    let reviewed: [WidgetSize.Dimensions] = [
      .init(width: 338, height: 158), .init(width: 364, height: 170),
    ]
    let sizes = try ["iPhone 16 Pro", "iPhone 16 Pro Max"].map { device in
      try WidgetSize(.systemMedium, on: device, os: 18).dimensions
    }
    #expect(sizes == reviewed)
  }
}
