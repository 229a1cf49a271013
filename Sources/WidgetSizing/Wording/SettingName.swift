internal import Wording

extension Catalog {
  /// What a variant is called where a person chooses one: `With app names`, `In the Smart Stack`.
  package func settingName(_ variant: WidgetVariant) -> String {
    settingPhrase(variant).capitalizedFirst
  }

  /// The same within a sentence: `with app names`.
  package func settingPhrase(_ variant: WidgetVariant) -> String {
    switch variant {
    case .iconsSmall: "with app names"
    case .iconsLarge: "large icons"
    default: name(of: variant)
    }
  }
}

extension DisplayZoom {
  /// What the setting is called on the device.
  package var settingName: String {
    switch self {
    case .standard: "Default"
    case .larger: "Larger Text"
    case .moreSpace: "More Space"
    }
  }

  /// The setting as a state of the device: `Display Zoom on`.
  package var stateWords: String {
    switch self {
    case .standard: "Display Zoom off"
    case .larger: "Display Zoom on"
    case .moreSpace: "Display Zoom More Space"
    }
  }
}
