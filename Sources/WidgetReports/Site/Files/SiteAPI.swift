internal import Documents
internal import WidgetSizing

/// The answers as JSON, in files that a program can fetch by name: `api/v1/…`.
///
/// What `query --json` writes is the form of a screen's file. The files of devices and text sizes
/// have the same cells in brief, and lead to it.
struct SiteAPI {
  let context: SiteContext
  let dataVersion: String

  private var catalog: Catalog { context.catalog }
  private var engine: Engine { context.engine }

  /// Pieces of work that make all files.
  var pieces: [@Sendable () -> [SiteFile]] {
    var pieces: [@Sendable () -> [SiteFile]] = [
      { [index, SiteFile("api/v1/schema.json", text: SiteSource.schema.text)] }
    ]
    pieces += context.screenClasses.map { key in { [screen(key)] } }
    pieces += catalog.devices.keys.map { key in { [device(key)] } }
    pieces += TextSize.allCases.map { size in { [textSize(size)] } }
    pieces += context.widgetScreens.map { screen in { [widgets(screen)] } }
    return pieces
  }

  /// Every widget of a screen, on every version.
  private func widgets(_ screen: Screen) -> SiteFile {
    var text = ""
    cells(of: screen).writeJSON(to: &text)
    return SiteFile("api/v1/" + path(.widgets(screen)), text: text)
  }

  /// Every widget of a screen that exists, on every version, with each Display Zoom of which
  /// anything is known.
  func cells(of screen: Screen) -> QueryResult {
    let queries = DisplayZoom.choices(on: screen.platform).map { zoom in
      var query = Query(screens: [screen])
      query.zoom = zoom
      query.os = context.widgetGroups(on: screen).filter { $0.zoom == zoom }.flatMap(\.versions)
        .sorted()
      return query
    }
    return QueryResult(engine: engine, queries: queries, dataVersion: dataVersion)
  }

  private func path(_ place: SitePlace) -> SitePath {
    SitePath(context.addresses[place]) + ".json"
  }

  private func file(
    _ path: SitePath, _ body: (inout JSONWriter<String>) -> Void
  ) -> SiteFile {
    var json = JSONWriter("")
    json.document(dataVersion, body)
    return SiteFile("api/v1/" + path, text: json.finish())
  }

  /// Where everything is.
  private var index: SiteFile {
    file("index.json") { json in
      json.key("screens")
      json.array { json in
        for key in context.screenClasses {
          let screen = catalog.screenClasses[key]
          json.object { json in
            json.key("id")
            json.string(screen.id)
            json.key("name")
            json.string(screen.name)
            json.key("href")
            json.string(path(.screen(key)).text)
          }
        }
      }
      json.key("widgetKit")
      json.array { json in
        for screen in context.widgetScreens {
          json.object { json in
            json.key("platform")
            json.string(screen.platform.rawValue)
            json.key("screenClass")
            json.string(screen.screenClass.map { catalog.screenClasses[$0].id })
            json.key("name")
            json.string(catalog.name(of: screen))
            json.key("href")
            json.string(path(.widgets(screen)).text)
          }
        }
      }
      json.key("devices")
      json.array { json in
        for key in catalog.devices.keys {
          json.object { json in
            json.key("id")
            json.string(catalog.devices[key].id)
            json.key("name")
            json.string(catalog.devices[key].name)
            json.key("href")
            json.string(path(.device(key)).text)
          }
        }
      }
      json.key("textSizes")
      json.array { json in
        for textSize in TextSize.allCases {
          json.object { json in
            json.key("id")
            json.string(textSize.rawValue)
            json.key("href")
            json.string(path(.textSize(textSize)).text)
          }
        }
      }
    }
  }

  /// Every cell of a class, on every version.
  private func screen(_ key: Key<ScreenClass>) -> SiteFile {
    var text = ""
    cells(of: key).writeJSON(to: &text)
    return SiteFile("api/v1/" + path(.screen(key)), text: text)
  }

  /// Every cell of a class that exists, on every version.
  func cells(of key: Key<ScreenClass>) -> QueryResult {
    var query = Query(screenClasses: [key])
    query.os = engine.versions(of: key)
    var result = QueryResult(engine: engine, queries: [query], dataVersion: dataVersion)
    result.omitsNotApplicable = true
    return result
  }

  private func device(_ key: Key<Device>) -> SiteFile {
    let device = catalog.devices[key]
    return file(path(.device(key))) { json in
      json.key("id")
      json.string(device.id)
      json.key("name")
      json.string(device.name)
      json.key("screenClass")
      json.string(device.screenClass.map { catalog.screenClasses[$0].id })
      json.key("diagonal")
      json.string(device.diagonal)
      json.key("firstOS")
      json.string(device.firstOS?.description)
      json.key("lastOS")
      json.string(device.lastOS?.description)
      json.key("has3DTouch")
      json.raw(device.has3DTouch.map { "\($0)" } ?? "null")
      json.key("screen")
      json.string(
        device.screenClass.flatMap { screenClass in
          context.screenClasses.contains(screenClass)
            ? "../" + path(.screen(screenClass)).text : nil
        })
      json.key("cells")
      json.array { json in
        guard let screenClass = device.screenClass else { return }
        var query = Query(screenClasses: [screenClass])
        query.os = engine.versions(of: screenClass, for: key)
        query.device = key
        writeBrief(query, to: &json)
      }
    }
  }

  private func textSize(_ textSize: TextSize) -> SiteFile {
    file(path(.textSize(textSize))) { json in
      let row = catalog.row(of: textSize)
      json.key("id")
      json.string(textSize.rawValue)
      json.key("name")
      json.string(row.name)
      json.key("uikitName")
      json.string(row.uikitName)
      json.key("cells")
      json.array { json in
        for key in context.screenClasses {
          var query = Query(screenClasses: [key])
          query.os = engine.versions(of: key)
          query.textSizes = [textSize]
          writeBrief(query, to: &json)
        }
      }
    }
  }

  /// The cells that exist, each with its numbers and their states.
  private func writeBrief(_ query: Query, to json: inout JSONWriter<String>) {
    for block in engine.blocks(query) {
      var line: Cell?
      var id = (before: "", after: "")
      engine.forEachAnswer(in: block) { answer in
        guard answer.height.state != .notApplicable else { return }
        if line?.isInLine(with: answer.cell) != true {
          line = answer.cell
          id = catalog.idAroundTextSize(of: answer.cell)
        }
        json.object { json in
          json.key("id")
          json.string(id.before + answer.cell.textSize.rawValue + id.after)
          for (name, number) in [("width", answer.width), ("height", answer.height)] {
            json.key(name)
            json.object { json in
              json.key("value")
              json.points(number.value)
              json.key("state")
              json.string(number.state.rawValue)
            }
          }
        }
      }
    }
  }
}
