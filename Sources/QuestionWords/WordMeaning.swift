internal import WidgetSizing

/// What a word, or a phrase of a few words, means in a question about sizes.
enum WordMeaning: Sendable {
  /// A family or a group of families.
  case family(String)
  /// The widgets of the Home Screen.
  case homeScreen
  /// The widgets of the Lock Screen, or a Live Activity there.
  case lockScreen
  /// A Live Activity in a car; no source states the size of a widget there.
  case carPlay
  case island
  case smartStack
  /// A Today extension, or a Live Activity in the island.
  case compact, expanded
  case kind(WidgetKind)
  /// Values of another axis, by their identifiers.
  case values(Axis, [String])
  /// Settings of Display Zoom, of which the first is meant where one is.
  case zooms([DisplayZoom])
  case idiom(Idiom)
  case platform(Platform)
  /// A Mac as the place where widgets are shown, which may be those of an iPhone.
  case onMac
  /// Versions as ``NamedVersions`` reads them: `latest`, `macOS 14`.
  case versions(String)
  case pixels
  /// Pixels a point: 3 of `@3x`.
  case scale(Int)
  /// A number besides the sides.
  case quantity(Quantity)
  /// One of the sides, of which the number is wanted.
  case side(Quantity)
  /// The width divided by the height.
  case aspectRatio
  /// Where widgets stand on a Home Screen.
  case places
  /// How far they stand apart there.
  case gaps
  /// One of these places.
  case spot(HomeSpot)
  /// What is to fit into a widget: `card`.
  case content
  /// Whether a device has a setting.
  case whether
  /// What another command answers.
  case subject(WordReading.Subject)
  /// What stands between two things that are compared.
  case versus
  /// A word of the question that chooses nothing, or asks for the size itself.
  case filler
  /// What changes no size, and why, in a sentence.
  case remark(String)
  /// Something real without a size, and why, as the end of a sentence.
  case uncovered(String)
  /// A word of a range of models or versions.
  case range(Range)
  /// A word that leaves something out, compares or counts, and that no longer phrase explains. It is never passed over.
  case restriction(Restriction)

  /// What a word of a range stands before, between or behind.
  enum Range: String, Sendable {
    /// Before one end.
    case since, target, through, before, after
    /// Before one end, or before two.
    case from, between
    /// Between two.
    case to
    /// Behind one end.
    case later, earlier
  }

  /// What such a word does.
  enum Restriction: String, Sendable {
    case exclusion, comparison, amount, columns
  }
}

extension WordMeaning {
  /// A place where widgets are shown, which chooses their families.
  enum Place { case home, lock }

  /// The place that the words name; nil if they name none.
  var place: Place? {
    switch self {
    case .homeScreen: .home
    case .lockScreen: .lock
    default: nil
    }
  }

  /// The meaning of a phrase in lower case, with single blanks; nil if it has none.
  static func of(_ phrase: String) -> WordMeaning? { WordTable.meaning(of: phrase) }

  /// All phrases, sorted.
  static var phrases: [String] { WordTable.phrases }

  /// The phrases that choose something and are long enough to be suggested, sorted.
  static let suggestions = phrases.filter { phrase in
    switch of(phrase) {
    case .filler, .content, .uncovered, .restriction, .range, nil: false
    case .subject: phrase.count > 4
    default: phrase.count > 3
    }
  }
}
