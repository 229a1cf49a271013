public import WidgetSizing

/// The cells that are asked for, all of one kind, ready to be written in a format.
///
/// Answers are computed as they are written, so that a result of any length takes no memory.
public struct QueryResult: Answering {
  /// The engine that answers.
  public let engine: Engine
  /// What was asked for.
  public let asked: Asked
  /// The cells, each screen and version once.
  let cellBlocks: [CellBlock]
  /// The platforms that were asked for.
  let platforms: [Platform]
  /// The models that were asked for by name.
  let models: [Key<Device>]
  /// The models that share each block that a model was named for.
  private let modelsOfBlocks: [NamedBlock: [Key<Device>]]
  /// What must be said of the result as a whole.
  public let remarks: [String]
  /// The unit of lengths in tables for people.
  public let unit: LengthUnit
  /// Numbers besides the sides that the answer is about.
  public var subjects: [Quantity] = []
  /// Numbers besides the sides that are shown in tables for people even if they are unknown.
  public var quantities: [Quantity] = []
  /// The sides that people ask for; none for the whole size.
  public var askedSides: Set<Quantity> = []
  /// Whether people ask for the width divided by the height.
  public var showsAspectRatio = false
  /// The sides by whose product sizes are sorted, the largest first; none for the order of the tables.
  public var sortedBy: [Quantity] = []
  /// Whether the tables for people are one, with the devices as a column.
  public var joinsTables = false
  /// Whether the tables for people have what is not known too, with the reasons.
  public var showsAll = false

  /// What is known of each screen and version, where it is kept for the exit code.
  var found: Once<[BlockAnswers]>?

  /// Makes a result; nothing is answered before it is written.
  public init(
    engine: Engine, asked: Asked, remarks: [String] = [],
    unit: LengthUnit = .points
  ) {
    self.engine = engine
    self.asked = asked
    let shared = engine.sharedBlocks(asked)
    cellBlocks = shared.map { $0[0] }
    modelsOfBlocks = Dictionary(
      shared.compactMap { blocks in NamedBlock(blocks[0]).map { ($0, blocks.models) } },
      uniquingKeysWith: { ($0 + $1).withoutRepetition })
    platforms = engine.catalog.screens(of: asked).map(\.platform).withoutRepetition
    models = asked.boxes.compactMap(\.device).withoutRepetition
    self.remarks = remarks
    self.unit = unit
  }

  /// The kind of all widgets.
  var kind: WidgetKind { asked.kind }

  /// Whether at least one of the numbers is known.
  public var hasKnownNumber: Bool { cellBlocks.contains(where: engine.hasKnownNumber) }

  /// Whether the settings of Display Zoom differ, so that places name them.
  var namesZooms: Bool { cellBlocks.contains { $0.zoom != cellBlocks[0].zoom } }

  /// What is known of each screen and version, in their order.
  var blocks: some Sequence<BlockAnswers> {
    let namesZooms = namesZooms
    return cellBlocks.lazy.map { block in
      let models = NamedBlock(block).flatMap { modelsOfBlocks[$0] } ?? []
      return BlockAnswers(
        block, in: engine, unit, naming: models, zoom: namesZooms ? block.zoom.wordsInNames : nil,
        asking: quantities)
    }
  }

  /// The models that were asked for by name and share an answer; none where no model was named.
  func models(sharing answer: CellEvidence) -> [Key<Device>] {
    guard let device = answer.device else { return [] }
    let (zoom, os) = (answer.cell.zoom, answer.cell.os)
    return modelsOfBlocks[NamedBlock(device: device, zoom: zoom, os: os)]
      ?? modelsOfBlocks[NamedBlock(device: device, zoom: zoom, os: nil)] ?? []
  }

  /// Everything that must be said in words: of the result as a whole, then of each block.
  var notes: [String] { remarks + notesOnAnswer }

  /// What must be said of the blocks, each thing once.
  package var notesOnAnswer: [String] {
    cellBlocks.flatMap(engine.notes).withoutRepetition.filter { !remarks.contains($0) }
  }
}

/// A block that a model was named for.
private struct NamedBlock: Hashable {
  let device: Key<Device>
  let zoom: DisplayZoom
  /// Nil for the default version: then a family may have another.
  let os: OSVersion?
}

extension NamedBlock {
  init?(_ block: CellBlock) {
    guard let device = block.device else { return nil }
    self.init(device: device, zoom: block.zoom, os: block.hasDefaultOS ? nil : block.os)
  }
}

extension [CellBlock] {
  /// The models that were named for blocks; none if one of them is about all models of the screen.
  fileprivate var models: [Key<Device>] {
    let models = compactMap(\.device)
    return models.count == count ? models.withoutRepetition : []
  }
}

extension Engine {
  /// The blocks that are asked for, those of models that share a screen together, unless a model has sizes of its own, or
  /// lacks a widget that others have.
  func sharedBlocks(_ asked: Asked) -> [[CellBlock]] {
    let blocks = blocks(asked)
    guard asked.boxes.count > 1 else { return blocks.map { [$0] } }
    return blocks.alike { block in
      block.device.flatMap { device in
        isApart(device, with: block.kind, block.zoom, on: block.os)
          || block.lines.contains {
            catalog.exists($0) && catalog.reasonAgainst($0, for: device) != nil
          } ? device : nil
      }
    }
  }
}
