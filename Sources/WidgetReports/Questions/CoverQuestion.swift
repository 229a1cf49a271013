package import WidgetSizing
internal import Wording

/// The fewest devices that show every size of the widgets that are asked for, all of one kind.
package struct CoverQuestion: Scoped {
  /// A device, and the sizes that it adds to those before it.
  package struct Row {
    /// The number of the pick, from 1.
    let number: Int
    let pick: Cover.Pick
    var sizes: [CellEvidence] { pick.added }
  }

  let scope: QuestionScope
  package let rows: [Row]
  /// Whether no version was asked for, so that each screen is asked on its newest with a known size.
  private let isOfNewest: Bool
  private let cover: Cover

  package let key: String? = "picks"

  /// Finds the devices that show some widgets; where no Display Zoom is asked for, all are meant.
  package init(engine: Engine, asked: Asked, remarks: [String]) {
    isOfNewest = asked.boxes.allSatisfy { !$0.namesVersions }
    // The other choices of Display Zoom are beside the first, and not devices of their own.
    var first = asked
    first.zoom = asked.zoom
    scope = QuestionScope(engine: engine, asked: first, remarks: remarks)
    cover = engine.cover(scope.blocks, zooms: asked.zooms)
    rows = cover.picks.enumerated().map { Row(number: $0 + 1, pick: $1) }
  }

  /// Whether a size is known.
  package var succeeds: Bool { cover.sizes > 0 }

  /// Whether the sizes have different shapes, which their words then name.
  private var namesShapes: Bool {
    Set(rows.flatMap(\.sizes).map { catalog.shape(of: $0.cell) }).count > 1
  }

  package var facts: [Field<Void>] {
    [.count("differentSizes") { cover.sizes }, .boolean("isSmallest") { cover.isSmallest }]
  }

  package var fields: [Field<Row>] {
    [
      .count("pick") { $0.number },
      Field.text("device") { row in row.pick.device.map { catalog.devices[$0].name } }.seen(
        .label("device")
      ) {
        .init($0.pick.device.map { catalog.devices[$0].name } ?? catalog.name(of: $0.pick.screen))
      },
      Field.text("version") { catalog.name(of: $0.pick.os, on: $0.pick.screen.platform) }
        .seenAsLabel,
      Field.count("adds") { $0.sizes.count }.seen(.init("adds")),
      Field("sizes", catalog.sizeFields(of: kind), text: words) { $0.sizes }.seen(
        .init("sizes", isWrapped: true)),
    ]
  }

  /// The sizes for source code, those of a pick under its device.
  package var sizes: SizeList? {
    SizeList(subject: kind.subject, command: "cover", catalog: catalog) {
      rows.flatMap { row in
        row.sizes.map { NamedSize($0, of: row.pick.device, in: engine) }
      }
    }
  }

  package var verdict: [String] {
    guard succeeds else {
      return cover.unknown.isEmpty ? absence : [scope.words, "no size is known"]
    }
    let least = cover.isSmallest ? "fewer cannot" : "perhaps not the fewest"
    let hasZoom = Set(cover.picks.flatMap(\.added).map(\.cell.isZoomed)).count > 1
    let zooms = hasZoom ? ", with and without Display Zoom" : ""
    let versions = isOfNewest ? " of the newest versions" : ""
    let verb = rows.count == 1 ? "shows" : "show"
    // iPhones first, as most people ask about them.
    let models = rows.compactMap(\.pick.device).withoutRepetition.grouped {
      catalog.devices[$0].screenClass.map { catalog.screenClasses[$0].idiom }
    }
    let lists = Idiom.allCases.compactMap { idiom in
      models.first { $0.key == idiom }.map { catalog.phrase(of: $0.elements) }
    }
    return [
      "\(cover.sizes.of("known size"))\(versions); \(rows.count.of("device")) \(verb) them all, \(least)"
    ] + lists + [scope.words + zooms]
  }

  package func complete(_ sheet: inout Sheet) {
    guard succeeds else { return }
    sheet.remarks = ["points; each device adds the sizes that none above it shows"]
    if !cover.unknown.isEmpty {
      sheet.remarks.append("? \(cover.unknown.count.of("size")) not known and not counted")
    }
    sheet.remarks += notesOnAnswer
    sheet.hints = ["--format swift-testing writes cases for snapshot tests"]
  }

  /// The sizes of a pick: `systemMedium 292 × 141 (Larger Text); …`, the shape only if there are several.
  private func words(_ row: Row) -> String {
    let namesShapes = namesShapes
    return row.sizes.map { size in
      (namesShapes ? catalog.shape(of: size.cell) + " " : "") + words(size)
    }.joined(by: "; ")
  }

  private func words(_ size: CellEvidence) -> String {
    let cell = size.cell
    let usual = cell.widget.flatMap {
      catalog.usualVariant(of: $0.family, on: cell.platform, cell.os)
    }
    let variant = cell[WidgetVariant.self]
    let settings =
      [
        variant == usual ? nil : variant.map(catalog.settingPhrase),
        cell.isZoomed ? cell.zoom.settingName : nil,
      ].compactMap(\.self)
      + catalog.words(of: cell, on: kind.labelAxes.filter { !$0.isListed })
    let sides = Quantity.sides.map { size[$0].value.map { "\($0)" } ?? "?" }
    return sides.joined(by: " × ")
      + (settings.isEmpty ? "" : " (\(settings.joined(by: ", ")))")
  }
}
