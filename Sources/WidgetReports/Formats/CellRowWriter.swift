internal import DataTables
internal import WidgetSizing

/// Writes answers as rows of CSV, in the order of ``QueryResult/headings``.
///
/// What the cells of a line have in common, and evidence that comes again, is put into words once.
struct CellRowWriter {
  private let catalog: Catalog
  private var writer = CSVWriter()
  private var line: LineText?
  private var width = EvidenceText()
  private var height = EvidenceText()

  init(_ catalog: Catalog) {
    self.catalog = catalog
  }

  /// Takes the rows that were written.
  mutating func takeText() -> String {
    defer { writer.removeAll() }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  mutating func append(headings: [String]) {
    writer.append(row: headings)
  }

  mutating func append(_ answer: CellEvidence) {
    if line?.cell.isInLine(with: answer.cell) != true { line = LineText(answer.cell, catalog) }
    guard let line else { return }
    for (index, text) in line.aroundTextSizes.enumerated() {
      if index > 0 { writer.append(written: answer.cell.textSize.rawValue) }
      writer.append(written: text)
    }
    width.update(for: answer.width, catalog)
    append(answer.width, evidence: width.text)
    writer.append(written: ",")
    height.update(for: answer.height, catalog)
    append(answer.height, evidence: height.text)
    writer.endRow()
  }

  private mutating func append(_ answer: Evidence, evidence: String) {
    writer.append(answer.value)
    writer.append(written: answer.state.rawValue)
    writer.append(written: ",")
    writer.append(answer.range?.lowerBound)
    writer.append(answer.range?.upperBound)
    writer.append(written: evidence)
  }
}

/// What the rows of a line have in common.
private struct LineText {
  let cell: Cell
  /// What is written before the answers, parted wherever the text size stands.
  let aroundTextSizes: [String]

  init(_ cell: Cell, _ catalog: Catalog) {
    self.cell = cell
    let values = catalog.axisValues(of: cell) + catalog.sizeClassValues(of: cell)
    guard let textSize = cell.today?.textSize,
      let place = cell.system.axisHeadings.firstIndex(of: "text_size")
    else {
      aroundTextSizes = [fields(values) + ","]
      return
    }
    let id = catalog.idAroundTextSize(of: cell)
    // What may need quotes is the name of a class, before the text size.
    let head = escaped(id.before, limit: .max), quoted = CSVWriter.quoted(head)
    let isPlain = quoted == head
    assert(values[place] == textSize.rawValue)
    aroundTextSizes = [
      isPlain ? head : String(quoted.dropLast()),
      id.after + (isPlain ? "," : "\",") + fields(Array(values[1..<place])) + ",",
      "," + fields(Array(values[(place + 1)...])) + ",",
    ]
  }
}

/// The evidence of the last answer in words.
private struct EvidenceText {
  /// From the sources to the reason.
  private(set) var text = ""
  private var claims: [Key<Claim>] = []
  private var rule: RuleName?
  private var extrapolates: AxisSet?
  private var reason: Reason?
  private var isPlain = false

  /// Puts the evidence into words, unless they are the same as for the answer before.
  mutating func update(for answer: Evidence, _ catalog: Catalog) {
    if isPlain, answer.alternatives.isEmpty, claims == answer.claims,
      rule == answer.rule, extrapolates == answer.extrapolates,
      reason == answer.reason
    {
      return
    }
    claims = answer.claims
    rule = answer.rule
    extrapolates = answer.extrapolates
    reason = answer.reason
    isPlain = answer.alternatives.isEmpty
    text = fields(catalog.evidence(of: answer))
  }
}

/// Texts as the fields of a row. The library's way to join texts takes longer for the first row, which
/// is often the only one, than all else that is done for it.
private func fields(_ texts: [String]) -> String {
  var fields = ""
  for (index, text) in texts.enumerated() {
    if index > 0 { fields += "," }
    fields += CSVWriter.quoted(text.inSpreadsheet)
  }
  return fields
}
