internal import WidgetSizing

extension Catalog {
  /// A WidgetKit cell in a few words: `iOS 18, 6.1-inch 14 Pro, systemSmall, icons-small`.
  func place(
    of cell: WidgetKitCell, on screens: [WidgetScreen]? = nil, _ versions: [OSVersion]? = nil
  ) -> String {
    let names = cell.screenClass == nil ? [] : (screens ?? [cell.screen]).map(name)
    let versions = versions ?? [cell.os]
    let last = versions.last.flatMap { $0 == versions[0] ? nil : " to \($0)" } ?? ""
    return
      (["\(cell.platform.rawValue) \(versions[0])\(last)"]
      + [names.count > 4 ? "\(names.count) classes" : names.joined(by: ", ")].filter { !$0.isEmpty }
      + [cell.family.rawValue, cell.variant?.rawValue].compactMap(\.self)
      + (cell.zoom == .standard ? [] : ["Display Zoom \(cell.zoom.rawValue)"])).joined(by: ", ")
  }

  /// A cell in a few words: `iOS 10, 4.7-inch, portrait, xxl, Today view, compact`.
  func place(of cell: TodayCell, classes: [Key<ScreenClass>]? = nil) -> String {
    let names = (classes ?? [cell.screenClass]).map { screenClasses[$0].name }
    let column = cell.column.flatMap { $0 == .single ? nil : $0.rawValue + " column" }
    return
      ([
        name(of: cell.os),
        names.count > 4 ? "\(names.count) classes" : names.joined(by: ", "),
        cell.orientation.rawValue, cell.textSize.rawValue, name(of: cell.entryPoint),
        cell.mode.rawValue,
      ] + [column, cell.isZoomed ? "zoomed" : nil].compactMap(\.self)).joined(by: ", ")
  }
}
