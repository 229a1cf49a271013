internal import WidgetSizing
internal import Wording

/// The names of families that a file may have: identifiers, their ends, and names in other languages.
struct FamilyNames: Sendable {
  /// By the words of a name, in lower case and without anything between them.
  private var names: [String: FamilyLabel] = [:]
  /// Names in scripts without blanks, which are found within words.
  private(set) var unspaced = NameTrie<FamilyLabel>()
  /// Words for widgets.
  private(set) var widgetWords: [[UInt8]] = [Array("widget".utf8)]

  init(_ catalog: Catalog) {
    for family in catalog.families {
      let parts = catalog.id(of: family).camelCaseWords
      let isWidget = catalog.kind(of: family) == .widgetKit
      // `expanded` and `carPlay` are some only where Live Activities are spoken of.
      names[parts.joined(separator: "")] = FamilyLabel(
        family: family,
        isFull: isWidget || parts.count > 1 && parts.first == "compact")
      if isWidget { names[parts.dropFirst().joined(separator: "")] = FamilyLabel(family: family) }
    }
    for row in catalog.familyNames {
      let name = row.name.lowercased()
      guard let family = row.family else {
        widgetWords.append(Array(name.utf8))
        continue
      }
      let label = FamilyLabel(family: family, isVague: row.isVague)
      if name.utf8.allSatisfy({ $0 < 0x80 || name.unicodeScalars.allSatisfy { $0.value < 0x250 } })
      {
        names[name.split { $0 == " " || $0 == "-" }.joined(separator: "")] = label
      } else {
        unspaced[name.utf8] = label
      }
    }
  }

  /// The family that words in lower case name, without anything between them.
  func family(_ words: some Sequence<String>) -> FamilyLabel? { names[words.joined(separator: "")] }

  /// Whether a single word of an identifier may stand for a family; `corner` means other things as well.
  func isPlain(_ word: String) -> Bool { word != "corner" && word != "portrait" && word != "extra" }

  /// What has a size of its own beside widgets: `image 512x512`.
  static let otherSizes: Set = [
    "image", "images", "picture", "pictures", "photo", "photos", "icon", "icons", "screenshot",
    "screenshots", "avatar", "thumbnail", "logo", "background", "content", "area", "grid", "min",
    "minimum",
  ]

  /// Lengths that are no sizes.
  static let otherLengths: Set = [
    "padding", "margin", "margins", "spacing", "inset", "insets", "offset", "origin", "radius",
  ]

  /// What stands in a widget, with a frame of its own.
  static let parts: Set = [
    "image", "circle", "text", "rectangle", "capsule", "avatar", "icon", "logo", "thumbnail",
    "button", "badge", "photo", "symbol", "label", "gauge", "divider", "ellipse",
  ]

  /// Names that are also words for a size, behind those of units and verbs.
  static let adjectives: Set = ["groß", "gross", "grand", "grande", "large"]
  static let beforeAdjectives: Set = [
    "punkte", "punkt", "points", "point", "pixel", "pixels", "pt", "px", "ist", "est", "is",
  ]

  /// Where widgets are none of these.
  static let otherSystems: Set = ["android", "glance", "appwidget"]

  /// What is small or large beside widgets: `small icon`, `largeDesktopWindow`, `icons-small`.
  static let otherThings: Set = [
    "icon", "icons", "window", "screen", "text", "title", "font", "button", "phone", "phones",
    "device", "devices", "image", "images", "padding", "spacing", "margin", "radius", "inset",
    "insets", "avatar", "thumbnail", "logo", "artwork", "cover", "badge", "card", "photo", "banner",
    "modal", "dialog", "mask",
  ]
}
