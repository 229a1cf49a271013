internal import ForeignTables
internal import WidgetSizing
internal import Wording

/// A size in a file that is not simply right, in words.
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

  var family: WidgetFamily? {
    switch finding.verdict {
    case .rightOn(let share): share.family
    case .rightWith(let evidence): evidence.cell[WidgetFamily.self]
    default: mismatch?.family ?? mismatch?.match?.cell[WidgetFamily.self]
    }
  }

  /// The newest version on which an outdated size is right; nil of any other size.
  var lastRight: Cell? {
    guard case .outdated(let mismatch) = finding.verdict else { return nil }
    return mismatch.match?.cell
  }

  /// On how many of the screens that are asked about a size without a device is right.
  var share: String? {
    guard case .rightOn(let share) = finding.verdict else { return nil }
    return "\(share.right) of \(share.total)"
  }

  /// With which setting that the file does not name a size is right: `Display Zoom larger`.
  var setting: String? {
    guard case .rightWith(let evidence) = finding.verdict else { return nil }
    let cell = evidence.cell
    guard cell.today == nil else { return catalog.place(of: cell) }
    let icons = cell[WidgetVariant.self] == .iconsLarge ? catalog.id(of: cell, on: .variant) : nil
    return [cell.zoom.wordsInNames, icons].compactMap(\.self).joined(by: ", ")
  }

  /// On which of several named devices or versions a size is right that is not right on the others.
  var rightDevices: String? {
    guard let right = mismatch?.right.map(\.cell), !right.isEmpty else { return nil }
    guard right.contains(where: { cell in expected.contains { $0.cell.screen == cell.screen } })
    else { return catalog.models(of: right) }
    return Set(right.map(version)).sorted().joined(by: ", ")
  }

  /// What is said of another device of the list that is not known.
  var unknownDevice: String? { mismatch?.unknownDevice.map(catalog.text) }

  /// Why a size was not judged.
  var reason: String? {
    guard case .notJudged(let reason) = finding.verdict else { return nil }
    return catalog.text(of: reason)
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

  /// The finding in a sentence, for CI systems.
  var sentence: String {
    switch finding.verdict {
    case .right, .rightInPixels: return "\(written) is right"
    case .rightOn(let share):
      let others = share.others.map { "\(name(of: $0.cell)): \(right($0))" }.joined(by: "; ")
      return "\(written) is the size of \(catalog.id(of: share.family) ?? "a widget") on "
        + "\(share.right) of \(share.total) screens" + (others.isEmpty ? "" : "; \(others)")
    case .rightWith: return "\(written) is right with \(setting ?? "")"
    case .notJudged(let reason): return "\(written) was not judged: \(catalog.text(of: reason))"
    case .wrong, .outdated, .unpublished: break
    }
    let rights = listed.map { evidence in
      "\(name(of: evidence.cell)): \(right(evidence)) \(evidence.width.state.rawValue) "
        + "(\(catalog.evidence(of: [evidence.width, evidence.height])))"
    }
    let elsewhere = rightDevices.map { "is right on \($0), and on the others " } ?? ""
    return "\(written) \(elsewhere)\(statement); "
      + (rights.isEmpty ? "no newer size is known" : rights.joined(by: "; "))
      + (unknownDevice.map { "; \($0)" } ?? "")
  }

  private func name(of cell: Cell) -> String {
    // Of a Today extension, the file need not name the mode.
    let shape = cell.today == nil ? catalog.widgetName(of: cell) : catalog.shape(of: cell)
    let family = self.family == nil ? "\(shape) of " : ""
    return
      "\(family)\(catalog.models(of: [cell]) ?? cell.platform.rawValue) on \(version(of: cell))"
  }

  /// What a size is that is not right.
  private var statement: String {
    let name = catalog.id(of: mismatch?.family) ?? "a widget"
    if let lastRight { return "was the size of \(name) up to \(version(of: lastRight))" }
    if case .unpublished = finding.verdict {
      return "may be the size of \(name) with large icons, which nobody published"
    }
    // It is that of a later version than those meant, or of another variant.
    guard let other = mismatch?.match?.cell else { return "is no size of \(name)" }
    return "is the size of \(catalog.widgetName(of: other)) on \(version(of: other))"
  }
}

extension Verdict.Kind {
  /// What CI systems call a finding.
  var title: String {
    switch self {
    case .wrong: "Wrong widget size"
    case .outdated: "Outdated widget size"
    case .unpublished: "Widget size that nobody published"
    case .notJudged: "Widget size that was not judged"
    case .right: "Right widget size"
    }
  }

  /// How much a finding matters.
  var level: CheckList.Annotation.Level {
    switch self {
    case .wrong: .error
    case .outdated, .unpublished: .warning
    case .notJudged, .right: .notice
    }
  }
}

extension Catalog {
  /// Why a size was not judged, in words.
  func text(of reason: NotJudgedReason) -> String {
    switch reason {
    case .noLabel: "it stands beside no device and no family"
    case .noDevice: "it stands beside no device"
    case .noFamily: "it stands beside no family, and is near to no size of the device"
    case .unknownDevice(let name, let hint):
      name.map { "the device \(quoted($0)) is not known\(hint)" }
        ?? "it stands beside a device that is not known"
    case .noSuchVersion(let versions): "the device does not run \(text(of: versions))"
    case .versionNotAsked(let versions):
      "\(text(of: versions)) is not among the versions that are compared"
    case .deviceNotAsked: "the device is not among those that are compared"
    case .noSuchFamily(let family): "the device has no \(id(of: family))"
    case .nobodyPublished(let family):
      family.map { "nobody published a size of \(id(of: $0))" }
        ?? "nobody published all sizes of its widgets"
    case .disputed(let width, let height):
      "sources disagree, and one of them states it; the most reliable one states "
        + [width, height].compactMap(\.self).map(\.description).joined(by: " × ")
    case .chosenHeight:
      "a Today extension chooses its height in the mode expanded, up to a larger one"
    case .unlike(let family):
      "it stands beside no device, and is like no size of \(id(of: family) ?? "a widget")"
    case .todayWithoutDevice: "it is a size of a Today extension, and stands beside no device"
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
