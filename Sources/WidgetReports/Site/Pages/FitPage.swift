internal import Documents
internal import WidgetSizing

extension SiteContext {
  /// Whether content fits, worked out by a script from the heights that stand in the page.
  func fitPage() -> SitePage {
    SitePage(
      place: .fit, title: "Does my content fit?",
      blocks: SiteSource.fit.prose,
      script: PageScript(file: .fitScript, json: fitData()))
  }

  /// Every height that content can be judged by, in 1/300 pt: of each line, at each text size, the
  /// one to judge by and then all that the evidence allows.
  private func fitData() -> String {
    var json = JSONWriter("")
    json.object { json in
      json.key("textSizes")
      json.strings(TextSize.allCases.map(\.rawValue))
      json.key("lines")
      json.array { json in
        for row in matrixRows { write(row, to: &json) }
      }
    }
    return json.finish()
  }

  private func write(_ row: [AnswerLine], to json: inout JSONWriter<String>) {
    let (screenClass, setting) = (row[0].screenClass, row[0].setting)
    json.object { json in
      json.key("screen")
      json.string(catalog.screenClasses[screenClass].id)
      json.key("name")
      json.string(catalog.screenClasses[screenClass].name)
      json.key("page")
      json.string(addresses[.screen(screenClass)].path + ".html")
      json.key("os")
      json.array { json in
        for line in row { json.raw("\(line.cell.os)") }
      }
      json.key("versions")
      json.string(catalog.phrase(of: row.map(\.cell.os)))
      json.key("orientation")
      json.string(setting.orientation.rawValue)
      json.key("column")
      json.string(setting.column.flatMap { $0 == .single ? nil : $0.rawValue })
      json.key("entryPoint")
      json.string(setting.entryPoint.rawValue)
      json.key("entryPointName")
      json.string(catalog.name(of: setting.entryPoint))
      json.key("mode")
      json.string(setting.mode.rawValue)
      json.key("heights")
      json.array { json in
        for answer in row[0].heights {
          json.array { json in
            for height in answer.value.map({ [$0] + answer.allowed }) ?? [] {
              json.raw("\(height.threeHundredths)")
            }
          }
        }
      }
      json.key("marks")
      json.strings(row[0].heights.map { Mark($0).rawValue })
    }
  }
}
