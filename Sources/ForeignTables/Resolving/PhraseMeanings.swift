internal import WidgetSizing

/// What the phrases of one file mean, each read once, and the devices that they name.
struct PhraseMeanings {
  let reader: PhraseReader
  private let text: ReadText
  /// The different devices that the file names.
  private(set) var devices: [DeviceLabel] = []
  private var indices: [DeviceLabel: Int] = [:]
  private var phrases: [PhraseLabels?]
  private var rows: [PhraseLabels?]
  /// Whether the letters S, M and L stand for families, which a file says by all three.
  private var usesLetters = false

  init(_ text: ReadText, _ reader: PhraseReader) {
    (self.text, self.reader) = (text, reader)
    phrases = Array(repeating: nil, count: text.phrases.count)
    rows = Array(repeating: nil, count: text.rows.count)
    let letters = Set(text.phrases.indices.compactMap { letter(of: $0) })
    usesLetters = letters.isSuperset(of: [.systemSmall, .systemMedium, .systemLarge])
  }

  /// The family of a phrase that is no more than a letter: `s:`, `M`.
  private func letter(of phrase: Int) -> WidgetFamily? {
    let words = text.bytes[text.phrases[phrase]].prefix(8).split { !$0.isWord }
    guard words.count == 1, text.phrases[phrase].count <= 8 else { return nil }
    return Self.letters[String(decoding: words[0].map(\.lower), as: UTF8.self)]
  }

  private static let letters: [String: WidgetFamily] = [
    "s": .systemSmall, "m": .systemMedium, "l": .systemLarge, "xl": .systemExtraLarge,
  ]

  /// What a phrase means; nothing if there is none.
  mutating func labels(_ phrase: Int) -> PhraseLabels {
    guard phrase >= 0 else { return PhraseLabels() }
    if let known = phrases[phrase] { return known }
    var made = reader.labels(text.phrases[phrase], in: text.bytes)
    if made.device?.isName != true, let screen = screen(in: text.phrases[phrase]) {
      made.device = screen
    }
    if usesLetters, made.lastFamily == nil, let family = letter(of: phrase) {
      reader.note(FamilyLabel(family: family), &made)
    }
    made.deviceIndex = made.device.map { index(of: $0) }
    phrases[phrase] = made
    return made
  }

  /// What the cells of a row mean together.
  mutating func row(_ row: Int) -> PhraseLabels {
    guard row >= 0 else { return PhraseLabels() }
    if let known = rows[row] { return known }
    var made = PhraseLabels()
    // A cell with a size speaks of this size alone.
    for cell in text.rows[row] where !hasSize(text.phrases[cell]) {
      var own = labels(cell)
      if isWord("device", cell) { own.variant = .device }
      if isWord("standard", cell) { own.zoom = .standard }
      if let device = own.device { reader.note(device, &made) }
      if let versions = own.versions {
        made.versions = VersionLabel(
          platform: versions.platform ?? made.versions?.platform,
          numbers: (made.versions?.numbers ?? []) + versions.numbers,
          areAllMeant: versions.areAllMeant && made.versions == nil)
      }
      if let last = own.lastFamily {
        (made.firstFamily, made.lastFamily) = (made.firstFamily ?? own.firstFamily, last)
      }
      made.add(own)
    }
    made.deviceIndex = made.device.map { index(of: $0) }
    rows[row] = made
    return made
  }

  /// What a comment means, and those above it in the same block of lines where it says nothing.
  mutating func comment(_ phrase: Int) -> PhraseLabels {
    var made = labels(phrase)
    // `Interactive widgets (iOS 17)` is a remark, and says nothing of the sizes below.
    if made.device == nil, made.lastFamily == nil, !made.namesSizes, made.otherWords > 1 {
      (made.versions, made.variant, made.zoom) = (nil, nil, nil)
    }
    var (upper, count) = (text.commentAbove[phrase] ?? ReadText.none, 0)
    while upper >= 0, count < Self.mostComments {
      made.add(labels(upper))
      (upper, count) = (text.commentAbove[upper] ?? ReadText.none, count + 1)
    }
    return made
  }

  private static let mostComments = 32

  /// Whether a phrase begins with a word.
  func isWord(_ word: String, _ phrase: Int) -> Bool {
    let bytes = text.bytes[text.phrases[phrase]].drop { !$0.isWord }.prefix { $0.isWord }
    return bytes.map(\.lower).elementsEqual(word.utf8)
  }

  /// Whether a size stands in a range that is not that of a screen.
  private func hasSize(_ range: Range<Int>) -> Bool {
    text.sizes[text.sizes.partition { $0.start >= range.lowerBound }...]
      .prefix { $0.start < range.upperBound }
      .contains { $0.form != .single && screen($0, named: nil, around: nil) == nil }
  }

  /// The screens that are written in a phrase, such as the cells of a row.
  private func screen(in range: Range<Int>) -> DeviceLabel? {
    var place = text.sizes.partition { $0.start >= range.lowerBound }
    var label: DeviceLabel?
    while place < text.sizes.count, text.sizes[place].start < range.upperBound {
      if label == nil, let screen = screen(text.sizes[place], named: nil, around: nil),
        !screen.targets.isEmpty
      {
        label = screen
      }
      place += 1
    }
    return label
  }

  mutating func index(of label: DeviceLabel) -> Int {
    if let known = indices[label] { return known }
    devices.append(label)
    indices[label] = devices.count - 1
    return devices.count - 1
  }

  /// The screen that two numbers are; without a target, one that no known device has. Nil if they are none, and of
  /// a Today extension, which may be as high, if no known device has them.
  func screen(
    _ size: WrittenSize, named key: FamilyLabel?, around family: FamilyLabel?,
    isToday: Bool = false
  ) -> DeviceLabel? {
    guard size.form != .single, let width = size.width.whole else { return nil }
    if size.isPattern {
      let widths = width...max(width, size.ends.width?.whole ?? width)
      let heights = size.height?.whole.map { $0...max($0, size.ends.height?.whole ?? $0) }
      return reader.devices.screens(widths, heights) ?? DeviceLabel()
    }
    guard let height = size.height?.whole else { return nil }
    if let known = reader.devices.screen(width, height) {
      let isWatch = known.targets.allSatisfy { $0.place.platform == .watchOS }
      return isWatch && key != nil ? nil : known
    }
    if size.form == .pattern { return DeviceLabel() }
    // A screen that is not known, such as that of a later device: no widget has its shape.
    let percent = 100 * width / height
    let isScreen =
      !isToday && height >= 640 && ((40...57).contains(percent) || (66...80).contains(percent))
    return isScreen && family?.isFull != true ? DeviceLabel() : nil
  }
}

extension WrittenSize {
  /// Whether it stands for several screens.
  var isPattern: Bool {
    form == .pattern && (height == nil || ends.width != nil || ends.height != nil)
  }
}

extension Array {
  /// The first index for which a predicate is true, of an array in which it stays true.
  fileprivate func partition(_ isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
