@testable import WidgetSizing

extension TodayClaim {
  /// A claim about the compact height, of which a test says only what matters to it; everything else
  /// it leaves open.
  static func saying(
    use: ClaimUse = .answer, os: ClosedRange<OSVersion>? = nil,
    orientation: Said<Orientation> = .nothing, column: Said<WidgetColumn> = .nothing,
    entryPoint: Said<EntryPoint> = .nothing, textSize: Said<TextSize> = .nothing,
    mode: Said<Mode> = .only(.compact)
  ) -> TodayClaim {
    TodayClaim(
      source: Key(index: 0), use: use, quantity: .height, value: Points(110), formula: nil, os: os,
      subject: .anything, orientation: orientation, column: column, entryPoint: entryPoint,
      textSize: textSize, mode: mode)
  }
}
