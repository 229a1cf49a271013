internal import WidgetSizing
internal import Wording

extension SiteContext {
  /// The sizes of widgets in StandBy, which pages do not list: `a small widget is 362 × 362 in StandBy on the
  /// 6.3-inch iPhones with iOS 26, as counted on screenshots; nobody published it for others`.
  var textOfStandBy: String {
    var asked = Asked(.widgetKit, on: widgetScreens(of: .widgetKit))
    asked.variants = [.standBy]
    asked.zoom = .standard
    let known = engine.everyBlock(asked).flatMap(\.cells).map {
      engine.evidence($0)
    }.filter(\.isKnown)
    let sizes = known.map { answer in
      "\(answer.plainText) on \(catalog.name(of: answer.cell.screen)) screens with "
        + catalog.name(of: answer.cell.os, on: answer.cell.platform)
    }
    return sizes.isEmpty
      ? "nobody published the size of a widget in StandBy"
      : "a small widget in StandBy is \(sizes.list); nobody published it for others"
  }
}
