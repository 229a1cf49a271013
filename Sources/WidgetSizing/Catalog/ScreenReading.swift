/// The screen size of a device according to one source.
package struct ScreenReading: Sendable {
  /// The model.
  package let device: Key<Device>
  /// The source.
  package let source: Key<Source>
  /// The size in portrait, in points.
  package let size: ScreenSize
  /// A remark.
  package let note: String?
}

/// Models of one class for which the same sources state the same different screen sizes.
package struct ScreenConflict: Sendable {
  /// The models.
  package fileprivate(set) var devices: [Key<Device>]
  /// Their class, which has the size that the engine uses.
  package let screenClass: Key<ScreenClass>
  /// The sources that state that size.
  package let agreeing: [Key<Source>]
  /// What other sources state.
  package let others: [ScreenReading]
}

extension Catalog {
  /// The models whose class has another size than a source states, in the order of the table.
  package func screenConflicts() -> [ScreenConflict] {
    var conflicts: [ScreenConflict] = []
    for device in devices.keys {
      let readings = screenReadings.filter { $0.device == device }
      guard !readings.isEmpty, let screenClass = devices[device].screenClass else { continue }
      let size = screenClasses[screenClass].size
      let others = readings.filter { $0.size != size }
      let agreeing = readings.filter { $0.size == size }.map(\.source)
      guard !others.isEmpty else { continue }
      let place = conflicts.firstIndex { conflict in
        conflict.screenClass == screenClass && conflict.agreeing == agreeing
          && conflict.others.map(\.source) == others.map(\.source)
          && conflict.others.map(\.size) == others.map(\.size)
      }
      if let place {
        conflicts[place].devices.append(device)
      } else {
        conflicts.append(
          ScreenConflict(
            devices: [device], screenClass: screenClass, agreeing: agreeing, others: others))
      }
    }
    return conflicts
  }
}

extension ScreenClass {
  /// The size in portrait, in points.
  fileprivate var size: ScreenSize { ScreenSize(width: width, height: height) }
}
