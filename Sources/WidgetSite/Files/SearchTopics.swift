internal import WidgetDrawings
internal import WidgetSizing
internal import Wording

/// What the search finds besides devices and sizes: pages and files about a subject, with an answer where one number
/// answers.
struct SearchTopics {
  let context: SiteContext

  private struct Topic {
    let id: String
    let title: String
    let note: String
    let address: String
    /// A number with what it is of.
    var size = ""
    var sizeNote = ""
  }

  /// Lines of id, title, note, address, size and note on the size. Words of the command line name some by their
  /// identifier; the words of an identifier and of a title find the others.
  var lines: [[String]] {
    (tools + matrices + changes + [disputes] + writtenPages + numbers + files).map {
      [$0.id, $0.title, $0.note, $0.address, $0.size, $0.sizeNote]
    }
  }

  private var catalog: Catalog { context.catalog }

  private func page(
    _ id: String, _ title: String, _ note: String, _ place: SitePlace
  ) -> Topic {
    Topic(id: id, title: title, note: note, address: context.addresses[place].path + ".html")
  }

  private var tools: [Topic] {
    [
      page("difference", "Compare", "Two devices or versions over each other", .compare),
      page("lines", "Lines of text that fit", "By text size and widget", .fit),
      page("fit rows", "Does it fit?", "Your content against every size", .fit),
      page("smallest fewestDevices", "Smallest size", "What fits on every device", .safe),
      page("image", "Largest image", "By widget, in pixels", .fit),
      page("places", "Places on the Home Screen", "On the page of each iPhone", .devices),
    ]
  }

  /// The tables of all sizes. A platform or a kind names its own.
  private var matrices: [Topic] {
    SizesSubject.allCases.map { subject in
      let ids =
        subject == .iPhone
        ? ["largest", "widest", "tallest", "all", "sizes"]
        : subject.kind == .activity
          ? ["all-activity"] : subject.tables.joined().map { "all-\($0.rawValue)" }
      return page(
        ids.joined(separator: " "),
        subject == .iPhone ? "All sizes" : "All sizes: \(subject.title)",
        "Every family, version and setting", .sizes(subject))
    }
  }

  /// What the newest version changed.
  private var changes: [Topic] {
    context.newestVersion.map { os in
      [page("changed changes", "What iOS \(os) changed", "Device by device", .changes(os))]
    } ?? []
  }

  private var disputes: Topic {
    Topic(
      id: "disputes conflicts", title: "Disputes", note: "Where sources disagree",
      address: context.addresses[.evidence].path + ".html#disputes")
  }

  /// The pages whose files say under which words they are found.
  private var writtenPages: [Topic] {
    WrittenPage.paths.compactMap { path in
      guard let page = WrittenPage.all[path], let words = page[.search] else { return nil }
      return self.page(words, page[.title] ?? "", page[.note] ?? "", .written(path))
    }
  }

  /// The margins and the corners of a widget of each kind of device, on the newest one for which they are known.
  private var numbers: [Topic] {
    [(Quantity.margin, "Content margin"), (.cornerRadius, "Corner radius")].flatMap {
      quantity, title in
      let found = Idiom.allCases.compactMap { number(quantity, title, of: $0) }
      return found.isEmpty
        ? [page(quantity.rawValue, title, "With the sizes of each device", .devices)] : found
    }
  }

  private func number(_ quantity: Quantity, _ title: String, of idiom: Idiom) -> Topic? {
    for device in catalog.devicesNewestFirst(of: idiom) {
      guard let screenClass = catalog.devices[device].screenClass else { continue }
      let groups = context.widgetGroups(on: catalog.widgetScreen(of: screenClass))
        .filter { $0.kind == .widgetKit && $0.zoom == .standard }
      let answers = groups.lazy.compactMap { group in
        group.onVersions { catalog.devices[device].runs($0) != false }
      }.flatMap { group in group.answers.map { (group.versions.last, $0) } }
      if let (os, answer) = answers.first(where: { _, answer in
        (idiom == .watch || answer.cell[WidgetFamily.self] == .systemMedium)
          && answer.pixelSize != nil && answer[quantity].value != nil
      }), let os {
        var cell = answer.cell
        cell.os = os
        let anchor = context.sizesOfDevices[device]?.runs[cell].map { "#\($0.anchor)" } ?? ""
        let isNewest = os == groups.lazy.compactMap(\.versions.last).max()
        let version =
          catalog.name(of: os, on: cell.platform) + (isNewest ? "" : ", newest published")
        return Topic(
          id: quantity.rawValue, title: title,
          note: "\(catalog.devices[device].name), \(version), "
            + context.name(of: cell).lowercasedFirst,
          address: context.addresses[.device(device)].path + ".html" + anchor,
          size: answer[quantity].value?.description ?? "", sizeNote: "points")
      }
    }
    return nil
  }

  private var files: [Topic] {
    [
      Topic(
        id: "csv spreadsheet excel tsv", title: "All sizes as CSV",
        note: "Widgets of all platforms",
        address: "tables/widgetkit.csv"),
      Topic(
        id: "json api", title: "All numbers as JSON", note: "For programs",
        address: "api/v3/index.json"),
      Topic(
        id: "feed rss dataVersion", title: "Changes of the data", note: "Atom feed",
        address: "feed.xml"),
    ]
  }
}
