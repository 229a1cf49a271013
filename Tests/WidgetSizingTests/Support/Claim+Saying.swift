@testable import WidgetSizing

extension Claim {
  /// A claim about the compact height, of which a test says only what matters to it; everything else
  /// it leaves open.
  static func saying(
    use: ClaimUse = .answer, os: ClosedRange<OSVersion>? = nil,
    orientation: Said<Orientation> = .usual, column: Said<WidgetColumn> = .usual,
    entryPoint: Said<EntryPoint> = .usual, textSize: Said<TextSize> = .usual,
    mode: Said<Mode> = .only(.compact)
  ) -> Claim {
    Claim(
      source: Key(index: 0), use: use, quantity: .height, value: Points(110), formula: nil,
      platform: .iOS, os: os ?? usualOS...usualOS, osBasis: os == nil ? .assumed : .stated,
      subject: .anything, zoom: .standard, method: nil,
      setting: .today(
        TodayClaimSetting(
          stating: orientation, column: column, entryPoint: entryPoint, textSize: textSize,
          mode: mode)))
  }
}
