internal import ArgumentParser
internal import ProgramSupport
internal import QuestionWords
internal import WidgetReports
internal import WidgetSizing
internal import Wording

/// `widgetsize compare`: the sizes of several devices or versions side by side.
struct CompareCommand: QuestionCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Show the sizes of devices or versions side by side.",
    discussion: """
      Examples:
        widgetsize compare 'iPhone 15' 'iPhone 16 Pro'
        widgetsize compare 'iPhone 15' --os 18,26 --differences
        widgetsize compare iphone 16 ios 18 vs iphone 17 ios 26
        widgetsize compare small ios 18 ios 26

      Shows a column for each device on each version, and a row for each widget. The last column \
      is the difference between the first two. Without --os, each device has the version that \
      query answers for. If a family has one size on one side and several on the other, the first of \
      them is compared. One version alone is compared with the version before, one device alone with itself \
      on the version before or, with Display Zoom, without it. Versions without a device are compared on each \
      screen that runs them, of several the first and the last.
      """)

  @OptionGroup var question: WordArgument
  var words: [String] { question.words }
  static let answers: Set<Wish> = [
    .subject(.difference), .subject(.history), .request(.pixels),
  ]

  @Flag(help: "Show only rows that differ.")
  var differences = false

  @OptionGroup var axes: AxisOptions
  @OptionGroup(title: "Output") var format: FormatOptions
  @OptionGroup var unit: UnitOptions
  @OptionGroup(title: "Tables") var data: DataOptions

  func answer(
    in format: ReportFormat, from read: () throws -> Engine
  ) throws -> Report {
    let engine = try read()
    let reader = question.words.isEmpty ? nil : WordReader.of(engine)
    var asked: [UnderstoodQuestion]
    var remark: String?
    if let sides = try sides(reader) {
      asked = try sides.map {
        try axes.question(engine, $0, finder: reader?.finder).understood(answering: Self.answers)
      }
    } else {
      let reading = axes.reading(of: question.words, reader, compares: true)
      try reading.checkSizes()
      let typed = try axes.question(engine, reading, finder: reader?.finder)
      let understood = try typed.understood(answering: Self.answers)
      let counterpart = try counterpart(of: typed, understood)
      asked = [counterpart?.understood ?? understood]
      remark = counterpart?.remark
    }
    let remarks = (asked.flatMap(\.remarks) + [remark].compactMap(\.self)).withoutRepetition
    // All devices of a Mac are one subject, as no size depends on the screen.
    let isOfScreens =
      !asked.contains(where: \.namesDevices)
      && engine.catalog.screens(of: asked[0].asked).withoutRepetition.count > 1
    var comparison =
      if isOfScreens,
        let versions = ComparisonQuestion(
          engine: engine, versionsOf: asked[0].asked, remarks: remarks)
      {
        versions
      } else {
        ComparisonQuestion(
          engine: engine, subjects: try checked(subjects(of: asked, engine), in: asked, engine),
          showsOnlyDifferences: differences, remarks: remarks)
      }
    comparison.unit = try unit.resolved(
      in: format, isInPixels: asked.contains { $0.choices.isInPixels })
    return comparison.report
  }

  /// What one device is compared with, or one version on each screen: the version before or, of a device with Display
  /// Zoom for which no version was asked, itself without it; nil if there are several.
  private func counterpart(
    of question: ReadQuestion, _ understood: UnderstoodQuestion
  ) throws -> (understood: UnderstoodQuestion, remark: String)? {
    var question = question
    let subjects = try subjects(of: [understood], question.engine)
    let namesVersions = !question.choices.versions.isEmpty
    guard subjects.count == 1 || namesVersions && !understood.namesDevices,
      let subject = subjects.first
    else { return nil }
    let platform = subject.screen.platform
    if !namesVersions { question.choices.versions = ["\(platform.rawValue) \(subject.os)"] }
    if !namesVersions, subject.zoom != .standard {
      let zoomed = try question.understood(answering: Self.answers)
      question.choices.zoom = .standard
      var both = try question.understood(answering: Self.answers)
      both.asked.boxes += zoomed.asked.boxes
      return (both, "compared without and with Display Zoom")
    }
    // `changes medium --os 26` has no platform.
    if !understood.namesDevices, let text = question.choices.versions.first,
      NamedVersions(text).map({ $0.platform == nil }) ?? false
    {
      question.choices.versions[0] = "\(platform.rawValue) \(text)"
    }
    // `light vs dark`
    if question.choices.compares || !question.choices.remarks.isEmpty, !namesVersions {
      throw Failure.usage(
        question.choices.remarks.first
          ?? "compare needs two devices, versions or settings; name both")
    }
    let before = question.catalog.versionBefore(question.choices.versions, on: platform)
    guard let before else { return nil }
    question.choices.versions.insert(before, at: 0)
    return (
      try question.understood(answering: Self.answers),
      "compared with \(before), the version before"
    )
  }

  /// What the words between `vs` name, if the sides have more of their own than devices or versions; nil otherwise.
  /// Display Zoom is meant of its side, and what else one side alone names of all.
  ///
  /// - Throws: A usage error for sides that name different families.
  private func sides(_ reader: WordReader?) throws -> [WordReading]? {
    let words = question.words.flatMap { $0.split(separator: " ").map(String.init) }
    var parts = words.split { ["vs", "vs.", "versus", "against"].contains($0.lowercased()) }
    // `iphone 13 ios 15 with iphone 16 ios 18`
    let isJoined = parts.count == 1
    if isJoined { parts = words.split { ["with", "and", "to"].contains($0.lowercased()) } }
    guard parts.count > 1, !isJoined || parts.count == 2 else { return nil }
    let all = axes.reading(of: words, reader, compares: true)
    let sides = parts.map { axes.reading(of: Array($0), reader, compares: true) }
    guard all.faults.isEmpty else { return nil }
    if let part = parts.first(where: { $0.allSatisfy(all.notUnderstood.contains) }) {
      let text = part.joined(separator: " ")
      throw Failure.usage("\(quoted(text)) names nothing that can be compared")
    }
    guard sides.contains(where: \.families.isEmpty) || Set(sides.map(\.families)).count == 1 else {
      throw Failure.usage(
        "compare sets the same widgets of devices, versions or settings beside each other; "
          + "'widgetsize query' shows several families")
    }
    let haveDevices = sides.allSatisfy { !$0.devices.isEmpty }
    let haveVersions = sides.allSatisfy { !$0.versions.isEmpty }
    if isJoined, !haveDevices || !haveVersions { return nil }
    let haveVariants = sides.allSatisfy { !$0[WidgetVariant.self].isEmpty }
    let haveSettings = haveVariants || sides.contains { $0.zoom != nil }
    guard haveDevices && haveVersions || haveSettings else { return nil }
    return sides.map { side in
      var reading = all
      if haveDevices {
        reading.devices = side.devices
        (reading.platforms, reading.idioms) = (side.platforms, side.idioms)
      }
      if haveVersions { reading.versions = side.versions }
      reading[DisplayZoom.self] = side[DisplayZoom.self]
      if haveVariants { reading[WidgetVariant.self] = side[WidgetVariant.self] }
      return reading
    }
  }

  /// The maximum number of subjects, which become columns.
  private static let limit = 12

  /// The subjects to compare, each variant that a device is asked with as one.
  ///
  /// - Throws: An `unknown` failure if a device runs no version with such widgets.
  private func subjects(of asked: [UnderstoodQuestion], _ engine: Engine) throws -> [CellBlock] {
    let boxes = asked.flatMap(\.asked.boxes).flatMap { box in
      box.device == nil ? [box] : box.byVariant
    }
    for box in boxes {
      guard let device = box.device, engine.subjects(of: Asked([box])).isEmpty else { continue }
      throw Failure(
        .unknown,
        ["\(quoted(engine.catalog.devices[device].name)) runs no version with \(box.kind.subject)"])
    }
    return engine.subjects(of: Asked(boxes))
  }

  /// The subjects.
  ///
  /// - Throws: A usage error if there are fewer than two or more than ``limit``.
  private func checked(
    _ subjects: [CellBlock], in asked: [UnderstoodQuestion], _ engine: Engine
  ) throws -> [CellBlock] {
    guard subjects.count > 1 else {
      let only = subjects.first.map { " beside \(quoted(engine.catalog.name(of: $0)))" } ?? ""
      // `iPhone 17 runs iOS 26 to 27, not iOS 18`
      let reason = asked.map(\.remarks).joined().first {
        $0.contains(" runs ") || $0.contains("major versions")
      }
      throw Failure.usage(
        "compare needs a second device or version\(only)\(reason.map { "; \($0)" } ?? "")")
    }
    guard subjects.count <= Self.limit else {
      throw Failure.usage(
        "compare shows at most \(Self.limit) devices and versions side by side, not "
          + "\(subjects.count); "
          + (asked.contains(where: \.namesDevices)
            ? "name fewer" : "name them: widgetsize compare iphone 15 vs iphone 16 pro"))
    }
    return subjects
  }
}

extension AskedBox {
  /// A box for each variant that is named.
  fileprivate var byVariant: [AskedBox] {
    guard let variants, variants.count > 1 else { return [self] }
    return variants.map { variant in
      var box = self
      box.variants = [variant]
      return box
    }
  }
}
