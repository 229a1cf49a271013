internal import ForeignTables
internal import WidgetSizing
internal import Wording

/// A size in a file that is not right, or right with a setting alone: the one description that every format writes.
struct ForeignTableFinding {
  let path: String
  let finding: ForeignFile.Finding
  let catalog: Catalog

  var size: WrittenSize { finding.size }
  var kind: Verdict.Kind { finding.verdict.kind }
  private var mismatch: Mismatch? { finding.verdict.mismatch }

  var isInPixels: Bool { mismatch?.isInPixels ?? (size.unit == .pixels) }
  var written: String { size.text + (isInPixels ? " px" : "") }
  var expected: [CellEvidence] { mismatch?.expected ?? [] }
  /// These, and what was right before.
  var listed: [CellEvidence] { expected + [mismatch?.older].compactMap(\.self) }
  var family: WidgetFamily? { mismatch?.family ?? mismatch?.match?.cell[WidgetFamily.self] }

  /// The newest version on which an outdated size is right; nil of any other size.
  var lastRight: Cell? {
    guard case .outdated(let mismatch) = finding.verdict else { return nil }
    return mismatch.match?.cell
  }

  /// Why a size was not judged.
  var reason: String? {
    guard case .notJudged(let reason) = finding.verdict else { return nil }
    return catalog.text(of: reason)
  }

  /// What a size is that is right with a setting alone that the file does not name: `with Display Zoom on`.
  private var setting: String? {
    guard case .right(let only?) = finding.verdict else { return nil }
    let family = catalog.id(of: only, on: .family) ?? "a widget"
    let words =
      only.isZoomed
      ? "with \(only.zoom.stateWords)" : only[WidgetVariant.self].map(catalog.name) ?? ""
    return "the size of \(family) on \(version(of: only)) only \(words)"
  }

  /// `iOS 18`.
  func version(of cell: Cell) -> String { "\(cell.platform.rawValue) \(cell.os)" }

  /// The size that would be right, in what the file counts: `349.67 × 164.33`.
  func right(_ evidence: CellEvidence) -> String {
    guard isInPixels, let screen = evidence.cell.screenClass else { return evidence.short }
    let scale = catalog.screenClasses[screen].scale
    let sides = [evidence.width, evidence.height].map {
      $0.pixels.map(String.init) ?? $0.answer.short(atScale: scale)
    }
    return sides.joined(by: " × ") + " px"
  }

  /// The finding in a sentence.
  var sentence: String {
    if let reason { return "\(written) was not judged: \(reason)" }
    if let setting { return "\(written) is \(setting)" }
    let rights = listed.map { evidence in
      "\(name(of: evidence.cell)): \(right(evidence)) \(evidence.width.state.rawValue) "
        + "(\(catalog.evidence(of: [evidence.width, evidence.height])))"
    }
    return "\(written) \(statement); "
      + (rights.isEmpty ? "no newer size is known" : rights.joined(by: "; "))
  }

  private func name(of cell: Cell) -> String {
    let family = self.family == nil ? "\(catalog.widgetName(of: cell)) of " : ""
    return
      "\(family)\(catalog.models(of: [cell]) ?? cell.platform.rawValue) on \(version(of: cell))"
  }

  /// What a size is that is not right.
  private var statement: String {
    let name = catalog.id(of: mismatch?.family) ?? "a widget"
    if let lastRight, mismatch?.isDrawn == true {
      return "is what screenshots of \(name) show on \(version(of: lastRight))"
    }
    if let lastRight { return "was the size of \(name) up to \(version(of: lastRight))" }
    // It is that of another version than those meant.
    guard let other = mismatch?.match?.cell else { return "is no size of \(name)" }
    return "is the size of \(catalog.widgetName(of: other)) on \(version(of: other))"
  }

  // MARK: For CI systems

  /// Whether the finding fails a check.
  func fails(isStrict: Bool) -> Bool {
    switch finding.verdict {
    case .wrong: true
    case .outdated: isStrict
    case .notJudged(let reason): isStrict && reason.isLabelled
    case .right: false
    }
  }

  func testCase(isStrict: Bool) -> CheckList.Case {
    CheckList.Case(
      name: "\(finding.line):\(finding.column) \(written)", line: finding.line,
      outcome: fails(isStrict: isStrict)
        ? .failed(kind: kind.rawValue, message: sentence) : .skipped(message: sentence))
  }

  func annotation(isStrict: Bool) -> CheckList.Annotation {
    let (title, level): (String, CheckList.Annotation.Level) =
      switch kind {
      case .wrong: ("Wrong widget size", .error)
      case .outdated: ("Outdated widget size", .warning)
      case .right: ("Widget size of one setting", .notice)
      case .notJudged: ("Widget size that was not judged", .notice)
      }
    return CheckList.Annotation(
      level: fails(isStrict: isStrict) ? .error : level, kind: kind.rawValue, title: title,
      message: sentence, line: finding.line, column: finding.column,
      corrections: fails(isStrict: isStrict) ? corrections : [])
  }

  /// What to write instead, if one size is right and no source states another.
  private var corrections: [CheckList.Correction] {
    guard let evidence = expected.first, Set(expected.map(right)).count == 1, !evidence.isRange,
      !evidence.isDisputed
    else { return [] }
    func correction(
      of number: WrittenNumber, at place: (line: Int, column: Int), _ evidence: Evidence
    ) -> CheckList.Correction {
      let points = evidence.value.map { $0.description } ?? ""
      let pixels = isInPixels ? evidence.pixels.map(String.init) : nil
      return CheckList.Correction(
        bytes: number.bytes, line: place.line, column: place.column, text: pixels ?? points)
    }
    // One number is a side, or both sides of a square.
    let isTall = size.height == nil && evidence.cell[WidgetFamily.self] == .systemLarge
    let first = correction(
      of: size.width, at: (finding.line, finding.column), isTall ? evidence.height : evidence.width)
    guard let height = size.height, let place = finding.heightPlace else { return [first] }
    return [first, correction(of: height, at: place, evidence.height)]
  }
}

extension CellEvidence {
  /// Whether several sizes are right.
  fileprivate var isRange: Bool {
    width.answer.range != nil || height.answer.range != nil
      || cell.kind == .activity
        && [Quantity.minimumWidth, .minimumHeight].contains { self[$0].value != nil }
  }

  /// Whether sources disagree.
  fileprivate var isDisputed: Bool { [width, height].contains { $0.state == .disputed } }
}

extension Catalog {
  /// Why a size was not judged, in words.
  func text(of reason: NotJudgedReason) -> String {
    switch reason {
    case .noLabel: "it stands beside no family, or nothing speaks of widgets"
    case .screen: "it is the size of a screen"
    case .otherUnit: "it is a list, a name, a range, or in other units than those of the device"
    case .somethingElse: "it is of something beside widgets"
    case .noFamily: "it stands beside no family, and is near to no size of the device"
    case .unknownDevice(let name, let hint): "the device \(quoted(name)) is not known\(hint)"
    case .noSuchVersion(let versions): "the device does not run \(text(of: versions))"
    case .perhapsVersion(let versions):
      "nothing says whether \(versions.numbers.map(String.init).list) is a version"
    case .notAsked: "the options leave out its device, its family or its version"
    case .noSuchFamily(let family): "the device has no \(id(of: family))"
    case .nobodyPublished(let family):
      family.map { "nobody published a size of \(id(of: $0))" }
        ?? "nobody published all sizes of its widgets"
    case .unlike(let family): "it is like no size of \(id(of: family) ?? "a widget")"
    case .today: "it is a size of a Today extension"
    }
  }

  private func text(of versions: VersionLabel) -> String {
    let numbers =
      versions.numbers.count > 3
      ? "\(versions.numbers[0]) to \(versions.numbers[versions.numbers.count - 1])"
      : versions.numbers.map(String.init).list
    return versions.platform.map { "\($0.rawValue) \(numbers)" } ?? "version \(numbers)"
  }
}
