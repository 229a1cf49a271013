internal import WidgetSizing
internal import Wording

extension PlacesResult {
  /// A table for each Home Screen.
  var sheet: Sheet {
    var sheet = Sheet("Places on the Home Screen")
    guard hasKnownPlace else {
      sheet.lines = ["no source says where widgets stand on these Home Screens"]
      return sheet
    }
    let known = homes.filter { !$0.slots.isEmpty }
    for home in known { sheet.append(table(of: home)) }
    if known.contains(where: { $0.slots.contains { !$0.left.isMeasured || !$0.top.isMeasured } }) {
      sheet.remarks.append("~ follows from the sizes of the widgets; no source measured it there")
    }
    let unknown = homes.filter { $0.slots.isEmpty }.map { title(of: $0) }.withoutRepetition
    if !unknown.isEmpty {
      sheet.remarks.append(
        "not known where the first row begins: \(unknown.joined(by: "; "))")
    }
    sheet.sources = known.compactMap(\.grid?.source).withoutRepetition.sorted().map {
      catalog.sources[$0]
    }
    return sheet
  }

  private func table(of home: Home) -> ReportTable {
    let scale = scale(of: home)
    let isInPixels = unit == .pixels
    var table = ReportTable(
      title(of: home),
      [
        .label("family"), .init("left", isNumeric: true), .init("top", isNumeric: true),
        .init("width", isNumeric: true), .init("height", isNumeric: true),
      ] + (isInPixels ? [] : [.init("pixels", isNumeric: true)])
        + [.evidence("source")])
    func text(_ length: Points, isMeasured: Bool = true) -> String {
      (isMeasured ? "" : Mark.derived.rawValue)
        + (isInPixels
          ? scale.flatMap { length.pixels(atScale: $0) }.map(String.init) ?? "?" : "\(length)")
    }
    for slot in home.slots {
      let pixels = [slot.width, slot.height, slot.left.value, slot.top.value].map { length in
        scale.flatMap { length.pixels(atScale: $0) }.map(String.init) ?? Mark.unknown.rawValue
      }
      table.append(
        [
          slot.cell.widget.map { catalog.id(of: $0.family) },
          text(slot.left.value, isMeasured: slot.left.isMeasured),
          text(slot.top.value, isMeasured: slot.top.isMeasured), text(slot.width),
          text(slot.height),
        ] + (isInPixels ? [] : ["\(pixels[0]) × \(pixels[1]) at \(pixels[2]), \(pixels[3])"])
          + [home.grid.map { catalog.sources[$0.source].id }])
    }
    return table
  }
}
