internal import WidgetSizing

/// What the JSON of several commands has in common.
extension JSONWriter {
  /// The keys that say which cell it is.
  mutating func axes(of cell: Cell, _ catalog: Catalog) {
    let screen = cell.screenClass.map { catalog.screenClasses[$0] }
    key("id")
    string(catalog.id(of: cell))
    key("system")
    string(cell.system.rawValue)
    key("os")
    string(cell.os.description)
    if cell.widget != nil {
      key("platform")
      string(cell.platform.rawValue)
    }
    key("screenClass")
    string(screen?.id)
    key("screenName")
    string(screen?.name)
    key("devices")
    strings(catalog.names(of: catalog.devices(of: cell.screen, on: cell.os, with: cell.system)))
    key("idiom")
    string(screen?.idiom.rawValue)
    switch cell.setting {
    case .today(let today):
      key("orientation")
      string(today.orientation.rawValue)
      key("textSize")
      string(today.textSize.rawValue)
      key("entryPoint")
      string(today.entryPoint.rawValue)
      key("mode")
      string(today.mode.rawValue)
      key("column")
      string(today.column?.rawValue)
      key("zoomed")
      boolean(cell.isZoomed)
    case .widget(let widget):
      key("zoom")
      string(cell.zoom.rawValue)
      key("family")
      string(widget.family.rawValue)
      key("variant")
      string(widget.variant?.rawValue)
    }
  }

  /// An answer with its state and its evidence.
  mutating func answer(_ answer: Evidence, _ catalog: Catalog) {
    object { json in
      json.key("value")
      json.points(answer.value)
      json.key("state")
      json.string(answer.state.rawValue)
      json.key("sources")
      json.strings(catalog.sourceIDs(of: answer.claims))
      json.key("claims")
      json.strings(
        answer.basis.map {
          catalog.citation(of: $0).id
        })
      json.key("rule")
      json.string(answer.rule?.rawValue)
      json.key("range")
      json.range(answer.range)
      json.key("extrapolates")
      json.strings(answer.extrapolates.axes.map(\.rawValue))
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
      json.string(catalog.text(ofReasonFor: answer))
    }
  }

  /// A key whose value is a list of objects, one for each part.
  mutating func objects<Part>(
    _ name: String, _ parts: some Sequence<Part>, _ keys: (Part, inout Self) -> Void
  ) {
    key(name)
    array { json in
      for part in parts { json.object { keys(part, &$0) } }
    }
  }

  /// Both ends of a range.
  mutating func range(_ range: ClosedRange<Points>?) {
    guard let range else { return raw("null") }
    object {
      $0.key("smallest")
      $0.points(range.lowerBound)
      $0.key("largest")
      $0.points(range.upperBound)
    }
  }
}
