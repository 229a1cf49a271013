internal import WidgetSizing
internal import Wording

/// Places and orientations, which mean something else on each kind of widget and device.
extension WordState {
  /// Whether a watch is named, or no device at all.
  func isOfWatches(_ reading: WordReading) -> Bool {
    let idioms = reading.idioms + reading.devices.flatMap(reader.finder.idioms)
    return idioms.contains(.watch) || idioms.isEmpty
  }

  /// Whether all devices that are named are iPads.
  func isOfPads(_ reading: WordReading) -> Bool {
    let idioms = reading.idioms + reading.devices.flatMap(reader.finder.idioms)
    return !idioms.isEmpty && idioms.allSatisfy { $0 == .pad }
  }

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

  /// Drops `landscape` and `portrait` of widgets that have one size for both.
  func dropOrientation(of reading: inout WordReading) {
    let kinds = reading.families.flatMap {
      reader.catalog.families(named: $0, on: Platform.allCases) ?? []
    }
    let isToday =
      [reading.kind, kind].contains(.today) || !reading[TextSize.self].isEmpty
      || !reading[Mode.self].isEmpty || !reading[EntryPoint.self].isEmpty
    let hasNoToday =
      reading.zooms != nil || !reading.devices.isEmpty && reading.devices.allSatisfy(cameAfterToday)
    guard let first = reading[Orientation.self].first, !isToday else { return }
    guard !kinds.isEmpty || hasNoToday else {
      let runsWidgets = reading.devices.contains { name in
        reader.finder.models(named: name).contains {
          reader.catalog.devices[$0].lastOS.map { $0 >= OSVersion(14) } ?? true
        }
      }
      guard runsWidgets, reading[Mode.self].isEmpty, reading[EntryPoint.self].isEmpty else {
        return
      }
      reading.remarks.append(
        "\(quoted(first.rawValue)) asks for Today extensions; a WidgetKit widget has one size for both orientations"
      )
      return
    }
    reading[Orientation.self] = []
    reading.remarks.append(
      "\(quoted(first.rawValue)) changes nothing: the tables have one size of a widget for both orientations"
    )
  }

  /// Adds the widgets of the Lock Screen. Beside `circular` the words add nothing, and beside `small` they mean
  /// the small widget on the Lock Screen of an iPad.
  func addLockScreen(_ isActivity: Bool, to reading: inout WordReading) {
    guard !isActivity else { return reading.families.append("lockScreen") }
    let families = reading.families.flatMap {
      reader.catalog.families(named: $0, on: Platform.allCases) ?? []
    }
    if families == [.systemSmall] { return reading.values.add([WidgetVariant.lockScreen]) }
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

  /// Reads `extra large` of iPhones as their tall family, the only one of that name. The identifier of the other family
  /// means itself.
  func readTallFamily(of reading: inout WordReading) {
    let idioms =
      reading.devices.isEmpty ? reading.idioms : reading.devices.flatMap(reader.finder.idioms)
    guard !idioms.isEmpty, idioms.allSatisfy({ $0 == .phone }) else { return }
    for (index, name) in reading.families.enumerated() {
      let tall = reader.catalog.tallName(of: name, on: [.iOS])
      guard tall != name || name.lowercased() == "systemextralarge" else { continue }
      reading.families[index] = tall
      reading.remarks.append("the extra large widget of iPhones is systemExtraLargePortrait")
    }
  }

  /// Whether all models of a name came with WidgetKit widgets.
  private func cameAfterToday(_ name: String) -> Bool {
    let models = reader.finder.models(named: name)
    return !models.isEmpty
      && models.allSatisfy { model in
        let device = reader.catalog.devices[model]
        return device.runsTodayExtensions == false
          || device.firstOS.map { $0 >= OSVersion(14) } ?? false
      }
  }
}
