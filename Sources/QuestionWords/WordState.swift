internal import WidgetSizing
internal import Wording

/// The words of a question that were read so far.
struct WordState {
  /// What the last word named, which a number alone continues: `ios 17 and 18`, `iphone 15 vs 17`.
  enum Last { case nothing, device, version }

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
  private var faultsAtUnknownDevice = 0
  /// A number alone that could be one side of a size.
  var loneSide: String?
  /// Whether the question asks for points, beside which pixels are no other unit.
  private(set) var namesPoints = false
  /// The word before the next, in lower case.
  var previous: String?
  /// The settings of Display Zoom that words named.
  private(set) var namedZooms: Set<DisplayZoom> = []
  /// The last word that compares sizes, `smaller`, and whether `than` followed.
  private(set) var comparative: String?
  private(set) var comparesWithOthers = false
  /// Words of which nothing is known.
  var strangers: [String] = []
  /// A word between what was understood and what may follow.
  private var separator: String?
  /// What the word right before named: a line of devices, or a device.
  var before: (name: String, idiom: Idiom?)?
  /// Meanings that depend on the kind of widget, which other words say.
  private(set) var undecided: [(word: String, meaning: WordMeaning)] = []
  /// The first words of the last name of a device without its number: `iphone`.
  var lastLine = ""

  init(reader: WordReader, kind: WidgetKind?, hasVersions: Bool, compares: Bool) {
    self.reader = reader
    self.compares = compares
    self.kind = kind
    self.hasVersions = hasVersions
  }

  mutating func add(device name: String) {
    if !reading.devices.contains(name) { reading.devices.append(name) }
    lastLine = String(name.prefix { !$0.isNumber })
    (last, follows) = (.device, false)
    before = reader.finder.idioms(of: name).first.map { (name, $0) }
  }

  /// Reads a size, versions behind their platform or a text size, which have forms of their own; nil if
  /// the words do not begin with one.
  mutating func readSpecial(_ tokens: ArraySlice<WordToken>) -> Int? {
    if let count = readComparison(tokens) ?? readSide(tokens) ?? readSpan(tokens)
      ?? readModels(tokens)
    {
      return count
    }
    if let size = readSize(tokens) { return size }
    if let count = readVersions(tokens) ?? readVersionPair(tokens) { return count }
    if let count = readNumber(tokens) { return count }
    return readNameOfTextSize(tokens) ?? readTextSize(tokens)
  }

  private mutating func readSize(_ tokens: ArraySlice<WordToken>) -> Int? {
    guard let first = tokens.first?.text.utf8.first, 0x30...0x39 ~= first else { return nil }
    for length in [4, 3, 2, 1] where tokens.count >= length {
      let phrase = tokens.prefix(length).phrase
      guard let size = SizeText(phrase), size.hasTwoSides, WordMeaning.of(phrase) == nil else {
        continue
      }
      switch reader.finder.find(size.screenName) {
      case .found, .ambiguous, .deviceWithoutScreen:
        add(device: size.screenName)
      case .unknownScreen, .unknown: reading.sizes.append(phrase)
      }
      return length
    }
    return nil
  }

  /// Reads a phrase; false if it has no meaning.
  mutating func read(_ tokens: ArraySlice<WordToken>) -> Bool {
    let plain = tokens.map(\.plain).joined(separator: " ")
    if let meaning = WordMeaning.of(plain)
      ?? WordMeaning.of(tokens.map(\.lower).joined(separator: " "))
    {
      add(meaning, plain)
      return true
    }
    if reader.familyPhrases.contains(plain),
      reader.catalog.families(named: plain, on: Platform.allCases) != nil
    {
      add(.family(plain), plain)
      return true
    }
    if let family = reader.familyNames[plain] {
      add(.family(reader.catalog.id(of: family)), plain)
      return true
    }
    guard tokens.count == 1 || tokens.allSatisfy(reader.isOfName) else { return false }
    let phrase = tokens.phrase
    if tokens.count == 2, ["mini", "air"].contains(tokens.first?.lower),
      !reader.isDevice(phrase, tokens),
      reader.isDevice("ipad \(phrase)", tokens)
    {
      // `mini 7`: no name of an iPhone begins so.
      add(device: "ipad \(phrase)")
      return true
    }
    if tokens.count == 1, readShortName(phrase.lowercased()) { return true }
    if reader.isDevice(phrase, tokens) {
      if !readModel(phrase) { add(device: phrase) }
      return true
    }
    return false
  }

  /// Reads the words behind a line of devices that has no such model: `iphone ultra`, `ipad 17`; false if the
  /// words may be those of a device of their own.
  private mutating func readModel(_ phrase: String) -> Bool {
    guard let before, !PrintedName(phrase).hasLine else { return false }
    // No size depends on the chip of a Mac.
    if before.name == Platform.macOS.rawValue, PrintedName(phrase).isOfModel { return true }
    if completeName(with: phrase) { return true }
    let idioms = reader.finder.idioms(of: phrase)
    let printed = PrintedName(phrase)
    // `iphone 14 pro plus` is no two devices, nor is `ipad pro m2`.
    let isPart = !reading.devices.isEmpty && (printed.isSuffix || printed.isOfModel)
    guard !idioms.isEmpty, isPart || !idioms.contains(where: { $0 == before.idiom }) else {
      return false
    }
    let name = "\(before.name) \(phrase)"
    if NamedVersions(phrase) == nil {
      let hint = reader.finder.hint(for: name)
      if hint.isEmpty, printed.isOfModel {
        addUnknownModel(name, of: before.name)
      } else {
        addUnknownDevice(name, hint)
      }
    } else {
      let platform = before.idiom?.platform.rawValue ?? before.name
      let version = quoted("\(platform) \(phrase)".lowercased())
      addUnknownDevice(name, "; for a version write \(version)")
    }
    last = .nothing
    return true
  }

  /// Adds a fault for a device that does not exist, with what was most likely meant.
  mutating func addUnknownDevice(_ name: String, _ hint: String) {
    reading.faults.append("unknown device \(quoted(name))\(hint)")
    faultsAtUnknownDevice = reading.faults.count
  }

  /// Whether the last fault is such a device.
  var lastFaultIsUnknownDevice: Bool {
    faultsAtUnknownDevice > 0 && faultsAtUnknownDevice == reading.faults.count
  }

  /// Takes words that make a device of the line before them: `'ipad air 13' m3`; false if they make none.
  mutating func completeName(with phrase: String) -> Bool {
    guard let line = before?.name, reading.devices.last == line,
      case .found = reader.finder.find("\(line) \(phrase)")
    else { return false }
    reading.devices.removeLast()
    add(device: "\(line) \(phrase)")
    return true
  }

  /// Adds words to those that were understood, if they choose something.
  mutating func note(_ tokens: ArraySlice<WordToken>) {
    switch role {
    case .question: break
    case .separator: separator = reading.compares ? "vs" : tokens.phrase
    case .choice:
      // `which is bigger medium` has nothing between two devices.
      if let separator, !reading.understood.isEmpty, last != .nothing {
        reading.understood.append(separator)
      }
      separator = nil
      reading.understood += tokens.map { $0.text + ($0.hasComma ? "," : "") }
    }
  }

  /// Takes what is asked, once.
  mutating func ask(_ subject: WordReading.Subject, in word: String) {
    if let first = reading.subject, first.contradicts(subject) {
      reading.faults.append(
        "\(quoted(word)) asks for another end of the sizes than the words before; ask one at a time"
      )
    }
    // `who has the same size`
    if reading.subject == nil || reading.subject == .evidence || subject == .image {
      reading.subject = subject
    }
    role = .question
  }

  /// Ends a phrase at a comma: what follows does not continue it.
  mutating func separate() {
    before = nil
    // `iphone 12, 13 and 14`
    if last == .device { follows = true }
  }

  private mutating func add(_ meaning: WordMeaning, _ word: String) {
    let before = (last, follows)
    (last, follows) = (.nothing, false)
    self.before = nil
    switch meaning {
    case .family(let text):
      reading.families.append(text)
      if word.contains("lock screen") { undecided.append((word, .lockScreen)) }
    case .homeScreen, .lockScreen, .carPlay, .smartStack, .compact, .expanded:
      undecided.append((word, meaning))
    case .island:
      reading.kind = .activity
      reading.families.append("island")
    case .kind(let kind): reading.kind = kind
    case .values(let axis, let ids):
      for id in ids { reading.values.add(axis.values, named: id, in: reader.catalog) }
    case .zooms(let zooms):
      namedZooms.formUnion(zooms)
      if zooms.count > 1 {
        reading[DisplayZoom.self] = zooms
      } else if zooms != [.standard] || reading.zoom == nil {
        // `zoomed vs standard` is compared with what has no setting.
        reading[DisplayZoom.self] = zooms
      }
      if word == "larger text" {
        reading.remarks.append(
          "'larger text' is read as Display Zoom, which offers it; the text size changes no size of WidgetKit"
        )
      }
    case .idiom(let idiom):
      reading.idioms.append(idiom)
      self.before = (word, idiom)
    case .platform(let platform):
      reading.platforms.append(platform)
      if platform.idiom == nil { self.before = (platform.rawValue, nil) }
    case .onMac: reading.isOnMac = true
    case .versions(let text): reading.versions.append(text)
    case .pixels: reading.isInPixels = true
    case .scale(let scale): reading.scales.append(scale)
    case .quantity(let quantity):
      reading.quantities.append(quantity)
      if quantity == .islandWidth { (reading.kind, reading.families) = (.activity, ["island"]) }
    case .side(let side):
      reading.askedSides.insert(side)
      role = .question
      (last, follows) = (before.0, before.1)
    case .aspectRatio: reading.asksForAspectRatio = true
    case .places: reading.asksForPlaces = true
    case .gaps: (reading.asksForPlaces, reading.asksForGaps) = (true, true)
    case .spot(let spot):
      reading.asksForPlaces = true
      reading.spots.append(spot)
    case .content:
      reading.namesContent = true
      role = .question
      (last, follows) = before
    case .whether:
      reading.asksWhether = true
      role = .question
      (last, follows) = (before.0, before.1)
    case .subject(let subject):
      ask(subject, in: word)
      (last, follows) = (before.0, before.1)
    case .remark(let remark):
      if !reading.remarks.contains(remark) { reading.remarks.append(remark) }
    case .restriction(let restriction): addFault(of: word, restriction)
    case .range(.from), .range(.between), .range(.to):
      role = .question
      (last, follows) = before
    case .range: addFault(of: word, .comparison)
    case .versus:
      reading.compares = true
      if word.hasSuffix("er") { comparative = word }
      role = .separator
      (last, follows) = (before.0, true)
    case .filler:
      let joins = ["and", "or", "&", "+", "/"].contains(word)
      role = joins ? .separator : .question
      (last, follows) = (before.0, joins || before.1)
      if ["points", "point", "pt", "pts"].contains(word) { namesPoints = true }
      if word == "than" { comparesWithOthers = comparative != nil }
    case .uncovered(let text): reading.uncovered.append(text)
    }
  }
}
