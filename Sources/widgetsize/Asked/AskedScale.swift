internal import WidgetSizing
internal import Wording

extension Catalog {
  /// A note that a scale of an image, such as 2 of `@2x`, is not that of all screens of queries; nil if it is.
  func remark(onScale scale: Int, of queries: [Query]) -> String? {
    let screens = queries.flatMap(\.screenClasses).withoutRepetition
    let others = screens.filter { screenClasses[$0].scale != scale }
    guard let first = others.first else { return nil }
    guard others.count == screens.count else {
      return "\(others.count) of \(screens.count) screens have another scale than @\(scale)x"
    }
    let scales = others.map { screenClasses[$0].scale }.withoutRepetition
    let name =
      queries.count == 1
      ? queries[0].device.map { devices[$0].name } ?? screenClasses[first].name : "these screens"
    return
      "pixels are those of the screen, not @\(scale)x: \(name) has \(scales.map(String.init).list) "
      + "pixels a point"
  }
}
