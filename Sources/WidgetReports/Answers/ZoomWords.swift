internal import WidgetSizing

extension DisplayZoom {
  /// What the setting adds to the name of a place: `Display Zoom larger`; nil of the standard one.
  var wordsInNames: String? { self == .standard ? nil : "Display Zoom \(rawValue)" }
}
