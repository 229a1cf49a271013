extension RuleName {
  /// The rule as one sentence of arithmetic.
  public var statement: String {
    switch self {
    case .lineHeight:
      "compact = 2.5 × (base × line height(text size) ÷ line height(l), to the pixel)"
    case .wholeRows:
      "expanded maximum = ⌊(H − k) ÷ row⌋ × row, where row = compact ÷ 2.5"
    case .rowHeight:
      "an expanded maximum is a whole number of rows, where row = compact ÷ 2.5"
    case .sameWidth:
      "the width at another text size and in another mode is the same"
    case .width:
      "width = screen width − margin, where the margin is one on every screen"
    case .quickActionWidth:
      "width of a quick action = screen width in portrait, in both orientations"
    case .ios8Height:
      "maximum on iOS 8 = screen height − what Notification Center keeps"
    case .ios8Width:
      "width on iOS 8 = list width − guide line"
    case .mediumWidth:
      "width of a Today extension on iOS 14 = width of systemMedium, on iPhones"
    case .zoomedWidget:
      "with Display Zoom an iPhone shows the widgets of the screen that it reports"
    case .mediumHeight:
      "height of systemMedium = height of systemSmall"
    case .extraLargeWidth:
      "shown width of systemExtraLarge on an iPad = 4 × small + 3 gaps, where a gap = medium − 2 × small"
    case .zoomedScreen:
      "with Display Zoom a device answers as the class of the screen that it reports"
    }
  }
}
