internal import WidgetSizing
internal import Wording

extension AxisOptions {
  /// The options with the choices of the words of a question, which come before those of the options; without
  /// those of axes that have no words of their own, see ``texts``.
  func with(_ reading: WordReading) -> AxisOptions {
    var options = self
    // Beside a device, a Mac is another one, and not a platform that contradicts it.
    let isDevice = { (platform: Platform) in
      !reading.devices.isEmpty && platform.idiom == nil
    }
    options.target.device =
      reading.devices.map(\.withDecimalPoints) + reading.platforms.filter(isDevice).map(\.rawValue)
      + target.device
    options.target.os = reading.versions + target.os
    options.target.idiom = reading.idioms.map(\.rawValue) + target.idiom
    options.target.platform =
      reading.platforms.filter { !isDevice($0) }.map(\.rawValue) + target.platform
    // The small widget on a Lock Screen is one of iPads.
    if reading[.variant].contains("lock-screen"), options.target.device.isEmpty,
      options.target.idiom.isEmpty, options.target.platform.isEmpty
    {
      options.target.idiom = [Idiom.pad.rawValue]
    }
    switch reading.zoom {
    case .larger: options.target.zoomed = true
    case .moreSpace: options.target.moreSpace = true
    case .standard, nil: break
    }
    options.widget.family = reading.families.map { AxisText(argument: $0) } + widget.family
    options.widget.kind = widget.kind ?? reading.kind?.rawValue
    options.today.portrait = today.portrait || reading[.orientation].contains("portrait")
    options.today.landscape = today.landscape || reading[.orientation].contains("landscape")
    return options
  }

  /// Reads a Live Activity in StandBy as one on the Lock Screen, and returns a note that says so; nil if the
  /// question is about another place or another kind of widget.
  mutating func readStandBy(of reading: WordReading) -> String? {
    let variants = widget.variant.map(\.text).filter {
      WordReading.uncovered($0) == WordReading.standBy
    }
    guard !variants.isEmpty || reading.uncovered == [WordReading.standBy],
      widget.kind.flatMap(WidgetKind.init(named:)) == .activity
        || widget.family.contains(where: { $0.text.lowercased() == "lockscreen" })
    else { return nil }
    widget.variant.removeAll { variants.contains($0.text) }
    if widget.family.isEmpty { widget.family = [AxisText(argument: "lockScreen")] }
    return
      "by Apple's guideline, StandBy (iOS 17 and later) shows a Live Activity at twice its size on the Lock "
      + "Screen, which is answered"
  }

  /// What the words of a question name. A text of an option that is known from elsewhere, such as
  /// `--family carplay`, is read as a word too. No words need no reader.
  func reading(of words: [String], _ reader: WordReader?) -> WordReading {
    guard let reader, !words.isEmpty else { return WordReading() }
    return reader.read(
      words, about: widget.kind.flatMap { WidgetKind(named: $0) }, hasVersions: !target.os.isEmpty)
  }
}

extension String {
  /// The text with a point for the comma of each word that is a decimal number, `10,5`: options separate names by
  /// commas.
  fileprivate var withDecimalPoints: String {
    split(separator: " ").map { word in
      let parts = word.split(separator: ",", omittingEmptySubsequences: false)
      let isDecimal =
        parts.count == 2 && parts[0].allSatisfy(\.isNumber)
        && (parts[1].first?.isNumber ?? false)
      return isDecimal ? parts.joined(separator: ".") : String(word)
    }.joined(separator: " ")
  }
}

extension WordReading {
  /// Throws for something real that has no size.
  func checkCoverage() throws {
    guard let first = uncovered.first else { return }
    throw Failure(.unknown, [first])
  }

  /// Throws for sizes, which only identify takes.
  func checkSizes() throws {
    if let (quantity, side) = sides.min(by: { $0.key.rawValue > $1.key.rawValue }) {
      throw Failure.usage(
        "a \(quantity.name) of \(side) chooses no widget; to find those that have it, use 'widgetsize identify "
          + "--\(quantity.name) \(side)'")
    }
    guard let size = sizes.first else { return }
    throw Failure.usage(
      "\(quoted(size)) is the size of no screen; to find the widget of this size, use 'widgetsize identify "
        + "\(size)'")
  }
}
