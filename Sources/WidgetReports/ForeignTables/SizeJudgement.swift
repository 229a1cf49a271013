internal import WidgetSizing

/// What becomes of a size in a file.
enum SizeJudgement {
  /// It is what is known.
  case right
  /// It is of no version.
  case wrong(Finding)
  /// It is of an older version, and of the newest another is known.
  case outdated(Finding)
  /// It is a widget's, and the file does not say of which device or which family.
  case unlabelled(WrittenSize, missing: String, like: Cell)
  /// Nothing says that it is a widget's.
  case leftAlone

  /// A size that is not what is known.
  struct Finding {
    let size: WrittenSize
    let isInPixels: Bool
    let family: WidgetFamily
    /// What would be right, one for each screen that is meant.
    let expected: [KnownSizes.Known]
    /// Where the size is right.
    let matches: [KnownSizes.Known]

    init(
      _ size: WrittenSize, isInPixels: Bool, family: WidgetFamily,
      _ expected: [KnownSizes.Known?], matches: [KnownSizes.Known]
    ) {
      self.size = size
      self.isInPixels = isInPixels
      self.family = family
      self.expected = expected.compactMap(\.self)
      self.matches = matches
    }
  }
}
