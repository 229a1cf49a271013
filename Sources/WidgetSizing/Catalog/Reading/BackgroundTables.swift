internal import DataTables

extension CatalogReader {
  mutating func readLifecycle(_ table: inout TableReader) {
    let steps = table.rows(key: [.number("os_first"), .number("order")]) { row in
      LifecycleStep(
        os: row.versions("os_first", "os_last", in: catalog),
        order: row.integer("order", in: 1...1_000), callback: row.text("callback"),
        meaning: row.text("meaning"), source: id(row.reference("source_id", in: sources), row),
        note: row.optionalText("note"))
    }
    background.lifecycle += steps
    background.lifecycle.sort {
      ($0.os.lowerBound, $0.order, $0.os.upperBound) < (
        $1.os.lowerBound, $1.order, $1.os.upperBound
      )
    }
  }

  mutating func readMemoryLimits(_ table: inout TableReader) {
    let limits = table.rows(key: ["id"]) { row in
      let platform: Platform = row.choice("platform")
      return MemoryLimit(
        id: row.text("id"), kind: row.choice("kind"), platform: platform,
        os: row.optionalVersions("os_first", "os_last", of: platform, in: catalog),
        megabytes: row.integer("limit_mb", in: 1...1_000_000), basis: row.choice("basis"),
        source: id(row.reference("source_id", in: sources), row), note: row.optionalText("note"))
    }
    background.memoryLimits += limits
  }

  /// The identifier of a source; empty in a row with a fault.
  private func id(_ source: Key<Source>, _ row: TableReader) -> String {
    row.isSound ? catalog.sources[source].id : ""
  }
}
