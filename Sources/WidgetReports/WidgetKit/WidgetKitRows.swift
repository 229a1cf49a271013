internal import DataTables
internal import WidgetSizing

extension WidgetKitResult {
  /// Writes a line of comma-separated values a cell, under a line of headings.
  public func writeCSV(to output: inout some TextOutputStream) {
    writeRows { row in
      var writer = CSVWriter()
      writer.append(row: row.map(\.inSpreadsheet))
      output.write(String(decoding: writer.bytes, as: UTF8.self))
    }
  }

  /// Writes a line of values between tabs a cell, under a line of headings.
  public func writeTSV(to output: inout some TextOutputStream) {
    writeRows { row in
      output.write(row.map { $0.inSpreadsheet }.joined(by: "\t") + "\n")
    }
  }

  /// Writes one object with all cells, or an object a line for each.
  public func writeJSON(to output: inout some TextOutputStream, isLineWise: Bool) {
    JSONFrame(dataVersion: dataVersion, notes: notes, isLineWise: isLineWise)
      .write(to: &output) { json in
        json.key("cells")
        json.array { json in
          forEachEvidence { answer in json.object { write(answer, to: &$0) } }
        }
      } lines: { line in
        forEachEvidence { answer in line { write(answer, to: &$0) } }
      }
  }

  private func write(
    _ answer: CellEvidence<WidgetKitCell>, to json: inout JSONWriter<some TextOutputStream>
  ) {
    json.axes(of: answer.cell, catalog)
    json.key("width")
    json.answer(answer.width, catalog)
    json.key("height")
    json.answer(answer.height, catalog)
  }

  /// The headings, which keep their names and their order.
  static let headings = axisHeadings + headings(of: "width") + headings(of: "height")

  /// Those of the columns that say which widget it is.
  static let axisHeadings = [
    "id", "system", "os", "platform", "screen_class", "screen_name", "zoom", "family", "variant",
  ]

  private func writeRows(_ write: ([String]) -> Void) {
    write(Self.headings)
    forEachEvidence { answer in
      write(
        catalog.axisValues(of: answer.cell) + values(of: answer.width) + values(of: answer.height))
    }
  }
}

extension Catalog {
  /// The values of ``WidgetKitResult/axisHeadings``.
  func axisValues(of cell: WidgetKitCell) -> [String] {
    let screen = cell.screenClass.map { screenClasses[$0] }
    return [
      id(of: cell), "widgetkit", cell.os.description, cell.platform.rawValue, screen?.id ?? "",
      screen?.name ?? "", cell.zoom.rawValue, cell.family.rawValue, cell.variant?.rawValue ?? "",
    ]
  }
}

extension JSONWriter {
  /// The keys that say which widget it is.
  mutating func axes(of cell: WidgetKitCell, _ catalog: Catalog) {
    let screen = cell.screenClass.map { catalog.screenClasses[$0] }
    key("id")
    string(catalog.id(of: cell))
    key("system")
    string("widgetkit")
    key("os")
    string(cell.os.description)
    key("platform")
    string(cell.platform.rawValue)
    key("screenClass")
    string(screen?.id)
    key("screenName")
    string(screen?.name)
    key("devices")
    strings(catalog.names(of: catalog.devices(of: cell.screen, on: cell.os)))
    key("idiom")
    string(screen?.idiom.rawValue)
    key("zoom")
    string(cell.zoom.rawValue)
    key("family")
    string(cell.family.rawValue)
    key("variant")
    string(cell.variant?.rawValue)
  }
}
