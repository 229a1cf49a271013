internal import Documents
internal import WidgetDrawings
internal import WidgetSizing
internal import Wording

extension SiteContext {
  /// The devices with templates, each with an archive of them.
  func templateSections() -> [Block] {
    let sections = Idiom.allCases.compactMap { idiom -> Block? in
      let found = catalog.devicesNewestFirst(of: idiom).compactMap { key in
        templates(of: catalog.devices[key]).map { (device: catalog.devices[key], templates: $0) }
      }
      guard !found.isEmpty else { return nil }
      let all = found.flatMap(\.templates.versions).withoutRepetition
      let versions = catalog.ranges(of: all, on: idiom.platform)
      let lines = found.map { archiveLine(of: $0, $1, besides: all) }
      return .section(
        ["\(idiom.pluralName): \(versions)"], anchor: Slug(cleaning: idiom.rawValue),
        [.group("archives", [.lines(lines)])])
    }
    return sections.isEmpty ? [.paragraph(["No size in pixels is known."])] : sections
  }

  /// A link that saves the archive, what it is, and its versions unless they are the usual ones.
  private func archiveLine(
    of device: Device, _ templates: Templates.OfScreen, besides usual: [OSVersion]
  ) -> [Inline] {
    let versions =
      Set(templates.versions) == Set(usual)
      ? [] : [catalog.ranges(of: templates.versions, on: templates.screen.platform)]
    return archiveLink(device.name, device, templates)
      + [" ", .span([Inline((["ZIP"] + versions).joined(by: ", "))], kind: "meta")]
  }

  /// A link that saves the archive of the templates of a device under its name.
  private func archiveLink(
    _ text: String, _ device: Device, _ templates: Templates.OfScreen
  ) -> [Inline] {
    link(
      text, to: templates.archiveFile,
      savedAs: SitePath(Slug(cleaning: device.id)) + "-widgets.zip")
  }

  /// The templates of the versions that a model runs; nil if it has none.
  private func templates(of device: Device) -> Templates.OfScreen? {
    device.screenClass.flatMap { templates[catalog.widgetScreen(of: $0)]?.onVersions(of: device) }
  }

  /// All templates of a device; nil if it has none.
  func templateLine(of device: Device) -> [Inline]? {
    templates(of: device).map { templates in
      let versions = catalog.ranges(of: templates.versions, on: templates.screen.platform)
      return archiveLink("Templates of \(versions) as a ZIP", device, templates)
        + [", ", link("other devices", to: .templates)]
    }
  }

  /// The file of the newest template of a widget, as a link; nothing if it has none.
  func templateLinks(
    of widget: WidgetSetting, _ templates: Templates.OfScreen, for device: Device?
  ) -> [Inline] {
    let newest = templates.widgets.first { named in
      named.template.cells.contains { cell in
        guard let own = cell.widget else { return false }
        return own.family == widget.family
          && (own.variant == widget.variant
            || widget.variant == nil && (own.variant == .iconsSmall || own.variant == .canvas))
      }
    }
    return newest.map { link("SVG", to: $0.drawing, of: device) } ?? []
  }

  /// A link that saves a template of a device under its name: `iphone-16-pro-ios27-medium.svg`.
  private func link(_ text: String, to file: TemplateFile, of device: Device?) -> [Inline] {
    let screen = device?.screenClass.map { addresses.screenSlug(of: $0).string } ?? ""
    guard let device, file.name.text.hasPrefix(screen) else {
      return link(text, to: file, savedAs: file.name)
    }
    let rest = file.name.text.dropFirst(screen.count).dropLast(".svg".count)
    return link(text, to: file, savedAs: SitePath(Slug(cleaning: device.id + rest)) + ".svg")
  }

  /// A link that saves a file.
  func link(_ text: String, to file: TemplateFile, savedAs name: SitePath) -> [Inline] {
    [link(text, to: .file(file.path.text, savedAs: name.text))]
  }
}
