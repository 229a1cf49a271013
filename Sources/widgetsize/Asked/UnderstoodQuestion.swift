internal import ProgramSupport
internal import QuestionWords
internal import WidgetReports
internal import WidgetSizing
internal import Wording

extension ReadQuestion {
  /// What the question asks for, and notes on how it was understood.
  ///
  /// - Parameters:
  ///   - answers: What the answer has beside sizes; other wishes are told, and a count is refused.
  ///   - hasAllModels: Whether a bare name means all its models, and not the newest.
  /// - Returns: Boxes of one kind of widget.
  /// - Throws: A usage error with a line for each unknown value, or for options that contradict each
  ///   other.
  func understood(
    answering answers: Set<Wish> = [], hasAllModels: Bool = false
  ) throws -> UnderstoodQuestion {
    var question = self
    let standBy = question.choices.readStandBy()
    let choices = question.choices
    if choices.faults.isEmpty { try choices.checkCoverage() }
    let others = choices.phrases(notAnsweredBy: answers)
    if faults.failures.isEmpty, !answers.contains(.request(.count)),
      let count = choices.wishes.first(where: { $0.wish == .request(.count) })
    {
      throw Failure.usage("\(quoted(count.phrase)) \(WordTable.sentence("count") ?? "")")
    }
    var result = try question.settled(hasAllModels: hasAllModels)
    // A scale beside a size converts it.
    let scales =
      choices.conversion != nil
      ? [] : choices.scales.compactMap { catalog.remark(onScale: $0, of: result.asked) }
    if choices.asks(.whether) {
      result.remarks += result.asked.boxes.flatMap { catalog.textsOfSettings(in: $0) }
    }
    let minors = choices.versions.filter { $0.contains(".") }
    if !minors.isEmpty {
      result.remarks.append(
        "the tables have major versions; what follows the point in \(minors.list) is left out")
    }
    result.remarks =
      (choices.notes + [WordReading.text(ofNotAnswered: others), standBy].compactMap(\.self)
      + scales
      + result.remarks).withoutRepetition
    return result
  }

  /// The same for every kind of widget that the question allows.
  func understoodOfEveryKind(
    answering answers: Set<Wish> = [], hasAllModels: Bool = false
  ) throws -> UnderstoodQuestion {
    func understood(_ question: ReadQuestion) throws -> UnderstoodQuestion {
      try question.understood(answering: answers, hasAllModels: hasAllModels)
    }
    var all = try understood(self)
    for kind in all.otherKinds {
      var other = self
      other.choices.kind = kind
      all.asked.boxes += try understood(other).asked.boxes
    }
    return all
  }

  /// What is chosen, after everything that is wrong with it.
  private func settled(hasAllModels: Bool) throws -> UnderstoodQuestion {
    var faults = faults
    let platforms: [Platform]? = try faults.collect { try self.platforms() } ?? nil
    let named = try places(on: platforms, &faults)
    let places = named.flatMap(\.places)
    let families = try families(on: places.map(\.platform), platforms, &faults)
    let versions = try versions(
      on: places.isEmpty ? platforms : places.map(\.platform).withoutRepetition, &faults)
    try faults.check()
    let (readVersions, versionRemark) = Self.reading(
      versions, on: places.isEmpty ? platforms ?? [] : places.map(\.platform))
    let choice = KindChoice(
      among: try kinds(of: families), at: places, on: platforms, running: readVersions, in: catalog)
    let asked = places.isEmpty ? platforms ?? [] : places.map(\.platform)
    if choice.kind == .activity, !asked.isEmpty, asked.allSatisfy({ $0 == .macOS }) {
      throw Failure(
        .unknown,
        [
          "since macOS 26 the menu bar of a Mac shows the Live Activities of an iPhone; nobody published "
            + "their size there"
        ])
    }
    var box = AskedBox(choice.kind, on: [])
    box.limit(as: choices.values)
    box.families = families.named?.filter { catalog.kind(of: $0) == choice.kind }
    let narrowed =
      hasAllModels ? named : named.map { $0.narrowed(to: box, running: readVersions, engine) }
    if let variants = box.variants {
      let asked =
        narrowed.isEmpty
        ? [platforms ?? readVersions?.namedPlatforms ?? Platform.allCases]
        : narrowed.flatMap(\.places).map { [$0.platform] }
      let families = asked.map { catalog.families(with: variants, of: box.kind, on: $0) }
      if let place = families.firstIndex(of: []) {
        throw Failure.usage(catalog.text(ofMissing: variants, on: asked[place]))
      }
      let having = families.joined().withoutRepetition
      // A family with a single size is answered whatever variant of the Home Screen is asked for, which are those
      // of the small widget; none of them is in StandBy, on a watch face or in the Smart Stack.
      if box.families == nil,
        !catalog.families(
          with: variants.filter(\.isUnnamed), of: box.kind, on: Platform.allCases
        ).contains(.systemSmall)
      {
        box.families = having
      }
    }
    var boxes = narrowed.flatMap(\.places).map { place in
      var own = box.on([catalog.screen(of: place, with: choice.kind)])
      own.device = place.device
      return own
    }
    if narrowed.isEmpty {
      boxes = [
        box.on(
          catalog.screens(of: choice.kind).filter {
            platforms?.contains(catalog.runPlatform(of: $0)) ?? true
          })
      ]
    }
    var result = Asked(boxes)
    if let readVersions {
      do throws(VersionFault) {
        result = try readVersions.applied(
          to: result, isExplicit: platforms != nil || !places.isEmpty,
          namesDevices: !places.isEmpty, in: catalog)
      } catch {
        throw Failure.usage(catalog.text(of: error))
      }
    }
    let neverRun =
      versions == nil
      ? []
      : result.boxes.grouped(by: \.device).compactMap {
        catalog.textOfVersionsNotRun(by: $0.elements)
      }
    let absences = catalog.absences(of: choice.kind, at: narrowed.flatMap(\.places))
    let remarks =
      narrowed.compactMap(\.remark) + families.remarks + [versionRemark].compactMap(\.self)
      + (versions == nil ? absences : neverRun.withoutRepetition)
      + engine.reasonsOfModelsWithoutCells(in: result)
    return UnderstoodQuestion(
      choices: choices, asked: result, remarks: remarks, otherKinds: choice.others)
  }

  /// The requested versions; nil if none is. A version that no platform has is refused with those
  /// of `platforms`.
  func versions(
    on platforms: [Platform]?, _ faults: inout Faults
  ) throws -> VersionNames? {
    guard !choices.versions.isEmpty else { return nil }
    let texts = choices.versions.flatMap {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
    for text in texts {
      try faults.collect {
        do throws(VersionFault) {
          let versions = try VersionNames([String(text)])
          if !versions.exist(in: catalog) {
            throw VersionFault.noSuchVersion(
              String(text), versions.namedPlatforms ?? platforms ?? [.iOS])
          }
        } catch {
          throw Failure.usage(catalog.text(of: error))
        }
      }
    }
    return try? VersionNames(texts.map(String.init))
  }

  /// The versions, with iOS read as iPadOS if that is the only platform, and a remark that says so.
  private static func reading(
    _ versions: VersionNames?, on platforms: [Platform]
  ) -> (VersionNames?, remark: String?) {
    guard let versions, platforms.contains(.iPadOS),
      platforms.allSatisfy({ [.iOS, .iPadOS].contains($0) }),
      let read = versions.readAsIPadOS(beside: platforms)
    else { return (versions, nil) }
    let also = platforms.contains(.iOS) ? "iPadOS, too" : "iPadOS"
    return (read, "\(versions.texts.joined(separator: ", ")) is read as \(also)")
  }
}

extension Engine {
  /// Why nothing exists on some models of what is asked for, if something does on others: `iPhone 14 has no Dynamic Island`.
  /// Many models are named without their reasons.
  fileprivate func reasonsOfModelsWithoutCells(in asked: Asked) -> [String] {
    let absent = asked.boxes.compactMap { box in
      box.device.flatMap { device in
        catalog.reason(againstAllOf: blocks(box)).map {
          (name: catalog.devices[device].name, reason: catalog.text(of: $0))
        }
      }
    }
    guard absent.count < asked.boxes.count else { return [] }
    guard absent.count <= 3 else {
      let names = absent.prefix(3).map(\.name) + ["\(absent.count - 3) more"]
      return ["nothing of what is asked for exists on \(names.list)"]
    }
    return absent.map { name, reason in
      reason.hasPrefix(name) ? reason : "\(name) is left out: \(reason)"
    }
  }
}

extension Catalog {
  /// The choices of Display Zoom of a box that its device has: `iPhone 13 mini has Display Zoom: Larger Text`.
  fileprivate func textsOfSettings(in asked: AskedBox) -> [String] {
    guard let device = asked.device.map({ devices[$0] }) else { return [] }
    return (asked.zooms ?? []).filter {
      $0 != .standard && device.zoomSettings[$0]?.reported != nil
    }.map { "\(device.name) has Display Zoom: \($0.settingName)" }
  }

  /// The versions of boxes of one device that it does not run, if it runs others of them:
  /// `iPhone XR runs iOS 12 to 18, not iOS 26`.
  fileprivate func textOfVersionsNotRun(by boxes: [AskedBox]) -> String? {
    let os = boxes.flatMap { $0.os ?? [] }
    guard let device = boxes[0].device, let platform = screens(of: boxes[0]).first?.platform
    else { return nil }
    let absent = os.filter { devices[device].runs($0) == false }
    guard !absent.isEmpty, absent.count < os.count else { return nil }
    return
      "\(devices[device].name) runs \(versionRange(of: devices[device]) ?? "other versions"), not "
      + ranges(of: absent, on: platform)
  }

  /// Why places have no widgets of a kind on any version; many models are named without their reasons.
  fileprivate func absences(of kind: WidgetKind, at places: [Place]) -> [String] {
    let absent = places.filter { absence(of: kind, at: $0) != nil }
    let models = absent.compactMap(\.device).withoutRepetition
    guard models.count > 3 else { return absent.compactMap { absence(of: kind, at: $0) } }
    return ["no \(kind.subject) on \(phrase(of: models))"]
  }

  /// Why a place has no widgets of a kind on any version: `iPhone 6 Plus has no WidgetKit widgets:
  /// it runs iOS 8 to 12`. Nil if it may have some.
  fileprivate func absence(of kind: WidgetKind, at place: Place) -> String? {
    let screen = screen(of: place, with: kind)
    let device = place.device.map { devices[$0] }
    let hasSome = osReleases.contains { release in
      release.platform == screen.platform
        && !families(of: kind, on: release.platform, release.os).isEmpty
        && (device.map { $0.runs(release.os) != false } ?? runs(screen, release.os))
    }
    guard kind.hasFamilies, !hasSome else { return nil }
    let name =
      device?.name ?? place.screenClass.map { screenClasses[$0].name } ?? place.platform.rawValue
    let versions = device.flatMap { versionRange(of: $0) }.map { ": it runs \($0)" }
    return "\(name) has no \(kind.subject)\(versions ?? "")"
  }
}
