internal import Archives
internal import Documents
internal import WidgetDrawings
internal import WidgetSizing
internal import Wording

/// The templates for designers: `templates/…`, of each widget as SVG, and an archive of those of each screen.
struct TemplateFiles {
  let context: SiteContext

  /// All files.
  var files: [SiteFiles] { context.templates.screens.map(files) }

  private func files(_ screen: Templates.OfScreen) -> SiteFiles {
    let catalog = context.catalog
    let files = screen.widgets.map(\.drawing)
    return SiteFiles(files.map(\.path) + [screen.archiveFile.path]) {
      let texts = screen.widgets.map { Array($0.template.drawing(catalog).svg().utf8) }
      var archive = ZIPArchive()
      let models = catalog.newestFirst(
        screen.widgets.flatMap { $0.template.cells }.flatMap { catalog.devices(having: $0) }
          .withoutRepetition)
      for (file, text) in zip(files, texts) {
        archive.add(text, named: context.name(of: file, in: screen, for: models).text)
      }
      return texts + [archive.bytes]
    }
  }
}

extension SiteContext {
  /// A file in the archive of a screen: with the first models in place of the screen, as people know them.
  fileprivate func name(
    of file: TemplateFile, in screen: Templates.OfScreen, for models: [Key<Device>]
  ) -> SitePath {
    let rest = file.name.text.dropFirst(screen.archive.string.count).dropLast(".svg".count)
    let shown = catalog.phrase(of: models, atMost: 4)
    return models.isEmpty ? file.name : SitePath(Slug(cleaning: shown + rest)) + ".svg"
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
