internal import Documents
internal import WidgetSizing
internal import Wording

extension SiteContext {
  /// The sources, with how far each is trusted and how many claims it makes.
  func sourcesPage() -> SitePage {
    let counts = catalog.claims.keys.reduce(into: [Key<Source>: Int]()) {
      $0[catalog.claims[$1].source, default: 0] += 1
    }
    let table = Table(
      caption: Table.Caption(["Sources"], anchor: "sources-table"),
      columns: [
        Table.Column(["id"]), Table.Column(["title"]), Table.Column(["author"]),
        Table.Column(["date"]), Table.Column(["method"]),
        Table.Column(["reliability"], isNumeric: true), Table.Column(["claims"], isNumeric: true),
      ],
      rowHeadings: 1,
      rows: catalog.sources.keys.map { key in
        let source = catalog.sources[key]
        return [
          Table.Cell([link(source.id, to: .source(key))]),
          Table.Cell([Inline(source.title)], kind: "words"),
          Table.Cell([Inline(source.author ?? "not said")], kind: "words"),
          Table.Cell([Inline(source.published ?? "not said")]),
          Table.Cell([Inline(source.method.rawValue)]),
          Table.Cell([Inline("\(source.authority)")]),
          Table.Cell([Inline("\(counts[key] ?? 0)")]),
        ]
      })
    return SitePage(
      place: .sources, title: "Sources", blocks: SiteSource.sources.prose + [.table(table)])
  }

  /// A source, and each of its claims with the cell that it speaks of.
  func sourcePage(_ key: Key<Source>) -> SitePage {
    let source = catalog.sources[key]
    let claims = catalog.claims.keys.filter { catalog.claims[$0].source == key }
    var facts: [[Inline]] = []
    if let url = source.url {
      // An address that is no link can still be read.
      let isLink = Destination(checking: url) != nil
      facts.append(["Address: "] + (isLink ? file(url, url) : [.code(PlainText(url))]))
    } else {
      facts.append(["Address: none is known"])
    }
    facts.append([Inline("Author: \(source.author ?? "not said")")])
    facts.append([Inline("Date: \(source.published ?? "not said")")])
    if let language = source.language { facts.append([Inline("Language: \(language)")]) }
    facts.append([
      Inline(
        "Method: \(source.method.rawValue); reliability in a dispute: \(source.authority) of 100")
    ])
    if let note = source.note { facts.append([Inline("Note: \(note)")]) }
    if let caution = source.caution { facts.append([Inline("Caution: \(caution)")]) }
    let anchors = Slug.distinct(claims.map { catalog.citation(of: $0).id }, besides: ["claims"])
    let author = source.author.map { ", by \($0)" } ?? ""
    let use =
      claims.isEmpty
      ? "It tells devices, screens or versions, and no size of a widget."
      : "\(claims.count.of("claim")) about widgets, \(source.method.rawValue)."
    let description = "Source \(source.id) of widgetsize: \(source.title)\(author). \(use)"
    return SitePage(
      place: .source(key), title: "\(source.id): \(source.title)",
      blocks: [.list(List(facts))] + [
        claims.isEmpty
          ? .paragraph(["No size of a widget is taken from it."])
          : .table(claimTable(claims, anchors))
      ], description: PlainText(description))
  }

  private func claimTable(_ claims: [Key<Claim>], _ anchors: [Slug]) -> Table {
    Table(
      caption: Table.Caption(["Claims"], anchor: "claims"),
      columns: [
        Table.Column(["claim"]), Table.Column(["number"]),
        Table.Column(["points"], isNumeric: true), Table.Column(["of"]),
        Table.Column(["where in the source"]), Table.Column(["what it does here"]),
      ],
      rowHeadings: 1,
      rows: zip(claims, anchors).map { key, anchor in
        let said = said(by: key), citation = catalog.citation(of: key)
        let note = citation.note.map { [.lineBreak, Inline($0)] } ?? []
        return [
          Table.Cell([Inline(citation.id)], anchor: anchor),
          Table.Cell([Inline(said.quantity.rawValue)]), Table.Cell([Inline(said.number)]),
          Table.Cell([Inline(said.subject)], kind: "words"),
          Table.Cell([Inline(citation.locator)] + note, kind: "words"),
          Table.Cell(effect(of: key, said), kind: "words"),
        ]
      })
  }

  /// What a claim says, of whichever system, and the first cell that it speaks of.
  private struct SaidByClaim {
    let quantity: Quantity
    let number: String
    let subject: String
    let isContext: Bool
    /// What is answered there, and where that is; nil if no cell that can be asked for is meant.
    let answer: (Evidence, Destination)?
  }

  private func said(by key: Key<Claim>) -> SaidByClaim {
    let claim = catalog.claims[key]
    let found = catalog.screens(of: claim).lazy.flatMap { catalog.cells(of: claim, on: $0) }
      .compactMap { cell in
        catalog.exists(cell) ? address(of: cell).map { (cell, $0) } : nil
      }.first
    return SaidByClaim(
      quantity: claim.quantity,
      number: claim.value?.description ?? claim.formula?.description ?? "not tested",
      subject: catalog.subject(of: claim), isContext: claim.use == .context,
      answer: found.map { cell, address in
        (
          engine.evidence(claim.quantity, of: cell),
          destination(address.page, anchor: address.anchor)
        )
      })
  }

  /// What a claim does, at the first cell that it speaks of and that has a place on its page.
  private func effect(of key: Key<Claim>, _ said: SaidByClaim) -> [Inline] {
    guard let (answer, place) = said.answer else {
      return ["speaks of no cell that can be asked for"]
    }
    let rival = answer.alternatives.first { $0.claims.contains(key) }
    let effect: String
    if said.isContext {
      effect = "context only, beside "
    } else if answer.claims.contains(key) {
      effect = "answers "
    } else if let rival {
      effect = rival.isShadowed ? "stands behind an exacter claim: " : "is not preferred: "
    } else {
      effect = "is not needed: "
    }
    return [Inline(effect), .link([Inline(answer.short)], to: place)]
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
    return [
      device, "\(claim.platform.rawValue) \(claim.os.text)",
      claim.osBasis == .inferred ? "OS inferred" : nil, id(of: claim.family),
      id(of: claim.variant),
      claim.zoom == .standard ? nil : "Display Zoom \(claim.zoom.rawValue)",
      claim.method?.words,
    ].compactMap(\.self).joined(by: ", ")
  }

  private func subject(ofToday claim: Claim) -> String {
    let device =
      switch claim.subject {
      case .device(let key): devices[key].name
      case .screenClass(let key): screenClasses[key].name
      case .list: names(of: classes(of: claim.subject))
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
    return [
      device, claim.leavesOpen(.os) ? nil : versions,
      words(Orientation.self), words(WidgetColumn.self),
      words(EntryPoint.self), words(TextSize.self), words(Mode.self), open,
    ].compactMap(\.self).joined(by: ", ")
  }
}
