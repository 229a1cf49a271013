internal import DataTables

extension CatalogReader {
  /// Reads the versions between which sizes hold.
  mutating func readVersionRuns(_ table: inout TableReader) {
    let variants = catalog.variantChoices
    let rows = table.rows(key: ["platform", "variant", .number("os_first")]) { row in
      let platform: Platform = row.choice("platform")
      let known = row.isSound ? platform : nil
      let variant = row.optionalChoice("variant", of: variants)
      let first = row.version("os_first", of: known, in: catalog)
      let last = row.version("os_last", of: known, in: catalog)
      if row.isSound, last < first {
        row.complain(about: "os_last", .range, "is not a version from \(first) on")
      }
      let end = row.optionalReference("ended_by", in: claims)
      if let end, row.isSound {
        let claim = catalog.claims[end]
        if claim.platform != platform || claim.os.lowerBound <= last {
          row.complain(
            about: "ended_by", .reference,
            "is not a claim about \(platform.rawValue) after \(last), so it does not end the run")
        }
      }
      return VersionRun(
        platform: platform, variant: variant, os: first...max(first, last),
        extrapolates: row.boolean("extrapolates"), end: end, note: row.optionalText("note"))
    }
    catalog.versionRuns += rows
  }
}
