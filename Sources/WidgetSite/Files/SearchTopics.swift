internal import WidgetDrawings
internal import WidgetSizing
internal import Wording

/// What the search finds besides devices and sizes: pages and files about a subject.
struct SearchTopics {
  let context: SiteContext

  /// Lines of ids, title, note and address. Words of the command line name some by their identifier; the words of an
  /// identifier and of a title find the others.
  var lines: [[String]] {
    SiteSource.topics.text.split(separator: "\n").map {
      $0.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    }
      + writtenPages + carPlay + folding + families
  }

  private var catalog: Catalog { context.catalog }

  private func page(
    _ ids: String, _ title: String, _ note: String, _ place: SitePlace
  ) -> [String] { [ids, title, note, context.addresses[place].path + ".html"] }

  /// The pages whose files say under which words they are found.
  private var writtenPages: [[String]] {
    WrittenPage.paths.compactMap { path in
      guard let page = WrittenPage.all[path], let words = page[.search] else { return nil }
      return self.page(words, page[.title] ?? "", page[.note] ?? "", .written(path))
    }
  }

  /// The pages of families, which are found by all words of their titles.
  private var families: [[String]] {
    context.familiesWithPage.map { family in
      page(
        "page-\(catalog.id(of: family))",
        "\(catalog.name(of: family).capitalizedFirst) on every device", "",
        .family(family))
    }
  }

  /// The sizes in CarPlay to test a Live Activity with, the same on every device.
  private var carPlay: [[String]] {
    let groups = context.widgetScreens(of: .activity).flatMap(context.widgetGroups)
    let sizes = groups.flatMap(\.answers).filter { $0.isKnown && $0.cell.isOnOtherDisplay }
      .map(\.plainText).withoutRepetition
    let place = SitePlace.sizes(.liveActivities)
    return sizes.isEmpty
      ? []
      : [
        page("carplay", "CarPlay", "To test a Live Activity with", place) + [
          sizes.joined(by: ", "), "points",
        ]
      ]
  }

  /// The displays of a phone that folds.
  private var folding: [[String]] {
    catalog.devicesNewestFirst().filter { catalog.devices[$0].name.hasSuffix(" display)") }.map {
      page("foldable fold folding", catalog.devices[$0].name, "It folds", .device($0))
    }
  }
}
