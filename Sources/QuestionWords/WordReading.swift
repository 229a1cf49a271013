package import WidgetSizing
internal import Wording

/// What a question chooses, by its words and by the options beside them, and what it asks about that.
package struct WordReading: Equatable, Sendable {
  /// What is asked, if it is not the size itself.
  package enum Subject: String, Sendable {
    /// The smallest, or the largest, of all sizes.
    case smallest, largest
    /// The greatest width, or the greatest height.
    case widest, tallest
    /// Who says so, and why.
    case evidence
    /// How devices or versions differ.
    case difference
    /// Which models share the screen of one.
    case sameScreen = "same-screen"
    /// How large the screens themselves are.
    case screen
    /// On which devices all sizes can be seen.
    case fewestDevices = "fewest-devices"
    /// How many lines of text fit.
    case lines
    /// How large an image may be.
    case image
    /// How new the tables are.
    case dataVersion = "data-version"
    /// Since which version there is a family.
    case arrival
    /// On which version a size changed.
    case history
    /// Which versions a device runs.
    case versions
    /// What nobody published.
    case unknown
    /// On which numbers sources disagree.
    case disputes

    /// Whether it asks for another end of the sizes: the smallest and the largest are two questions.
    func contradicts(_ other: Self) -> Bool { self != other && isEnd && other.isEnd }

    /// Whether it asks for an end of the sizes.
    var isEnd: Bool { [.smallest, .largest, .widest, .tallest].contains(self) }
  }

  /// What is asked beside what is chosen.
  package enum Request: String, Sendable {
    /// The width divided by the height.
    case aspectRatio = "aspect-ratio"
    /// Where widgets stand on a Home Screen, and how far apart.
    case places, gaps
    /// Whether a device has a setting.
    case whether
    /// What is to fit into a widget: `card`.
    case content
    /// What fits, of which a size is asked for: `largest medium that fits every iphone`.
    case fits
    /// That two things are compared.
    case versus
    /// That something is counted: `how many`.
    case count
    case pixels = "px"
    case points = "pt"

    /// Whether it says how a size is shown or judged, and not of what it is.
    fileprivate var isOfQuestion: Bool {
      [.content, .fits, .versus, .count, .points].contains(self)
    }
  }

  /// Names of devices and screens, for ``DeviceFinder``.
  package var devices: [String] = []
  /// Platforms whose devices are asked for beside those of ``devices``: `iphone 15 and mac`.
  package var platformsAsDevices: [Platform] = []
  /// Names of families and groups of families.
  package var families: [String] = []
  /// Versions, each with its platform if one was named: `18`, `iOS 18`, `17-26`.
  package var versions: [String] = []
  package var platforms: [Platform] = []
  package var idioms: [Idiom] = []
  package var kind: WidgetKind?
  /// Values of other axes.
  package var values = Box()
  /// Sizes that are not those of a screen: `364x170`.
  package var sizes: [String] = []
  /// One side of a size that was seen: `345 wide`.
  package var sides: [Quantity: String] = [:]
  /// Numbers besides the sides.
  package var quantities: [Quantity] = []
  /// What is asked, if it is not the size itself.
  package var subject: Subject?
  /// The command whose help words ask for, or `all`; nil if they ask for none.
  package var help: String?
  /// A size in points, in pixels: `329 × 155 points are 987 × 465 pixels at @3x`; nil if it was not asked for.
  package var conversion: String?
  /// The sides that were asked for; none if the whole size was.
  package var askedSides: Set<Quantity> = []
  /// What is asked beside what is chosen.
  package var requests: Set<Request> = []
  /// Which of these places were asked for; none for all.
  package var spots: [HomeSpot] = []
  /// The scales that were asked for: 3 of `@3x`.
  package var scales: [Int] = []
  /// Something real that has no size, in a sentence.
  package var uncovered: [String] = []
  /// How words were understood that are not plain, one sentence each.
  package var remarks: [String] = []
  /// What is wrong with the words, one sentence each.
  package var faults: [String] = []
  /// Words without a meaning, beside which the others are answered.
  package var notUnderstood: [String] = []
  /// What the other words are read as, if some have no meaning: `iPhone 15, systemMedium`.
  package var readAs = ""
  /// Whether the first word was understood.
  package var understandsStart = false
  /// The words that chose something, without those of the question around them.
  package var understood: [String] = []
  /// What is asked beside what is chosen, by the phrases that ask for it.
  package internal(set) var wishes: [WishedPhrase] = []

  package init() {}

  package func asks(_ request: Request) -> Bool { requests.contains(request) }

  /// Whether two things were set against each other.
  package var compares: Bool { asks(.versus) }

  /// Whether pixels were asked for, and no points beside them.
  package var isInPixels: Bool {
    get { asks(.pixels) }
    set { if newValue { requests.insert(.pixels) } else { requests.remove(.pixels) } }
  }

  /// Whether every word has a meaning, and nothing is wrong with them.
  package var isUnderstood: Bool { faults.isEmpty && notUnderstood.isEmpty }

  /// What people are told of how the words were understood: first those that were not.
  package var notes: [String] {
    guard !notUnderstood.isEmpty else { return remarks }
    return ["read as: \(readAs); \(Self.text(ofNotUnderstood: notUnderstood))"] + remarks
  }

  /// `not understood: notch`
  package static func text(ofNotUnderstood words: [String]) -> String {
    "not understood: \(words.joined(by: ", "))"
  }

  /// Whether words choose the same, whatever they ask about it.
  package func choosesSame(as other: WordReading) -> Bool {
    func choices(_ reading: WordReading) -> WordReading {
      var reading = reading
      (reading.subject, reading.help, reading.understood, reading.wishes) = (nil, nil, [], [])
      reading.requests = reading.requests.filter { !$0.isOfQuestion }
      (reading.notUnderstood, reading.readAs, reading.understandsStart) = ([], "", false)
      return reading
    }
    return choices(self) == choices(other)
  }

  /// Whether words choose nothing, whatever is wrong with them or told about them.
  package var choosesNothing: Bool {
    var reading = self
    (reading.remarks, reading.faults) = ([], [])
    return reading.choosesSame(as: WordReading())
  }
}

extension WordReading {
  /// The values of an axis that are named; none if no value is.
  package subscript<Value: AxisValue>(_ type: Value.Type) -> [Value] {
    get { values[Value.self] ?? [] }
    set { values[Value.self] = newValue.isEmpty ? nil : newValue }
  }

  /// How many values are named on an axis.
  package func count(on axis: Axis) -> Int {
    func count<Value: AxisValue>(_ type: Value.Type) -> Int { self[type].count }
    return count(axis.values)
  }

  /// The setting of Display Zoom that is named, of several the first; nil if none is.
  package var zoom: DisplayZoom? {
    get { self[DisplayZoom.self].first }
    set { self[DisplayZoom.self] = newValue.map { [$0] } ?? [] }
  }

  /// The settings of Display Zoom that are named; nil if none is.
  package var zooms: [DisplayZoom]? { values[DisplayZoom.self] }
}

/// What the value of an option names.
extension WordReading {
  private static func meaning(of name: String) -> WordMeaning? {
    WordMeaning.of(String(name.lowercased().map { $0 == "-" ? " " : $0 }))
  }

  /// What is said of a name of something real that has no size; nil for any other name.
  ///
  /// A Live Activity has sizes in CarPlay, and `carPlay` is the identifier of their family.
  package static func uncovered(_ name: String, about kind: WidgetKind? = nil) -> String? {
    switch meaning(of: name) {
    case .uncovered(let text): text
    case .place(.carPlay):
      name == "carPlay" || kind == .activity ? nil : WordTable.text("carplay")
    default: nil
    }
  }

  /// The kind of widget of a name; nil if it names none.
  package static func kind(named name: String) -> WidgetKind? {
    if case .kind(let kind) = meaning(of: name) { kind } else { nil }
  }

  /// The platform of devices with sizes that do not depend on a screen: Macs and Apple Vision Pro.
  package static func platform(ofDevicesCalled name: String) -> Platform? {
    if case .platform(let platform) = meaning(of: name), platform.idiom == nil {
      platform
    } else {
      nil
    }
  }
}

extension Catalog {
  /// The families that words name.
  func namedFamilies(of reading: WordReading) -> [WidgetFamily] {
    reading.families.flatMap { families(named: $0, on: Platform.allCases) ?? [] }
  }

  /// The families that words name, or all of the kind that they name.
  package func families(of reading: WordReading) -> [WidgetFamily] {
    let named = namedFamilies(of: reading)
    return named.isEmpty ? reading.kind.map { families(of: $0) } ?? [] : named.withoutRepetition
  }

  /// The name of a family; of `extra large` on iPhones that of their tall family. An identifier means itself.
  package func tallName(of name: String, on platforms: [Platform]) -> String {
    guard !platforms.isEmpty, platforms.allSatisfy({ $0 == .iOS }),
      name.lowercased() != "systemextralarge",
      families(named: name, on: [.iPadOS])?.map(id) == ["systemExtraLarge"]
    else { return name }
    return "systemExtraLargePortrait"
  }
}
