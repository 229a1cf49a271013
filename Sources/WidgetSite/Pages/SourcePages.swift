internal import Documents
internal import WidgetReports
internal import WidgetSizing
internal import Wording

extension SiteContext {
  /// The sources with the most numbers first.
  private var sortedSources: [Key<Source>] {
    catalog.sources.keys.sorted {
      (claims(of: $1).count, $0) < (claims(of: $0).count, $1)
    }
  }

  /// The sources with few numbers, and those of devices, screens, versions and limits, each as a whole.
  func smallSources() -> [Block] {
    let keys = sortedSources.filter { !largeSources.contains($0) }
    let table = Table(
      ["Sources with fewer than ten numbers"], anchor: "few-numbers-table", of: keys,
      [
        .cells(["Source"]) {
          Table.Cell(name(of: $0), kind: "words", anchor: addresses[.source($0)].name)
        },
        .content("About it", kind: "words") { facts(about: $0, isBrief: true).joined(by: ". ") },
        .text("Numbers", kind: "words") { claims(of: $0).map(line(of:)).joined(by: "; ") },
      ])
    return keys.isEmpty
      ? []
      : [
        .closed(
          ["\(keys.count.of("source")) with fewer than ten numbers, or none"], [.table(table)])
      ]
  }

  /// The sources that have a page each.
  func largeTable() -> Table {
    Table(
      ["Sources with ten numbers or more"], anchor: "sources-table",
      of: sortedSources.filter(largeSources.contains),
      [
        .content("Source", kind: "words", name(of:)),
        .text("By", kind: "words") { catalog.sources[$0].author ?? "" },
        .text("Published") { catalog.sources[$0].published ?? "" },
        .text("Method") { catalog.sources[$0].method.rawValue },
        .number("Reliability, of 100") { catalog.sources[$0].authority },
        .number("Numbers") { claims(of: $0).count },
      ])
  }

  private func claims(of key: Key<Source>) -> [Key<Claim>] { claims[key] ?? [] }

  /// The short name, leading to the page if there is one, and the id.
  private func name(of key: Key<Source>) -> [Inline] {
    let source = catalog.sources[key]
    return [
      largeSources.contains(key)
        ? link(source.shortName, to: .source(key)) : Inline(source.shortName),
      " ", .span([Inline(source.id)], kind: "near"),
    ]
  }

  /// A claim in a few words: `width 158 (5.8-inch, iOS 14, systemSmall)`.
  private func line(of key: Key<Claim>) -> String {
    let claim = catalog.claims[key]
    return "\(claim.quantity.name) \(claim.number) (\(catalog.subject(of: claim)))"
  }

  /// What is known of a source, one fact after the other.
  private func facts(about key: Key<Source>, isBrief: Bool = false) -> [[Inline]] {
    let source = catalog.sources[key]
    // An address that is no link can still be read.
    let address = source.url.map { url in
      Destination(checking: url).map { [.link([Inline(source.title)], to: $0)] }
        ?? [Inline("\(source.title): "), .code(PlainText(url))]
    }
    let made = [source.author.map { "by \($0)" }, source.published].compactMap(\.self)
    var facts: [[Inline]] = [address ?? [Inline("\(source.title); no address is known")]]
    if !made.isEmpty { facts.append([Inline(made.joined(by: ", ").capitalizedFirst)]) }
    if let language = source.language { facts.append([Inline("Language: \(language)")]) }
    if isBrief, claims[key] == nil { return facts + notes(of: source) }
    facts.append([
      Inline(
        "Method: \(source.method.rawValue); reliability in a dispute: \(source.authority) of 100")
    ])
    return facts + notes(of: source)
  }

  private func notes(of source: Source) -> [[Inline]] {
    [source.note.map { "Note: \($0)" }, source.caution.map { "Caution: \($0)" }]
      .compactMap { $0.map { [Inline($0)] } }
  }

  /// A source, and each size that it states with the cell that it speaks of.
  func sourcePage(_ key: Key<Source>) -> SitePage {
    let source = catalog.sources[key], claims = claims(of: key)
    let author = source.author.map { ", by \($0)" } ?? ""
    return SitePage(
      place: .source(key), title: "\(source.shortName) (\(source.id))",
      blocks: [
        .lines(facts(about: key)),
        .group("claims", anchor: "claims", claimTables(claims)),
      ],
      description: PlainText(
        "Source \(source.id) of widgetsize: \(source.title)\(author). "
          + "\(claims.count.of("number")) about widgets, \(source.method.rawValue)."))
  }

  /// The claims of a source: closed by what they speak of first, mostly a screen, if it has many of each.
  private func claimTables(_ claims: [Key<Claim>]) -> [Block] {
    let sizes = claims.runs(where: isSize)
    let anchors = Slug.distinct(sizes.map { catalog.citation(of: $0[0]).id }, besides: ["claims"])
    let groups = Array(zip(sizes, anchors)).grouped { sides, _ in
      String(catalog.subject(of: catalog.claims[sides[0]]).prefix { $0 != ";" })
    }
    guard groups.count > 1, groups.count * 3 <= sizes.count else {
      return [.table(claimTable(sizes, anchors, anchor: "claims-table"))]
    }
    return groups.enumerated().map { place, group in
      let (sizes, anchors) = (group.1.map(\.0), group.1.map(\.1))
      return .closed(
        [.strong([Inline(group.0)]), ": \(sizes.count.of("line"))"],
        [.table(claimTable(sizes, anchors, anchor: Slug(cleaning: "claims-\(place + 1)")))])
    }
  }

  private func claimTable(_ sizes: [[Key<Claim>]], _ anchors: [Slug], anchor: Slug) -> Table {
    Table(
      ["Numbers"], anchor: anchor, of: Array(zip(sizes, anchors)),
      [
        .cells(["Claim"]) { sides, anchor in
          Table.Cell(
            [Inline(sides.map { catalog.citation(of: $0).id }.joined(by: ", "))], anchor: anchor)
        },
        .text("Points") { numbers(of: $0.0.map { catalog.claims[$0] }) },
        .text("Of", kind: "words") { catalog.subject(of: catalog.claims[$0.0[0]]) },
        .content("Where in the source", kind: "words") { sides, _ in
          let citation = catalog.citation(of: sides[0])
          return [Inline(citation.locator)]
            + (citation.note.map { [.lineBreak, Inline($0)] } ?? [])
        },
        .content("What it does here", kind: "words") { effects(of: $0.0) },
      ])
  }

  /// `164.33 × 164.33`, or one number after its name.
  private func numbers(of claims: [Claim]) -> String {
    let numbers = claims.map(\.number)
    return claims.count > 1 ? numbers.joined(by: " × ") : "\(claims[0].quantity.name) \(numbers[0])"
  }

  /// Whether a claim states the height that goes with the width before it: all that is told of them is the same.
  private func isSize(_ width: Key<Claim>, _ height: Key<Claim>) -> Bool {
    let words = [width, height].map { key in
      let citation = catalog.citation(of: key)
      return [catalog.subject(of: catalog.claims[key]), citation.locator, citation.note]
    }
    return [width, height].map { catalog.claims[$0].quantity } == Quantity.sides
      && words[0] == words[1]
  }

  /// What is answered at the first cell that a claim speaks of and that a page has, and where that is.
  private func answer(to key: Key<Claim>) -> (Evidence, Destination)? {
    let claim = catalog.claims[key]
    let found = catalog.screens(of: claim).lazy.flatMap { self.catalog.cells(of: claim, on: $0) }
      .compactMap { cell in
        self.catalog.exists(cell) ? self.address(of: cell).map { (cell, $0) } : nil
      }.first
    return found.map { cell, address in
      (
        engine.evidence(claim.quantity, of: cell),
        destination(address.page, anchor: address.anchor)
      )
    }
  }

  /// What the numbers of a size do here: one line if they do the same.
  private func effects(of sides: [Key<Claim>]) -> [Inline] {
    let effects = sides.map { key -> (words: String, number: String, place: Destination?) in
      guard let (answer, place) = answer(to: key) else {
        return ("speaks of no cell that can be asked for", "", nil)
      }
      return (effect(of: key, on: answer) + " ", answer.short, place)
    }
    let lines = effects.grouped { [$0.words, $0.place?.string] }.map { _, same -> [Inline] in
      let numbers = Inline(same.map(\.number).joined(by: " × "))
      return [Inline(same[0].words)] + (same[0].place.map { [.link([numbers], to: $0)] } ?? [])
    }
    return Array(lines.joined(separator: [.lineBreak]))
  }

  /// What a claim does for an answer.
  private func effect(of key: Key<Claim>, on answer: Evidence) -> String {
    if catalog.claims[key].use == .context { return "context only, beside" }
    if answer.claims.contains(key) { return "answers" }
    guard let rival = answer.alternatives.first(where: { $0.claims.contains(key) }) else {
      return "is not needed:"
    }
    return rival.isShadowed ? "stands behind an exacter claim:" : "is not preferred:"
  }
}

extension Claim {
  fileprivate var number: String {
    value?.description ?? formula?.description ?? "not tested"
  }
}

extension Catalog {
  /// What a claim speaks of, with what its source leaves open: `iPhone 16 Pro; iOS 18, systemSmall`.
  func subject(of claim: Claim) -> String {
    let isToday = claim.kind == .today
    let devices: String? =
      switch claim.subject {
      case .device(let key): self.devices[key].name
      case .screenClass, .list: names(of: classes(of: claim.subject))
      case .idiom(let idiom): isToday ? idiom.pluralName : nil
      case .anything: isToday ? "any device" : nil
      }
    let versions: [String?] = [
      claim.leavesOpen(.os) ? nil : "\(claim.platform.rawValue) \(claim.os.text)",
      claim.osBasis == .inferred ? "OS inferred" : nil,
    ]
    let others: [String?] = [
      claim.openAxes.isEmpty ? nil : "\(claim.openAxes.words) not said", claim.method?.words,
    ]
    let rest = versions.compactMap(\.self) + settings(of: claim) + others.compactMap(\.self)
    return [devices, rest.joined(by: ", ")].compactMap(\.self).joined(by: "; ")
  }
}
