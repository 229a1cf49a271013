internal import WidgetSizing
internal import Wording

extension Catalog {
  /// A note that a scale of an image, such as 2 of `@2x`, is not that of all screens that are asked for; nil if it is.
  func remark(onScale scale: Int, of asked: Asked) -> String? {
    let screens = self.screens(of: asked).compactMap(\.screenClass).withoutRepetition
    let others = screens.filter { screenClasses[$0].scale != scale }
    guard let first = others.first else { return nil }
    guard others.count == screens.count else {
      return "\(others.count) of \(screens.count) screens have another scale than @\(scale)x"
    }
    let scales = others.map { screenClasses[$0].scale }.withoutRepetition
    let name =
      asked.boxes.count == 1
      ? asked.device.map { devices[$0].name } ?? screenClasses[first].name : "these screens"
    return
      "pixels are those of the screen, not @\(scale)x: \(name) has \(scales.map(String.init).list) "
      + "pixels a point"
  }
}
