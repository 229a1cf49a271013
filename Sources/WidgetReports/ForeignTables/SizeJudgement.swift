internal import WidgetSizing

/// What becomes of a size in a file.
enum SizeJudgement {
  /// It is what is known.
  case right
  /// Nothing says that it is a widget's.
  case leftAlone
  /// Something is to be mended.
  case fault(SizeFault)
}

/// What is to be mended about a size.
enum SizeFault {
  /// It is of no version that the file means.
  case wrong(SizeMismatch)
  /// It is of an older version, and of the newest another is known.
  case outdated(SizeMismatch)
  /// It is a widget's, such as `example`'s, and the file does not say of which device or which family.
  case unlabelled(missing: String, example: Cell)

  var mismatch: SizeMismatch? {
    switch self {
    case .wrong(let mismatch), .outdated(let mismatch): mismatch
    case .unlabelled: nil
    }
  }
}

/// A size that is not what is known of its widget.
struct SizeMismatch {
  let isInPixels: Bool
  let family: WidgetFamily
  /// What would be right, one for each place that is meant.
  let expected: [KnownSizes.Known]
  /// Where the size is right.
  let matches: [KnownSizes.Known]
}
