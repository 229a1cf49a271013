/// The words of the names of all devices.
struct NameWords: Sendable {
  /// The folded words of the name of each device, in the order of the table.
  private let folded: [[FoldedName]]
  /// The words of each name as shops print it, with the year.
  let printed: [PrintedName]

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
  }

  /// The devices with marketing names that have words that begin as those of `text`, in the same order.
  func devices(withBeginnings text: String) -> [Key<Device>] {
    let wanted = Self.words(text)
    guard !wanted.isEmpty else { return [] }
    // `SE` is a word of names, and so no beginning of `Series`.
    let whole = wanted.filter { word in
      !word.beginsWithDigit && folded.contains { $0.contains(word) }
    }
    var numbered: [ArraySlice<FoldedName>: Bool] = [:]
    return folded.indices.filter { index in
      has(wanted, folded[index], &numbered) && whole.allSatisfy(folded[index].contains)
    }.map(Key.init)
  }

  /// The devices with names that have all words of a name, or begin with them.
  func devices(printed name: PrintedName) -> [Key<Device>] {
    let contained = printed.indices.filter { name.isContained(in: printed[$0]) }
    guard contained.isEmpty, name.words.count == 1, let joined = name.words.first,
      joined.contains(where: \.isNumber)
    else { return contained.map(Key.init) }
    return printed.indices.filter { printed[$0].begins(withJoined: joined) }.map(Key.init)
  }

  private static func words(_ text: String) -> [FoldedName] {
    text.unicodeScalars.split { $0 == " " || $0 == "(" || $0 == ")" || $0 == "-" }
      .map { FoldedName(Substring($0)) }.filter { !$0.isEmpty }
  }

  /// Whether words begin as those that are wanted; `numbered` has what was found of beginnings of names.
  private func has(
    _ wanted: [FoldedName], _ words: [FoldedName], _ numbered: inout [ArraySlice<FoldedName>: Bool]
  ) -> Bool {
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
      if word.isOrdinal, skipsName, !found.isEmpty {
        let isNumbered = numbered[found] ?? hasNumbers(after: found)
        numbered[found] = isNumbered
        if isNumbered { return false }
      }
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

extension String {
  /// Whether this is a size in millimetres: `45mm`.
  var isSize: Bool { withoutUnit != nil }
}
