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
    let version = name(of: versions[0], on: cell.platform) + last
    return ([version] + (screen.isEmpty ? [] : [screen]) + words(of: cell, on: Axis.settings))
      .joined(by: ", ")
  }
}
