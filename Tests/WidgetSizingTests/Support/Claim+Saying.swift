import WidgetSizingData

@testable import WidgetSizing

extension Claim {
  /// A claim about the compact height, with the axes that a test states; the others are open.
  static func saying(
    os: ClosedRange<OSVersion>? = nil,
    orientation: Said<Orientation>? = nil, column: Said<WidgetColumn>? = nil,
    entryPoint: Said<EntryPoint>? = nil, textSize: Said<TextSize>? = nil,
    mode: Said<Mode> = .only(.compact)
  ) -> Claim {
    let versions = os ?? OSVersion(10)...OSVersion(10)
    return Claim(
      source: Key(index: 0), use: .answer, quantity: .height, value: Points(110), formula: nil,
      platform: .iOS, os: versions, osBasis: os == nil ? .assumed : .stated,
      subject: .anything, zoom: .standard, method: nil,
      setting: .today(
        TodayClaimSetting(
          orientation: orientation, column: column, entryPoint: entryPoint, textSize: textSize,
          mode: mode, on: versions, Catalog.bundled.tables.kindAxes[WidgetSystem.today.place])))
  }
}
