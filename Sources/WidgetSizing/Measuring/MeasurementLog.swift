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
        if let contradiction = contradiction(of: size, in: catalog) {
          complain(.contradiction, fields.column, contradiction)
        } else {
          add(size)
        }
      } catch {
        complain(error.check, error.column, error.message)
      }
    }
    self.complaints = complaints.sorted().map(\.description)
  }

  private mutating func add(_ size: MeasuredSize) {
    if let index = sizes.firstIndex(where: { $0.isAbout(sameAs: size) }) {
      sizes[index].repetitions.append(size.line)
    } else {
      sizes.append(size)
    }
  }

  /// What an earlier line says otherwise of the same model in the same cell.
  private func contradiction(of size: MeasuredSize, in catalog: Catalog) -> String? {
    let id = catalog.id(of: size.widget)
    for earlier in sizes
    where earlier.device == size.device && catalog.id(of: earlier.widget) == id {
      for quantity in Quantity.allCases where earlier[quantity] != size[quantity] {
        return "\(quantity.rawValue) \(size[quantity]) contradicts \(earlier[quantity]) of line "
          + "\(earlier.line), which is of \(id) too"
      }
    }
    return nil
  }
}

extension Check {
  /// Two measurements of one cell differ.
  static let contradiction = Check(rawValue: "contradiction")
  /// A line of a log has a field of another name.
  static let field = Check(rawValue: "field")
}
