/// The largest canvas for one mode of a Today extension, and what would make it larger.
public struct TodayCanvas: Sendable {
  /// The mode.
  public let mode: Mode
  /// The canvas.
  public let canvas: SafeCanvas<TodayCell>
  /// What is gained if something is left out: devices first, the greatest gain first.
  public let gains: [CanvasGain]
  /// Every cell that exists.
  public let cells: [SizedCell<TodayCell>]
}

/// What a canvas gains if one value of an axis is not supported.
public struct CanvasGain: Sendable {
  /// What is left out.
  public enum Omission: Hashable, Sendable {
    case screenClass(Key<ScreenClass>)
    case os(OSVersion)
    case orientation(Orientation)
    case entryPoint(EntryPoint)
    case textSize(TextSize)
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
}

extension Engine {
  /// The largest canvas for each mode that queries ask for.
  public func safeCanvases(_ queries: [TodayQuery]) -> [TodayCanvas] {
    var cells: [Mode: [SizedCell<TodayCell>]] = [:]
    var seen: Set<TodayCell> = []
    for query in queries {
      for block in blocks(query) {
        for cell in block.cells where catalog.reasonAgainst(cell) == nil {
          guard seen.insert(cell).inserted else { continue }
          let answer = answer(cell)
          cells[cell.mode, default: []].append(
            SizedCell(cell, width: answer.width, height: answer.height))
        }
      }
    }
    return Mode.allCases.compactMap { mode in
      cells[mode].map { cells in
        let canvas = SafeCanvas(of: cells)
        return TodayCanvas(
          mode: mode, canvas: canvas, gains: gains(of: canvas, cells), cells: cells)
      }
    }
  }

  /// What each single omission gains, of those that leave something and gain something.
  private func gains(
    of canvas: SafeCanvas<TodayCell>, _ cells: [SizedCell<TodayCell>]
  ) -> [CanvasGain] {
    // Only what all of the tightest cells of a side have in common can gain anything.
    let sides = [canvas.width, canvas.height].compactMap(\.self)
    let common = sides.flatMap { side -> [CanvasGain.Omission] in
      guard let first = side.tightest.first else { return [] }
      return first.cell.omissions.filter { omission in
        side.tightest.allSatisfy { $0.cell.omissions.contains(omission) }
      }
    }
    let gains = common.withoutRepetition.compactMap { omission -> CanvasGain? in
      let left = cells.filter { !$0.cell.omissions.contains(omission) }
      let width = SafeCanvas.smallest(.width, of: left)
      let height = SafeCanvas.smallest(.height, of: left)
      func gain(_ new: Points?, _ old: Points?) -> Points {
        if let new, let old { new - old } else { .zero }
      }
      let added = (gain(width, canvas.width?.length), gain(height, canvas.height?.length))
      guard added.0 > .zero || added.1 > .zero else { return nil }
      return CanvasGain(
        omission: omission, width: width, height: height, addedWidth: added.0,
        addedHeight: added.1)
    }
    return gains.sorted {
      let left = ($0.omission.order, ($1.addedWidth + $1.addedHeight))
      return left < ($1.omission.order, ($0.addedWidth + $0.addedHeight))
    }
  }
}

extension TodayCell {
  /// What can be left out so that this cell is.
  fileprivate var omissions: [CanvasGain.Omission] {
    [
      .screenClass(screenClass), .os(os), .orientation(orientation), .entryPoint(entryPoint),
      .textSize(textSize),
    ]
  }
}

extension CanvasGain.Omission {
  fileprivate var order: Int {
    switch self {
    case .screenClass: 0
    case .os: 1
    case .orientation: 2
    case .entryPoint: 3
    case .textSize: 4
    }
  }
}
