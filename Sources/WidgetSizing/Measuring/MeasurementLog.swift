internal import DataTables

/// What a measuring app and the system printed, amid whatever else their log has.
package struct MeasurementLog: Sendable {
  /// What was measured, in the order of the lines; repetitions count as one.
  package private(set) var sizes: [MeasuredSize] = []
  /// The images that the system refused, in the order of the lines; repetitions count as one.
  package private(set) var limits: [MeasuredLimit] = []
  /// How many lines are not about a measurement.
  package private(set) var ignoredLines = 0
  /// How many keys of widgets stand before any line that names their device: they are no measurement.
  package private(set) var keysWithoutDevice = 0
  /// What is wrong, as lines `path:line:column: error: …`. If there is any, ``sizes`` is not all
  /// that the log means to say.
  package private(set) var complaints: [String] = []

  /// How many complaints are collected before a log is given up.
  private static let mostComplaints = 100

  /// Reads a log.
  ///
  /// - Parameters:
  ///   - bytes: The log. What is not UTF-8 in it is taken for noise.
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
      let bytes = bytes[start..<end]
      start = end + 1
      number += 1
      guard !bytes.isEmpty else { continue }
      let isCut = bytes.last == UInt8(ascii: "\r")
      let line = String(decoding: isCut ? bytes.dropLast() : bytes, as: UTF8.self)
      do {
        try read(line, number, &reading)
      } catch {
        complaints.append(
          Complaint(
            path: path, position: Position(line: number, column: error.column),
            check: error.check, message: error.message))
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

  /// What must be known of the lines before one.
  private struct Reading {
    let catalog: Catalog
    let reader: MeasurementReader
    /// The families that keys name.
    let families: [WidgetFamily]
    /// The places of the sizes about a subject.
    var places: [MeasuredSubject: [Int]] = [:]
    /// The places of the refusals.
    var refusals: [MeasuredLimit.Subject: Int] = [:]
    var context: MeasurementContext?

    init(_ catalog: Catalog) {
      self.catalog = catalog
      reader = MeasurementReader(catalog)
      families = catalog.families(of: .widgetKit)
    }
  }

  private mutating func read(
    _ line: String, _ number: Int, _ reading: inout Reading
  ) throws(MeasurementFields.Fault) {
    if let fields = try MeasurementFields(line) {
      if fields.isContext {
        // What is said of another device must not be taken for this one's.
        reading.context = nil
        reading.context = try reading.reader.context(fields)
      } else {
        try append(try reading.reader.size(fields, line: number), fields.column, &reading)
      }
    } else if let refusal = try RefusalLine(line) {
      append(
        MeasuredLimit(
          line: number, refusal: refusal, device: reading.context?.device,
          screenClass: reading.context?.screenClass, os: reading.context?.os), &reading)
    } else if let key = try WidgetKey(line, families: reading.families) {
      guard let context = reading.context else {
        keysWithoutDevice += 1
        return
      }
      let size = try reading.reader.size(key, in: context, line: number)
      try append(size, key.family.column, &reading)
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
    if let index = earlier.first(where: { sizes[$0].isAbout(sameAs: size) }) {
      sizes[index].repetitions.append(size.line)
    } else {
      reading.places[subject, default: []].append(sizes.count)
      sizes.append(size)
    }
  }

  /// Adds a refusal, unless an earlier line says the same.
  private mutating func append(_ limit: MeasuredLimit, _ reading: inout Reading) {
    if let index = reading.refusals[limit.subject] {
      limits[index].repetitions.append(limit.line)
    } else {
      reading.refusals[limit.subject] = limits.count
      limits.append(limit)
    }
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
