/// Several models that a few words name: `iphone 14 or later`, `all pro max`.
extension DeviceFinder {
  /// The models of which the names have all words of a text, the newest first: all four of `iphone 16`.
  package func models(withWordsOf text: String) -> [Key<Device>] {
    let typed = PrintedName(text).words
    let models = nameWords.devices(PrintedName(text)).filter { model in
      // The `Pro` of `iPad mini (A17 Pro)` is that of its chip.
      let parts = catalog.devices[model].name.split(separator: "(").map { PrintedName($0).words }
      guard parts.count > 1, let chip = parts[1].first, PrintedName(chip).isOfModel,
        !typed.contains(chip)
      else { return true }
      return typed.allSatisfy { parts[0].contains($0) || !parts[1].contains($0) }
    }
    return withScreens(models)
  }

  /// The models from the day of one model to the end of the year of another, the newest first.
  ///
  /// They are all iPhones for a name of one, and those of the same line for two models of it and for other devices, as
  /// lists of what an app supports mean it: `iPad (8th generation) or later` has no iPad Pro.
  /// - Parameters:
  ///   - first: The name of the first; nil for all from the oldest on.
  ///   - last: The name of the last; nil for all up to the newest.
  /// - Returns: The models; nil if a name is not that of one model or of one line, or if the two are of lines of which
  ///   one is no iPhone.
  package func models(from first: String?, through last: String?) -> [Key<Device>]? {
    let ends = [first, last].map { name in name.map(modelsNamed) }
    let lines = ends.compactMap { $0?.first }.map(line).withoutRepetition
    guard let line = lines.first, !ends.contains(where: { $0?.isEmpty ?? false }) else {
      return nil
    }
    let start = ends[0]?.compactMap(released).min()
    // Models of one year may come some weeks apart.
    let end = ends[1]?.compactMap(released).max()?.prefix(4)
    // iPhone 16e came the year after iPhone 16.
    let number = ends[1]?.first.flatMap(number)
    // `iphone se 1 to 3` has no other iPhones.
    let isPhone =
      lines.allSatisfy { $0.hasPrefix("iphone") }
      && (lines.count > 1 || line == "iphone" || first == nil || last == nil)
    guard isPhone || lines.count == 1 else { return nil }
    let models = catalog.devices.keys.filter { model in
      guard let day = released(model) else { return false }
      let own = self.line(of: model)
      return (isPhone ? own.hasPrefix("iphone") : own == line)
        && start.map { $0 <= day } ?? true
        && (end.map { day.prefix(4) <= $0 } ?? true
          || number.map { $0 == self.number(of: model) } ?? false)
    }
    return withScreens(models)
  }

  /// The models that came in the same year as the newest of them.
  package func newest(of models: [Key<Device>]) -> [Key<Device>] {
    func year(_ model: Key<Device>) -> String? { released(model).map { String($0.prefix(4)) } }
    let last = models.compactMap(year).max()
    return models.filter { year($0) == last }
  }

  /// The number of an iPhone: `16` of `iPhone 16e`; nil for any other device.
  private func number(of model: Key<Device>) -> Substring? {
    let name = catalog.devices[model].name
    guard name.hasPrefix("iPhone ") else { return nil }
    let number = name.dropFirst(7).prefix { $0.isNumber }
    return number.isEmpty ? nil : number
  }

  private func modelsNamed(_ name: String) -> [Key<Device>] {
    if let series = series(named: name) { return series }
    guard case .found(_, let device?) = find(name) else { return [] }
    return [device]
  }

  private func released(_ model: Key<Device>) -> String? { catalog.devices[model].released }

  private func withScreens(_ models: [Key<Device>]) -> [Key<Device>] {
    catalog.newestFirst(models.filter { catalog.devices[$0].screenClass != nil })
  }
}
