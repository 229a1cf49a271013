internal import DataTables
package import WidgetSizing

/// The measurements in a log, which a measuring app printed.
package struct MeasurementLog: Sendable {
  /// What was measured, in the order of the lines; repetitions count as one.
  package private(set) var sizes: [MeasuredSize] = []
  /// How many lines are not about a measurement.
  package private(set) var ignoredLines = 0
  /// What is wrong, as lines `path:line:column: error: …`. If there is any, ``sizes`` is not complete.
  package private(set) var complaints: [String] = []

  /// After this many complaints the rest of a log is not read.
  private static let mostComplaints = 100

  /// Reads a log.
  ///
  /// - Parameters:
  ///   - bytes: The log. Bytes that are not UTF-8 become U+FFFD.
  ///   - path: The name of the log in complaints.
  ///   - catalog: Where devices and versions are looked up.
  package init(_ bytes: [UInt8], path: String, _ catalog: Catalog) {
    var complaints: [Complaint] = []
    var reading = Reading(catalog)
    var number = 0
    // An array of all lines would take many times the memory of a log of short ones.
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
      let line = bytes[start..<end]
      start = end + 1
      number += 1
      do {
        try read(line, number, &reading)
      } catch {
        complaints.append(
          Complaint(
            path: path, position: Position(line: number, column: error.column),
            check: error.check, message: error.message))
        // All that follows in another encoding would be wrong as well.
        if error.check == .encoding { break }
        guard complaints.count < Self.mostComplaints else {
          complaints.append(
            Complaint(
              path: path, position: Position(line: number + 1, column: 1), check: .limit,
              message: "too much is wrong; the rest is not read"))
          break
        }
      }
    }
    self.complaints = complaints.sorted().map(\.description)
  }

  /// What reading a line needs of the lines before it.
  private struct Reading {
    let catalog: Catalog
    let reader: MeasurementReader
    /// The indices of the sizes about a subject.
    var places: [MeasuredSubject: [Int]] = [:]

    init(_ catalog: Catalog) {
      self.catalog = catalog
      reader = MeasurementReader(catalog)
    }
  }

  /// Reads a line without its line feed.
  private mutating func read(
    _ bytes: ArraySlice<UInt8>, _ number: Int, _ reading: inout Reading
  ) throws(MeasurementFields.Fault) {
    if bytes.isUTF16 {
      throw MeasurementFields.Fault(
        check: .encoding, column: 1, message: "the text is UTF-16 here; expected UTF-8")
    }
    let endsInReturn = bytes.last == UInt8(ascii: "\r")
    let line = String(decoding: endsInReturn ? bytes.dropLast() : bytes, as: UTF8.self)
    if let fields = try MeasurementFields(line) {
      try append(try reading.reader.size(fields, line: number), fields.column, &reading)
    } else if !line.isEmpty {
      ignoredLines += 1
    }
  }

  /// Adds a size, unless an earlier line says the same.
  private mutating func append(
    _ size: MeasuredSize, _ column: Int, _ reading: inout Reading
  ) throws(MeasurementFields.Fault) {
    let subject = MeasuredSubject(device: size.device, cell: size.cell)
    let earlier = reading.places[subject, default: []]
    if let contradiction = contradiction(of: size, to: earlier, in: reading.catalog) {
      throw MeasurementFields.Fault(
        check: .contradiction, column: column, message: contradiction)
    }
    if let index = earlier.first(where: { sizes[$0].hasSameSubject(as: size) }) {
      sizes[index].repetitions.append(size.line)
    } else {
      reading.places[subject, default: []].append(sizes.count)
      sizes.append(size)
    }
  }

  /// The contradiction between a size and an earlier one; nil if there is none. `places` are the indices of
  /// the sizes about the same subject.
  private func contradiction(
    of size: MeasuredSize, to places: [Int], in catalog: Catalog
  ) -> String? {
    for earlier in places.lazy.map({ sizes[$0] }) {
      for quantity in Quantity.sides where earlier[quantity] != size[quantity] {
        return "\(quantity.rawValue) \(size[quantity]) contradicts \(earlier[quantity]) of line "
          + "\(earlier.line), which is of \(catalog.id(of: size.cell)) too"
      }
    }
    return nil
  }
}

extension ArraySlice<UInt8> {
  /// Whether the bytes are UTF-16, of which they have the mark, or in which every other byte of the
  /// characters of a log is zero.
  fileprivate var isUTF16: Bool {
    starts(with: [0xFF, 0xFE]) || starts(with: [0xFE, 0xFF])
      || contains(0) && 3 * reduce(0) { $0 + ($1 == 0 ? 1 : 0) } >= count
  }
}

/// A cell on a model: two lines about it must not state different sizes.
private struct MeasuredSubject: Hashable {
  let device: Key<Device>?
  let cell: Cell
}

extension Check {
  /// Two measurements of one cell differ.
  static let contradiction = Check(rawValue: "contradiction")
  /// A line of a log has a field of another name.
  static let field = Check(rawValue: "field")
}
