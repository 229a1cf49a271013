internal import Documents
internal import WidgetSizing
internal import Wording

extension SiteContext {
  /// What the newest version of iOS changed for the widgets of iPhones, in a sentence; nil if no size is known of two
  /// versions.
  func changeSection() -> Section? {
    guard let newest = newestVersion, let before = version(before: newest, on: .iOS) else {
      return nil
    }
    let changes = changes(of: .phone, from: before, to: newest)
    let changed = changes.filter { $0.comparison.usualRows.contains(where: \.isChanged) }
      .flatMap(\.screens)
    let added = changes.flatMap { $0.comparison.usualRows.filter(\.isNew).compactMap(\.family) }
      .withoutRepetition
    let sizes =
      changed.isEmpty
      ? "iOS \(newest) has the known sizes of iOS \(before)"
      : "iOS \(newest) changes sizes of iOS \(before) on \(changed.count.of("screen"))"
    let news = added.map { catalog.name(of: $0) }
    let families = news.isEmpty ? "" : ", and adds \(news.map { "“\($0)”" }.joined(by: ", "))"
    return Section(
      level: 2, [Inline("What iOS \(newest) changed")], anchor: "changed", kind: "band",
      [
        .paragraph([
          Inline("\(sizes)\(families). "), link("Device by device", to: .changes(newest)), ".",
        ])
      ])
  }

  /// The platforms, each with a small drawing of a device.
  func platformSection() -> Section {
    let screens = widgetScreens(of: .widgetKit)
    func door(_ platform: Platform, _ name: String, _ words: String, _ destination: Destination)
      -> [Inline]?
    {
      guard screens.contains(where: { $0.platform == platform }) else { return nil }
      return [
        .link(
          [.span([Inline(name)], kind: Slug(cleaning: "of-\(platform.rawValue)"))], to: destination),
        .lineBreak, Inline(words),
      ]
    }
    func platform(_ platform: Platform, _ name: String, _ words: String) -> [Inline]? {
      let screen = screens.first { $0.platform == platform }
      return screen.flatMap { door(platform, name, words, destination(.platform($0.platform))) }
    }
    return Section(
      level: 2, ["Devices"], anchor: "more", kind: "band",
      [
        .group(
          "platforms",
          [
            .lines(
              [
                door(
                  .iOS, "iPhone", "Home Screen, Lock Screen, Live Activities",
                  destination(.devices)),
                door(
                  .iPadOS, "iPad", "Laid out at one size, shown at another",
                  destination(.devices, anchor: "ipad")),
                door(
                  .watchOS, "Apple Watch", "Watch face and Smart Stack",
                  destination(.devices, anchor: "watch")),
                platform(.macOS, "Mac", "Desktop and Notification Center"),
                platform(.visionOS, "Vision Pro", "Widgets in the room"),
              ].compactMap(\.self))
          ]),
        .paragraph([
          "More: ", link("all sizes", to: .matrix), ", ",
          link("the smallest size that fits everywhere", to: .safe), ", ",
          link("how to measure what nobody has published", to: .measure), ".",
        ]),
      ])
  }
}
