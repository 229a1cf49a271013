internal import WidgetSizing
internal import Wording

extension SiteContext {
  /// What a variant is called where a person chooses one: `With app names`, `In the Smart Stack`.
  func settingName(_ variant: WidgetVariant) -> String {
    switch variant {
    case .iconsSmall: "With app names"
    case .iconsLarge: "Large icons"
    default: catalog.name(of: variant).capitalizedFirst
    }
  }

  /// The same within a sentence: `with app names`.
  func settingPhrase(_ variant: WidgetVariant) -> String {
    let name = settingName(variant)
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}

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
