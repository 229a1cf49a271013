internal import WidgetSizing
internal import Wording

/// The words of a question that were read so far.
struct WordState {
  /// What the last word named, which a number alone continues: `ios 17 and 18`, `iphone 15 vs 17`.
  enum Last { case nothing, device, version, textSize }

  /// What a question has several of.
  enum Kind: String, CaseIterable { case device, family, version, setting }

  /// What a phrase does: it chooses something, stands around that, or between two things.
  enum Role { case choice, question, separator }

  let reader: WordReader
  let kind: WidgetKind?
  let hasVersions: Bool
  /// Whether what is named is compared, so that `iphone 15 to iphone 16` are two.
  let compares: Bool
  var reading = WordReading()
  var last = Last.nothing
  var follows = false
  var role = Role.choice
  /// How many faults there were when a device was last found to be unknown.
  var faultsAtUnknownDevice = 0
  /// A number alone that could be one side of a size.
  var loneSide: String?
  /// The word before the next, in lower case.
  var previous: String?
  /// The words that were read last, in lower case.
  var lastPhrase: String?
  /// The settings of Display Zoom that words named.
  private(set) var namedZooms: Set<DisplayZoom> = []
  /// The last word that compares, `smaller` or `vs`, and whether `than` followed.
  private(set) var comparative: String?
  private(set) var comparesWithOthers = false
  /// How many families stand before that word, if it is right behind one.
  private(set) var familiesBeforeComparative = 0
  /// Numbers and letters alone that were read as devices: `5` of `5 of the widgets`.
  var loneNames: [String] = []
  /// Those of them that stand before a word of which nothing is known: `12` of `12 MP`.
  var loneNumbers: [String] = []
  /// Whether such a number stands before devices: `5 devices`.
  var countsDevices = false
  /// Whether `device` stands behind a family or `canvas`, so that of iPads it is a variant.
  var namesDeviceVariant = false
  /// Words of which nothing is known.
  var strangers: [String] = []
  /// Whether the question is about Today extensions, which have text sizes.
  let isAboutToday: Bool
  /// All devices of a line, which stand beside no model of it: `all iphones`.
  private(set) var wholeLine: String?
  /// Whether several things are meant together: `every iphone`.
  private(set) var isOfEach = false
  /// The last word of a range that stands between no models and no versions, and one that stands before no two.
  private var rangeWord: String?
  private(set) var looseBetween: String?
  private(set) var looseBoth: String?
  /// What was named one after the other, and how many of each kind there were.
  private(set) var order: [Kind] = []
  private var counts: [Kind: Int] = [:]
  /// A word between what was understood and what may follow.
  private var separator: String?
  /// What the word right before named: a line of devices, or a device.
  var before: (name: String, idiom: Idiom?)?
  /// Meanings that depend on the kind of widget, which other words say.
  private(set) var places: [WordMeaning.Place] = []
  /// The first words of the last name of a device without its number: `iphone`.
  var lastLine = ""

  init(
    reader: WordReader, kind: WidgetKind?, hasVersions: Bool, compares: Bool, _ tokens: [WordToken]
  ) {
    self.reader = reader
    isAboutToday =
      kind == .today
      || tokens.contains {
        if case .kind(.today) = WordMeaning.of($0.lower) { true } else { false }
      }
    self.compares = compares
    self.kind = kind
    self.hasVersions = hasVersions
  }

  mutating func add(device name: String) {
    // `each iphone 13 mini`
    if before?.name == wholeLine { wholeLine = nil }
    if !reading.devices.contains(name) { reading.devices.append(name) }
    lastLine = String(name.prefix { !$0.isNumber })
    (last, follows) = (.device, false)
    before = reader.finder.idioms(of: name).first.map { (name, $0) }
  }

  /// Adds words to those that were understood, if they choose something.
  mutating func note(_ tokens: ArraySlice<WordToken>) {
    let isOfEach = tokens.contains { ["all", "each", "every", "everywhere"].contains($0.lower) }
    self.isOfEach = self.isOfEach || isOfEach
    // `the largest medium for all iphones`
    if isOfEach, ["for", "by", "across"].contains(previous), reading.subject?.isEnd ?? false {
      reading.requests.insert(.fits)
    }
    let named = [
      reading.devices.count + reading.idioms.count + reading.platforms.count,
      reading.families.count, reading.versions.count,
    ]
    for (kind, count) in zip(Kind.allCases, named) where count != counts[kind, default: 0] {
      counts[kind] = count
      note(kind)
    }
    switch role {
    case .question: break
    case .separator: separator = reading.compares ? "vs" : tokens.phrase
    case .choice:
      if let separator, !reading.understood.isEmpty, reading.subject != .history,
        last != .nothing || reading.compares
      {
        reading.understood.append(separator)
      }
      separator = nil
      reading.understood += tokens.map { $0.text + ($0.hasComma ? "," : "") }
    }
  }

  private mutating func note(_ kind: Kind) {
    // `small to large`
    if let word = rangeWord, order.last == kind, !reading.compares, reading.subject != .difference {
      addFault(ofRangeOf: kind, with: word)
    }
    rangeWord = nil
    // `from iphone 13`, which also means of it
    if kind == .device, last == .device, !isCompared, let name = reading.devices.last,
      let word = lastPhrase, case .range(.from)? = WordMeaning.of(word)
    {
      reading.remarks.append(
        "\(quoted("\(word) \(name)")) is that model alone; for later ones write '\(name) or later'")
    }
    if order.last != kind { order.append(kind) }
  }

  /// Takes what is asked, once.
  mutating func ask(_ subject: WordReading.Subject, in word: String) {
    if let first = reading.subject, first.contradicts(subject) {
      reading.faults.append(
        "\(quoted(word)) asks for another end of the sizes than the words before; ask one at a time"
      )
    }
    // `who has the same size`, `when did it arrive`, `biggest difference`
    if reading.subject == nil || reading.subject == .evidence || [.image, .lines].contains(subject)
      || reading.subject == .history && subject == .arrival
      || reading.subject?.isEnd ?? false && subject == .difference
    {
      reading.subject = subject
    }
    reading.wishes.append(WishedPhrase(phrase: word, wish: .subject(subject)))
    role = .question
  }

  /// Ends a phrase at a comma: what follows does not continue it.
  mutating func separate() {
    before = nil
    // `iphone 12, 13 and 14`
    if last == .device { follows = true }
  }

  mutating func add(_ meaning: WordMeaning, _ word: String) {
    let before = (last, follows)
    (last, follows) = (.nothing, false)
    self.before = nil
    if let wish = Wish(meaning) {
      reading.wishes.append(WishedPhrase(phrase: word, wish: wish))
    }
    // `safe area`
    if let text = WordTable.sentence("told \(word)") {
      reading.remarks.append("\(quoted(word)) is read as \(text)")
    }
    switch meaning {
    case .family(let text):
      if let separator, ["+", "plus"].contains(separator), order.last == .family,
        reading.families.last == text
      {
        reading.faults.append(
          "\(quoted("\(text) \(separator) \(text)")) names one size twice; sizes are not added up")
      }
      reading.families.append(text)
      if word.contains("lock screen") { places.append(.lock) }
    case .place(.island):
      reading.kind = .activity
      reading.families.append("island")
    case .place(let place): places.append(place)
    case .kind(let kind):
      if let first = reading.kind, first != kind {
        reading.faults.append(
          "the words ask for --kind \(first.rawValue) and --kind \(kind.rawValue); ask for one at a time"
        )
      }
      reading.kind = kind
    case .values(let axis, let ids):
      note(.setting)
      for id in ids { reading.values.add(axis.values, named: id, in: reader.catalog) }
    case .zooms(let zooms):
      note(.setting)
      namedZooms.formUnion(zooms)
      if zooms.count > 1 {
        reading[DisplayZoom.self] = zooms
      } else if zooms != [.standard] || reading.zoom == nil {
        // `zoomed vs standard` is compared with what has no setting.
        reading[DisplayZoom.self] = zooms
      }
    case .idiom(let idiom):
      reading.idioms.append(idiom)
      if ["all", "any", "each", "every", "per"].contains(where: { word.hasPrefix($0 + " ") }) {
        wholeLine = word
      }
      // `large iphones`, but not `large all iphones`
      if let size = previous, ["small", "large"].contains(size), reading.subject == nil,
        word.hasSuffix("s"), !word.contains(" ")
      {
        reading.remarks.append(
          "\(quoted("\(size) \(word)")) is read as the \(size) widget; to choose among them, name models"
        )
      }
      self.before = (word, idiom)
    case .platform(let platform):
      reading.platforms.append(platform)
      if platform.idiom == nil { self.before = (platform.rawValue, nil) }
    case .versions(let text): reading.versions.append(text)
    case .scale(let scale): reading.scales.append(scale)
    case .quantity(let quantity):
      reading.quantities.append(quantity)
      if [.minimumWidth, .minimumHeight].contains(quantity) { role = .question }
      if quantity == .islandWidth { (reading.kind, reading.families) = (.activity, ["island"]) }
    case .side(let side):
      // `how many points wide`, but not `wide widget`
      let isAdjective = ["high", "tall", "wide"].contains(word)
      if isAdjective, reading.requests.isDisjoint(with: [.count, .points, .pixels]) {
        strangers.append(word)
      } else {
        reading.askedSides.insert(side)
      }
      role = .question
      (last, follows) = (before.0, before.1)
    case .spot(let spot):
      reading.requests.insert(.places)
      reading.spots.append(spot)
    case .request(let request):
      reading.requests.insert(request)
      switch request {
      case .gaps: reading.requests.insert(.places)
      case .content, .fits, .whether, .count, .points:
        if request == .fits { reading.requests.insert(.content) }
        role = .question
        (last, follows) = before
      case .versus:
        comparative = word
        let isBehindFamily = previous.map(reader.isFamily)
        familiesBeforeComparative = isBehindFamily ?? false ? reading.families.count : 0
        role = .separator
        (last, follows) = (before.0, true)
      case .aspectRatio, .places, .pixels: break
      }
    case .help(let topic):
      reading.help = topic
      strangers.append(word)
      role = .question
    case .subject(let subject):
      ask(subject, in: word)
      (last, follows) = (before.0, before.1)
    case .remark(let remark):
      if !reading.remarks.contains(remark) { reading.remarks.append(remark) }
    case .restriction(let kind): addFault(of: word, kind)
    case .range(.to) where !compares && order.last != nil && role == .choice:
      rangeWord = word
      role = .question
      (last, follows) = before
    case .range(let range) where [.from, .between, .to].contains(range):
      if range == .between { looseBetween = word }
      role = .question
      (last, follows) = before
    case .range: addFault(of: word, "comparison")
    case .joint:
      if word == "both" { looseBoth = word }
      role = .separator
      (last, follows) = (before.0, true)
    case .filler:
      role = .question
      (last, follows) = before
      if word == "device", let previous, previous == "canvas" || reader.isFamily(previous) {
        namesDeviceVariant = true
      }
      guard ["only", "than"].contains(word) else { return }
      if word == "than" { comparesWithOthers = comparative?.hasSuffix("er") ?? false }
      // `heavier than`, `rows only`
      if let stranger = strangers.last, stranger.lowercased() == previous {
        addFault(of: "\(stranger) \(word)", word == "than" ? "comparison" : "negation")
      }
    case .uncovered(let text): reading.uncovered.append(text)
    }
  }
}
