internal import DataTables

/// What a measuring app printed, amid whatever else its log has.
public struct MeasurementLog: Sendable {
  /// What was measured, in the order of the lines; repetitions count as one.
  public private(set) var sizes: [MeasuredSize] = []
  /// How many lines are not about a measurement.
  public private(set) var ignoredLines = 0
  /// What is wrong, as lines `path:line:column: error: …`. If there is any, ``sizes`` is not all
  /// that the log means to say.
  public private(set) var complaints: [String] = []

  /// Reads a log.
  ///
  /// - Parameters:
  ///   - bytes: The log. What is not UTF-8 in it is taken for noise.
  ///   - path: The name of the log in complaints.
  ///   - catalog: Where devices and versions are looked up.
  public init(_ bytes: [UInt8], path: String, _ catalog: Catalog) {
    var complaints: [Complaint] = []
    let reader = MeasurementReader(catalog)
    var places: [MeasuredSubject: [Int]] = [:]
    var number = 0
    for bytes in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      let isCut = bytes.last == UInt8(ascii: "\r")
      let line = String(decoding: isCut ? bytes.dropLast() : bytes, as: UTF8.self)
      func complain(_ check: Check, _ column: Int, _ message: String) {
        complaints.append(
          Complaint(
            path: path, position: Position(line: number, column: column), check: check,
            message: message))
      }
      do {
        guard let fields = try MeasurementFields(line) else {
          if !line.isEmpty { ignoredLines += 1 }
          continue
        }
        let size = try reader.size(fields, line: number)
        let subject = MeasuredSubject(device: size.device, cell: size.cell)
        let earlier = places[subject, default: []]
        if let contradiction = contradiction(of: size, to: earlier, in: catalog) {
          complain(.contradiction, fields.column, contradiction)
        } else if let index = earlier.first(where: { sizes[$0].isAbout(sameAs: size) }) {
          sizes[index].repetitions.append(number)
        } else {
          places[subject, default: []].append(sizes.count)
          sizes.append(size)
        }
      } catch {
        complain(error.check, error.column, error.message)
      }
    }
    self.complaints = complaints.sorted().map(\.description)
  }

  /// What an earlier line says otherwise; `places` are those of the sizes about the same subject.
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

/// What two lines must not say two things of: a cell on a model.
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
