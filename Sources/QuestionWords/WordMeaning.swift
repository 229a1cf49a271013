internal import WidgetSizing

/// What a word, or a phrase of a few words, means in a question about sizes.
enum WordMeaning: Sendable {
  /// A family or a group of families.
  case family(String)
  /// Where widgets are shown, or in which form. Other words say of which kind they are, and so which families are meant.
  case place(Place)
  case kind(WidgetKind)
  /// Values of another axis, by their identifiers.
  case values(Axis, [String])
  /// Settings of Display Zoom, of which the first is meant where one is.
  case zooms([DisplayZoom])
  case idiom(Idiom)
  case platform(Platform)
  /// Versions as ``NamedVersions`` reads them: `latest`, `macOS 14`.
  case versions(String)
  /// Pixels a point: 3 of `@3x`.
  case scale(Int)
  /// A number besides the sides.
  case quantity(Quantity)
  /// One of the sides, of which the number is wanted.
  case side(Quantity)
  /// One of these places.
  case spot(HomeSpot)
  /// What is asked beside what is chosen.
  case request(WordReading.Request)
  /// What the help of a command says, of `all` or one.
  case help(String)
  /// What another command answers.
  case subject(WordReading.Subject)
  /// A word of the question that chooses nothing, or asks for the size itself.
  case filler
  /// A word between two things of a list.
  case joint
  /// What changes no size, and why, in a sentence.
  case remark(String)
  /// Something real without a size, and why, as the end of a sentence.
  case uncovered(String)
  /// A word of a range of models or versions.
  case range(Range)
  /// A word that leaves something out, compares or counts, and that no longer phrase explains, with the name of the
  /// sentence that refuses it. It is never passed over.
  case restriction(String)

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

  enum Place: String, Sendable {
    case home = "home-screen"
    case lock = "lock-screen"
    case island = "dynamic-island"
    case smartStack = "smart-stack"
    /// A Live Activity in a car; no source states the size of a widget there.
    case carPlay = "carplay"
    /// A Mac, which may show the widgets of an iPhone.
    case mac
    /// A Today extension, or a Live Activity in the island.
    case compact, expanded
  }
}

extension WordMeaning {
  /// The phrases that choose something and are long enough to be suggested, sorted.
  static let suggestions =
    WordTable.words.filter { phrase, meaning in
      switch meaning {
      case .filler, .joint, .request(.content), .request(.fits), .request(.points), .help,
        .uncovered,
        .range, nil:
        false
      // `exept large`
      case .restriction: phrase.count > 5 && !phrase.contains(" ")
      case .subject, .side: phrase.count > 4
      // `run` is no `rund`.
      case .family: phrase.count > 5
      default: phrase.count > 3
      }
    }.map(\.phrase) + partsOfPlaces

  /// The words of places, kinds and families that have several, and mean nothing alone: `dynamic`, `accessory`.
  private static let partsOfPlaces = WordTable.words.flatMap { phrase, meaning -> [String] in
    switch meaning {
    case .place, .kind, .family:
      phrase.split(separator: " ").map(String.init).filter {
        $0.count > 3 && !WordTable.isPhrase([$0])
      }
    default: []
    }
  }
}
