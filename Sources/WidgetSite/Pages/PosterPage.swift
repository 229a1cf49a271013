internal import Documents
internal import WidgetDrawings
internal import WidgetSizing
internal import Wording

extension SiteContext {
  /// The widgets of all current iPhones on one sheet, to print or to take away.
  func posterPage() -> SitePage {
    let file = Self.posterFile
    let name = posterTitle
    let figure = poster.map {
      Figure($0, caption: ["An A3 sheet in landscape."], anchor: "poster", layout: .scaled)
    }
    return SitePage(
      place: .poster, title: "Poster",
      blocks: [
        .paragraph(
          [Inline("\(name), on one A3 sheet. ")]
            + link("Save it as SVG", to: file, savedAs: file.name) + ["."])
      ] + (figure.map { [.figure($0)] } ?? []),
      description: PlainText("\(name), drawn to one scale on one sheet."), kind: "poster")
  }

  /// Where the sheet is, beside the templates.
  private static let posterFile = TemplateFile(name: "iphone-widgets-a3.svg")

  private var posterTitle: String {
    "Home Screen widgets of every iPhone with " + (newestVersion.map { "iOS \($0)" } ?? "iOS")
  }

  /// The sheet; nil if no size is known.
  private var poster: Drawing? {
    guard let os = newestVersion else { return nil }
    let devices = catalog.devicesNewestFirst(of: .phone).filter {
      catalog.devices[$0].runs(os) != false
    }
    let phones = devices.compactMap { catalog.devices[$0].screenClass }.withoutRepetition
      .compactMap { key -> PosterDrawing.Phone? in
        let group = widgetGroups(on: catalog.widgetScreen(of: key)).first {
          $0.kind == .widgetKit && $0.zoom == .standard && $0.versions.contains(os)
        }
        guard
          let home = group.flatMap({ HomeScreenFamilies.all($0.answers, in: catalog).first })
        else { return nil }
        let models = catalog.phrases(of: devices.filter { catalog.devices[$0].screenClass == key })
        return PosterDrawing.Phone(catalog.screenClasses[key], names: lines(of: models), home)
      }
    return PosterDrawing(title: posterTitle, phones: phones).drawing
  }

  /// Names with commas between them, in lines that are as wide as a phone.
  private func lines(of names: [String]) -> [String] {
    names.enumerated().reduce(into: [String]()) { lines, name in
      let word = name.element + (name.offset == names.count - 1 ? "" : ",")
      if let last = lines.last, last.count + word.count < 26 {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(word)
      }
    }
  }

  /// The sheet as a file.
  var posterFiles: [SiteFiles] {
    poster.map { poster in
      [SiteFiles(Self.posterFile.path, text: poster.svg())]
    } ?? []
  }
}
