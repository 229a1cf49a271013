// Previews in the size of every device: put them beside the view, in a target for development that
// depends on WidgetSizingData. Linux has no SwiftUI, so no test of widgetsize has compiled them.
#if canImport(SwiftUI)
import SwiftUI
import WeatherWidget
import WidgetSizingData

extension PreviewTrait where T == Preview.ViewTraits {
  /// A preview of a widget's size. A size that is not known is a fault of the preview, not of the app.
  @MainActor static func widget(_ family: WidgetFamily, on device: String) -> PreviewTrait {
    do {
      let size = try WidgetSize(family, on: device).dimensions
      return .fixedLayout(width: size.width, height: size.height)
    } catch {
      fatalError("\(error)")
    }
  }
}

#Preview("iPhone 16 Pro", traits: .widget(.systemMedium, on: "iPhone 16 Pro")) {
  ForecastView()
}

#Preview("All iPhones") {
  ScrollView {
    ForEach(WidgetSize.all(.systemMedium, on: .iOS, from: 26)) { size in
      Text(size.description).font(.caption)
      if let dimensions = try? size.dimensions {
        ForecastView().frame(width: dimensions.width, height: dimensions.height).border(.secondary)
      }
    }
  }
}
#endif
