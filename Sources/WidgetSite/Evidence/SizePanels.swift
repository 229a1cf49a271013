internal import Documents
internal import WidgetDrawings
internal import WidgetReports
internal import WidgetSizing
internal import Wording

extension SiteContext {
  /// What each number of a page rests on, a panel for each size. A style sheet shows the panel that the
  /// address names, and hides the others.
  func evidenceSection(of subject: DeviceSubject, sharing grounds: inout SizeGrounds) -> Section? {
    let runs = subject.sizes.runs
    guard !runs.all.isEmpty else { return nil }
    return Section(
      level: 2, ["Where the numbers come from"], anchor: "evidence", kind: "evidence",
      [
        .paragraph([
          "Each number leads to its evidence: who measured it and how, and what others say. ",
          link("All sources", to: .sources), ", ", link("all rules", to: .rules), ".",
        ])
      ]
        + runs.all.map { run in
          let lines = grounds.lines(of: run) { self.grounds(of: run) }
          return .group("panel", anchor: run.anchor, panel(run, lines, on: subject))
        })
  }

  private func grounds(of run: SizeRun) -> [[Inline]] {
    let answer = run.newest
    let sides: [(name: String, evidence: Evidence)] = [
      ("width", answer.width), ("height", answer.height),
    ]
    var lines: [[Inline]] = statements(of: run)
    lines += derivations(of: sides)
    lines += rivals(of: sides)
    lines += screenshots(of: answer) + guideline(of: answer) + others(of: answer)
    return lines + furtherQuantities(of: answer)
  }

  private func panel(_ run: SizeRun, _ grounds: [[Inline]], on subject: DeviceSubject) -> [Block] {
    let answer = run.newest
    let error = issues?.form(titled: "\(subject.name), \(title(of: run)): \(answer.sizeText)")
    let pixels = answer.pixelSize.map { ", \($0) pixels" } ?? ""
    let state = answer.mark == .sourced ? "" : "\(answer.mark.label.capitalizedFirst)."
    return [
      .heading(level: 3, [Inline(title(of: run))]),
      .paragraph([
        .span([Inline(answer.sizeText)], kind: "pt"),
        Inline(" points\(pixels). \(state)"),
      ]),
      .lines(grounds),
      .paragraph(
        (error.map { [.link(["Report an error"], to: $0), " · "] } ?? [])
          + [.link(["Close"], to: .anchor("top"))]),
    ]
  }

  /// `Medium, large icons, iOS 26 and 27`.
  func title(of run: SizeRun) -> String {
    let cell = run.newest.cell
    let zoom = cell.zoom == .standard ? nil : "Display Zoom: \(cell.zoom.settingName)"
    return [
      name(of: cell), catalog.words(of: run.versions, on: cell.platform), zoom,
    ].compactMap(\.self).joined(by: ", ")
  }

  // MARK: What the size rests on

  /// Who states the size, each source once with where it stands in it.
  private func statements(of run: SizeRun) -> [[Inline]] {
    let claims = run.answers.flatMap { $0.width.claims + $0.height.claims }.withoutRepetition
    return claims.grouped { catalog.claims[$0].source }.map { source, claims in
      citation(of: source, claims)
    }
  }

  /// A source in full, how it has the number, and where.
  private func citation(of key: Key<Source>, _ claims: [Key<Claim>]) -> [Inline] {
    let source = catalog.sources[key]
    let methods = claims.compactMap { catalog.claims[$0].method?.words }.withoutRepetition
    let places = claims.map { catalog.citation(of: $0).locator }.withoutRepetition
    // A source that measures may have a number from elsewhere.
    let isFromElsewhere = claims.allSatisfy { claim in
      catalog.claims[claim].method.map { [.table, .workedOut, .published].contains($0) } ?? false
    }
    let isMeasured = source.method == .measured && !isFromElsewhere
    let verb = isMeasured ? "Measured by" : "Stated by"
    let author = source.author.map { "\($0), " } ?? ""
    return [Inline("\(verb) \(author)")] + name(of: source)
      + [" (", link(source.id, to: .source(key)), ")"]
      + [Inline(methods.isEmpty ? "" : ", \(methods.joined(by: ", "))")]
      + [
        Inline(
          ": " + Array(places.prefix(3)).joined(by: "; ") + (places.count > 3 ? "; …" : "") + ".")
      ]
  }

  /// The title of a source, leading to where it was published.
  private func name(of source: Source) -> [Inline] {
    let title = [Inline(source.title)]
    return source.url.map { Inline.linking(title, to: $0) } ?? title
  }

  /// How rules give the sides: each rule, and its steps with the numbers. Sides with the same words share them.
  private func derivations(of sides: [(name: String, evidence: Evidence)]) -> [[Inline]] {
    let derived = sides.compactMap { side in side.evidence.derivation.map { (side.name, $0) } }
    return derived.grouped { DerivedWords($0.1, in: catalog) }.map { words, sides in
      let names = sides.map { "the \($0.0)" }.joined(separator: " and ").capitalizedFirst
      return [
        Inline("\(names) \(sides.count == 1 ? "follows" : "follow") from a rule, "),
        link("\(words.rule.statement)", to: .rules, anchor: Self.anchor(of: words.rule)),
        Inline(": " + words.steps.joined(by: "; ") + "."),
      ] + (words.sources.isEmpty ? [] : [" Numbers of "] + self.names(of: words.sources) + ["."])
    }
  }

  // MARK: What others say

  private func rivals(of sides: [(name: String, evidence: Evidence)]) -> [[Inline]] {
    sides.flatMap { name, side -> [[Inline]] in
      side.alternatives.map { other in
        let value = other.range.map(\.words) ?? "\(other.value)"
        let reason = side.reason.map(words)
        return [Inline("Others have the \(name) \(value): ")]
          + names(of: catalog.sources(of: other.claims))
          + [Inline(reason.map { ". Not taken, because \($0)." } ?? ".")]
      }
    }
  }

  private func screenshots(of answer: CellEvidence) -> [[Inline]] {
    guard let size = answer.drawnText else { return [] }
    let claims = (answer.width.drawn + answer.height.drawn).flatMap(\.claims)
    return [
      [Inline("On screenshots it is \(size) points: ")] + names(of: catalog.sources(of: claims))
        + [". The system lays a widget out in one size and may show another."]
    ]
  }

  private func guideline(of answer: CellEvidence) -> [[Inline]] {
    guard answer.cell.kind == .widgetKit else { return [] }
    if let text = answer.guidelineText {
      let claims = [answer.width.guideline, answer.height.guideline].compactMap(\.self)
        .flatMap(\.claims)
      let last = claims.map { catalog.claims[$0].os.upperBound }.max()
      return [
        [Inline("Apple’s guideline has \(text): ")] + names(of: catalog.sources(of: claims))
          + [Inline(last.map { ", for versions up to \($0)." } ?? ".")]
      ]
    }
    let missing = engine.textOfMissingGuideline(for: answer.cell.screen, answer.cell.kind)
    return missing.map { [[Inline("\($0).")]] } ?? []
  }

  /// Numbers that never answer: guesses, formulas, copies.
  private func others(of answer: CellEvidence) -> [[Inline]] {
    let basis = Set([answer.width, answer.height].flatMap { $0.derivation?.claims ?? [] })
    let found = Quantity.sides.flatMap { side in
      engine.contextComparisons(side, of: answer.cell)
        .filter { !basis.contains($0.claim) && mayBeMeant($0, of: answer.cell) }
        .map { (side, $0) }
    }
    guard !found.isEmpty else { return [] }
    let sources = found.grouped { catalog.claims[$0.1.claim].source }
    let parts = sources.map { source, numbers -> [Inline] in
      let text = numbers.map { "\($0.0.name) \($0.1.stated)" }.withoutRepetition.joined(by: ", ")
      return [
        Inline("\(text) ("), link(catalog.sources[source].shortName, to: .source(source)), ")",
      ]
    }
    return [["Also published, not as a measurement: "] + parts.joined(by: "; ") + ["."]]
  }

  /// Whether a number is about a widget. One of a device that its source does not name is where it is the answer, to
  /// a point.
  private func mayBeMeant(_ number: ContextComparison, of cell: Cell) -> Bool {
    let claim = catalog.claims[number.claim]
    guard claim.subject == .anything, claim.formula == nil, cell.screenClass != nil,
      let value = number.evidence.value
    else { return true }
    return abs((number.stated - value).threeHundredths) < Points(1).threeHundredths
  }

  /// The margin and the radius of the corners.
  private func furtherQuantities(of answer: CellEvidence) -> [[Inline]] {
    engine.quantities(of: answer.cell).filter {
      ![.width, .height, .minimumWidth, .minimumHeight].contains($0)
    }.compactMap { quantity in
      // A radius that a source states for another family is told once, below the sizes.
      if quantity == .cornerRadius, let radius = radii.radius(of: answer.cell),
        radius.isOfScreen, radius.cell[WidgetFamily.self] == answer.cell[WidgetFamily.self]
      {
        let sources = engine.evidence(quantity, of: radius.cell).basis
        return [Inline("Corner radius \(radii.words(for: radius, of: answer.cell)): ")]
          + names(of: catalog.sources(of: sources)) + ["."]
      }
      let evidence = answer[quantity]
      guard evidence.value != nil else { return nil }
      return [Inline("\(quantity.name.capitalizedFirst) \(evidence.rangeText) points: ")]
        + names(of: catalog.sources(of: evidence.basis)) + ["."]
    }
  }
}

/// What sizes rest on in words, found once for all models that share them.
struct SizeGrounds {
  private struct Subject: Hashable {
    let cells: [Cell]
    let device: Key<Device>?
  }

  private var lines: [Subject: [[Inline]]] = [:]

  /// The lines of a size; `find` finds them for the first model.
  fileprivate mutating func lines(
    of run: SizeRun, or find: () -> [[Inline]]
  ) -> [[Inline]] {
    let subject = Subject(cells: run.answers.map(\.cell), device: run.newest.device)
    let found = lines[subject] ?? find()
    lines[subject] = found
    return found
  }
}

/// What is said about a side that a rule gives.
private struct DerivedWords: Hashable {
  let rule: RuleName
  let steps: [String]
  let sources: [Key<Source>]

  init(_ derivation: Derivation, in catalog: Catalog) {
    rule = derivation.rule
    steps = derivation.steps.map { catalog.text(of: $0) }
    sources = catalog.sources(of: derivation.claims)
  }
}

extension CellEvidence {
  /// What screenshots show where that is not the size of the layout: `344 × 162`.
  var drawnText: String? { text { $0.drawn.first?.value } }

  /// What Apple's guideline has where something else answers: `338 × 158`.
  var guidelineText: String? {
    let numbers = [width.guideline, height.guideline]
    guard numbers.contains(where: { $0 != nil }) else { return nil }
    return numbers.map { $0?.value }.sizeText
  }

  /// The other value of a disputed size: `338 × 158`.
  var rivalText: String? { text { $0.alternatives.first?.value } }

  /// A size with another value of one side at least; nil if there is none.
  private func text(_ other: (Evidence) -> Points?) -> String? {
    let sides = [width, height]
    return sides.contains { other($0) != nil }
      ? sides.map { other($0) ?? $0.value }.sizeText : nil
  }
}

extension [Points?] {
  /// A width and a height, `158 × 158`; what is not known is a question mark.
  var sizeText: String { map { $0?.description ?? "?" }.joined(by: " × ") }
}

extension Catalog {
  /// Versions in words: `iOS 26 and 27`, `iOS 14 to 18`.
  func words(of versions: [OSVersion], on platform: Platform) -> String {
    let ranges = ranges(of: versions, on: platform)
    guard versions.count == 2 else { return ranges }
    return ranges.replacing(scalars: ",", with: " and")
  }
}
