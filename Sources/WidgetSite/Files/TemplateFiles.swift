internal import Documents
internal import Pictures
internal import WidgetDrawings
internal import WidgetSizing

/// The templates for designers: `templates/…`, of a widget and of a Home Screen as SVG, and an archive of those
/// of each screen.
struct TemplateFiles {
  let context: SiteContext

  /// All files.
  var files: [SiteFile] { context.templates.screens.flatMap(files) }

  private func files(_ screen: Templates.OfScreen) -> [SiteFile] {
    let catalog = context.catalog
    let drawings =
      screen.widgets.map { ($0.drawing, $0.template.drawing(catalog).svg()) }
      + screen.homeScreens.map { ($0.drawing, $0.template.drawing(catalog).svg()) }
    var archive = ZIPArchive()
    for (file, text) in drawings { archive.add(Array(text.utf8), named: file.name.text) }
    return drawings.map { SiteFile($0.path, text: $1) }
      + [SiteFile(screen.archiveFile.path, bytes: archive.bytes)]
  }
}

/// A file of templates.
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

extension Templates.OfScreen {
  /// The archive of all files of the screen.
  var archiveFile: TemplateFile { TemplateFile(name: SitePath(archive) + ".zip") }
}
