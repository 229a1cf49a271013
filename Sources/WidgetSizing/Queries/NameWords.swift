/// The words of the names of all devices, and which devices have each, so that a text is compared with few names.
struct NameWords: Sendable {
  /// The folded words of the name of each device, in the order of the table.
  private let folded: [[FoldedName]]
  /// The words of each name as shops print it, with the year.
  let printed: [PrintedName]
  /// The words of each name that later models share: `ipad pro` of `iPad Pro 11-inch (M4)`.
  let lines: [String]
  /// Every folded word once, sorted, with the devices that have it.
  private let vocabulary: [(word: FoldedName, devices: [Key<Device>])]
  /// The devices with a printed word, which is found without its unit and its ordinal ending too.
  private let devicesOfPrinted: [String: [Key<Device>]]

  /// Collects the names.
  init(_ catalog: Catalog) {
    folded = catalog.devices.map { Self.words($0.name) }
    printed = catalog.devices.map { device in
      let name = PrintedName(device.name)
      // The Ultra is sold without its millimetres, which its screen has.
      let screen = device.screenClass.map { catalog.screenClasses[$0] }
      let size = screen.map { $0.idiom == .watch ? PrintedName($0.name).words : [] } ?? []
      let millimetres = name.words.contains(where: \.isSize) ? [] : size.filter(\.isSize)
      let year = device.released.map { String($0.prefix(4)) }
      return name.adding(millimetres + [year].compactMap(\.self))
    }
    lines = catalog.devices.map { Self.line(of: $0.name) }
    var devicesOfWord: [FoldedName: [Key<Device>]] = [:]
    var devicesOfPrinted: [String: [Key<Device>]] = [:]
    for device in catalog.devices.keys {
      for word in folded[device.index] { devicesOfWord[word, default: []].append(once: device) }
      for word in printed[device.index].words {
        for form in word.writtenForms { devicesOfPrinted[form, default: []].append(once: device) }
      }
    }
    vocabulary = devicesOfWord.map { ($0.key, $0.value) }.sorted { $0.word < $1.word }
    self.devicesOfPrinted = devicesOfPrinted
  }

  /// The devices with marketing names that have words that begin as those of `text`, in the same order.
  func devices(withBeginnings text: String) -> [Key<Device>] {
    let wanted = Self.words(text)
    var fewest: [Key<Device>]?
    for word in wanted {
      let devices = devices(withBeginning: word)
      if devices.isEmpty { return [] }
      if fewest.map({ devices.count < $0.count }) ?? true { fewest = devices }
    }
    let whole = wanted.filter { !$0.beginsWithDigit && isWord($0) }
    return (fewest ?? []).filter { device in
      let words = folded[device.index]
      return has(wanted, words) && whole.allSatisfy(words.contains)
    }
  }

  /// The devices with a word that a folded word stands for.
  private func devices(withBeginning wanted: FoldedName) -> [Key<Device>] {
    let named = vocabulary[place(of: wanted)...].prefix { $0.word.hasPrefix(wanted) }
    // `SE` is a word of names, and so no beginning of `Series`.
    if let first = named.first, first.word == wanted, !wanted.beginsWithDigit {
      return first.devices
    }
    return named.filter { $0.word.isNamed(by: wanted) }.flatMap(\.devices).withoutRepetition
      .sorted()
  }

  private func isWord(_ wanted: FoldedName) -> Bool {
    let place = place(of: wanted)
    return place < vocabulary.count && vocabulary[place].word == wanted
  }

  /// The place of the first word in the vocabulary that is not before another one.
  private func place(of wanted: FoldedName) -> Int {
    var (lower, upper) = (0, vocabulary.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if vocabulary[middle].word < wanted { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }

  /// The devices with names that have all words of a name, or begin with them.
  func devices(printed name: PrintedName) -> [Key<Device>] {
    var fewest: [Key<Device>] = []
    for (number, word) in name.words.enumerated() {
      let devices = devicesOfPrinted[word] ?? []
      if number == 0 || devices.count < fewest.count { fewest = devices }
    }
    let contained = fewest.filter { name.isContained(in: printed[$0.index]) }
    guard contained.isEmpty, name.words.count == 1, let joined = name.words.first,
      joined.contains(where: \.isNumber)
    else { return contained }
    return printed.indices.filter { printed[$0].begins(withJoined: joined) }.map(Key.init)
  }

  private static func line(of name: String) -> String {
    name.unicodeScalars.prefix { $0 != "(" }.split { $0 == " " }.map { String($0) }
      .filter { !($0.first?.isNumber ?? false) }.joined(separator: " ").lowercased()
  }

  private static func words(_ text: String) -> [FoldedName] {
    text.unicodeScalars.split { $0 == " " || $0 == "(" || $0 == ")" || $0 == "-" }
      .map { FoldedName(Substring($0)) }.filter { !$0.isEmpty }
  }

  private func has(_ wanted: [FoldedName], _ words: [FoldedName]) -> Bool {
    var rest = wanted[...]
    // The words up to the last that was found.
    var found = words[..<0]
    for (index, word) in words.enumerated() {
      guard let next = rest.first else { break }
      guard word.isNamed(by: next) else { continue }
      // `iPhone 3` is not the iPhone SE (3rd generation), because there are iPhones with numbers.
      let skipsName = words[found.endIndex..<index].contains {
        !$0.beginsWithDigit && !Self.units.contains($0)
      }
      if word.isOrdinal, skipsName, !found.isEmpty, hasNumbers(after: found) { return false }
      rest.removeFirst()
      found = words[...index]
    }
    return rest.isEmpty
  }

  /// Whether there are devices with names that continue with a number, such as iPhone 7.
  private func hasNumbers(after beginning: ArraySlice<FoldedName>) -> Bool {
    folded.contains { words in
      guard words.starts(with: beginning), let next = words.dropFirst(beginning.count).first else {
        return false
      }
      return next.beginsWithDigit && !next.isOrdinal
    }
  }

  private static let units = [FoldedName("inch"), FoldedName("mm")]
}

extension [Key<Device>] {
  /// Adds a device unless it is the last.
  fileprivate mutating func append(once device: Key<Device>) {
    if last != device { append(device) }
  }
}

extension String {
  /// Whether this is a size in millimetres: `45mm`.
  var isSize: Bool { withoutUnit != nil }

  /// This word of a name, and what is typed for it: `44` for `44mm`, `3` for `3rd`.
  fileprivate var writtenForms: [String] {
    guard first?.isNumber ?? false else { return [self] }
    let number = String(prefix { $0.isNumber })
    return [self] + [withoutUnit, isOrdinal(of: number) ? number : nil].compactMap(\.self)
  }
}
