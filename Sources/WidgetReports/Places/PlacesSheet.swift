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
    for home in known {
      guard let gaps = gaps(of: home) else { continue }
      sheet.remarks.append(known.count == 1 ? gaps : "\(title(of: home)): \(gaps)")
    }
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

  /// How far two widgets of one family stand apart: `between two widgets: 22 points across, 38 points down`. Nil
  /// if there are no two.
  private func gaps(of home: Home) -> String? {
    let families = home.slots.compactMap(\.cell.widget?.family).withoutRepetition
    func least(_ gap: (HomeScreenPlaces.Slot, HomeScreenPlaces.Slot) -> Points?) -> Points? {
      families.flatMap { family in
        let slots = home.slots.filter { $0.cell.widget?.family == family }
        return slots.flatMap { slot in slots.compactMap { gap(slot, $0) } }
      }.min()
    }
    let across = least { slot, next in
      let end = slot.left.value + slot.width
      return slot.top.value == next.top.value && next.left.value >= end
        ? next.left.value - end : nil
    }
    let down = least { slot, next in
      let end = slot.top.value + slot.height
      return slot.left.value == next.left.value && next.top.value >= end
        ? next.top.value - end : nil
    }
    let parts = [("across", across), ("down", down)].compactMap { direction, gap -> String? in
      guard let gap else { return nil }
      guard unit == .pixels else { return "\(gap) points \(direction)" }
      return pixels(gap, of: home).map { "\($0) pixels \(direction)" }
    }
    return parts.isEmpty ? nil : "between two widgets: \(parts.joined(by: ", "))"
  }

  private func table(of home: Home) -> ReportTable {
    let isInPixels = unit == .pixels
    let lengths: [ReportTable.Column] = ["left", "top", "width", "height"].map {
      .init($0, isNumeric: true)
    }
    let beside: [ReportTable.Column] = isInPixels ? [] : [.init("pixels", isNumeric: true)]
    var table = ReportTable(
      title(of: home), [.label("family")] + lengths + beside + [.evidence("source")])
    for slot in home.slots {
      let points = [slot.left.value, slot.top.value, slot.width, slot.height]
      let pixels = points.map { self.pixels($0, of: home).map(String.init) ?? "?" }
      var cells = isInPixels ? pixels : points.map(\.description)
      if !slot.left.isMeasured { cells[0] = Mark.derived.rawValue + cells[0] }
      if !slot.top.isMeasured { cells[1] = Mark.derived.rawValue + cells[1] }
      if !isInPixels { cells.append("\(pixels[2]) × \(pixels[3]) at \(pixels[0]), \(pixels[1])") }
      let family = slot.cell.widget.map { catalog.id(of: $0.family) }
      table.append([family] + cells + [home.grid.map { catalog.sources[$0.source].id }])
    }
    return table
  }
}
