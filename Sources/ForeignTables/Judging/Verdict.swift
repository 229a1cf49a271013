package import WidgetSizing

/// What becomes of a size in a file.
package enum Verdict: Sendable {
  /// It is what is known.
  case right
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

/// Why a size was not compared.
package enum NotJudgedReason: Hashable, Sendable {
  case noLabel
  case noDevice(WidgetFamily?)
  case noFamily
  case unknownDevice
  case noSuchVersion(VersionLabel)
  case versionNotAsked(VersionLabel)
  case noSuchFamily(WidgetFamily)
  case nobodyPublished(WidgetFamily?)
  case disputed(WidgetFamily?)
  case otherKind(WidgetKind)

  /// Whether the file says of which device or which family the size is.
  package var isLabelled: Bool { self != .noLabel }
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
}
