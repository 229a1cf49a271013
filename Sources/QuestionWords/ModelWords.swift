internal import WidgetSizing
internal import Wording

/// Several models that a few words name.
extension WordState {
  /// Reads `all pro max` or `newest iphone`, and returns how many words it took; nil if the words do not begin so.
  mutating func readModels(_ tokens: ArraySlice<WordToken>) -> Int? {
    let end = tokens.firstIndex(where: \.hasComma) ?? tokens.endIndex - 1
    let words = Array(tokens[tokens.startIndex...end].prefix(9))
    return readDiagonal(words) ?? readNewest(words) ?? readAll(words)
  }

  /// `6.1 inch iphones`, `5.4 inch`, `6 inch iphone`: the iPhones with a diagonal. The names of iPads have theirs.
  private mutating func readDiagonal(_ words: [WordToken]) -> Int? {
    guard let first = words.first?.lower else { return nil }
    // `6.1-inch 14 Pro`, `11-inch M4`: the names of screens
    for length in [3, 2] where words.count >= length {
      let name = words.prefix(length).phrase
      guard
        reader.catalog.screenClasses.contains(where: { $0.name.lowercased() == name.lowercased() })
      else { continue }
      add(device: name)
      return length
    }
    // `iphone 6.1` is no iPhone6,1
    if words.count > 1, let idiom = ["iphone": Idiom.phone, "ipad": .pad][first],
      case let inches = words[1].lower.filter({ $0 != "\"" }), inches.contains("."),
      case .found(_, let device?) = reader.finder.find("\(first) \(inches)"),
      reader.catalog.devices[device].diagonal != inches
    {
      let models = reader.catalog.devices.keys.filter { key in
        reader.catalog.devices[key].diagonal == inches
          && reader.finder.idioms(of: reader.catalog.devices[key].name) == [idiom]
      }
      if !models.isEmpty {
        let count = words.count > 2 && Self.inches.contains(words[2].lower) ? 3 : 2
        add(reader.catalog.newestFirst(models), words[..<count])
        return count
      }
    }
    guard first.first?.isNumber ?? false else { return nil }
    let inches = first.prefix { $0.isNumber || $0 == "." }
    let unit = first.dropFirst(inches.count)
    var count = 1
    if unit.isEmpty, words.count > 1, Self.inches.contains(words[1].lower) { count = 2 }
    guard count == 2 || Self.inches.contains(String(unit)) else { return nil }
    let line = words.dropFirst(count).first.map { Self.singular($0.lower) }
    // `iphone se 4-inch`
    if last == .device, let name = reading.devices.last {
      let named = reader.finder.devices(named: name)
      let models = named.filter {
        reader.catalog.devices[$0].diagonal.map { Double($0) == Double(inches) } ?? false
      }
      guard !models.isEmpty, named.count > 1 else { return nil }
      reading.devices.removeLast()
      add(reader.catalog.newestFirst(models), words[..<count])
      return count
    }
    // `13 inch macbook`: no size depends on the model of a Mac.
    if line.flatMap({ WordMeaning.of($0) }).map({ if case .platform = $0 { true } else { false } })
      ?? false
    {
      role = .question
      return count
    }
    let catalog = reader.catalog
    let named = longestGroup(ArraySlice(words.dropFirst(count)))
    func isCalledSo(_ key: Key<Device>) -> Bool {
      [" ", "("].contains { catalog.devices[key].name.contains($0 + inches + "-inch") }
    }
    // `7.9 inch ipad mini`, but `12.9 inch ipad pro` is a name.
    guard line != "watch",
      (named?.count ?? 0) < 2 || named?.models.contains(where: isCalledSo) != true
    else { return nil }
    // `5.5-inch` is the name of a screen, unless devices are called so: `11-inch`.
    if count == 1, named == nil, case .found = reader.finder.find(first),
      !catalog.devices.keys.contains(where: isCalledSo)
    {
      return nil
    }
    func models(of idiom: Idiom, _ isMeant: (String) -> Bool) -> [Key<Device>] {
      (named?.models ?? Array(catalog.devices.keys)).filter { key in
        let device = catalog.devices[key]
        guard let screen = device.screenClass.map({ catalog.screenClasses[$0] }),
          screen.idiom == idiom
        else { return false }
        return isMeant(device.diagonal ?? String(screen.name.prefix { $0.isNumber || $0 == "." }))
          || isCalledSo(key)
      }
    }
    let idioms: [Idiom] =
      switch line {
      case "iphone", "phone": [.phone]
      case "ipad": [.pad]
      default: [.phone, .pad]
      }
    // `6 inch` means 6.1 inches and more, where nothing has 6.
    let models = idioms.lazy.flatMap { idiom in
      [models(of: idiom) { $0 == inches }, models(of: idiom) { $0.hasPrefix(inches + ".") }]
    }.first { !$0.isEmpty }
    guard let models else { return nil }
    count += named?.count ?? (["iphone", "phone", "ipad"].contains(line) ? 1 : 0)
    add(catalog.newestFirst(models), words[..<count])
    return count
  }

  private static let inches: Set = ["inch", "inches", "-inch", "\"", "”", "″", "''"]

  /// `newest iphone`, `latest ipad pro`
  private mutating func readNewest(_ words: [WordToken]) -> Int? {
    // `latest iphone 15` is that one on its latest version.
    guard let first = words.first, ["newest", "latest", "new", "current"].contains(first.lower),
      let line = words.dropFirst().first.map({ Self.singular($0.lower) })
    else { return nil }
    if let group = longestGroup(words.dropFirst()),
      !words[1...group.count].contains(where: { $0.text.contains(where: \.isNumber) })
    {
      return readGroup(words, reader.finder.newest)
    }
    // `the new iphone air`
    guard first.lower == "new", ["iphone", "ipad", "apple"].contains(line) else { return nil }
    role = .question
    return 1
  }

  /// `all pro max`, `every iphone 16`, `iphone 16 lineup`, `pro iphones`
  private mutating func readAll(_ words: [WordToken]) -> Int? {
    if let end = words.prefix(4).firstIndex(where: {
      ["iphones", "ipads", "watches"].contains($0.lower)
    }),
      // `5 iphones`, `ios 16 and 17 iphones`
      end > 0, words[0].text.count > 1 && last != .version || !words[0].text.allSatisfy(\.isNumber),
      let group = longestGroup(words[...end]), group.count == end + 1
    {
      add(group.models, words[...end])
      return end + 1
    }
    if let first = words.first, ["all", "every", "each"].contains(first.lower) {
      return isLine(words.dropFirst()) ? nil : readGroup(words) { $0 }
    }
    if let count = readYear(words) { return count }
    guard !isLine(words[...]),
      let end = words.firstIndex(where: { Self.wordsOfGroup.contains($0.lower) }), end > 0,
      // `apple watch ultra, series 9`
      words.dropFirst(end + 1).first.map({ $0.text.first?.isNumber ?? false }) != true,
      // `iphone 15 all models`
      case let named = words[end - 1].lower == "all" ? words[..<(end - 1)] : words[..<end],
      let name = longestGroup(named), name.count == named.count
    else { return nil }
    add(name.models, words[...end])
    return end + 1
  }

  /// `iphones from 2021`, `ipads of 2022`
  private mutating func readYear(_ words: [WordToken]) -> Int? {
    guard words.count > 1, isLine(words.prefix(1)),
      case let isOf = ["from", "in", "of"].contains(words[1].lower),
      let year = words.dropFirst(isOf ? 2 : 1).first, Int(year.lower).map({ $0 > 2000 }) ?? false,
      let group = longestGroup([words[0], year]), group.count == 2
    else { return nil }
    let count = isOf ? 3 : 2
    add(group.models, words[..<count])
    return count
  }

  private static let wordsOfGroup: Set = ["series", "lineup", "line-up", "models", "family"]

  /// Adds the models with all words of the longest name with which the words behind the first begin.
  private mutating func readGroup(
    _ words: [WordToken], _ choose: ([Key<Device>]) -> [Key<Device>]
  ) -> Int? {
    guard let group = longestGroup(words.dropFirst()) else { return nil }
    add(choose(group.models), words.prefix(1 + group.count))
    return 1 + group.count
  }

  /// The models with all words of the longest name with which some words begin, and how many words it has; nil if
  /// they begin with no part of the names of several.
  func longestGroup(_ words: ArraySlice<WordToken>) -> (models: [Key<Device>], count: Int)? {
    for length in (1...4).reversed() where words.count >= length {
      let parts = words.prefix(length).map { Self.singular($0.lower) }
      let name = parts.filter { $0 != "apple" }.joined(separator: " ")
      guard parts.allSatisfy({ reader.deviceWords.contains($0) || $0 == "apple" }),
        name.contains(where: \.isLetter), parts.last != "display"
      else { continue }
      let models = reader.finder.models(withWordsOf: name)
      if !models.isEmpty { return models.count > 1 ? (models, length) : nil }
    }
    return nil
  }

  /// The models from one to another, which both names may mean: the iPads of 11 inches, of `ipad pro 11 1st to 4th
  /// generation`; nil if there are none.
  func models(from one: String, to other: String) -> [Key<Device>]? {
    let finder = reader.finder
    let models = [(one, other), (other, one)].lazy
      .compactMap { finder.models(from: $0, through: $1) }.first { !$0.isEmpty }
    let shared = PrintedName(one).words.filter(PrintedName(other).words.contains)
    guard shared.contains(where: { $0.contains(where: \.isNumber) }) else { return models }
    let alike = finder.models(withWordsOf: shared.joined(by: " "))
    return models?.filter(alike.contains)
  }

  /// Whether words begin with all devices of a kind, which have a meaning of their own, and no model of it follows.
  private func isLine(_ words: ArraySlice<WordToken>) -> Bool {
    let parts = words.prefix(3).map { Self.singular($0.lower) }.filter { $0 != "apple" }
    guard let line = parts.first, ["iphone", "ipad", "watch"].contains(line) else { return false }
    return parts.dropFirst().first.map { !reader.deviceWords.contains($0) || $0 == "series" }
      ?? true
  }

  /// Adds models, and says how many some words mean.
  mutating func add(_ models: [Key<Device>], _ words: ArraySlice<WordToken>) {
    for model in models { add(device: reader.uniqueName(of: model)) }
    reading.remarks.append(
      models.count == 1
        ? "\(quoted(words.phrase)) is read as \(reader.catalog.devices[models[0]].name)"
        : "\(quoted(words.phrase)) is read as \(models.count) models")
  }

  /// `iphone` of `iphones`, `pro` of `pros`.
  static func singular(_ word: String) -> String {
    word.count > 3 && word.hasSuffix("s") && !["series", "plus"].contains(word)
      ? String(word.dropLast()) : word
  }

  /// Reads the name of an iPhone as people shorten it, `ip16pm`, `i15`, `14pm`, and `pm` behind a name; false for other
  /// words.
  mutating func readShortName(_ word: String) -> Bool {
    if word == "pm" { return completeName(with: "pro max") }
    let start = ["iphone", "iph", "ip", "i"].first(where: word.hasPrefix) ?? ""
    let number = word.dropFirst(start.count).prefix(while: \.isNumber)
    let end = word.dropFirst(start.count + number.count)
    guard !number.isEmpty, !(start.isEmpty && end.isEmpty), start != "iphone" || end == "pm",
      let suffix = Self.shortSuffixes[String(end)],
      case let name = "iphone \(number)\(suffix)", reader.finder.isModel(name)
    else { return false }
    add(device: name)
    return true
  }

  private static let shortSuffixes = [
    "": "", "pm": " pro max", "promax": " pro max", "pro": " pro", "plus": " plus", "mini": " mini",
    "e": "e",
  ]
}

extension WordReader {
  /// The name of a model, or its identifier where the name alone means the newest of a series: `iPhone SE`.
  func uniqueName(of model: Key<Device>) -> String {
    let device = catalog.devices[model]
    return finder.series(named: device.name) == nil ? device.name : device.id
  }
}
