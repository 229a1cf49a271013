internal import WidgetSizing
internal import Wording

/// What words mean that depends on others.
extension WordState {
  /// The reading, with the words decided whose meaning depends on others.
  func finished() -> WordReading {
    var reading = reading
    let isActivity = (kind ?? reading.kind ?? newKind) == .activity
    readCommonSize(of: &reading)
    readLeastSide(isActivity, of: &reading)
    // `medium all` asks for all sizes of one family.
    if reading.families.count > 1 { reading.families.removeAll { $0 == "all" } }
    let isEverywhere = places.contains(.home) && places.contains(.lock)
    for place in places where !isEverywhere || ![.home, .lock].contains(place) {
      switch place {
      case .home where !isActivity && (reading.families.isEmpty || reading.families == ["lock"]):
        // `lock and home screen`
        reading.families.append("system")
      case .home where !isActivity && reading[WidgetVariant.self].isEmpty && isOfPads(reading):
        // An iPad has small widgets on its Lock Screen, too.
        reading[WidgetVariant.self] = [.canvas, .device]
      case .home where reading[WidgetVariant.self] == [.standBy]:
        reading.values.add([WidgetVariant.iconsSmall])
      case .lock: addLockScreen(isActivity, to: &reading)
      case .carPlay where isActivity: reading.families.append("carPlay")
      case .carPlay: reading.uncovered.append(WordTable.text("carplay"))
      case .smartStack where isActivity: reading.families.append("smartStack")
      case .smartStack where !isOfWatches(reading): reading.remarks.append(WordTable.text("stack"))
      case .smartStack:
        reading.values.add([WidgetVariant.smartStack])
        // Only a watch has the place; a stack of an iPhone is as large as its widgets.
        if reading.devices.isEmpty, reading.platforms.isEmpty, reading.idioms.isEmpty {
          reading.idioms.append(.watch)
        }
      case .compact where isActivity, .expanded where isActivity:
        reading.families.append(place.rawValue)
      case .compact: reading.values.add([Mode.compact])
      case .expanded: reading.values.add([Mode.expanded])
      case .home, .island, .mac: break
      }
    }
    // `live activity carplay and watch`: a car shows no widget of a watch.
    if isActivity, reading.families.contains("carPlay"), reading.idioms == [.watch],
      reading.devices.isEmpty
    {
      reading.idioms = []
      reading.families.append("smartStack")
    }
    if namesDeviceVariant, isOfPads(reading) { reading.values.add([WidgetVariant.device]) }
    if reading.kind == nil, kind == nil, reading[Mode.self].isEmpty, reading.versions.isEmpty {
      tellToday(in: &reading)
    }
    checkKinds(of: &reading)
    // `dynamic island expanded` asks for one part of it.
    if reading.families.count > 1 { reading.families.removeAll { $0 == "island" } }
    dropOrientation(of: &reading)
    // The Notification Center of a Mac shows widgets, and no Today extensions.
    if reading.platforms.contains(.macOS) { reading[EntryPoint.self] = [] }
    if reading.kind == nil, isActivity, places.contains(where: { $0 != .mac }) {
      reading.kind = .activity
    }
    joinPlatforms(of: &reading)
    checkIdioms(of: &reading)
    if let last = reading.understood.last, last.hasSuffix(",") {
      reading.understood[reading.understood.count - 1] = String(last.dropLast())
    }
    checkLoneNames(of: &reading)
    tellPairs(in: &reading)
    checkComparison(of: &reading)
    checkEnd(of: &reading)
    checkZooms(of: &reading)
    readLoneSide(of: &reading)
    let idioms = idioms(of: reading)
    if !idioms.isEmpty, !idioms.contains(.phone), reading[WidgetVariant.self].contains(.standBy) {
      reading.uncovered.append("only iPhones have StandBy, since iOS 17")
    }
    let ofTextSize = WordTable.text("text-size")
    if reading.kind == .today, reading.remarks.contains(ofTextSize) {
      reading.remarks.removeAll { $0 == ofTextSize }
      if reading[TextSize.self].isEmpty {
        reading.remarks.append("for other text sizes write one, such as ax3, or 'ax1-ax5'")
      }
    }
    // Sizes on Apple Vision Pro are in millimetres, too.
    if reading.platforms == [.visionOS] {
      reading.remarks.removeAll { $0 == WordTable.text("millimetres") }
    }
    // `galaxy s24 ultra`: the other words are those of its name.
    if reading.uncovered.contains(WordTable.text("only-apple")) { reading.faults = [] }
    // `364x170 pt to px`
    if reading.isInPixels, let size = reading.sizes.first.flatMap(SizeText.init), size.isInPoints,
      let text = size.inPixels(
        atScales: reading.scales.isEmpty ? scales(of: reading) : reading.scales)
    {
      reading.conversion = text
    }
    // `in pixels and points`: both stand beside each other.
    if reading.asks(.points), reading.sizes.isEmpty, reading.sides.isEmpty {
      reading.isInPixels = false
    }
    if places.contains(.mac) {
      if idioms.contains(.phone) {
        // Since macOS 14 a Mac shows the widgets of an iPhone, too.
        reading.uncovered.append(
          "no source states the size of an iPhone's widgets on a Mac; 'mac' alone asks for its own")
      } else {
        reading.platforms.append(.macOS)
      }
    }
    // `iphone 8` names a device, and `iphones` all of them; with a device, the idiom says nothing.
    if !reading.devices.isEmpty { reading.idioms = [] }
    dropAnsweredWishes(of: &reading)
    if let spot = reading.wishes.first(where: { $0.wish == .spot }),
      !reading.wishes.contains(where: { [.request(.places), .request(.gaps)].contains($0.wish) })
    {
      reading.remarks.append("\(quoted(spot.phrase)) is read as a place on the Home Screen")
    }
    tellStrangers(in: &reading)
    return reading
  }

  /// Tells that a text size, or the Today View, is read as one of Today extensions, which no other word names.
  private func tellToday(in reading: inout WordReading) {
    if let size = reading[TextSize.self].first {
      guard reading.families.isEmpty else { return }
      reading.remarks.append(
        "\(quoted(size.rawValue)) is read as a text size of Today extensions; a widget of WidgetKit has one size for all"
      )
    } else if reading[EntryPoint.self] == [.todayView] {
      reading.remarks.append(
        "'today view' is read as Today extensions; for WidgetKit widgets leave it out")
    }
  }

  /// Reads the largest size that fits each of several devices as the smallest of theirs: `largest medium that fits
  /// every iphone`, `what size fits all ipads`.
  private func readCommonSize(of reading: inout WordReading) {
    let isOfSeveral = isOfEach || reading.devices.count > 1 || reading.versions.count > 1
    guard reading.asks(.fits), reading.sizes.isEmpty, reading.sides.isEmpty,
      reading.subject.map({ $0.isEnd && (isOfSeveral || reading.devices.isEmpty) }) ?? isOfSeveral
    else { return }
    reading.subject = .smallest
    reading.wishes.removeAll { if case .subject(let end) = $0.wish { end.isEnd } else { false } }
  }

  /// Leaves out wishes that another word answers: `where does it stand`, `how many points`, `largest image`,
  /// `screenshot 1206x2622`.
  private func dropAnsweredWishes(of reading: inout WordReading) {
    let asksForLength =
      reading.asks(.points) || reading.isInPixels || !reading.askedSides.isEmpty
    reading.wishes.removeAll { [reading] in
      switch $0.wish {
      case .request(.count): asksForLength
      case .request(.pixels): !reading.isInPixels
      case .request(.content): reading.devices.contains { SizeText($0)?.hasTwoSides ?? false }
      case .subject(.history): reading.subject == .arrival
      case .subject(.evidence): reading.asks(.places) && $0.phrase.hasPrefix("where")
      case .subject(.largest): reading.subject == .image || reading.subject == .lines
      default: false
      }
    }
  }

  /// Reads the least height of Live Activities as their height, which is a range, and that of other widgets as the
  /// smallest.
  private func readLeastSide(_ isActivity: Bool, of reading: inout WordReading) {
    let least: [Quantity: Quantity] = [.minimumWidth: .width, .minimumHeight: .height]
    for quantity in reading.quantities {
      guard let side = least[quantity] else { continue }
      reading.quantities.removeAll { $0 == quantity }
      if isActivity {
        reading.askedSides.insert(side)
      } else {
        reading.subject = reading.subject ?? .smallest
        reading.wishes.append(WishedPhrase(phrase: quantity.name, wish: .subject(.smallest)))
      }
    }
  }

  /// Tells that what is named in pairs is answered in every combination, `iphone 15 small, iphone 14 large`, as is what
  /// stands beside the first of several devices alone: `iphone 15 zoomed and iphone 14`.
  private func tellPairs(in reading: inout WordReading) {
    let counts: [Kind: Int] = [
      .device: reading.devices.isEmpty
        ? Set(reading.idioms).count + Set(reading.platforms).count : Set(reading.devices).count,
      .family: Set(reading.families).count,
      .version: Set(reading.versions).count,
    ]
    guard !compares, !reading.compares, reading.subject != .difference else { return }
    for (index, kind) in Kind.allCases.enumerated() where counts[kind, default: 0] > 1 {
      for other in Kind.allCases.dropFirst(index + 1) {
        let both: [Kind] = order.filter { [kind, other].contains($0) }
          .reduce(into: []) { if $0.last != $1 { $0.append($1) } }
        let isBetween = kind == .device && other != .family && both == [kind, other, kind]
        guard isBetween || counts[other, default: 0] > 1 && both.count > 3 else { continue }
        reading.remarks.append(
          "pairs are not kept apart: every \(other.rawValue) is answered for every \(kind.rawValue)"
        )
      }
    }
  }

  /// The pixels a point of the devices that are named; none if a name is no single screen.
  private func scales(of reading: WordReading) -> [Int] {
    let scales = reading.devices.flatMap(reader.finder.devices).compactMap {
      reader.catalog.devices[$0].screenClass.map { reader.catalog.screenClasses[$0].scale }
    }.withoutRepetition
    // The models of a line may differ, of which no one was named.
    return scales.count > reading.devices.count ? [] : scales
  }

  /// Adds a fault for a number or a letter alone beside another device, `5 of the widgets of an iphone 15`, and for a
  /// letter beside neither a family nor a version.
  private func checkLoneNames(of reading: inout WordReading) {
    let isAlone =
      reading.devices.count == 1 && reading.families.isEmpty && reading.versions.isEmpty
      && reading[WidgetVariant.self].isEmpty
    // `top 5 medium`, `largest 3`
    let isCounted = !reading.spots.isEmpty || reading.subject?.isEnd ?? false
    let names =
      isCounted || countsDevices
      ? loneNames.filter { $0.count == 1 || !reading.spots.isEmpty }
      : !loneNumbers.isEmpty
        ? loneNumbers
        : isAlone
          ? reading.devices.filter { $0.count == 1 }
          : reading.devices.count > 1 && !reading.compares
            ? loneNames.filter(reading.devices.contains) : []
    let faults = names.map {
      "\(quoted($0)) alone is not understood; for the phone write 'iphone \($0.lowercased())'"
    }
    reading.faults.insert(contentsOf: faults, at: 0)
  }

  /// Adds a fault for a line of devices without a model beside devices of other lines, `iphone 15 on ipad`, and for a
  /// whole line beside one of its own that it is not compared with: `iphone 15 all iphones`.
  private func checkIdioms(of reading: inout WordReading) {
    let idioms = reading.devices.flatMap(reader.finder.idioms)
    let isCompared = reading.compares || reading.subject.map { !$0.isEnd } ?? false
    guard let first = reading.devices.first, !idioms.isEmpty,
      let line = reading.idioms.first(where: { !idioms.contains($0) })?.platform.deviceName
        .lowercased() ?? (isCompared ? nil : wholeLine)
    else { return }
    reading.faults.append(
      "\(quoted(line)) beside \(quoted(first)) names no model; name one, or leave it out")
  }

  /// Reads lines of devices beside platforms without one as platforms, too: `iphone, mac, vision pro`.
  private func joinPlatforms(of reading: inout WordReading) {
    guard reading.devices.isEmpty, reading.platforms.contains(where: { $0.idiom == nil }) else {
      return
    }
    reading.platforms = (reading.idioms.map(\.platform) + reading.platforms).withoutRepetition
    reading.idioms = []
  }

}
