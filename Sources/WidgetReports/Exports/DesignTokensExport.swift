internal import WidgetSizing

extension QueryResult {
  /// Writes design tokens in the format of the Design Tokens Community Group, 2025.10: a group for
  /// each axis, and in it a width and a height of type `dimension`.
  ///
  /// The format knows pixels and rem only; a pixel stands for a point, as in CSS.
  public func writeTokens<Output: TextOutputStream>(to output: inout Output) {
    var root = TokenGroup()
    forEachKnownCell { root.insert($0, at: $0.path.map(tokenName)[...]) }
    var json = JSONWriter(output)
    json.object { json in
      json.key("$description")
      json.string(
        "Sizes of \(system.subject) in points, from version \(dataVersion) of the data of widgetsize"
      )
      write(root, to: &json)
    }
    json.newline()
    output = json.finish()
  }

  private func write(_ group: TokenGroup, to json: inout JSONWriter<some TextOutputStream>) {
    for (name, child) in group.children {
      json.key(escaping: name)
      json.object { json in
        if let cell = child.cell { write(cell, to: &json) }
        write(child, to: &json)
      }
    }
  }

  private func write(_ cell: ExportedCell, to json: inout JSONWriter<some TextOutputStream>) {
    for quantity in Quantity.allCases {
      let answer = cell[quantity]
      guard let value = answer.value else { continue }
      json.key(quantity.rawValue)
      json.object { json in
        json.key("$type")
        json.string("dimension")
        json.key("$value")
        json.object {
          $0.key("value")
          $0.raw(value.description)
          $0.key("unit")
          $0.string("px")
        }
        json.key("$description")
        json.string("\(cell.place): \(ExportedCell.evidence(of: answer, catalog))")
        json.key("$extensions")
        json.object { json in
          json.key("widgetsize")
          json.object {
            $0.key("id")
            $0.string(cell.id)
            $0.key("state")
            $0.string(answer.state.rawValue)
            $0.key("sources")
            $0.strings(catalog.sourceIDs(of: answer.claims))
          }
        }
      }
    }
  }
}

/// Tokens below a name, in the order in which they came.
private struct TokenGroup {
  var cell: ExportedCell?
  private(set) var children: [(name: String, group: TokenGroup)] = []
  private var places: [String: Int] = [:]

  mutating func insert(_ cell: ExportedCell, at path: ArraySlice<String>) {
    guard let name = path.first else {
      self.cell = cell
      return
    }
    let place =
      places[name]
      ?? {
        children.append((name, TokenGroup()))
        places[name] = children.count - 1
        return children.count - 1
      }()
    children[place].group.insert(cell, at: path.dropFirst())
  }
}

/// A name that a token may have: what makes references of names, and the `$` of the format's own
/// names, is percent-encoded.
private func tokenName(_ text: String) -> String {
  let name = text.replacing("%", with: "%25").replacing(".", with: "%2E")
    .replacing("{", with: "%7B").replacing("}", with: "%7D")
  return name.hasPrefix("$") ? "%24" + name.dropFirst() : name
}
