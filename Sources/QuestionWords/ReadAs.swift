internal import WidgetSizing
internal import Wording

extension WordReader {
  /// What words choose, in the names of the tables: `iPhone 15, systemMedium, iOS 18`.
  func text(of reading: WordReading) -> String {
    var parts =
      reading.devices.count > 4
      ? [reading.devices.count.of("device")] : reading.devices.map(name(ofDevice:))
    parts += reading.idioms.map { idiom in
      switch idiom {
      case .phone: "iPhones"
      case .pad: "iPads"
      case .watch: "Apple Watches"
      }
    }
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
