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

  /// The sources with few numbers, each as a whole.
  func smallSources() -> [Block] {
    closed(
      sortedSources.filter { !largeSources.contains($0) && claims[$0] != nil },
      "with fewer than ten numbers", "few-numbers-table")
  }

  /// The sources of devices, screens, versions and limits, each as a whole.
  func sourcesWithoutNumbers() -> [Block] {
    closed(
      sortedSources.filter { claims[$0] == nil }, "without the size of a widget", "no-numbers-table"
    )
  }

  private func closed(_ keys: [Key<Source>], _ words: String, _ anchor: Slug) -> [Block] {
    keys.isEmpty
      ? []
      : [
        .disclosure(
          Disclosure(
            [Inline("\(keys.count.of("source")) \(words)")], [.table(smallTable(keys, anchor))]))
      ]
  }

  /// The sources that have a page each.
  func largeTable() -> Table {
    Table(
      caption: Table.Caption(["Sources with ten numbers or more"], anchor: "sources-table"),
      columns: [
        Table.Column(["Source"]), Table.Column(["By"]), Table.Column(["Published"]),
        Table.Column(["Method"]), Table.Column(["Reliability, of 100"], isNumeric: true),
        Table.Column(["Numbers"], isNumeric: true),
      ],
      rowHeadings: 1,
      rows: sortedSources.filter(largeSources.contains).map { key in
        let source = catalog.sources[key]
        return [
          Table.Cell(name(of: key), kind: "words"),
          Table.Cell([Inline(source.author ?? "")], kind: "words"),
          Table.Cell([Inline(source.published ?? "")]),
          Table.Cell([Inline(source.method.rawValue)]),
          Table.Cell([Inline("\(source.authority)")]),
          Table.Cell([Inline("\(claims(of: key).count)")]),
        ]
      },
      layout: .scrollingOrStacked)
  }

  /// Sources with all that is known of them, and each of their claims.
  private func smallTable(_ keys: [Key<Source>], _ anchor: Slug) -> Table {
    let haveClaims = keys.contains { claims[$0] != nil }
    return Table(
      caption: Table.Caption(
        [Inline(haveClaims ? "Sources with fewer than ten numbers" : "Sources without numbers")],
        anchor: anchor),
      columns: [Table.Column(["Source"]), Table.Column(["About it"])]
        + (haveClaims ? [Table.Column(["Numbers"])] : []),
      rowHeadings: 1,
      rows: keys.map { key in
        let facts = facts(about: key, isBrief: true)
        let lines = claims(of: key).map { [Inline(line(of: $0))] }
        return [
          Table.Cell(name(of: key), kind: "words", anchor: addresses[.source(key)].name),
          Table.Cell(facts.joined(by: ". "), kind: "words"),
        ] + (haveClaims ? [Table.Cell(lines.joined(by: "; "), kind: "words")] : [])
      },
      layout: .scrollingOrStacked)
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
        .list(List(facts(about: key))),
        .group(Group("claims", anchor: "claims", claimTables(claims))),
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
      return .disclosure(
        Disclosure(
          [.strong([Inline(group.0)]), Inline(": \(sizes.count.of("line"))")],
          [.table(claimTable(sizes, anchors, anchor: Slug(cleaning: "claims-\(place + 1)")))]))
    }
  }

  private func claimTable(_ sizes: [[Key<Claim>]], _ anchors: [Slug], anchor: Slug) -> Table {
    Table(
      caption: Table.Caption(["Numbers"], anchor: anchor),
      columns: [
        Table.Column(["Claim"]), Table.Column(["Points"]), Table.Column(["Of"]),
        Table.Column(["Where in the source"]), Table.Column(["What it does here"]),
      ],
      rowHeadings: 1,
      rows: zip(sizes, anchors).map { sides, anchor in
        let claims = sides.map { catalog.claims[$0] }
        let citations = sides.map(catalog.citation)
        let note = citations[0].note.map { [.lineBreak, Inline($0)] } ?? []
        return [
          Table.Cell([Inline(citations.map(\.id).joined(by: ", "))], anchor: anchor),
          Table.Cell([Inline(numbers(of: claims))]),
          Table.Cell([Inline(catalog.subject(of: claims[0]))], kind: "words"),
          Table.Cell([Inline(citations[0].locator)] + note, kind: "words"),
          Table.Cell(effects(of: sides), kind: "words"),
        ]
      },
      layout: .scrollingOrStacked)
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
  /// What a claim speaks of, in the order of the axes, with what its source leaves open.
  func subject(of claim: Claim) -> String {
    claim.kind == .today ? subject(ofToday: claim) : subject(ofWidget: claim)
  }

  private func subject(ofWidget claim: Claim) -> String {
    let device: String? =
      switch claim.subject {
      case .device(let key): devices[key].name
      case .screenClass, .list: names(of: classes(of: claim.subject))
      case .idiom, .anything: nil
      }
    let versions = "\(claim.platform.rawValue) \(claim.os.text)"
    let basis = claim.osBasis == .inferred ? "OS inferred" : nil
    let rest =
      ([versions, basis].compactMap(\.self) + settings(of: claim)
      + [claim.method?.words].compactMap(\.self)).joined(by: ", ")
    return [device, rest].compactMap(\.self).joined(by: "; ")
  }

  private func subject(ofToday claim: Claim) -> String {
    let device =
      switch claim.subject {
      case .device(let key): devices[key].name
      case .screenClass, .list: names(of: classes(of: claim.subject))
      case .idiom(.phone): "iPhones"
      case .idiom(.pad): "iPads"
      case .idiom(.watch): "watches"
      case .anything: "any device"
      }
    let range = claim.os
    let versions =
      range.lowerBound == range.upperBound
      ? name(of: range.lowerBound) : "\(name(of: range.lowerBound)) to \(range.upperBound)"
    // What is left open is told at the end, and not as the usual value.
    func words<Value: ListedValue>(_ type: Value.Type) -> String? {
      let values = claim.box.values(type)
      return values.count == 1 && !claim.leavesOpen(Value.axis) ? values[0].rawValue : nil
    }
    let open = claim.openAxes.isEmpty ? nil : "\(claim.openAxes.words) not said"
    let rest = [
      claim.leavesOpen(.os) ? nil : versions, words(Orientation.self), words(WidgetColumn.self),
      words(EntryPoint.self), words(TextSize.self), words(Mode.self), open,
    ].compactMap(\.self).joined(by: ", ")
    return "\(device); \(rest)"
  }
}
