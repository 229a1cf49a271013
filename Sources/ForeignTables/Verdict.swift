package import WidgetSizing

/// What becomes of a size in a file.
package enum Verdict: Sendable {
  /// A cell is that of the only setting with which it is right, if the file names none: Display Zoom.
  case right(only: Cell?)
  /// It is of an older version, and of the newest another is known.
  case outdated(Mismatch)
  /// It is of no version that the file means.
  case wrong(Mismatch)
  case notJudged(NotJudgedReason)

  /// What verdicts are counted and listed by.
  package enum Kind: String, CaseIterable, Sendable {
    case wrong, outdated
    case notJudged = "not-judged"
    case right
  }

  package var kind: Kind {
    switch self {
    case .right: .right
    case .outdated: .outdated
    case .wrong: .wrong
    case .notJudged: .notJudged
    }
  }

  /// What would be right; nil of a size that is right or was not judged.
  package var mismatch: Mismatch? {
    switch self {
    case .wrong(let mismatch), .outdated(let mismatch): mismatch
    case .right, .notJudged: nil
    }
  }
}

/// A size that is not what is known of its widget.
package struct Mismatch: Sendable {
  package let isInPixels: Bool
  /// The family that the file names; nil if it names none.
  package let family: WidgetFamily?
  /// What would be right, at most three, the nearest first.
  package let expected: [CellEvidence]
  /// What was right on the newest older version with another size, if one screen is meant.
  package let older: CellEvidence?
  /// The widget of which it is the size, on another version.
  package let match: CellEvidence?
  /// Whether that is only what screenshots of it show.
  package let isDrawn: Bool
}

/// Why a size was not compared.
package enum NotJudgedReason: Hashable, Sendable {
  case noLabel, screen, otherUnit, somethingElse, today
  case noFamily
  /// The device is not known; with its name, and what was likely meant, as the end of a sentence.
  case unknownDevice(String, hint: String)
  case noSuchVersion(VersionLabel)
  /// A number that stands by itself may be the version for which it would be otherwise.
  case perhapsVersion(VersionLabel)
  case noSuchFamily(WidgetFamily)
  /// It is beside a device that the question leaves out.
  case notAsked
  case nobodyPublished(WidgetFamily?)
  /// It is like no size of the family, and perhaps that of something in the widget.
  case unlike(WidgetFamily?)

  /// Whether the file says of which device and which family the size is, and the question is about it.
  package var isLabelled: Bool {
    switch self {
    case .unlike, .noLabel, .notAsked: false
    default: isListed
    }
  }

  /// Whether it is listed with its line, and not only counted.
  package var isListed: Bool { summary == nil }

  /// The few words by which it is counted; nil if it is listed.
  package var summary: String? {
    switch self {
    case .noLabel: "beside no family or word for widgets"
    case .screen: "of screens"
    case .otherUnit: "lists, names, ranges or in other units"
    case .somethingElse: "of something else"
    case .today: "of Today extensions"
    default: nil
    }
  }

  /// The words of the reasons that are not listed.
  package static let summaries = [noLabel, screen, otherUnit, somethingElse, today]
    .compactMap(\.summary)
}
