internal import WidgetSizing
internal import Wording

/// A size in a file that is not simply right, in words.
struct ForeignTableFinding {
  let path: String
  let entry: ForeignTable.Entry
  let catalog: Catalog

  var size: WrittenSize { entry.size }

  private var mismatch: SizeMismatch? { entry.fault.mismatch }

  var kind: String {
    switch entry.fault {
    case .wrong: "wrong"
    case .outdated: "outdated"
    case .unlabelled: "unlabelled"
    }
  }

  var title: String {
    switch entry.fault {
    case .wrong: "Wrong widget size"
    case .outdated: "Outdated widget size"
    case .unlabelled: "Widget size without a device or a family"
    }
  }

  var level: CheckList.Annotation.Level {
    switch entry.fault {
    case .wrong: .error
    case .outdated: .warning
    case .unlabelled: .notice
    }
  }

  /// `Widget.swift:12:5`.
  var place: String { "\(fileName(path)):\(size.place.line):\(size.place.column)" }

  var isInPixels: Bool { mismatch?.isInPixels ?? (size.unit == .pixels) }
  var written: String { size.text + (isInPixels ? " px" : "") }
  var family: WidgetFamily? { mismatch?.family ?? size.family }
  var expected: [CellEvidence] { mismatch?.expected.map(\.evidence) ?? [] }

  /// The newest version on which an outdated size is right; nil of any other size.
  var lastRight: Cell? {
    guard case .outdated(let mismatch) = entry.fault else { return nil }
    let newest = mismatch.expected.map(\.cell.os).max()
    return mismatch.matches.map(\.cell).filter { cell in newest.map { cell.os < $0 } ?? true }
      .max { $0.os < $1.os }
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
    guard case .unlabelled(let missing, let cell) = entry.fault else {
      let rights = expected.prefix(3).map { evidence in
        "\(catalog.models(of: [evidence.cell]) ?? "") on \(version(of: evidence.cell)): "
          + "\(right(evidence)) \(evidence.width.state.rawValue) "
          + "(\(catalog.evidence(of: [evidence.width, evidence.height])))"
      }
      return "\(written) \(statement); "
        + (rights.isEmpty ? "no newer size is known" : rights.joined(by: "; "))
    }
    return "\(written) is the size of \(catalog.widgetName(of: cell)) on "
      + "\(catalog.models(of: [cell]) ?? cell.platform.rawValue) (\(version(of: cell))); "
      + "no \(missing) is named beside it"
  }

  /// What a size is that is not right.
  private var statement: String {
    let name = catalog.id(of: family) ?? "the widget"
    if let lastRight { return "was the size of \(name) up to \(version(of: lastRight))" }
    // It is that of a later version than those meant, or of another variant.
    guard let other = mismatch?.matches.map(\.cell).min(by: { $0.os < $1.os }) else {
      return "is no size of \(name)"
    }
    return "is the size of \(catalog.widgetName(of: other)) on \(version(of: other))"
  }

  /// A widget of the size of one without a device or a family.
  var example: Cell? {
    if case .unlabelled(_, let cell) = entry.fault { cell } else { nil }
  }

  /// The identifier of that cell.
  var exampleID: String? {
    guard let example else { return nil }
    return catalog.id(of: example)
  }
}
