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
  /// Where it is below the site's folder.
  let path: SitePath
  /// The name under which a browser saves it.
  let name: SitePath
}

extension Templates.Named<WidgetTemplate> {
  /// The SVG file. It is saved without the scale of its path: programs would take a drawing in points for one in
  /// pixels.
  var drawing: TemplateFile {
    TemplateFile(path: "templates/" + scaledName + ".svg", name: SitePath(name) + ".svg")
  }

  /// The PNG file.
  var picture: TemplateFile {
    TemplateFile(path: "templates/" + scaledName + ".png", name: scaledName + ".png")
  }

  private var scaledName: SitePath { SitePath(name, scale: template.screenClass.scale) }
}

extension Templates.Named<HomeScreenTemplate> {
  /// The SVG file.
  var drawing: TemplateFile {
    let name = SitePath(name) + ".svg"
    return TemplateFile(path: "templates/" + name, name: name)
  }
}
