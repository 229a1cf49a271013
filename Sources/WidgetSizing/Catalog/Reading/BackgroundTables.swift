internal import DataTables

extension CatalogReader {
  mutating func readLifecycle(_ table: inout TableReader) {
    let first = table.column("os_first"), last = table.column("os_last")
    let order = table.column("order"), callback = table.column("callback")
    let meaning = table.column("meaning"), source = table.column("source_id")
    let note = table.column("note")
    table.checkUnique(first, order)
    let steps = table.rows { row -> LifecycleStep? in
      let os = row.versions(first, last, in: catalog)
      let order = row.integer(order, in: 1...1_000)
      let callback = row.text(callback), meaning = row.text(meaning)
      let source = row.reference(source, in: sources, as: "the id of a source")
      guard let os, let order, let callback, let meaning, let source else { return nil }
      return LifecycleStep(
        os: os, order: order, callback: callback, meaning: meaning,
        source: catalog.sources[source].id, note: row.optionalText(note))
    }
    background.lifecycle.lay(steps) { Pair($0.os, $0.order) }
    background.lifecycle.sort {
      ($0.os.lowerBound, $0.order, $0.os.upperBound) < (
        $1.os.lowerBound, $1.order, $1.os.upperBound
      )
    }
  }

  mutating func readMemoryLimits(_ table: inout TableReader) {
    let id = table.column("id"), kind = table.column("kind"), platform = table.column("platform")
    let first = table.column("os_first"), last = table.column("os_last")
    let limit = table.column("limit_mb"), basis = table.column("basis")
    let source = table.column("source_id"), note = table.column("note")
    let bases = Choices<MemoryLimit.Basis>(), kinds = Choices<WidgetKind>()
    let platforms = Choices<Platform>()
    table.checkUnique(id)
    let limits = table.rows { row -> MemoryLimit? in
      let id = row.text(id), limit = row.integer(limit, in: 1...1_000_000)
      let kind = row.choice(kind, of: kinds), platform = row.choice(platform, of: platforms)
      let os = platform.flatMap { row.optionalVersions(first, last, of: $0, in: catalog) }
      let basis = row.choice(basis, of: bases)
      let source = row.reference(source, in: sources, as: "the id of a source")
      guard let id, let kind, let platform, let limit, let basis, let source else { return nil }
      return MemoryLimit(
        id: id, kind: kind, platform: platform, os: os, megabytes: limit, basis: basis,
        source: catalog.sources[source].id,
        note: row.optionalText(note))
    }
    background.memoryLimits.lay(limits, by: \.id)
  }
}
