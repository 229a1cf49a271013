internal import WidgetSizing
internal import Wording

extension WordReader {
  /// What words choose, in the names of the tables: `iPhone 15, systemMedium, iOS 18`.
  func text(of reading: WordReading) -> String {
    var parts =
      reading.devices.count > 4
      ? [reading.devices.count.of("device")] : reading.devices.map(name(ofDevice:))
    parts += reading.idioms.map(\.platform.devicesName)
    parts += reading.platforms.map(\.rawValue)
    if let kind = reading.kind, reading.families.isEmpty { parts.append(kind.rawValue) }
    parts += reading.families.map { name in
      let families = catalog.families(named: name, on: Platform.allCases) ?? []
      return families.count == 1 ? catalog.id(of: families[0]) : name
    }
    for axis in Axis.settings where axis != .family {
      parts += ids(of: axis.values, in: reading.values)
    }
    parts += reading.versions + reading.sizes
    parts += reading.sides.sorted { $0.key.rawValue < $1.key.rawValue }
      .map { "\($0.key.name) \($0.value)" }
    parts += reading.quantities.map(\.name) + reading.askedSides.map(\.name).sorted()
    if reading.asks(.places) { parts.append(reading.asks(.gaps) ? "gaps" : "places") }
    if reading.isInPixels { parts.append("pixels") }
    if let subject = reading.subject { parts.append(subject.rawValue) }
    return parts.withoutRepetition.joined(by: ", ")
  }

  /// The option that chooses what words name, with its value: `--platform macOS` for `Mac`, and the command for a size;
  /// nil if no one option does.
  package func option(for words: String) -> String? {
    let reading = read([words])
    guard reading.isUnderstood, reading.uncovered.isEmpty else { return nil }
    if let size = reading.sizes.first { return "widgetsize identify \(size)" }
    let values: [(name: String, values: [String])] =
      [
        ("device", reading.devices.map(name(ofDevice:))), ("family", reading.families),
        ("os", reading.versions), ("platform", reading.platforms.map(\.rawValue)),
      ]
      + Axis.settings.filter { ![.family, .orientation].contains($0) }.map {
        ($0.key.camelCaseWords.joined(by: "-"), ids(of: $0.values, in: reading.values))
      } + reading[Orientation.self].map { ($0.rawValue, [""]) }
    let named = values.filter { !$0.values.isEmpty }
    // Words of a family say its kind, and often whose it is.
    let others = [
      ("kind", reading.kind.map { [$0.rawValue] } ?? []), ("idiom", reading.idioms.map(\.rawValue)),
    ].filter { !$0.1.isEmpty }
    guard named.count < 2, let (name, texts) = named.first ?? others.first else { return nil }
    let text = texts.joined(by: ",")
    return "--\(name)" + (text.isEmpty ? "" : text.contains(" ") ? " \(quoted(text))" : " \(text)")
  }

  /// The name of the one device that a text names; the text itself for a series or a screen.
  private func name(ofDevice text: String) -> String {
    if finder.series(named: text) == nil, case .found(_, let device?) = finder.find(text) {
      return catalog.devices[device].name
    }
    return text
  }

  private func ids<Value: AxisValue>(of type: Value.Type, in values: Box) -> [String] {
    (values[Value.self] ?? []).map { $0.id(in: catalog) }
  }
}
