internal import WidgetSizing

extension QueryResult {
  /// The version of the JSON that is written; it grows when a key changes its meaning.
  static let schemaVersion = 1

  /// Writes one object with all cells.
  public func writeJSON<Output: TextOutputStream>(to output: inout Output) {
    var json = JSONWriter(output)
    json.object { json in
      json.key("schemaVersion")
      json.raw("\(Self.schemaVersion)")
      json.key("dataVersion")
      json.string(dataVersion)
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
        json.key("schemaVersion")
        json.raw("\(Self.schemaVersion)")
        json.key("dataVersion")
        json.string(dataVersion)
        write(answer, to: &json)
      }
      json.newline()
    }
    output = json.finish()
  }

  private func write(_ answer: CellAnswer, to json: inout JSONWriter<some TextOutputStream>) {
    let cell = answer.cell
    let screen = catalog.screenClasses[cell.screenClass]
    json.key("id")
    json.string(catalog.id(of: cell))
    json.key("system")
    json.string("today")
    json.key("os")
    json.string(cell.os.description)
    json.key("screenClass")
    json.string(screen.id)
    json.key("screenName")
    json.string(screen.name)
    json.key("devices")
    json.strings(catalog.names(of: catalog.devices(of: cell.screenClass, on: cell.os)))
    json.key("idiom")
    json.string(screen.idiom.rawValue)
    json.key("orientation")
    json.string(cell.orientation.rawValue)
    json.key("textSize")
    json.string(cell.textSize.rawValue)
    json.key("entryPoint")
    json.string(cell.entryPoint.rawValue)
    json.key("mode")
    json.string(cell.mode.rawValue)
    json.key("column")
    json.string(cell.column?.rawValue)
    json.key("zoomed")
    json.boolean(cell.isZoomed)
    json.key("sizeClasses")
    json.object {
      $0.key("horizontal")
      $0.string(answer.sizeClasses?.horizontal.rawValue)
      $0.key("vertical")
      $0.string(answer.sizeClasses?.vertical.rawValue)
    }
    json.key("width")
    write(answer.width, to: &json)
    json.key("height")
    write(answer.height, to: &json)
  }

  private func write(_ answer: Answer, to json: inout JSONWriter<some TextOutputStream>) {
    json.object { json in
      json.key("value")
      json.points(answer.value)
      json.key("state")
      json.string(answer.state.rawValue)
      json.key("sources")
      json.strings(catalog.sourceIDs(of: answer.claims))
      json.key("claims")
      json.strings(
        (answer.derivation?.claims ?? answer.claims).map {
          catalog.citation(of: $0).id
        })
      json.key("rule")
      json.string(answer.derivation?.rule.rawValue)
      json.key("range")
      json.range(answer.range)
      json.key("extrapolates")
      json.strings(answer.derivation?.extrapolates.axes.map(\.rawValue) ?? [])
      json.key("alternatives")
      json.array { json in
        for alternative in answer.alternatives {
          json.object {
            $0.key("value")
            $0.points(alternative.value)
            $0.key("range")
            $0.range(alternative.range)
            $0.key("sources")
            $0.strings(catalog.sourceIDs(of: alternative.claims))
            $0.key("shadowed")
            $0.boolean(alternative.isShadowed)
          }
        }
      }
      json.key("reason")
      json.string(answer.reason.map(catalog.text))
    }
  }
}

extension JSONWriter {
  /// A length in points as a number.
  fileprivate mutating func points(_ points: Points?) {
    raw(points?.description ?? "null")
  }

  fileprivate mutating func range(_ range: ClosedRange<Points>?) {
    guard let range else { return raw("null") }
    object {
      $0.key("smallest")
      $0.points(range.lowerBound)
      $0.key("largest")
      $0.points(range.upperBound)
    }
  }
}
