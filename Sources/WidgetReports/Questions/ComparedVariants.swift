package import WidgetSizing

extension Engine {
  /// The variants that a box of one screen names, as subjects beside each other, on its version or, if it names none,
  /// on the newest on which a family is known in all; nil unless it names several, or if none is.
  package func subjects(
    ofVariantsIn box: AskedBox
  ) -> (subjects: [CellBlock], remark: String?)? {
    let screens = catalog.screens(of: box)
    guard let variants = box.variants, variants.count > 1, screens.count == 1 else { return nil }
    let platform = screens[0].platform
    func subjects(on os: OSVersion) -> [CellBlock] {
      var box = box.on(screens)
      box.os = [os]
      box.families = (box.families ?? catalog.families(of: box.kind)).filter { family in
        let own = catalog.variants(of: family, on: platform, os)
        return variants.allSatisfy { own.contains($0) }
      }
      // Together they would be one subject.
      return variants.flatMap { variant in
        var single = box
        single.variants = [variant]
        return self.subjects(of: Asked([single]))
      }
    }
    if let asked = box.versions(on: platform) {
      return asked.count == 1 ? (subjects(on: asked[0]), nil) : nil
    }
    for os in versions(of: box.kind, on: screens[0], for: box.device).reversed() {
      let found = subjects(on: os)
      guard found.count == variants.count,
        comparison(of: found).rows.contains(where: { $0.differs != nil })
      else { continue }
      let version = catalog.name(of: os, on: platform)
      return (found, "\(version) is the newest version on which both are known")
    }
    return nil
  }
}
