internal import Wording

/// A name that stands for no device, or for devices of several screens.
public struct DeviceNotFound: Error, Equatable, CustomStringConvertible {
  /// The name as it was given.
  public let name: String
  /// What is wrong, and what was most likely meant, in one line.
  public let description: String

  /// Makes an error that says what is wrong.
  package init(name: String, description: String) {
    self.name = name
    self.description = description
  }
}

extension DeviceFinder {
  /// The one class that a name stands for, and the device if it names exactly one model.
  ///
  /// - Throws: ``DeviceNotFound`` if the name stands for no class, or for several.
  package func named(
    _ name: String
  ) throws(DeviceNotFound) -> (screenClass: Key<ScreenClass>, device: Key<Device>?) {
    let fault: String
    switch find(name) {
    case .found(let screenClass, let device): return (screenClass, device)
    case .ambiguous(let classes, let devices):
      let meant =
        devices.isEmpty
        ? classes.map { catalog.screenClasses[$0].id }
        : catalog.newestFirst(devices).map { catalog.devices[$0].name }
      fault = "\(quoted(name)) is ambiguous; did you mean one of: \(meant.joined(by: ", "))?"
    case .unknownScreen(_, let nearest):
      let screen = catalog.screenClasses[nearest]
      fault =
        "no device has a screen of \(quoted(name)); the nearest is \(screen.id), \(screen.name)"
    case .deviceWithoutScreen(let device):
      fault = "no source states the screen of \(quoted(catalog.devices[device].name))"
    case .unknown: fault = "unknown device \(quoted(name))\(hint(for: name))"
    }
    throw DeviceNotFound(name: name, description: fault)
  }
}
