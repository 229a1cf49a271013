extension Engine {
  /// Whether a device shows widgets of a family.
  ///
  /// - Parameters:
  ///   - family: The family.
  ///   - device: The device.
  ///   - versions: The versions of which the device must show it on one; nil for any that it runs.
  ///   - variants: The variants of which the device must show it in one; nil for any.
  /// - Returns: Whether a widget of the family exists there, also if its size is not known.
  package func shows(
    _ family: WidgetFamily, on device: Key<Device>, _ versions: VersionNames?,
    in variants: [WidgetVariant]? = nil
  ) -> Bool {
    guard let screenClass = catalog.devices[device].screenClass else { return false }
    let kind = catalog.kind(of: family)
    var asked = AskedBox(kind, on: [catalog.screen(of: screenClass, with: kind)])
    asked.device = device
    (asked.families, asked.variants) = ([family], variants)
    asked.zoom = .standard
    asked.os = versions?.versions(
      at: Place(screenClass, device: device, in: catalog), in: catalog)
    let engine = self.asked(about: device)
    return engine.everyBlock(asked).contains { $0.lines.contains(where: engine.exists) }
  }
}

extension Catalog {
  /// Since when a platform has one of these families, `iOS 16`; nil if it has none.
  package func firstVersion(of families: [WidgetFamily], on platform: Platform) -> String? {
    families.compactMap { availability(of: $0, on: platform)?.firstOS }.min()
      .map { name(of: $0, on: platform) }
  }
}
