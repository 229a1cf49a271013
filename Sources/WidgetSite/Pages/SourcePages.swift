internal import Documents
internal import WidgetReports
internal import WidgetSizing
internal import Wording

extension SiteContext {
  /// How many numbers a source has that stands in sight.
  private static let manyNumbers = 10

  /// The sources with many numbers.
  func largeSources() -> [Block] {
    [
      .table(
        sourceTable("Sources with ten numbers or more", "sources-table") { $0 >= Self.manyNumbers })
    ]
  }

  /// The sources with few numbers, and those of devices, screens, versions and limits, closed.
  func smallSources() -> [Block] {
    let table = sourceTable("Sources with fewer than ten numbers", "few-numbers-table") {
      $0 < Self.manyNumbers
    }
    let count = table.rows.count.of("source")
    return table.rows.isEmpty
      ? [] : [.closed(["\(count) with fewer than ten numbers, or none"], [.table(table)])]
  }

  /// Sources by how many numbers they have, those with the most first.
  private func sourceTable(
    _ caption: Inline, _ anchor: Slug, where isIncluded: (Int) -> Bool
  ) -> Table {
    func count(_ key: Key<Source>) -> Int { claimCounts[key] ?? 0 }
    let sources = catalog.sources.keys.filter { isIncluded(count($0)) }
      .sorted { (count($1), $0) < (count($0), $1) }
    return Table(
      [caption], anchor: anchor, of: sources,
      [
        .cells(["Source"]) { key in
          let source = catalog.sources[key]
          return Table.Cell(
            [Inline(source.shortName), " ", .span([Inline(source.id)], kind: "near")],
            kind: "words", anchor: addresses[.source(key)].name)
        },
        .content("About it", kind: "words") { facts(about: catalog.sources[$0]).joined(by: ". ") },
        .text("Method") { count($0) == 0 ? "" : catalog.sources[$0].method.rawValue },
        .number("Reliability, of 100") { catalog.sources[$0].authority },
        .number("Numbers", count),
      ])
  }

  /// What is known of a source, one fact after the other.
  private func facts(about source: Source) -> [[Inline]] {
    // An address that is no link can still be read.
    let address = source.url.map { url in
      Destination(checking: url).map { [.link([Inline(source.title)], to: $0)] }
        ?? [Inline("\(source.title): "), .code(PlainText(url))]
    }
    let made = [source.author.map { "by \($0)" }, source.published].compactMap(\.self)
    let others = [
      made.isEmpty ? nil : made.joined(by: ", ").capitalizedFirst,
      source.language.map { "Language: \($0)" }, source.note.map { "Note: \($0)" },
      source.caution.map { "Caution: \($0)" },
    ].compactMap(\.self)
    return [address ?? [Inline("\(source.title); no address is known")]]
      + others.map { [Inline($0)] }
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
