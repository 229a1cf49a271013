package import WidgetSizing

/// A device or a screen that a label stands for, and the setting of Display Zoom with which a screen is reported.
package struct Target: Hashable, Sendable {
  package let place: Place
  /// Nil for any setting.
  package var zoom: DisplayZoom?
}

/// What a file names as the device of sizes.
package struct DeviceLabel: Hashable, Sendable {
  /// What each name of a list may mean; none if it is a device that is not known. Of a size beside several
  /// names, each is judged.
  private(set) var names: [[Target]] = []
  /// The first names of devices that are not known, as they are written.
  private(set) var unknown: [String] = []
  /// Whether it is the name of a model, which says more than the size of a screen.
  var isName = false
  /// Whether it is a screen in pixels.
  var isInPixels = false

  /// What all names may mean.
  package var targets: [Target] { names.flatMap(\.self) }

  init(targets: [Target] = [], isName: Bool = false, isInPixels: Bool = false) {
    names = targets.isEmpty ? [] : [targets]
    (self.isName, self.isInPixels) = (isName, isInPixels)
  }

  /// A device that is not known.
  init(unknown name: String) {
    unknown = [name]
    isName = true
  }

  /// Adds what the only name may mean as well.
  mutating func add(_ targets: some Sequence<Target>) {
    let known = self.targets
    guard known.count < Self.mostNames else { return }
    let new = targets.filter { !known.contains($0) }
    if !new.isEmpty { names = [known + new] }
  }

  /// Adds the other names of a list.
  mutating func add(_ other: DeviceLabel) {
    for name in other.names where names.count < Self.mostNames && !names.contains(name) {
      names.append(name)
    }
    for name in other.unknown where unknown.count < Self.mostUnknown && !unknown.contains(name) {
      unknown.append(name)
    }
  }

  /// How many names of a list are told apart.
  private static let mostNames = 200
  private static let mostUnknown = 3
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
  /// Whether a size is said to be that of each of several versions.
  var areAllMeant = false
}

/// What the words around a size mean.
package struct Labels: Hashable, Sendable {
  /// An index of ``Resolver/devices``; nil for none.
  var device: Int?
  package var family: FamilyLabel?
  /// That of the words in front of the size.
  var ownFamily: FamilyLabel?
  /// Whether the family is the key of the size or the head of its column.
  var isKey = false
  /// Whether the family stands further out than the device.
  var isFamilyOuter = false
  /// Whether the word in front of the size says that it is an image, a margin or the like.
  var isOther = false
  /// Whether it is beside something that stands in a widget, such as an image.
  var isPart = false
  /// Whether widgets of another system are spoken of.
  var isForeign = false
  /// Whether it is the `default` beside cases of devices.
  var isDefault = false
  package var versions: VersionLabel?
  package var platform: Platform?
  /// Whether the versions are those of the device alone.
  var areVersionsOfDevice = false
  /// Whether a system or its version is spoken of, so that `18:` is one.
  var namesSystem = false
  package var kind: WidgetKind?
  // Of a Today extension.
  var mode: Mode?
  var orientation: Orientation?
  var variant: WidgetVariant?
  var zoom: DisplayZoom?
  /// The number of a version as a key, which is one if a system or a model is named.
  var key: VersionLabel?
}
