internal import WidgetSizing
internal import Wording

/// A size in a file that is not simply right, in words.
struct ForeignTableFinding {
  let path: String
  let entry: ForeignTable.Entry
  let catalog: Catalog

  var size: WrittenSize { entry.size }

  /// What is wrong with it.
  private var finding: SizeJudgement.Finding? {
    switch entry.judgement {
    case .wrong(let finding), .outdated(let finding): finding
    case .unlabelled, .right, .leftAlone: nil
    }
  }

  var kind: String {
    switch entry.judgement {
    case .wrong: "wrong"
    case .outdated: "outdated"
    case .unlabelled: "unlabelled"
    case .right, .leftAlone: "right"
    }
  }

  var title: String {
    switch entry.judgement {
    case .wrong: "Wrong widget size"
    case .outdated: "Outdated widget size"
    case .unlabelled, .right, .leftAlone: "Widget size without a device or a family"
    }
  }

  var level: CheckList.Annotation.Level {
    switch entry.judgement {
    case .wrong: .error
    case .outdated: .warning
    case .unlabelled, .right, .leftAlone: .notice
    }
  }

  /// `Widget.swift:12:5`.
  var place: String { "\(escaped(path)):\(size.place.line):\(size.place.column)" }

  var isInPixels: Bool { finding?.isInPixels ?? (size.unit == .pixels) }
  var written: String { size.text + (isInPixels ? " px" : "") }
  var family: WidgetFamily? { finding?.family ?? size.family }
  var expected: [CellEvidence] { finding?.expected.map(\.evidence) ?? [] }

  /// The newest version on which the size is right; nil if there is none.
  var lastRight: Cell? { finding?.matches.map(\.cell).max { $0.os < $1.os } }

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
    switch entry.judgement {
    case .unlabelled(_, let missing, let cell):
      return "\(written) is the size of \(cell.widgetName()) on "
        + "\(catalog.models(of: [cell]) ?? cell.platform.rawValue) (\(version(of: cell))); "
        + "no \(missing) is named beside it"
    case .wrong, .outdated, .right, .leftAlone:
      let rights = expected.prefix(3).map { evidence in
        "\(catalog.models(of: [evidence.cell]) ?? "") on \(version(of: evidence.cell)): "
          + "\(right(evidence)) \(evidence.width.state.rawValue) "
          + "(\(catalog.evidence(of: [evidence.width, evidence.height])))"
      }
      let was = lastRight.map { " up to \(version(of: $0))" } ?? ""
      let start = lastRight == nil ? "is no size of" : "was the size of"
      return "\(written) \(start) \(family?.rawValue ?? "the widget")\(was); "
        + (rights.isEmpty ? "no newer size is known" : rights.joined(by: "; "))
    }
  }

  /// What it is like, of a size without a device or a family.
  var like: Cell? {
    if case .unlabelled(_, _, let cell) = entry.judgement { cell } else { nil }
  }

  /// The identifier of that cell.
  var likeID: String? { like.map { catalog.id(of: $0) } }
}
