internal import WidgetSizing
internal import Wording

// What is said of a block beside its numbers.
extension BlockAnswers {
  private var catalog: Catalog { engine.catalog }
  private var screenClass: ScreenClass? {
    block.screen.screenClass.map { catalog.screenClasses[$0] }
  }

  /// The axes that tell the lines apart.
  var axes: [Axis] { block.axes(in: catalog) }

  /// The models that run the version; empty for platforms without screens.
  var devices: String {
    let absent = catalog.absent(block.device, on: block.os)
    return catalog.phrase(of: absent.map { [$0] } ?? engine.models(of: block))
  }

  /// The class and its screen, or the platform, and what is the same on all lines: `5.5-inch (414x736@3)`. The model
  /// that was asked for by name stands before it, unless it stands alone beside it.
  var title: String {
    var title = catalog.name(of: block.screen)
    if let screenClass { title += " (\(screenClass.id))" }
    let common = block.kind.labelAxes.filter { !axes.contains($0) }
    let words = block.lines.first.map { catalog.words(of: $0, on: common) } ?? []
    let name = block.device.map { catalog.devices[$0].name }
    return (name.map { $0 == devices ? "" : $0 + ": " } ?? "")
      + ([title] + words + [block.zoom.wordsInNames].compactMap(\.self)).joined(by: ", ")
  }

  /// The screen in words: `6.3-inch, 402 × 874`; nil without a screen.
  var screen: String? { screenClass.map { "\($0.name), \($0.width) × \($0.height)" } }

  /// The version that is answered for.
  var version: String {
    block.kind == .today && screenClass?.idiom == .watch
      ? "watchOS" : catalog.name(of: block.os, on: block.screen.platform)
  }

  /// The version, and how it was chosen: `iOS 27 (newest with a known size)`.
  var chosenVersion: String {
    block.hasDefaultOS && !lines.flatMap(claims).isEmpty
      ? "\(version) (\(block.kind.choiceOfVersion))" : version
  }

  /// The whole table with what must be said of it, and the versions that could be asked for instead.
  var section: Sheet.Section {
    let versions = engine.versions(of: block.kind, on: block.screen, for: block.device)
      .filter { block.hasDefaultOS && $0 != block.os }
    let others = catalog.ranges(of: versions, on: block.screen.platform)
    let line = versions.isEmpty ? version : "\(chosenVersion); others (--os): \(others)"
    var section = Sheet.Section(title: title, lines: [devices, line].filter { !$0.isEmpty })
    if let absence {
      section.remarks = absence
    } else {
      let table = table
      section.table = table
      section.remarks = [legend(of: table)] + [marginLine].compactMap(\.self) + texts
    }
    return section
  }

  /// The unit of the whole table, what its marks mean, and at which text size widths are shown.
  func legend(of table: Sheet.Table) -> String {
    let marks = table.rows.joined().compactMap(\.mark) + remarks.map(\.mark)
    let width = block.textSizes.count > 1 ? ["width as at \(block.anchor.size.rawValue)"] : []
    guard unit == .pixels else { return marks.legend(["points"] + width) }
    guard let scale else {
      return marks.legend(["points, as pixels depend on the display"] + width)
    }
    let zoomed = block.zoom == .standard ? "" : ", before Display Zoom scales them"
    return marks.legend(
      ["pixels, \(scale) a point\(zoomed)"] + (texts.isEmpty ? [] : ["remarks in points"]) + width)
  }

  /// What Apple's guideline says where something else answers; nil if it does not.
  var guideline: String? {
    let hasOneFamily = Set(lines.map { $0.cell[WidgetFamily.self] }).count == 1
    return engine.textOfGuideline(
      for: block.screen,
      lines.map { line in
        // One family is named in the first line.
        let name = hasOneFamily ? catalog.id(of: line.cell, on: .variant) : nil
        return (
          name ?? catalog.widgetName(of: line.cell, separator: " "), line.width, line.height
        )
      })
  }

  /// All that must be said of the numbers.
  var texts: [String] {
    let missing =
      lines.contains(where: \.isAnswered)
      ? engine.textOfMissingGuideline(for: block.screen, block.kind) : nil
    return remarks.map(\.text) + [guideline, missing].compactMap(\.self)
  }

  /// The margins that have no column beside several families; nil if there are none.
  var marginLine: String? {
    guard axes.contains(.family), block.kind.leavesMargins else { return nil }
    return Margins(entries).line(catalog)
  }

  /// Why no line exists, which is all there is to say; nil if one does.
  var absence: [String]? {
    guard lines.allSatisfy({ $0.width.state == .notApplicable }) else { return nil }
    return remarks.count == 1 ? [remarks[0].reason] : remarks.map(\.text)
  }

  /// What the numbers are. Pixels depend on the display where a platform has no screens.
  var unitWord: String { unit == .pixels && scale != nil ? "pixels" : "points" }

  /// Of how many units the table shows a point.
  var unitsPerPoint: Int { unit == .pixels ? scale ?? 1 : 1 }

  /// How many pixels a point has on the display of the widgets; nil where it depends on the display.
  private var scale: Int? {
    !lines.isEmpty && lines.allSatisfy(\.cell.isOnOtherDisplay) ? nil : screenClass?.scale
  }
}
