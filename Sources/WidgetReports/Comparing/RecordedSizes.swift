public import DataTables
public import WidgetSizing
internal import Wording

/// The sizes that a file has on record: an output of `query`, or some columns of one.
public struct RecordedSizes: Sendable {
  /// The file as the user knows it.
  public let path: String
  /// The cells in the order of the file, each once.
  public private(set) var cells: [CellRecord] = []
  /// The version of the data that the file was written from; nil if it does not say.
  public var dataVersion: String?
  /// What is wrong with the file.
  public internal(set) var complaints: [Complaint]
  /// The line that each cell stands on, by its identifier.
  private(set) var lines: [String: Int] = [:]
  /// The places of numbers that not every family has, in the order of the file.
  private var rareNumbers: [(cell: Int, quantity: Quantity, position: Position)] = []

  /// The most cells of a file, which is several times as many as the tables have.
  static let mostCells = 250_000

  /// How many complaints are collected before a file is given up.
  static let mostComplaints = 100

  /// Begins a file.
  public init(path: String, complaints: [Complaint] = []) {
    self.path = path
    self.complaints = complaints
  }

  /// Whether so much is wrong that there is no use in reading on.
  public var isHopeless: Bool {
    complaints.count >= Self.mostComplaints || complaints.last?.check == .limit
  }

  /// Adds a cell, and the places of the numbers in it that not every family has; complains if the file has
  /// the cell already.
  public mutating func append(
    _ cell: CellRecord, at position: Position, numbersAt positions: [Quantity: Position] = [:]
  ) {
    if let line = lines[cell.id] {
      complain(.unique, at: position, "id \(quoted(cell.id)) stands on line \(line) already")
    } else if cells.count == Self.mostCells {
      complain(.limit, at: position, "the file has more than \(Self.mostCells) cells")
    } else {
      lines[cell.id] = position.line
      for quantity in Quantity.allCases {
        if let position = positions[quantity] {
          rareNumbers.append((cells.count, quantity, position))
        }
      }
      cells.append(cell)
    }
  }

  /// Complains about each number that the widgets of its family do not have, because it can never be
  /// compared. Cells that do not exist are passed over.
  public mutating func checkQuantities(with engine: Engine) {
    guard !isHopeless else { return }
    let reader = CellIDReader(engine.catalog)
    for number in rareNumbers {
      guard let cell = reader.cell(cells[number.cell].id),
        !engine.quantities(of: cell).contains(number.quantity)
      else { continue }
      let family = engine.catalog.id(of: cell, on: .family) ?? "a Today extension"
      complain(
        .contradiction, at: number.position, "\(family) has no \(number.quantity.name)")
      if isHopeless { return complainAboutTooMuch(at: number.position) }
    }
  }

  /// Ends the complaints at the last place that was read.
  mutating func complainAboutTooMuch(at position: Position) {
    complain(.limit, at: position, "too much is wrong; the rest is not read")
  }

  /// Complains about a place of the file.
  public mutating func complain(_ check: Check, at position: Position, _ message: String) {
    complaints.append(Complaint(path: path, position: position, check: check, message: message))
  }
}

extension Check {
  /// A row says two things that cannot both be true.
  public static let contradiction = Check(rawValue: "contradiction")
}

extension Quantity {
  /// Whether only some families have the quantity.
  public var isRare: Bool { !Self.sides.contains(self) }
}

extension AnswerRecord {
  /// Whether the record says more than that there is no number.
  public var statesNumber: Bool { !aspects.isEmpty && state?.isKnown != false }

  /// Why the record cannot be of a number, in words that follow the number's name; nil if it can.
  public var contradiction: String? {
    guard let state else {
      return range != nil && value == nil ? "has a range but no value" : misplacedRange
    }
    if state.isKnown, value == nil, aspects.contains(.value) {
      return "has no value, but its state is '\(state.rawValue)'"
    }
    if !state.isKnown, let value {
      return "is \(value), but its state is '\(state.rawValue)'"
    }
    return misplacedRange
  }

  private var misplacedRange: String? {
    guard let value, let range, range.lowerBound != value else { return nil }
    return "is \(value), but its range begins with \(range.lowerBound)"
  }
}

extension Points {
  /// A number of points as outputs have it: positive, up to 100000; a content margin may be 0. With more
  /// than two decimals it is a third or another pixel, to so many places: 344.6667.
  public init?(recorded number: DecimalNumber, as quantity: Quantity) {
    guard let points = Points(nearest: number),
      (Points(threeHundredths: quantity == .margin ? 0 : 1)...Points(100_000)).contains(points)
    else { return nil }
    self = points
  }

  /// What a number is not that ``init(recorded:as:)`` does not take.
  public static var recordedRange: String { "a positive number of points with up to two decimals" }
}

extension Points {
  /// The length that a decimal is, or of which it has the first decimals, rounded or cut; nil if there
  /// is none.
  private init?(nearest number: DecimalNumber) {
    guard number.fractionDigits > 2 else {
      self.init(mantissa: number.mantissa, decimals: number.fractionDigits)
      return
    }
    // Millionths of a point are fine enough to tell the lengths apart, and have no overflow.
    let places = 6
    var (millionths, lastPlace) = (number.mantissa, 1)
    for _ in 0..<max(0, number.fractionDigits - places) { millionths /= 10 }
    for _ in 0..<max(0, places - number.fractionDigits) {
      let (product, overflow) = millionths.multipliedReportingOverflow(by: 10)
      guard !overflow else { return nil }
      (millionths, lastPlace) = (product, lastPlace * 10)
    }
    guard abs(millionths) <= 1_000_000 * 1_000_000 else { return nil }
    let count = (millionths * 300 + 500_000) / 1_000_000
    // Half of the last place above the length, if it was rounded; nearly all of it below, if it was cut.
    let missing = count * 1_000_000 - millionths * 300
    guard (-150 * lastPlace..<300 * lastPlace).contains(missing) else { return nil }
    self.init(threeHundredths: count)
  }
}
