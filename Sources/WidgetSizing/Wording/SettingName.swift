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

extension [Platform] {
  /// What people call devices of the platforms: `iPhones and iPads`.
  package var devices: String { map(\.devicesName).list }
}
