internal import WidgetSizing

extension SourceScanner {
  /// Says what the sizes around here are of.
  mutating func label(_ label: DeviceLabel) {
    guard row != nil else { return scopes[scopes.count - 1].label(label) }
    let column = row?.column ?? 0
    if let known = row?.labels[column].device, known.isName || !label.isName {
      if known.isName == label.isName { row?.labels[column].device?.formUnion(label) }
    } else {
      row?.labels[column].device = label
    }
  }

  mutating func label(_ family: WidgetFamily) {
    if familiesOfLine.count < 8 { familiesOfLine.append(family) }
    guard row != nil else { return scopes[scopes.count - 1].label(family) }
    let column = row?.column ?? 0
    row?.labels[column].family = family
  }

  mutating func label(_ versions: [OSVersion]) {
    guard row != nil else { return scopes[scopes.count - 1].label(versions) }
    let column = row?.column ?? 0
    row?.labels[column].versions = versions
  }

  mutating func beginCell() {
    forgetNumber()
    lastWord = ""
    row?.beginCell()
  }

  /// Ends the row: the head of a table, the rule below one, or sizes.
  mutating func endRow() {
    guard let row else { return }
    self.row = nil
    isQuoted = false
    forgetNumber()
    if delimiter == nil, !isInHTMLTable, row.isRule {
      heads = previousRow
      return
    }
    if delimiter != nil && heads.isEmpty || isInHTMLTable && row.isHead {
      heads = row.labels
      return
    }
    previousRow = row.labels
    for var size in row.sizes(below: heads) {
      for scope in scopes.reversed() {
        if size.device == nil { size.device = scope.device }
        if size.family == nil { size.family = scope.family }
        if size.versions.isEmpty { size.versions = scope.versions }
      }
      take(size, namesWidgets)
    }
  }

  /// Reads a tag of HTML that is a part of a table; its attributes are no sizes of widgets.
  mutating func scanTag() {
    let text = cursor.rest(8).dropFirst().map { $0 | 0x20 }
    let name = text.prefix {
      $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") | 0x20
    }
    switch String(decoding: name, as: UTF8.self) {
    case "table":
      isInHTMLTable = true
      heads = []
    case "/table":
      endRow()
      isInHTMLTable = false
      heads = []
    case "tr":
      endRow()
      isInHTMLTable = true
      row = TableRow()
      row?.isRule = false
    case "/tr": endRow()
    case "td":
      beginCell()
      row?.isHead = false
    case "th": beginCell()
    case "/td", "/th": break
    default: return forgetNumber()
    }
    var count = 0
    while count < 1_000, let byte = cursor.peek(1), byte != UInt8(ascii: ">") {
      cursor.advance()
      count += 1
    }
  }
}
