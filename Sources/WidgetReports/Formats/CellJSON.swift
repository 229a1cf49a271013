internal import WidgetSizing

extension QueryResult {
  /// The version of the JSON that is written; it grows when a key changes its meaning.
  static let schemaVersion = 1

  /// Writes one object with all cells.
  public func writeJSON<Output: TextOutputStream>(to output: inout Output) {
    var json = JSONWriter(output)
    json.object { json in
      json.versions(dataVersion)
      json.key("notes")
      json.strings(notes)
      json.key("cells")
      json.array { json in
        forEachAnswer { answer in
          json.object { write(answer, to: &$0) }
        }
      }
    }
    json.newline()
    output = json.finish()
  }

  /// Writes one object a line, each a cell that says its versions.
  public func writeNDJSON<Output: TextOutputStream>(to output: inout Output) {
    var json = JSONWriter(output)
    forEachAnswer { answer in
      json.object { json in
        json.versions(dataVersion)
        write(answer, to: &json)
      }
      json.newline()
    }
    output = json.finish()
  }

  private func write(_ answer: CellAnswer, to json: inout JSONWriter<some TextOutputStream>) {
    json.axes(of: answer.cell, catalog)
    json.key("sizeClasses")
    json.object {
      $0.key("horizontal")
      $0.string(answer.sizeClasses?.horizontal.rawValue)
      $0.key("vertical")
      $0.string(answer.sizeClasses?.vertical.rawValue)
    }
    json.key("width")
    json.answer(answer.width, catalog)
    json.key("height")
    json.answer(answer.height, catalog)
  }
}
