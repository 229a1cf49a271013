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

  @Flag(help: "Show only rows that differ.")
  var differences = false

  @OptionGroup var axes: AxisOptions
  @OptionGroup(title: "Output") var format: FormatOptions
  @OptionGroup var unit: UnitOptions
  @OptionGroup(title: "Tables") var data: DataOptions

  func answer(
    in format: ReportFormat, from read: () throws -> Engine
  ) throws -> QuestionAnswer {
    let engine = try read()
    let reader = question.words.isEmpty ? nil : WordReader.of(engine)
    if let sides = sides(reader) {
      let asked = try sides.map {
        try axes.question(engine, $0, finder: reader?.finder).understood(hasUnit: true)
      }
      let subjects = try asked.flatMap { try self.subjects(of: $0, engine) }
      let remarks = asked.flatMap(\.remarks).withoutRepetition
      return answer(
        try checked(subjects, in: asked, engine), remarks, engine,
        try unit.resolved(in: format, isInPixels: asked.contains { $0.choices.isInPixels }))
    }
    let reading = axes.reading(of: question.words, reader, compares: true)
    try reading.checkSizes()
    let question = try axes.question(engine, reading, finder: reader?.finder)
    if let answer = try answerOfVariants(question, engine, format) { return answer }
    let (understood, before) = try askedWithVersionBefore(question)
    let remarks =
      understood.remarks + (before.map { ["compared with \($0), the version before"] } ?? [])
    let unit = try self.unit.resolved(in: format, isInPixels: understood.choices.isInPixels)
    // All devices of a Mac are one subject, as no size depends on the screen.
    if !understood.namesDevices,
      engine.catalog.screens(of: understood.asked).withoutRepetition.count > 1
    {
      let versions = ComparisonQuestion(
        engine: engine, versionsOf: understood.asked, remarks: remarks)
      if var versions {
        versions.unit = unit
        return QuestionAnswer(report: versions.report, succeeds: versions.hasKnownNumber)
      }
    }
    let subjects = try subjects(of: understood, engine)
    if subjects.count == 1, let (other, remark) = try counterpart(of: subjects[0], question) {
      return answer(
        try self.subjects(of: other, engine), (other.remarks + [remark]).withoutRepetition, engine,
        unit)
    }
    return answer(
      try checked(subjects, in: [understood], engine), remarks, engine, unit)
  }

  /// The variants of the families of one device beside each other; nil if not several were asked for.
  private func answerOfVariants(
    _ question: AskedQuestion, _ engine: Engine, _ format: ReportFormat
  ) throws -> QuestionAnswer? {
    let understood = try question.understood(hasUnit: true)
    guard understood.namesDevices, understood.asked.boxes.count == 1,
      let (subjects, remark) = engine.subjects(ofVariantsIn: understood.asked.boxes[0])
    else { return nil }
    return answer(
      subjects, understood.remarks + [remark].compactMap(\.self), engine,
      try unit.resolved(in: format, isInPixels: understood.choices.isInPixels))
  }

  /// What one device is compared with: itself without Display Zoom, or else on the version before; nil if a version
  /// was asked for.
  private func counterpart(
    of subject: CellBlock, _ question: AskedQuestion
  ) throws -> (understood: Understood, remark: String)? {
    var question = question
    let namesVersions = !question.choices.versions.isEmpty
    let platform = subject.screen.platform
    let version = "\(platform.rawValue) \(subject.os)"
    question.choices.versions = [version]
    if subject.zoom != .standard {
      let zoomed = try question.understood(hasUnit: true)
      question.choices.zoom = .standard
      var understood = try question.understood(hasUnit: true)
      understood.asked.boxes += zoomed.asked.boxes
      return (understood, "compared without and with Display Zoom")
    }
    guard !namesVersions,
      let before = question.catalog.versionBefore([version], on: platform)
    else { return nil }
    question.choices.versions.insert(before, at: 0)
    return (try question.understood(hasUnit: true), "compared with \(before), the version before")
  }

  private func answer(
    _ subjects: [CellBlock], _ remarks: [String], _ engine: Engine, _ unit: LengthUnit
  ) -> QuestionAnswer {
    var comparison = ComparisonQuestion(
      engine: engine, subjects: subjects, showsOnlyDifferences: differences, remarks: remarks)
    comparison.unit = unit
    return QuestionAnswer(report: comparison.report, succeeds: comparison.hasKnownNumber)
  }

  /// What the words between `vs` name, if each side has a device and a version of its own; nil otherwise. What one
  /// side names besides is meant of all.
  private func sides(_ reader: WordReader?) -> [WordReading]? {
    let words = question.words.flatMap { $0.split(separator: " ").map(String.init) }
    let parts = words.split { ["vs", "vs.", "versus", "against"].contains($0.lowercased()) }
    guard parts.count > 1 else { return nil }
    let all = axes.reading(of: words, reader, compares: true)
    let readings = parts.map { axes.reading(of: Array($0), reader, compares: true) }
    guard all.faults.isEmpty,
      readings.allSatisfy({ !$0.devices.isEmpty && !$0.versions.isEmpty })
    else { return nil }
    return readings.map { side in
      var reading = all
      (reading.devices, reading.versions) = (side.devices, side.versions)
      (reading.platforms, reading.idioms) = (side.platforms, side.idioms)
      return reading
    }
  }

  /// The queries and, if they are of one version and no two devices, those of the version before.
  private func askedWithVersionBefore(
    _ question: AskedQuestion
  ) throws -> (Understood, before: String?) {
    var question = question
    let understood = try question.understood(hasUnit: true)
    let screens = question.catalog.screens(of: understood.asked)
    let isOne =
      !understood.namesDevices
      || understood.asked.boxes.count == 1 && (understood.asked.zooms ?? []).count < 2
    guard isOne, let platform = screens.first?.platform,
      let before = question.catalog.versionBefore(question.choices.versions, on: platform)
    else { return (understood, nil) }
    question.choices.versions.insert(before, at: 0)
    return (try question.understood(hasUnit: true), before)
  }

  /// The maximum number of subjects, which become columns.
  private static let limit = 12

  /// The subjects to compare.
  ///
  /// - Throws: An `unknown` failure if a device runs no version with such widgets.
  private func subjects(of understood: Understood, _ engine: Engine) throws -> [CellBlock] {
    let catalog = engine.catalog
    for box in understood.asked.boxes {
      guard let device = box.device, engine.subjects(of: Asked([box])).isEmpty else { continue }
      throw Failure(
        .unknown,
        ["\(quoted(catalog.devices[device].name)) runs no version with \(box.kind.subject)"])
    }
    return engine.subjects(of: understood.asked)
  }

  /// The subjects.
  ///
  /// - Throws: A usage error if there are fewer than two or more than ``limit``.
  private func checked(
    _ subjects: [CellBlock], in asked: [Understood], _ engine: Engine
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
