import WidgetSizingData

@testable import WidgetSite

extension Reader {
  /// Writes what the scripts of the pages search. It is data and nothing else, and has every device.
  static func writeSearchIndex(_ bytes: [UInt8]) throws {
    guard let catalog = try NamedCatalog.read(bytes) else { return }
    let context = SiteContext(Engine(catalog))
    let files = SearchIndex(context: context).file.made()
    let data = try ScriptData(files[0].bytes, global: "widgetsizeIndex")
    try BrokenPromise.unless(
      data.lists == ["families", "variants", "states"]
        && Set(data.texts.keys) == [
          "devices", "diagonals", "screens", "sizes", "platforms", "zooms", "lacking",
        ],
      "the index has \(data.lists) and \(data.texts.keys)")

    let screens = rows(data.texts["screens"])
    let classes = catalog.screenClasses.keys.filter {
      !catalog.screenClasses[$0].devices.isEmpty
    }
    try BrokenPromise.unless(
      screens.count == classes.count && screens.allSatisfy { $0.count == 5 }
        && Set(screens.map { searched($0[0]) })
          == Set(classes.map { searched(catalog.screenClasses[$0].name) }),
      "the screens are \(screens)")

    let devices = rows(data.texts["devices"])
    let pages = devices.map {
      $0.count < 4 || !$0[1].isEmpty ? $0.dropFirst().first : $0[0].hyphenated
    }
    try BrokenPromise.unless(
      devices.allSatisfy { $0.count >= 4 } && Set(pages).count == devices.count
        && pages.allSatisfy { $0.map { !$0.isEmpty && $0.utf8.allSatisfy(isOfSlug) } ?? false },
      "two devices have one page, or one has none: \(devices)")
    try BrokenPromise.unless(
      rows(data.texts["diagonals"]).count == devices.count, "a device has no line for its diagonal")
    let found = Set(devices.map { [searched($0[0])] + $0.dropFirst(4).map(searched) })
    let expected = catalog.devices.keys.map { key -> [[Unicode.Scalar]] in
      let others = catalog.deviceNames.compactMap { name -> [Unicode.Scalar]? in
        guard case .device(key) = name.target,
          !name.name.isFound(by: catalog.devices[key].name)
        else { return nil }
        return searched(name.name)
      }
      return [searched(catalog.devices[key].name)] + others
    }
    try BrokenPromise.unless(
      devices.count == expected.count && found == Set(expected),
      "the devices are \(found), not \(expected)")
    try BrokenPromise.unless(
      devices.allSatisfy { $0[2].isEmpty || Int($0[2]).map(screens.indices.contains) == true },
      "a device has a screen that is not there: \(devices)")
    let sizes = rows(data.texts["sizes"])
    try BrokenPromise.unless(
      sizes == [[""]]
        || sizes.first?[0].isEmpty == false && (6...8).contains(sizes[0].count)
          && sizes.allSatisfy { (1...8).contains($0.count) },
      "a size has more than eight fields, or the first has fewer than six, or is of no screen"
    )
  }

  /// Lines of fields, taken apart as the script does.
  private static func rows(_ text: [UInt8]?) -> [[String]] {
    (text ?? []).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      $0.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false).map {
        String(decoding: $0, as: UTF8.self)
      }
    }
  }

  /// What can be searched of a name: the sign between fields and blanks are not.
  private static func searched(_ name: String) -> [Unicode.Scalar] {
    name.unicodeScalars.filter { $0 != "|" && !$0.properties.isWhitespace }
  }

  private static func isOfSlug(_ byte: UInt8) -> Bool {
    0x61...0x7A ~= byte || 0x30...0x39 ~= byte || byte == UInt8(ascii: "-")
  }
}
