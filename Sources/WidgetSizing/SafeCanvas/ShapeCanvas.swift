/// The largest canvas for one shape of widget, and what would make it larger.
public struct ShapeCanvas: Sendable {
  /// The mode or the family: `expanded`, `systemSmall`.
  public let shape: String
  /// The canvas.
  public let canvas: SafeCanvas
  /// What single omissions gain: devices first, and of each axis the greatest gain first.
  public let gains: [CanvasGain]
  /// Every cell that exists.
  public let cells: [SizedCell]
}

/// What a canvas gains if one value of an axis is not supported.
public struct CanvasGain: Sendable {
  /// A value of one axis that is not supported, or a platform.
  public struct Omission: Hashable, Sendable {
    /// The axis, as data formats name it: `textSize`, or `platform`.
    public let axis: String
    /// The value, as data formats name it.
    public let value: String
    /// The cells that are left out.
    package let box: Box
  }

  /// What is left out.
  public let omission: Omission
  /// The width without it, in points; nil if none is known.
  public let width: Points?
  /// The height without it, in points; nil if none is known.
  public let height: Points?
  /// How much wider the canvas is, in points.
  public let addedWidth: Points
  /// How much higher the canvas is, in points.
  public let addedHeight: Points

  /// Both additions together, in points.
  fileprivate var added: Points { addedWidth + addedHeight }
}

extension Engine {
  /// The largest canvas for each shape of the widgets of blocks, by the sizes that views are
  /// laid out in.
  ///
  /// The small widget on the Lock Screen of an iPad is not the one that a bare name asks for: it counts if its
  /// variant is asked for. The size on the screen of an iPad is that of a canvas after scaling, and counts alone.
  public func safeCanvases(_ blocks: [CellBlock]) -> [ShapeCanvas] {
    var seen: Set<Seen> = []
    let cells = blocks.flatMap { block -> [SizedCell] in
      let engine = asked(about: block.device)
      return layoutCells([block]).filter { cell in
        switch cell[WidgetVariant.self] {
        case .lockScreen?: block.asked.variants != nil
        case .device?: block.asked.variants.map { !$0.contains(.canvas) } ?? false
        default: true
        }
      }.compactMap { cell in
        let answer = engine.answer(cell)
        // Of models with one screen, a number may be known of some alone.
        let sides = [answer.width.value, answer.height.value]
        return seen.insert(Seen(cell: cell, sides: sides)).inserted ? answer : nil
      }
    }
    return WidgetKind.allCases.flatMap { kind in
      let shapes = Dictionary(grouping: cells.lazy.filter { $0.cell.kind == kind }) {
        catalog.shape(of: $0.cell)
      }
      return catalog.shapes(of: kind).compactMap { shape in
        shapes[shape].map { cells in
          let canvas = SafeCanvas(of: cells)
          return ShapeCanvas(
            shape: shape, canvas: canvas, gains: gains(of: canvas, cells), cells: cells)
        }
      }
    }
  }

  /// The single omissions that enlarge the canvas, with what they gain.
  private func gains(
    of canvas: SafeCanvas, _ cells: [SizedCell]
  ) -> [CanvasGain] {
    // Only what all of the tightest cells of a side have in common can gain anything.
    let sides = [canvas.width, canvas.height].compactMap(\.self)
    let common = sides.flatMap { side -> [CanvasGain.Omission] in
      guard let first = side.tightest.first else { return [] }
      return catalog.omissions(of: first.cell).filter { omission in
        side.tightest.allSatisfy { omission.box.contains($0.cell) }
      }
    }
    let gains = common.withoutRepetition.compactMap { omission -> CanvasGain? in
      let left = cells.filter { !omission.box.contains($0.cell) }
      let width = SafeCanvas.smallest(.width, of: left)
      let height = SafeCanvas.smallest(.height, of: left)
      func gain(_ new: Points?, _ old: Points?) -> Points {
        if let new, let old { new - old } else { .zero }
      }
      let addedWidth = gain(width, canvas.width?.length)
      let addedHeight = gain(height, canvas.height?.length)
      guard addedWidth > .zero || addedHeight > .zero else { return nil }
      return CanvasGain(
        omission: omission, width: width, height: height, addedWidth: addedWidth,
        addedHeight: addedHeight)
    }
    return gains.sorted { ($0.omission.order, $1.added) < ($1.omission.order, $0.added) }
  }
}

extension CanvasGain.Omission {
  /// The axes, in the order in which gains are listed.
  fileprivate static let axes =
    [Axis.screenClass.key, "platform"]
    + [Axis.os, .orientation, .entryPoint, .textSize, .variant, .zoom].map(\.key)

  fileprivate var order: Int { Self.axes.firstIndex(of: axis) ?? 0 }
}

extension Catalog {
  /// Each omission that would exclude a cell: its class and version, the values of the axes of its kind, and
  /// its platform and Display Zoom unless it is a Today extension.
  fileprivate func omissions(of cell: Cell) -> [CanvasGain.Omission] {
    let isToday = cell.kind == .today
    return CanvasGain.Omission.axes.compactMap { name in
      guard let axis = Axis.all.first(where: { $0.key == name }) else {
        let all = Box().with(cell.platform, OSVersion(0)...OSVersion(255))
        return isToday ? nil : .init(axis: name, value: cell.platform.rawValue, box: all)
      }
      guard !(isToday && axis == .zoom), let id = id(of: cell, on: axis) else { return nil }
      let value = axis == .os ? cell.os.description : id
      return .init(axis: name, value: value, box: Box(cell, on: axis))
    }
  }
}

/// A cell with its size, which models with one screen share unless they differ in it.
private struct Seen: Hashable {
  let cell: Cell
  let sides: [Points?]
}
