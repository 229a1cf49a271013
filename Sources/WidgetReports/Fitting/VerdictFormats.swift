internal import WidgetSizing

extension Listing {
  /// The columns of a verdict.
  static let verdictColumns: [Column] = [
    .init("verdict"), .init("is_certain"), .init("content_height_pt", isNumeric: true),
    .init("rows_seen", isNumeric: true), .init("rows_seen_smallest", isNumeric: true),
    .init("rows_seen_largest", isNumeric: true), .init("cut_off_pt", isNumeric: true),
  ]
}

extension Fit {
  /// The verdict in data formats.
  private var verdictText: String {
    guard let verdict else { return maximum.state.rawValue }
    return verdict.fits ? "all-seen" : "cut-off"
  }

  /// The values of ``Listing/verdictColumns``.
  func verdictValues(hasRows: Bool) -> [String?] {
    [
      verdictText, verdict.map { "\($0.isCertain)" }, verdict.map { "\($0.layout.height)" },
      hasRows ? verdict.map { "\($0.rows)" } : nil,
      hasRows ? verdict.map { "\($0.allowedRows.lowerBound)" } : nil,
      hasRows ? verdict.map { "\($0.allowedRows.upperBound)" } : nil,
      verdict.map { "\($0.cutOff)" },
    ]
  }

  /// Writes the keys of the verdict.
  func writeVerdict(to json: inout JSONWriter<some TextOutputStream>, hasRows: Bool) {
    json.key("verdict")
    json.string(verdictText)
    json.key("certain")
    json.raw(verdict.map { "\($0.isCertain)" } ?? "null")
    json.key("contentHeight")
    json.points(verdict?.layout.height)
    json.key("rowsSeen")
    json.raw((hasRows ? verdict?.rows : nil).map { "\($0)" } ?? "null")
    json.key("rowsSeenRange")
    if hasRows, let rows = verdict?.allowedRows {
      json.object {
        $0.key("smallest")
        $0.raw("\(rows.lowerBound)")
        $0.key("largest")
        $0.raw("\(rows.upperBound)")
      }
    } else {
      json.raw("null")
    }
    json.key("cutOff")
    json.points(verdict?.cutOff)
  }
}

extension JSONWriter {
  /// What is to be shown, as it was asked for.
  mutating func content(_ content: WidgetContent) {
    let (text, layout): (TextRow?, ContentLayout) =
      switch content {
      case .fixed(let layout): (nil, layout)
      case .text(let text, let layout): (text, layout)
      }
    key("content")
    object { json in
      json.key("height")
      json.points(text == nil ? layout.height : nil)
      json.key("rows")
      json.raw("\(layout.count)")
      json.key("rowHeight")
      json.points(text == nil && layout.count > 0 ? layout.row : nil)
      json.key("rowLines")
      json.raw(text.map { "\($0.lines)" } ?? "null")
      json.key("textStyle")
      json.string(text?.style.rawValue)
      json.key("padding")
      json.points(text?.padding)
      json.key("tallRow")
      json.points(layout.tallRow)
      json.key("header")
      json.points(layout.header)
      json.key("footer")
      json.points(layout.footer)
      json.key("spacing")
      json.points(layout.spacing)
      json.key("maximumRows")
      json.raw(layout.maximumRows.map { "\($0)" } ?? "null")
    }
  }
}
