package import WidgetSizing

/// What becomes of a size in a file.
package enum Verdict: Sendable {
  /// It is what is known.
  case right
  /// The same in pixels, and no unit stands beside it.
  case rightInPixels
  /// It is right with a setting that the file does not name, such as Display Zoom, of this widget.
  case rightWith(CellEvidence)
  /// A file names no device, and it is right on some of those that are asked about.
  case rightOn(Share)
  /// It is of an older version, and of the newest another is known.
  case outdated(Mismatch)
  /// It is of no version that the file means.
  case wrong(Mismatch)
  /// It may be a size that nobody published.
  case unpublished(Mismatch)
  /// It was not compared.
  case notJudged(NotJudgedReason)
}

extension Verdict {
  /// What verdicts are counted and listed by.
  package enum Kind: String, CaseIterable, Sendable {
    case wrong
    case outdated
    case unpublished
    case notJudged = "not-judged"
    /// With a setting or on some devices, too.
    case right
  }

  /// What the verdict is counted and listed by.
  package var kind: Kind {
    switch self {
    case .right, .rightInPixels, .rightWith, .rightOn: .right
    case .outdated: .outdated
    case .wrong: .wrong
    case .unpublished: .unpublished
    case .notJudged: .notJudged
    }
  }

  /// What is not right about the size; nil of one that is right or was not judged.
  package var mismatch: Mismatch? {
    switch self {
    case .wrong(let mismatch), .outdated(let mismatch), .unpublished(let mismatch): mismatch
    case .right, .rightInPixels, .rightOn, .rightWith, .notJudged: nil
    }
  }

  /// The verdict on a size beside a list of devices of which one is not known: it is not all right.
  func with(unknownDevice reason: NotJudgedReason) -> Verdict {
    func noted(_ mismatch: Mismatch) -> Mismatch {
      var mismatch = mismatch
      mismatch.unknownDevice = reason
      return mismatch
    }
    switch self {
    case .right, .rightInPixels, .rightWith, .rightOn, .notJudged: return .notJudged(reason)
    case .outdated(let mismatch): return .outdated(noted(mismatch))
    case .wrong(let mismatch): return .wrong(noted(mismatch))
    case .unpublished(let mismatch): return .unpublished(noted(mismatch))
    }
  }
}

/// Why a size was not compared.
package enum NotJudgedReason: Hashable, Sendable {
  case noLabel
  case noDevice
  case noFamily
  /// The device is not known; with its name, and what was likely meant, as the end of a sentence.
  case unknownDevice(String?, hint: String)
  case noSuchVersion(VersionLabel)
  case versionNotAsked(VersionLabel)
  case noSuchFamily(WidgetFamily)
  /// It is beside a device that the question leaves out.
  case deviceNotAsked
  case nobodyPublished(WidgetFamily?)
  /// Sources disagree, and one of them states it; with what the most reliable one states.
  case disputed(width: Points?, height: Points?)
  /// A Today extension chooses its height in the mode `expanded`, up to one that is known.
  case chosenHeight
  case todayWithoutDevice
  /// Without a device, it is like no size of the family, and perhaps that of an icon.
  case unlike(WidgetFamily?)

  /// Whether the file says of which device or which family the size is, and the question is about it.
  package var isLabelled: Bool {
    switch self {
    case .unlike, .noLabel, .deviceNotAsked: false
    default: true
    }
  }
}

/// On how many screens a size without a device is right.
package struct Share: Sendable {
  /// The family that the file names; nil if it names none.
  package let family: WidgetFamily?
  package let right: Int
  package let total: Int
  /// What is right on others, at most three.
  package let others: [CellEvidence]
}

/// A size that is not what is known of its widget.
package struct Mismatch: Sendable {
  package let isInPixels: Bool
  /// The family that the file names; nil if it names none.
  package let family: WidgetFamily?
  /// What would be right, at most three.
  package let expected: [CellEvidence]
  /// What was right on the newest older version with another size, if one screen is meant.
  package let older: CellEvidence?
  /// Where the size is right: the widget of which it is, at most one.
  package let match: CellEvidence?
  /// On which of several named devices it is right, at most three.
  package var right: [CellEvidence] = []
  /// Another device of the list that is not known; nil if there is none.
  package var unknownDevice: NotJudgedReason?
}
