internal import WidgetSizing
internal import Wording

extension [SizeTable] {
  /// All lines in one section, with the devices and versions as columns, for tables that are sorted or cut by
  /// the names of columns: which columns there are depends on the kind alone.
  func joinedSection(_ catalog: Catalog) -> Sheet.Section {
    var table = table(
      after: [.device, .version], all: first.map { catalog.quantities(of: $0.kind) })
    table.hidesEmptyColumns = true
    return Sheet.Section(
      table: table,
      legend: flatMap(\.marks).legend([first?.unit == .pixels ? "pixels" : "points"]))
  }

  /// What a line of several tables is of, in a column of its own.
  struct Name {
    let heading: String
    let text: (SizeTable) -> String

    init(_ heading: String, _ text: @escaping (SizeTable) -> String) {
      self.heading = heading
      self.text = text
    }

    static var device: Name { Name("device") { $0.devices.isEmpty ? $0.title : $0.place } }
    static var version: Name { Name("version", \.version) }
  }

  /// The lines as one table. What a side is at least stands before what it is at most.
  ///
  /// - Parameters:
  ///   - names: What stands before the labels.
  ///   - quantities: The numbers that have a column whether known or not; nil for those that are known.
  /// - Returns: The table.
  func table(after names: [Name] = [], all quantities: [Quantity]? = nil) -> ReportTable {
    let isToday = first?.kind == .today
    let labels =
      quantities != nil && !isToday
      ? first?.kind.labelAxes.map(\.words) ?? [] : flatMap(\.labelHeadings).withoutRepetition
    let textSizes = TextSize.allCases.filter { size in contains { $0.textSizes.contains(size) } }
    let hasPixels = contains(where: \.hasPixels) || quantities != nil && !isToday
    let minimums = Quantity.sides.compactMap(\.minimum)
    let others = (quantities ?? flatMap(\.otherQuantities)).withoutRepetition.filter {
      !minimums.contains($0) && !Quantity.sides.contains($0)
    }

    var columns: [ReportTable.Column] = names.map { .label($0.heading) }
    columns += labels.map { .label($0) }
    columns.append(.init("width", isNumeric: true))
    for heading in isToday ? textSizes.map(\.rawValue) : ["height"] {
      columns.append(.init(heading, isNumeric: true))
      if isToday { columns[columns.count - 1].group = "height" }
    }
    if hasPixels { columns.append(.init("pixels", isNumeric: true)) }
    columns += others.map { .init($0.name, isNumeric: true) }
    columns.append(.evidence("sources"))

    var table = ReportTable("", columns)
    table.mayTurn = isToday && names.isEmpty
    for size in self {
      for line in size.lines {
        var cells = names.map { ReportTable.Cell($0.text(size)) }
        cells += labels.map { .init(size.label($0, of: line)) }
        cells.append(size.cell(.width, line.width, in: line))
        cells +=
          isToday
          ? textSizes.map { size.cell(at: $0, in: line) }
          : [size.cell(.height, line.heights[0], in: line)]
        if hasPixels { cells.append(.init(line.pixels)) }
        cells += others.map { size.cell($0, in: line) }
        cells.append(.init(line.sourceIDs.joined(by: " ")))
        table.append(cells)
      }
    }
    return table
  }
}

extension SizeTable {
  /// The lines as a table.
  var table: ReportTable { [self].table() }

  /// The label of a line under a heading; nil if it has none.
  fileprivate func label(_ heading: String, of line: Line) -> String? {
    guard let index = labelHeadings.firstIndex(of: heading) else { return nil }
    return line.labels[index].isEmpty ? nil : line.labels[index]
  }

  /// The height at a text size.
  fileprivate func cell(at textSize: TextSize, in line: Line) -> ReportTable.Cell {
    guard let index = textSizes.firstIndex(of: textSize) else { return .init(nil) }
    return cell(.height, line.heights[index], in: line)
  }

  /// A quantity that is no side.
  func cell(_ quantity: Quantity, in line: Line) -> ReportTable.Cell {
    answer(quantity, in: line).map { .init($0, atScale: unitsPerPoint) } ?? .init(nil)
  }

  /// A side: `160~`, or `84 to 160` if a smaller value is known too.
  func cell(_ side: Quantity, _ answer: Evidence, in line: Line) -> ReportTable.Cell {
    var cell = ReportTable.Cell(
      text(side, answer, in: line) { $0.short(atScale: unitsPerPoint) })
    cell.mark = Mark(answer)
    return cell
  }

  /// A quantity that is no side, without its mark; nil if it is not known.
  func number(_ quantity: Quantity, in line: Line) -> String? {
    answer(quantity, in: line)?.number(atScale: unitsPerPoint)
  }

  /// A side without its mark: `160`, or `84 to 160` if a smaller value is known too; nil if it is not known.
  func number(_ side: Quantity, _ answer: Evidence, in line: Line) -> String? {
    text(side, answer, in: line) { $0.number(atScale: unitsPerPoint) }
  }

  /// Both sides of a line with their marks, `349.67 × 164.33□`, the height at the first text size unless another is
  /// given.
  func size(of line: Line, height: Evidence? = nil) -> String {
    [cell(.width, line.width, in: line), cell(.height, height ?? line.heights[0], in: line)]
      .map { $0.text ?? Mark.unknown.rawValue }.joined(by: " × ")
  }

  /// Both sides of a line without marks, the height at the first text size unless another is given.
  func numbers(of line: Line, height: Evidence? = nil) -> String {
    [number(.width, line.width, in: line), number(.height, height ?? line.heights[0], in: line)]
      .map { $0 ?? Mark.unknown.rawValue }.joined(by: " × ")
  }

  /// The answer about a quantity that is no side; nil if the table does not have it.
  private func answer(_ quantity: Quantity, in line: Line) -> Answer? {
    otherQuantities.firstIndex(of: quantity).map { line.others[$0].answer }
  }

  /// A side, after its smallest value if that is known too.
  private func text(
    _ side: Quantity, _ answer: Evidence, in line: Line, _ words: (Answer) -> String?
  ) -> String? {
    let largest = words(answer.answer)
    guard let largest, let minimum = side.minimum, let least = self.answer(minimum, in: line),
      least.state.isKnown, let smallest = words(least)
    else { return largest }
    return "\(smallest) to \(largest)"
  }
}
