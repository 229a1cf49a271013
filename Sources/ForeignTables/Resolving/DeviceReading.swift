internal import WidgetSizing
internal import Wording

extension PhraseReader {
  /// Reads the name of a device, and returns where it ends; nil if none begins here.
  func readDevice(
    _ place: Int, _ range: Range<Int>, _ bytes: [UInt8], _ result: inout PhraseLabels
  ) -> Int? {
    let first = bytes[place].lower
    guard first == "i" || first == "a" || first == "w",
      let start = Self.starts.first(where: { start in
        place + start.count <= range.upperBound
          && zip(start, bytes[place...]).allSatisfy { $0 == $1.lower }
      })
    else { return nil }
    // `iPadOS`
    guard
      !bytes[(place + start.count)..<range.upperBound].prefix(2).map(\.lower).elementsEqual(
        "os".utf8)
    else { return nil }
    let name = devices.names.longestName(at: place, in: bytes, before: range.upperBound)
    let end = name?.end ?? place + start.count
    let rest = bytes[end..<min(range.upperBound, end + 32)]
    let other = otherEnd(rest, of: name.map { bytes[place..<$0.end] })
    if other != nil || name == nil {
      result.platform =
        first != "i" ? .watchOS : start.elementsEqual("ipad".utf8) ? .iPadOS : .iOS
    }
    let unknown = other.map {
      DeviceLabel(unknown: String(decoding: bytes[place..<$0], as: UTF8.self))
    }
    guard let label = unknown ?? name?.value else { return end }
    let isListed = result.deviceEnd.map { self.isListed(bytes[$0..<place]) } ?? false
    note(label, isListed: isListed, &result)
    if result.deviceEnd == nil { result.startsWithDevice = place == firstWord(range, bytes) }
    var last = other ?? end
    if other == nil, label.isName {
      while let next = nextOfList(bytes[place..<end], last, range, bytes) {
        if let first = next.first, result.device?.names.count == 1 {
          result.device?.add(first.targets)
        }
        note(next.label, isListed: true, &result)
        last = next.end
      }
    }
    result.deviceEnd = last
    return last
  }

  /// The next name of a list that leaves out the words it shares: `iPhone 15, 16 Pro`, `iPhone 15 Pro / Pro Max`.
  private func nextOfList(
    _ name: ArraySlice<UInt8>, _ start: Int, _ range: Range<Int>, _ bytes: [UInt8]
  ) -> (label: DeviceLabel, end: Int, first: DeviceLabel?)? {
    var place = start
    while place < range.upperBound, bytes[place].isBlank { place += 1 }
    let rest = bytes[place..<range.upperBound]
    guard
      let sign = [",", "/", "&", "+", "and ", "or ", "und "].first(where: {
        rest.starts(with: $0.utf8)
      })
    else { return nil }
    place += sign.utf8.count
    while place < range.upperBound, bytes[place].isBlank { place += 1 }
    // A comma without a blank may separate anything.
    guard sign != "," || bytes[place - 1].isBlank else { return nil }
    let tail = bytes[place..<min(range.upperBound, place + 24)]
    guard tail.first.map({ $0.digit != nil || $0.isUpper }) ?? false else { return nil }
    let words = name.split { !$0.isWord }
    var best: (label: DeviceLabel, end: Int, first: DeviceLabel?)?
    for count in 1...max(1, words.count - 1) {
      guard let last = words.prefix(count).last else { return nil }
      let prefix = bytes[name.startIndex..<last.endIndex] + [0x20]
      guard
        let found = devices.names.longestName(
          at: 0, in: Array(prefix + tail), before: prefix.count + tail.count),
        found.end > prefix.count, found.value.isName
      else { continue }
      let end = place + found.end - prefix.count
      // `iPhone 12/13 mini` may mean the iPhone 12 mini.
      let shared = bytes[place..<end].drop { $0.digit != nil }
      let whole = sign == "," ? [] : Array(name + shared)
      let first = devices.names.longestName(at: 0, in: whole, before: whole.count)
      if end > best?.end ?? place {
        let isOther = first?.end == whole.count && first?.value.targets != found.value.targets
        best = (found.value, end, isOther ? first?.value : nil)
      }
    }
    // `iPhone 15, 16 pt` is no list.
    let next = best.flatMap { best in bytes[best.end..<range.upperBound].first { !$0.isBlank } }
    return next.map { "xpd%.*".utf8.contains($0) } ?? false ? nil : best
  }

  /// Where the name of a model ends that is not known: `iPhone 99`, or a known name that goes on as `Ultra`,
  /// `Plsu`, `(9th generation)` or `,99`. Nil if it is a known one, or that of no model.
  private func otherEnd(_ rest: ArraySlice<UInt8>, of name: ArraySlice<UInt8>?) -> Int? {
    guard let name else {
      // A number makes it a model, and so does a word that goes on: `iPadAir5`.
      let model = rest.drop { $0 == " " || $0 == "_" }
      guard model.first?.digit == nil else { return numberEnd(model) }
      let word = model.prefix(1) + model.dropFirst().prefix(while: \.isLower)
      return rest.first != " "
        && Self.models.contains(String(decoding: word.map(\.lower), as: UTF8.self))
        ? numberEnd(model) : nil
    }
    let goesOn = rest.dropFirst().first?.digit != nil
    if rest.first == ",", goesOn, name.last?.digit != nil {
      return name.contains(UInt8(ascii: " ")) ? nil : numberEnd(rest)
    }
    if rest.first == ".", goesOn { return numberEnd(rest) }
    let word = rest.drop { $0 == " " || $0 == "-" || $0 == "(" || $0 == "_" }
    if let digit = word.first?.digit, rest.first == "(" || rest.dropFirst().first == "(", digit > 0
    {
      let letters = word.drop { $0.digit != nil }
      guard letters.prefix(2).allSatisfy(\.isLetter) else { return nil }
      return letters.firstIndex(of: UInt8(ascii: ")")).map { $0 + 1 }
        ?? letters.prefix(while: \.isWord).endIndex
    }
    let letters = word.prefix(while: \.isLetter)
    return isModel(String(decoding: letters.map(\.lower), as: UTF8.self)) ? letters.endIndex : nil
  }

  /// Where a number ends that may have letters and decimals: `17,99`, `16.5`, `99e`.
  private func numberEnd(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.indices.first { place in
      let next = bytes[place...].dropFirst().first
      return !bytes[place].isWord
        && !((bytes[place] == "," || bytes[place] == ".") && next?.digit != nil)
    } ?? bytes.endIndex
  }

  /// Whether a word makes a name that of another model, as it is or with one mistake: `Plus`, `Plsu`.
  private func isModel(_ word: String) -> Bool {
    if Self.models.contains(word) { return true }
    let near = word.utf8.count > 3 ? nearest(to: word, in: Self.longModels) : nil
    return near?.utf8.count == word.utf8.count
  }

  /// Notes a device. Another one is a further name of a list, or stands for what the first may mean.
  func note(_ label: DeviceLabel, isListed: Bool = false, _ result: inout PhraseLabels) {
    guard let known = result.device, known.isName == label.isName else {
      if result.device?.isName != true { result.device = label }
      return
    }
    if isListed { result.device?.add(label) } else { result.device?.add(label.targets) }
    result.device?.isInPixels = known.isInPixels || label.isInPixels
  }

  /// Whether only the signs and the words of a list are between two names.
  private func isListed(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.count < 64 && bytes.count { !$0.isBlank && !$0.isNewline } < 16
      && bytes.split { !$0.isWord }.allSatisfy {
        Self.listWords.contains(String(decoding: $0.map(\.lower), as: UTF8.self))
      }
  }

  private static let listWords: Set = ["br", "and", "or", "und", "oder", "et", "ou", "y", "case"]

  private static let starts = ["iphone", "ipad", "ipod", "apple watch", "applewatch", "watch"].map {
    Array($0.utf8)
  }
  private static let models: Set = [
    "pro", "max", "plus", "mini", "air", "ultra", "fold", "duo", "se", "lite", "neo", "slim",
  ]
  private static let longModels = ["plus", "mini", "ultra"]
}
