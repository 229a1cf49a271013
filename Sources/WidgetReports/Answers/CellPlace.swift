package import WidgetSizing
internal import Wording

extension Catalog {
  /// A cell in a few words: `iOS 10, 4.7-inch, portrait, xxl, Today view, compact`,
  /// `iOS 18, 6.1-inch 14 Pro, systemSmall, icons-small`. Given `screens` and `versions`, the oldest
  /// first, all of these are meant.
  package func place(of cell: Cell, on screens: [Screen]? = nil, _ versions: [OSVersion]? = nil)
    -> String
  {
    let names = cell.screenClass == nil ? [] : (screens ?? [cell.screen]).map(name)
    let screen = names.count > 4 ? "\(names.count) classes" : names.joined(by: ", ")
    let versions = versions ?? [cell.os]
    let last = versions.last.flatMap { $0 == versions[0] ? nil : " to \($0)" } ?? ""
    let own: [String?] =
      switch cell.setting {
      case .today(let today):
        [
          today.orientation.rawValue, today.textSize.rawValue, name(of: today.entryPoint),
          today.mode.rawValue,
          today.column.flatMap { $0 == .single ? nil : $0.rawValue + " column" },
          cell.isZoomed ? "zoomed" : nil,
        ]
      case .widget(let widget):
        [
          id(of: widget.family), id(of: widget.variant),
          cell.isZoomed ? "Display Zoom \(cell.zoom.rawValue)" : nil,
        ]
      }
    let version = name(of: versions[0], on: cell.platform, with: cell.kind) + last
    return ([version, screen.isEmpty ? nil : screen] + own).compactMap(\.self).joined(by: ", ")
  }
}
