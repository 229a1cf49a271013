internal import Documents
internal import WidgetSizing
internal import Wording

extension SiteContext {
  /// What the newest version of iOS changed for the widgets of iPhones, in a sentence; nil if there is no version
  /// before it.
  func changeSection() -> Section? {
    let versions = catalog.releases(of: .iOS).map(\.os)
    guard let newest = versions.last, let before = versions.dropLast().last else { return nil }
    let old = Set(catalog.families(of: .widgetKit, on: .iOS, before))
    let added = catalog.families(of: .widgetKit, on: .iOS, newest).filter { !old.contains($0) }
    let changed = catalog.devicesNewestFirst(of: .phone).compactMap {
      catalog.devices[$0].screenClass
    }
    .withoutRepetition.filter { hasChanged($0, from: before, to: newest) }
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

  /// Whether a known size of a family is another one on a newer version.
  private func hasChanged(
    _ screen: Key<ScreenClass>, from old: OSVersion, to new: OSVersion
  ) -> Bool {
    catalog.families(of: .widgetKit, on: .iOS, old).contains { family in
      let variant = catalog.variants(of: family, on: .iOS, new).first { $0 != .iconsLarge } ?? nil
      let answers = [old, new].map { os in
        engine.evidence(
          Cell(platform: .iOS, os: os, screenClass: screen, family: family, variant: variant))
      }
      return answers.allSatisfy { $0.width.value != nil && $0.height.value != nil }
        && (answers[0].width.value != answers[1].width.value
          || answers[0].height.value != answers[1].height.value)
    }
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
          Group(
            "platforms",
            [
              .list(
                List(
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
                  ].compactMap(\.self)))
            ])),
        .paragraph([
          "More: ", link("all sizes", to: .matrix), ", ",
          link("all iPhones to one scale", to: .poster), ", ",
          link("the smallest size that fits everywhere", to: .safe), ", ",
          link("how to measure what nobody has published", to: .measure), ".",
        ]),
      ])
  }
}
