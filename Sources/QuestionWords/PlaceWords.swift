internal import WidgetSizing
internal import Wording

/// Places and orientations, which mean something else on each kind of widget and device.
extension WordState {
  /// The idioms that are named, also by their devices.
  func idioms(of reading: WordReading) -> [Idiom] {
    reading.idioms + reading.devices.flatMap(reader.finder.idioms)
  }

  /// Whether a watch is named, or no device at all.
  func isOfWatches(_ reading: WordReading) -> Bool {
    let idioms = idioms(of: reading)
    return idioms.contains(.watch) || idioms.isEmpty
  }

  /// Whether all devices that are named are iPads.
  func isOfPads(_ reading: WordReading) -> Bool { Set(idioms(of: reading)) == [.pad] }

  /// The kind of `expanded` and `compact` on models that came after Today extensions; nil if the words do not
  /// decide it.
  var newKind: WidgetKind? {
    let isOfIsland = places.contains(.compact) || places.contains(.expanded)
    guard isOfIsland, !reading.devices.isEmpty, reading[Mode.self].isEmpty,
      reading[Orientation.self].isEmpty
    else { return nil }
    let isNew = reading.devices.allSatisfy { name in
      guard case .found(_, let device?) = reader.finder.find(name) else { return false }
      return reader.catalog.devices[device].firstOS.map { $0 >= OSVersion(16) } ?? false
    }
    return isNew ? .activity : nil
  }

  /// Drops `landscape` and `portrait` where WidgetKit widgets are meant, which have one size for both: those of a family, and
  /// of a device that runs a version with them.
  func dropOrientation(of reading: inout WordReading) {
    let isToday =
      [reading.kind, kind].contains(.today)
      || [.textSize, .mode, .entryPoint].contains(where: reading.values.says)
    let isOld =
      !reading.versions.isEmpty
      && reading.versions.allSatisfy { version in
        Int(version.drop { !$0.isNumber }.prefix { $0.isNumber }).map { $0 < 14 } ?? false
      }
    let runsWidgets = reading.devices.flatMap(reader.finder.devices).contains {
      reader.catalog.devices[$0].lastOS.map { $0 >= OSVersion(14) } ?? true
    }
    guard let first = reading[Orientation.self].first, !isToday, !isOld,
      !reading.families.isEmpty || reading.zooms != nil || runsWidgets
    else { return }
    reading[Orientation.self] = []
    reading.remarks.append(
      "\(quoted(first.rawValue)) changes nothing: the tables have one size of a widget for both orientations"
        + (reading.families.isEmpty ? "; for Today extensions write 'today'" : ""))
  }

  /// Adds the widgets of the Lock Screen. Beside `circular` the words add nothing, and beside `small` they mean
  /// the small widget on the Lock Screen of an iPad.
  func addLockScreen(_ isActivity: Bool, to reading: inout WordReading) {
    guard !isActivity else { return reading.families.append("lockScreen") }
    let families = reader.catalog.namedFamilies(of: reading)
    if Set(families) == [.systemSmall] {
      // `small and lock screen small` are all places of it.
      if families.count == 1 { reading.values.add([WidgetVariant.lockScreen]) }
      return
    }
    // Watches have widgets of the same families, and no Lock Screen.
    if reading.devices.isEmpty, reading.platforms.isEmpty, reading.idioms.isEmpty {
      reading.idioms = [.phone, .pad]
    }
    if families.isEmpty { return reading.families.append("lock") }
    let own = reader.catalog.families(named: "lock", on: Platform.allCases) ?? []
    let absent = families.filter { !own.contains($0) }
    guard !absent.isEmpty else { return }
    reading.remarks.append(
      "the Lock Screen has no \(absent.map(reader.catalog.id).list); its widgets are "
        + own.map(reader.catalog.id).list)
  }
}
