internal import WidgetSizing
internal import Wording

extension Engine {
  /// Where a widget of WidgetKit has another size on another version.
  func versionConflictRows() -> [ConflictRow] {
    versionChanges().map { change in
      let cell = change.after.evidence.cell
      let readings = [change.before, change.after]
      let sizes = readings.map {
        "\($0.size) on \(catalog.ranges(of: $0.versions, on: cell.platform))"
      }
      let unsaid = readings.flatMap(\.claims).filter { catalog.claims[$0].osBasis == .inferred }
      let remark =
        unsaid.isEmpty
        ? [] : ["versions inferred for \(catalog.sourceIDs(of: unsaid).joined(by: " "))"]
      return ConflictRow(
        kind: .version, place: catalog.place(of: cell, on: nil, readings.flatMap(\.versions)),
        quantity: "size", value: change.after.size,
        sources: catalog.sourceIDs(of: change.after.claims),
        against: catalog.text(change.before.size, statedBy: change.before.claims),
        because: (sizes + remark).joined(by: "; "))
    }
  }

  /// Where a Today extension is not as wide as the medium widget.
  func systemConflictRows() -> [ConflictRow] {
    systemConflicts().map { conflict in
      ConflictRow(
        kind: .system, place: catalog.place(of: conflict.widget) + ", and Today extension",
        quantity: Quantity.width.rawValue, value: conflict.widgetWidth.value?.description,
        sources: catalog.sourceIDs(of: conflict.widgetWidth.claims),
        against: catalog.text(
          conflict.extensionWidth.value?.description ?? "",
          statedBy: conflict.extensionWidth.claims),
        because: "Today extensions and WidgetKit widgets have different widths")
    }
  }
}

extension Catalog {
  /// The sources of which something is known to be wrong.
  func sourceConflictRows() -> [ConflictRow] {
    sources.compactMap { source in
      source.caution.map {
        ConflictRow(kind: .source, place: source.title, sources: [source.id], because: $0)
      }
    }
  }
}

extension VersionChange.Reading {
  /// Width and height: `170x170`.
  fileprivate var size: String {
    Quantity.sides.map { evidence[$0].value?.description ?? "" }.joined(by: "x")
  }

  fileprivate var claims: [Key<Claim>] { Quantity.sides.flatMap { evidence[$0].claims } }
}
