/// Where a widget is, as a person names it: a model, the models of a screen class, or a platform where the
/// screen does not matter.
package struct Place: Hashable, Sendable {
  /// The platform that the devices run: iPadOS on iPads, whatever they show.
  package let platform: Platform
  /// Nil on macOS and visionOS.
  package let screenClass: Key<ScreenClass>?
  /// Nil unless exactly one model was named.
  package let device: Key<Device>?

  /// Makes a place for all devices of a platform.
  package init(_ platform: Platform) {
    self.platform = platform
    screenClass = nil
    device = nil
  }
}

extension Place {
  /// Makes a place for all models of a class, or for one of them.
  package init(_ screenClass: Key<ScreenClass>, device: Key<Device>?, in catalog: Catalog) {
    platform = catalog.screenClasses[screenClass].idiom.platform
    self.screenClass = screenClass
    self.device = device
  }
}

extension Catalog {
  /// The screen of a place, for widgets of a kind.
  package func screen(of place: Place, with kind: WidgetKind) -> Screen {
    place.screenClass.map { screen(of: $0, with: kind) }
      ?? Screen(platform: place.platform, screenClass: nil)
  }

  /// Whether a place runs a version, or may run it because no source says.
  func runs(_ place: Place, _ os: OSVersion) -> Bool {
    if let device = place.device { return devices[device].runs(os) != false }
    return runs(Screen(platform: place.platform, screenClass: place.screenClass), os)
  }

  /// The versions that the devices of a platform may have run. Those of iPads include the versions of iOS,
  /// which iPads ran up to iOS 12.
  func versionsOnDevices(of platform: Platform) -> [OSVersion] {
    let own = versions(of: platform)
    return platform == .iPadOS ? Set(own + versions(of: .iOS)).sorted() : own
  }
}
