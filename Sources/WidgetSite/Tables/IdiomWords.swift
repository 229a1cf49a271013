internal import WidgetSizing

extension Idiom {
  /// All devices of the kind in a sentence: `all iPhones`.
  var pluralName: String {
    switch self {
    case .phone: "iPhones"
    case .pad: "iPads"
    case .watch: "Apple Watch models"
    }
  }

  /// The family that people ask for most.
  var mainFamily: WidgetFamily { self == .watch ? .accessoryRectangular : .systemMedium }
}
