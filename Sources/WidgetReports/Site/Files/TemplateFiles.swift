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
    let drawing = SiteFile(widget.drawing.path, text: template.drawing(context.catalog).svg())
    let scale = template.screenClass.scale
    guard let picture = template.picture else { return [drawing] }
    // 72 points an inch of 0.0254 metres, rounded.
    let resolution = (scale * 720_000 + 127) / 254
    return [
      drawing, SiteFile(widget.picture.path, bytes: picture.png(pixelsPerMetre: resolution)),
    ]
  }

  private func file(_ home: Templates.Named<HomeScreenTemplate>) -> SiteFile {
    SiteFile(home.drawing.path, text: home.template.drawing(context.catalog).svg())
  }
}

/// A file of a template.
struct TemplateFile {
  /// Its name, under which a browser also saves it.
  let name: SitePath

  /// Where it is below the site's folder.
  var path: SitePath { "templates/" + name }
}

extension Templates.Named {
  /// The SVG file, which is in points.
  var drawing: TemplateFile { TemplateFile(name: SitePath(name) + ".svg") }
}

extension Templates.Named<WidgetTemplate> {
  /// The PNG file. Its name ends with the scale, by which programs know how many pixels a point has.
  var picture: TemplateFile {
    TemplateFile(name: SitePath(name, scale: template.screenClass.scale) + ".png")
  }
}
