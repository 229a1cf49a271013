internal import WidgetSizing
internal import Wording

/// Names of devices that words make together.
extension WordState {
  /// Reads the words behind a line of devices that has no such model: `iphone ultra`, `ipad 17`; false if the
  /// words may be those of a device of their own.
  mutating func readModel(_ phrase: String) -> Bool {
    guard let before, !PrintedName(phrase).hasLine else { return false }
    if completeName(with: phrase) { return true }
    // `4` is a diagonal, and there is no iPhone 4.
    if before.idiom != nil, before.name != reading.devices.last, phrase.allSatisfy(\.isNumber),
      case .found(_, nil) = reader.finder.find(phrase)
    {
      addUnknownModel("\(before.name) \(phrase)", of: before.name)
      return true
    }
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

  /// Reads what stands behind the last model of a range as a part of its name, which no model has: `iphone 12 to 15
  /// mini`. Returns how many words the range has; nil for other words.
  mutating func readSuffix(_ suffix: WordPiece?, behind model: String) -> Int? {
    guard let suffix, suffix.words > 0, PrintedName(suffix.text).isSuffix else { return nil }
    let name = "\(model) \(suffix.text)"
    addUnknownDevice(name, reader.finder.hint(for: name))
    return suffix.words
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
    // No size depends on the chip of a Mac.
    if before?.name == Platform.macOS.rawValue, PrintedName(phrase).isOfModel { return true }
    guard let line = before?.name, reading.devices.last == line,
      case .found = reader.finder.find("\(line) \(phrase)")
    else { return false }
    reading.devices.removeLast()
    add(device: "\(line) \(phrase)")
    return true
  }

  /// Reads all models that a line and a number name, if they are of no one series: `ipad 13`; false for other names.
  mutating func readModels(named name: String, _ tokens: ArraySlice<WordToken>) -> Bool {
    guard name.contains(where: \.isNumber), PrintedName(name).hasLine,
      case .ambiguous(_, let devices) = reader.finder.find(name), !devices.isEmpty,
      reader.finder.series(named: name) == nil,
      // There is no `iphone 18` but the Pro.
      !devices.allSatisfy({
        reader.catalog.devices[$0].name.lowercased().hasPrefix(name.lowercased() + " ")
      })
    else { return false }
    add(reader.catalog.newestFirst(devices), tokens)
    return true
  }

  /// Notes a number or a letter that is read as a device, unless a list goes on behind it.
  mutating func noteLoneName(_ token: WordToken, before next: WordToken?) {
    guard reading.devices.last == token.text, !token.hasComma,
      token.text.count == 1 || token.text.allSatisfy(\.isNumber)
    else { return }
    switch next.flatMap({ WordMeaning.of($0.lower) }) {
    case .joint, .request(.versus): return
    case .filler, .idiom:
      // `5 devices`, but not `15 sizes`
      let isCount = token.text.count == 1 && next?.lower.hasSuffix("s") ?? false
      if isCount, token.text.allSatisfy(\.isNumber) { countsDevices = true }
    case nil:
      // `12 MP` is no iPhone.
      if let next, token.text.allSatisfy(\.isNumber), next.text.allSatisfy(\.isLetter),
        !reader.isFamily(next.lower), !reader.isOfName(next), Platform(named: next.lower) == nil
      {
        loneNumbers.append(token.text)
      }
    default: break
    }
    loneNames.append(token.text)
  }
}
