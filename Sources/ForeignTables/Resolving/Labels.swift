package import WidgetSizing

/// A device or a screen that a label stands for, and the setting of Display Zoom with which a screen is reported.
package struct Target: Hashable, Sendable {
  package let place: Place
  /// Nil for any setting.
  package var zoom: DisplayZoom?
}

/// What a file names as the device of sizes.
package struct DeviceLabel: Hashable, Sendable {
  /// What it may mean; none if it is a device that is not known.
  package var targets: [Target] = []
  /// Whether it is the name of a model, which says more than the size of a screen.
  var isName = false
  /// Whether it is a screen in pixels.
  var isInPixels = false
}

/// What a file names as the family of sizes.
package struct FamilyLabel: Hashable, Sendable {
  /// Nil for any family, as in the `default` of a list of families.
  package var family: WidgetFamily?
  /// Whether only widgets have the name: `systemMedium`.
  var isFull = false
  /// Whether the name means other things as well, such as `rect`.
  var isVague = false
}

/// The versions that a file names.
package struct VersionLabel: Hashable, Sendable {
  package let platform: Platform?
  package let numbers: [Int]
}

/// What the words around a size mean.
package struct Labels: Hashable, Sendable {
  /// An index of ``Resolver/devices``; nil for none.
  var device: Int?
  package var family: FamilyLabel?
  /// Whether the family is the key of the size or the head of its column.
  var isKey = false
  /// Whether the word in front of the size says that it is an image, a margin or the like.
  var isOther = false
  /// Whether it is the `default` beside cases of devices.
  var isDefault = false
  package var versions: VersionLabel?
  package var platform: Platform?
  package var kind: WidgetKind?
}
