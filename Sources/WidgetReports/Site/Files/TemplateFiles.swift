internal import Documents
internal import Pictures
internal import WidgetSizing

/// The templates for designers: `templates/…`, of a widget as SVG and as PNG, of a Home Screen as SVG.
struct TemplateFiles {
  let context: SiteContext

  /// All files.
  var files: [SiteFile] {
    context.templates.screens.flatMap { screen in
      screen.widgets.flatMap(files) + screen.homeScreens.map(file)
    }
  }

  private func files(_ widget: Templates.Named<WidgetTemplate>) -> [SiteFile] {
    let template = widget.template
    let drawing = SiteFile(widget.drawingPath, text: template.drawing(context.catalog).svg())
    let scale = template.screenClass.scale
    guard let picture = template.picture else { return [drawing] }
    // 72 points an inch of 0.0254 metres, rounded.
    let resolution = (scale * 720_000 + 127) / 254
    return [
      drawing, SiteFile(widget.picturePath, bytes: picture.png(pixelsPerMetre: resolution)),
    ]
  }

  private func file(_ home: Templates.Named<HomeScreenTemplate>) -> SiteFile {
    SiteFile(home.drawingPath, text: home.template.drawing(context.catalog).svg())
  }
}

extension Templates.Named<WidgetTemplate> {
  /// Where the SVG file is below the site's folder.
  var drawingPath: SitePath { path + ".svg" }
  /// Where the PNG file is below the site's folder.
  var picturePath: SitePath { path + ".png" }

  private var path: SitePath {
    "templates/" + SitePath(name, scale: template.screenClass.scale)
  }
}

extension Templates.Named<HomeScreenTemplate> {
  /// Where the SVG file is below the site's folder.
  var drawingPath: SitePath { "templates/" + SitePath(name) + ".svg" }
}
