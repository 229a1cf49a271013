internal import Documents
internal import WidgetSizing
internal import Wording

extension SiteContext {
  /// What the newest version of iOS changed for the widgets of iPhones, in a sentence; nil if no size is known of two
  /// versions.
  func changeSection() -> Section? {
    guard let newest = newestVersion,
      let changes = changesSection(of: .phone, newest)?.blocks.firstWords
    else { return nil }
    return Section(
      level: 2, [Inline("What iOS \(newest) changed")], anchor: "changed", kind: "band",
      [.paragraph([Inline("\(changes) "), link("Device by device", to: .changes(newest)), "."])])
  }

  /// The platforms, each with a small drawing of a device.
  func platformSection() -> Section {
    let devices = { (anchor: Slug?) in self.destination(.devices, anchor: anchor) }
    let doors: [(platform: Platform, name: String, words: String, page: Destination)] = [
      (.iOS, "iPhone", "Home Screen, Lock Screen, Live Activities", devices(nil)),
      (.iPadOS, "iPad", "Laid out at one size, shown at another", devices("ipad")),
      (.watchOS, "Apple Watch", "Watch face and Smart Stack", devices("watch")),
      (.macOS, "Mac", "Desktop and Notification Center", destination(.platform(.macOS))),
      (.visionOS, "Vision Pro", "Widgets in the room", destination(.platform(.visionOS))),
    ]
    let known = Set(widgetScreens(of: .widgetKit).map(\.platform))
    let lines = doors.filter { known.contains($0.platform) }.map { door -> [Inline] in
      let kind = Slug(cleaning: "of-\(door.platform.rawValue)")
      return [
        .link([.span([Inline(door.name)], kind: kind)], to: door.page), .lineBreak,
        Inline(door.words),
      ]
    }
    return Section(
      level: 2, ["Devices"], anchor: "more", kind: "band",
      [
        .group("platforms", [.lines(lines)]),
        .paragraph([
          "More: ", link("all sizes", to: .matrix), ", ",
          link("the smallest size that fits everywhere", to: .safe), ", ",
          link("how to measure what nobody has published", to: .measure), ".",
        ]),
      ])
  }
}
