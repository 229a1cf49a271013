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
}

extension AxisOptions {
  /// The kinds that have all given options, in their usual order. An option in `own` replaces the
  /// shared option of the same name.
  ///
  /// - Throws: A usage error for the first option that contradicts an earlier one.
  func kinds(
    of families: AskedFamilies, _ own: [OptionOfKinds], _ catalog: Catalog
  ) throws -> [WidgetKind] {
    var kinds = WidgetKind.allCases
    var deciding: OptionOfKinds?
    let used = used
    let named = try namedKind().map { OptionOfKinds(name: "--kind \($0.rawValue)", kinds: [$0]) }
    let shared = Self.optionsOfKinds.filter { option in
      used.contains(option.name) && !own.contains { $0.name == option.name }
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

  /// The kind that `--system` names; nil if it is not given.
  func namedKind() throws -> WidgetKind? {
    try widget.kind.map { text in
      guard let named = WidgetKind(named: text) else {
        throw Self.unknown("kind", text, expected: WidgetKind.allCases.map(\.rawValue))
      }
      return named
    }
  }

  private static let oneOrientation = "the tables have one size of a widget for both orientations"

  /// The options that belong to some kinds only. For `--family` the kinds depend on the value.
  private static let optionsOfKinds = [
    OptionOfKinds(name: "--portrait", kinds: [.today], advice: oneOrientation),
    OptionOfKinds(name: "--landscape", kinds: [.today], advice: oneOrientation),
    OptionOfKinds(
      name: "--text-size", kinds: [.today],
      advice:
        "a widget has one size at every text size; 'widgetsize lines' counts the lines that fit"),
    OptionOfKinds(name: "--entry-point", kinds: [.today]),
    OptionOfKinds(name: "--mode", kinds: [.today]),
    OptionOfKinds(name: "--column", kinds: [.today]),
    OptionOfKinds(name: "--variant", kinds: [.widgetKit]),
    OptionOfKinds(name: "--platform", kinds: WidgetKind.withFamilies),
    OptionOfKinds(name: "--more-space", kinds: WidgetKind.withFamilies),
  ]

  /// The requested families, looked up on the platforms of `places`, else on `platforms`, else on
  /// all platforms. `kind` is the kind that was asked for by name.
  func families(
    on places: [Platform], _ platforms: [Platform]?, of kind: WidgetKind?, _ catalog: Catalog,
    _ faults: inout Faults
  ) throws -> AskedFamilies {
    let platforms = places.isEmpty ? platforms ?? Platform.allCases : places
    var result = AskedFamilies()
    var isEvery = false
    for text in widget.family.flatMap({ $0.split(separator: ",", omittingEmptySubsequences: false) }
    ) {
      if text.lowercased() == "all" {
        isEvery = true
        let kinds = WidgetKind.allCases.filter { kind in
          catalog.families.contains { catalog.kind(of: $0) == kind }
        }
        result.options.append(OptionOfKinds(name: "--family all", kinds: kinds))
      } else if let uncovered = WordReading.uncovered(String(text), about: kind) {
        throw Failure(.unknown, [uncovered])
      } else if let named = catalog.families(named: text, on: platforms, of: kind) {
        result.named = ((result.named ?? []) + named).withoutRepetition
        let kinds = WidgetKind.allCases.filter { kind in
          named.contains { catalog.kind(of: $0) == kind }
        }
        result.options.append(OptionOfKinds(name: "--family \(text)", kinds: kinds))
      } else {
        _ = try faults.collect {
          throw Self.unknown(
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

  /// The requested variants; nil if the option is not given.
  func variants(_ catalog: Catalog) throws -> [WidgetVariant]? {
    try named(
      widget.variant, "variant", among: catalog.variants, names: catalog.variants.map(catalog.id))
  }
}

extension WidgetKind {
  /// The kind of a name: its identifier, or what its widgets are called, in any number and case.
  init?(named text: String) {
    guard text.allSatisfy({ $0.isLetter || " -".contains($0) }), text.first?.isLetter ?? false,
      text.last?.isLetter ?? false
    else { return nil }
    let name = text.lowercased().filter(\.isLetter)
    let kind = Self.allCases.first { kind in
      let subject = kind.subject.lowercased().filter(\.isLetter)
      return [kind.rawValue, subject, String(subject.dropLast())].contains(name)
    }
    guard let found = kind ?? (["liveactivity", "activities"].contains(name) ? .activity : nil)
    else { return nil }
    self = found
  }
}
