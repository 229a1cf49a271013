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
    (changes + tools + matrices + [disputes] + writtenPages + numbers + folding + families + files)
      .map {
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
      page("compare difference", "Compare", "Two devices or versions over each other", .compare),
      page("lines", "Lines of text that fit", "By text size and widget", .fit),
      page("fit rows", "Does it fit?", "Your content against every size", .fit),
      page("smallest", "Smallest size", "What fits on every device", .safe),
      Topic(
        id: "fewestDevices cover", title: "Devices to look at",
        note: "The fewest that show every size",
        address: context.addresses[.safe].path + ".html#cover"),
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
      [
        page(
          "changed changes difference", "What iOS \(os) changed", "Device by device", .changes(os))
      ]
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

  /// What `SearchFacts` has of devices, for those that it has nothing of.
  private var numbers: [Topic] {
    [
      page("margin", "Content margin", "With the sizes of each device", .devices),
      page("cornerRadius", "Corner radius", "With the sizes of each device", .devices),
      page("gaps", "Gap between two widgets", "On the page of each iPhone", .devices),
      page("standby", "StandBy", "Nobody published the sizes of most iPhones", .measure),
      page(
        "code swift swiftui css typescript kotlin dart", "Sizes as code",
        "Copy as, on the page of each device", .devices),
    ]
  }

  /// The pages of families, which are found by all words of their titles.
  private var families: [Topic] {
    catalog.families(of: .widgetKit).filter { context.familyPage($0) != nil }.map { family in
      let name = catalog.name(of: family).capitalizedFirst
      return page(
        "page-\(catalog.id(of: family))", "\(name) on every device", "With what Apple says",
        .family(family))
    }
  }

  /// The displays of a phone that folds.
  private var folding: [Topic] {
    catalog.devicesNewestFirst().filter { catalog.devices[$0].name.hasSuffix(" display)") }.map {
      page("foldable fold folding", catalog.devices[$0].name, "It folds", .device($0))
    }
  }

  private var files: [Topic] {
    [
      Topic(
        id: "csv spreadsheet excel tsv", title: "All sizes as CSV",
        note: "Widgets of all platforms",
        address: "tables/widgetkit.csv"),
      Topic(
        id: "tokens design token", title: "Design tokens",
        note: "The newest sizes, for programs of designers",
        address: SiteTables.tokenPath.text),
      Topic(
        id: "json api dataVersion", title: "All numbers as JSON",
        note: "For programs, with the version of the data",
        address: "api/v3/index.json"),
    ]
  }
}
