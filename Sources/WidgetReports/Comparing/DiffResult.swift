public import WidgetSizing
internal import Wording

/// In what two sets of sizes differ, be they tables or outputs.
public struct DiffResult: Sendable {
  /// One of the two.
  public struct Side: Sendable {
    /// What it is called: a path, or `bundled`.
    public let name: String
    /// The version of its data; nil if it does not say.
    public let dataVersion: String?
    /// What sizes are taken from.
    public let sizes: SizeComparison.Side

    /// Makes a side.
    public init(name: String, dataVersion: String?, sizes: SizeComparison.Side) {
      self.name = name
      self.dataVersion = dataVersion
      self.sizes = sizes
    }
  }

  /// The engine whose tables name things: that of the newer side, if it has one.
  public let engine: Engine
  /// The version of the tables that name things where both are files, `YYYY.MM.N`.
  let dataVersion: String
  /// Notes on how the question was understood.
  public let remarks: [String]
  let old, new: Side
  let comparison: SizeComparison

  /// Compares two sides. `engine` names things where both are files. Of two files without a cell in
  /// common, the cells of different versions or screens are paired, and a remark says of which.
  public init(
    _ old: Side, with new: Side, naming engine: Engine, remarks: [String] = []
  ) {
    self.old = old
    self.new = new
    self.engine = new.sizes.engine ?? old.sizes.engine ?? engine
    dataVersion = engine.catalog.dataVersion
    if case (.records(let before), .records(let after)) = (old.sizes, new.sizes),
      let pairing = RecordPairing(before, with: after, in: self.engine.catalog)
    {
      self.remarks = remarks + [self.engine.catalog.words(for: pairing)]
      comparison = SizeComparison(.records(pairing.old), with: new.sizes)
    } else {
      self.remarks = remarks
      comparison = SizeComparison(old.sizes, with: new.sizes)
    }
  }
}

extension SizeComparison.Side {
  fileprivate var engine: Engine? {
    if case .engine(let engine) = self { engine } else { nil }
  }
}

extension Catalog {
  /// What differs between two files that are paired: `cells are paired: iOS 17 → iOS 18`.
  fileprivate func words(for pairing: RecordPairing) -> String {
    let (old, new) = pairing.example
    func words(_ cell: Cell) -> [String] {
      [
        name(of: cell.os, on: cell.platform), name(of: cell.screen),
        "Display Zoom \(cell.zoom.rawValue)",
      ]
    }
    let differences = zip(words(old), words(new)).filter { $0 != $1 }.map { "\($0) → \($1)" }
    return "no cell is in both files; cells are paired: " + differences.joined(by: ", ")
  }
}
