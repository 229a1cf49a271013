internal import ProgramSupport
internal import QuestionWords
internal import WidgetReports
internal import WidgetSizing
internal import Wording

/// An option that only some kinds of widgets have.
struct OptionOfKinds {
  /// The option, with its value if the kinds depend on the value: `--family systemSmall`.
  let name: String
  /// The kinds that have it.
  let kinds: [WidgetKind]
  /// A suggestion for questions about other kinds; empty for none.
  var advice = ""
}

/// The requested families.
struct AskedFamilies {
  /// The families; nil for all families of the version.
  var named: [WidgetFamily]?
  /// The kinds of widgets that each value of `--family` allows.
  var options: [OptionOfKinds] = []
  /// Notes on names that differ from another in capital letters alone: `lockscreen`.
  var remarks: [String] = []
}

extension ReadQuestion {
  /// The kinds that have all given options, in their usual order. An option in `own` replaces the
  /// shared option of the same name.
  ///
  /// - Throws: A usage error for the first option that contradicts an earlier one.
  func kinds(of families: AskedFamilies) throws -> [WidgetKind] {
    var kinds = WidgetKind.allCases
    var deciding: OptionOfKinds?
    let named = choices.kind.map { OptionOfKinds(name: "--kind \($0.rawValue)", kinds: [$0]) }
    let shared = optionsOfKinds.filter { option in
      !own.contains { $0.name == option.name }
    }
    let all = [named].compactMap(\.self) + shared + families.options + own
    for option in all {
      let rest = kinds.filter(option.kinds.contains)
      guard !rest.isEmpty else {
        let sides = [option, deciding].compactMap(\.self).enumerated().map { index, side in
          "\(side.name) \(index == 0 ? "applies to " : "to ")\(side.kinds.map(\.subject).list)"
            + (index == 0 ? " only" : "")
        }
        let advice = option.advice.isEmpty ? deciding?.advice ?? "" : option.advice
        throw Failure.usage(
          sides.joined(separator: ", ") + (advice.isEmpty ? "" : "; \(advice)"))
      }
      if rest != kinds { deciding = option }
      kinds = rest
    }
    return kinds
  }

  /// What a question about a kind without an axis is told.
  private static let advice: [Axis: String] = [
    .orientation: "the tables have one size of a widget for both orientations",
    .textSize:
      "a widget has one size at every text size; 'widgetsize fit --lines most' counts the lines that fit",
  ]

  /// The given options that belong to some kinds only. For `--family` the kinds depend on the value.
  private var optionsOfKinds: [OptionOfKinds] {
    func option(_ name: String, _ axis: Axis) -> OptionOfKinds {
      // No source has a variant of a Live Activity that can be chosen.
      OptionOfKinds(
        name: "--\(name)", kinds: axis == .variant ? [.widgetKit] : axis.kinds,
        advice: Self.advice[axis] ?? "")
    }
    var options = choices[Orientation.self].map { option($0.rawValue, .orientation) }
    for axis in Axis.settings
    where ![.orientation, .zoom].contains(axis) && choices.values.says(axis) {
      options.append(option(axis.optionName, axis))
    }
    if !choices.platforms.isEmpty {
      options.append(OptionOfKinds(name: "--platform", kinds: WidgetKind.withFamilies))
    }
    for zoom in choices.zooms ?? [] {
      options.append(OptionOfKinds(name: "--zoom \(zoom.rawValue)", kinds: zoom.kinds))
    }
    return options
  }

  /// The requested families, looked up on the platforms of `places`, else on `platforms`, else on
  /// all platforms.
  func families(
    on places: [Platform], _ platforms: [Platform]?, _ faults: inout Faults
  ) throws -> AskedFamilies {
    let platforms = places.isEmpty ? platforms ?? Platform.allCases : places
    var result = AskedFamilies()
    var isEvery = false
    for text in choices.families.flatMap({
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }) {
      // `lock` names the widgets of the Lock Screen, and of Live Activities the one there.
      let text = choices.kind == .activity && text.lowercased() == "lock" ? "lockScreen" : text
      if text.lowercased() == "all" {
        isEvery = true
        let kinds = WidgetKind.allCases.filter { kind in
          catalog.families.contains { catalog.kind(of: $0) == kind }
        }
        result.options.append(OptionOfKinds(name: "--family all", kinds: kinds))
      } else if let uncovered = WordReading.uncovered(String(text), about: choices.kind) {
        throw Failure(.unknown, [uncovered])
      } else if let named = catalog.families(
        named: catalog.tallName(of: String(text), on: platforms), on: platforms, of: choices.kind)
        ?? families(inWords: String(text))
      {
        result.named = ((result.named ?? []) + named).withoutRepetition
        result.remarks += catalog.families.filter { family in
          let id = catalog.id(of: family)
          return id != text && id.lowercased() == text.lowercased() && !named.contains(family)
        }.map { other in
          let id = catalog.id(of: other)
          return "\(quoted(String(text))) is read as \(named.map(catalog.id).list); "
            + "\(quoted(id)) is that of \(catalog.kind(of: other).subject)"
        }
        let kinds = WidgetKind.allCases.filter { kind in
          named.contains { catalog.kind(of: $0) == kind }
        }
        result.options.append(OptionOfKinds(name: "--family \(text)", kinds: kinds))
      } else {
        try faults.collect {
          throw AxisOptions.unknown(
            "family", String(text), expected: catalog.families.map(catalog.id),
            near: catalog.families.map { catalog.name(of: $0) } + [
              "lock", "accessory", "island", "all",
            ])
        }
      }
    }
    if isEvery { result.named = nil }
    return result
  }

  /// The families that words name, which are no name of one: `dynamic island expanded`; nil if they name anything else.
  private func families(inWords text: String) -> [WidgetFamily]? {
    // A question may be in brackets and quotes; the value of an option is what was typed.
    guard text.allSatisfy({ $0.isLetter || $0.isNumber || " -.".contains($0) }) else { return nil }
    let reading = WordReader.of(engine).read([text])
    var families = WordReading()
    (families.families, families.kind) = (reading.families, reading.kind)
    // The widgets of the Lock Screen are those of iPhones and iPads.
    if reading.idioms.count > 1 { families.idioms = reading.idioms }
    guard reading.isUnderstood, !reading.families.isEmpty, reading.choosesSame(as: families) else {
      return nil
    }
    return catalog.families(of: reading)
  }
}

extension AxisOptions {
  /// The kind that `--kind` names; nil if it is not given.
  func namedKind() throws -> WidgetKind? {
    try widget.kind.map { text in
      guard let named = WordReading.kind(named: text) else {
        throw Self.unknown("kind", text, expected: WidgetKind.allCases.map(\.rawValue))
      }
      return named
    }
  }
}
