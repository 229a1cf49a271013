/// A size that a design was made for.
struct PreviewSize {
  let family: String
  let width: Double
  let height: Double

  /// iPhone 16 Pro on iOS 18.
  static let all = [
    PreviewSize(family: "systemSmall", width: 158, height: 158),
    PreviewSize(family: "systemMedium", width: 338, height: 158),
    PreviewSize(family: "systemLarge", width: 338, height: 354),
  ]
}
