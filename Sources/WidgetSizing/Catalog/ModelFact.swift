// Some numbers of widgets belong to the model, not to its screen, such as the width of a Dynamic Island: of models
// that share a screen, a claim about one says nothing of another.

extension [FamilyQuantity] {
  /// The families of which each quantity, by its place, is among these.
  var families: [PlaceSet<WidgetFamily>] {
    Quantity.allCases.map { quantity in
      PlaceSet(lazy.filter { $0.quantity == quantity }.map(\.family))
    }
  }
}

extension CatalogTables {
  /// Sets which models claims about such numbers speak of: the one that a claim names, or where it names a screen, those
  /// with it that its source names elsewhere, or all if there are none.
  mutating func linkFacts() {
    let facts = claims.filter { claim in
      claim.isAnswer
        && claim.family.map(modelFacts[claim.quantity.place].contains) ?? false
    }
    for claim in facts {
      guard case .device(let device) = claim.subject else { continue }
      namedModels[claim.source, default: []].insert(device)
      devices[device].hasFacts = true
    }
    for claim in facts {
      if case .device = claim.subject { continue }
      for screenClass in classes(of: claim.subject) {
        for device in models(named(by: claim.source), on: screenClass) {
          devices[device].hasFacts = true
        }
      }
    }
  }

  func named(by source: Key<Source>) -> Set<Key<Device>> { namedModels[source] ?? [] }

  /// Those of some models with a screen; all models with it if there are none.
  func models(
    _ named: Set<Key<Device>>, on screenClass: Key<ScreenClass>
  ) -> [Key<Device>] {
    let all = screenClasses[screenClass].devices
    let own = all.filter(named.contains)
    return own.isEmpty ? all : own
  }
}

extension Catalog {
  /// Whether a number of widgets of a family belongs to the model.
  func isFactOfModel(_ quantity: Quantity, _ family: WidgetFamily?) -> Bool {
    family.map(tables.modelFacts[quantity.place].contains) ?? false
  }

  /// Whether a number of widgets of a family belongs to the model.
  private func hasFacts(_ family: WidgetFamily) -> Bool {
    tables.modelFacts.contains { $0.contains(family) }
  }

  /// The model that a claim alone speaks of, because its number belongs to the model; nil of other claims.
  func onlyModel(of claim: Claim) -> Key<Device>? {
    guard isFactOfModel(claim.quantity, claim.family), case .device(let device) = claim.subject
    else { return nil }
    return device
  }

  /// The models with a screen that a claim speaks of: one, if its number belongs to the model.
  func models(of claim: Claim, on screenClass: Key<ScreenClass>) -> [Key<Device>] {
    guard isFactOfModel(claim.quantity, claim.family) else {
      return screenClasses[screenClass].devices
    }
    return onlyModel(of: claim).map { [$0] }
      ?? tables.models(tables.named(by: claim.source), on: screenClass)
  }

  /// The models that the number of a cell is about: those with its screen that run its version, without those that lack
  /// its Display Zoom, or may lack it, and of a number that belongs to the model, of which no claim speaks; all of them if none is
  /// left.
  public func devices(having cell: Cell) -> [Key<Device>] {
    guard let screenClass = cell.screenClass else { return [] }
    guard let family = cell[WidgetFamily.self] else {
      return devices(of: screenClass, on: cell.os)
    }
    var models = devices(of: cell.screen, on: cell.os)
    func keep(_ isKept: (Key<Device>) -> Bool) {
      let kept = models.filter(isKept)
      if !kept.isEmpty { models = kept }
    }
    if cell.isZoomed { keep { !isWithout(cell.zoom, $0, on: cell.os) } }
    if hasFacts(family) { keep { devices[$0].hasFacts } }
    return models
  }

  /// The models with the screen of a cell that run its version and are not among ``devices(having:)``.
  package func devices(without cell: Cell) -> [Key<Device>] {
    guard cell.kind != .today else { return [] }
    let having = Set(devices(having: cell))
    return devices(of: cell.screen, on: cell.os).filter { !having.contains($0) }
  }

  /// Whether widgets of a kind have numbers that belong to the model.
  fileprivate func hasFacts(_ kind: WidgetKind) -> Bool {
    families(of: kind).contains(where: hasFacts)
  }
}

extension ClaimIndex {
  /// The same index without what claims say of other models with the screen of a device; nil if they say nothing
  /// of these alone.
  func about(_ device: Key<Device>) -> ClaimIndex? {
    guard let screenClass = catalog.devices[device].screenClass,
      classesWithFacts.contains(screenClass)
    else { return nil }
    return filtered(on: screenClass) { key in
      let claim = catalog.claims[key]
      return !catalog.isFactOfModel(claim.quantity, claim.family)
        || catalog.models(of: claim, on: screenClass).contains(device)
    }
  }

  /// Whether claims about models with a screen state different numbers for the same widget.
  fileprivate func modelsMayDiffer(on screenClass: Key<ScreenClass>) -> Bool {
    guard classesWithFacts.contains(screenClass) else { return false }
    let screen = catalog.widgetScreen(of: screenClass)
    return WidgetKind.withFamilies.contains { kind in
      Quantity.allCases.contains { quantity in
        var values: [WidgetFamily: Points] = [:]
        return claims(of: quantity, kind, on: screen).contains { key in
          let claim = catalog.claims[key]
          guard claim.isAnswer, catalog.onlyModel(of: claim) != nil, let family = claim.family
          else { return false }
          defer { values[family] = claim.value }
          return values[family].map { $0 != claim.value } ?? false
        }
      }
    }
  }
}

extension Engine {
  /// Whether a model is asked apart from others with its screen: it lacks the setting of Display Zoom, or may lack it,
  /// or has other numbers that belong to the model, or none.
  package func isApart(
    _ device: Key<Device>, with kind: WidgetKind, _ zoom: DisplayZoom, on os: OSVersion
  ) -> Bool {
    if kind.hasFamilies, isWithout(zoom, device, on: os) { return true }
    guard let screenClass = catalog.devices[device].screenClass, catalog.hasFacts(kind),
      claimsOfAllModels.classesWithFacts.contains(screenClass)
    else { return false }
    return !catalog.devices[device].hasFacts
      || claimsOfAllModels.modelsMayDiffer(on: screenClass)
  }

  /// A line of which no model was named, as one model has it: if its number belongs to the model, and claims about
  /// models with the screen differ. The answer is that of the models of which the number is known; if these
  /// differ, nothing is said.
  func ofModels(_ line: Line) -> (line: Line, engine: Engine, absence: Answer?) {
    let cell = line.cell
    guard device == nil, let screenClass = cell.screenClass,
      catalog.isFactOfModel(line.quantity, cell[WidgetFamily.self]),
      claims.modelsMayDiffer(on: screenClass),
      let known = modelsKnowing(line.quantity, of: cell), let first = known.first
    else { return (line, self, nil) }
    if known.contains(where: { $0.answer.ends != first.answer.ends }) {
      return (line, self, .unknown(.modelsDiffer(screenClass)))
    }
    let engine = asked(about: first.device)
    return (engine.line(line.quantity, of: cell, textSizes: line.textSizes), engine, nil)
  }

  /// The models that run the version of a cell and of which a number is known that belongs to the model, with their
  /// answers; nil of other numbers.
  private func modelsKnowing(
    _ quantity: Quantity, of cell: Cell
  ) -> [(device: Key<Device>, answer: Answer)]? {
    guard catalog.isFactOfModel(quantity, cell[WidgetFamily.self]),
      let screenClass = cell.screenClass
    else { return nil }
    return catalog.devices(of: screenClass, on: cell.os)
      .map { ($0, asked(about: $0).answer(quantity, of: cell)) }
      .filter { $0.1.state.isKnown }
  }

  /// That a number that belongs to the model is not known of the one that was named, though it may be of others with
  /// its screen; nil of other numbers.
  func reasonOfModel(_ quantity: Quantity, of cell: Cell) -> Reason? {
    guard let device, catalog.isFactOfModel(quantity, cell[WidgetFamily.self]) else { return nil }
    return .noSourceOfModel(cell, device)
  }
}
