import Testing
import WidgetSizingData

/// One cell, asked for as a person would. The defaults are iOS 10, portrait, text size `l`, the Today
/// view and the expanded mode.
struct Question: Sendable {
  var device: String
  var os = 10
  var orientation = Orientation.portrait
  var textSize = TextSize.l
  var entryPoint = EntryPoint.todayView
  var mode = Mode.expanded
  var column: WidgetColumn?
  var isZoomed = false

  init(
    _ device: String, iOS os: Int = 10, _ orientation: Orientation = .portrait,
    _ textSize: TextSize = .l, _ entryPoint: EntryPoint = .todayView, _ mode: Mode = .expanded,
    column: WidgetColumn? = nil, isZoomed: Bool = false
  ) {
    self.device = device
    self.os = os
    self.orientation = orientation
    self.textSize = textSize
    self.entryPoint = entryPoint
    self.mode = mode
    self.column = column
    self.isZoomed = isZoomed
  }

  /// The cell in the catalog of an engine.
  func cell(in engine: Engine) throws -> Cell {
    let (screenClass, device) = try DeviceFinder(engine.catalog).named(device)
    var asked = Asked(screenClasses: [screenClass])
    asked.device = device
    asked.os = [OSVersion(os)]
    asked.orientations = [orientation]
    asked.columns = column.map { [$0] }
    asked.entryPoints = [entryPoint]
    asked.modes = [mode]
    asked.textSizes = [textSize]
    asked.zoom = isZoomed ? .larger : .standard
    let cells = engine.blocks(asked).flatMap { Array($0.cells) }
    guard let cell = cells.first, cells.count == 1 else { throw NotOneCell(question: self) }
    return cell
  }

  /// What the engine answers, both numbers.
  func answer(from engine: Engine = .bundled) throws -> CellEvidence {
    let (_, device) = try DeviceFinder(engine.catalog).named(device)
    return engine.asked(about: device).evidence(try cell(in: engine))
  }

  /// The question fits several cells, such as two columns, or none.
  private struct NotOneCell: Error {
    let question: Question
  }
}

extension Question: CustomTestStringConvertible {
  var testDescription: String {
    "\(device), iOS \(os), \(orientation), \(textSize), \(entryPoint.rawValue), \(mode)"
      + (column.map { ", \($0)" } ?? "") + (isZoomed ? ", zoomed" : "")
  }
}
