internal import Documents
internal import WidgetSizing
internal import Wording

extension SiteContext {
  /// The devices kind by kind, the newest first, and every name under which one is found.
  func deviceSections() -> [Block] {
    let kinds: [(name: String, anchor: Slug, idiom: Idiom)] = [
      ("iPhone", "iphone", .phone), ("iPad", "ipad", .pad), ("Apple Watch", "watch", .watch),
    ]
    let sections = kinds.map { kind in
      deviceSection(kind.name, kind.anchor, catalog.devicesNewestFirst(of: kind.idiom))
    }
    let others = catalog.devices.keys.filter { catalog.devices[$0].screenClass == nil }
    let unknown =
      others.isEmpty ? [] : [deviceSection("Without a known screen", "unknown-screen", others)]
    return (sections + [platformList()] + unknown).filter { !$0.blocks.isEmpty }
      .map(Block.section)
  }

  private func deviceSection(_ name: String, _ anchor: Slug, _ devices: [Key<Device>]) -> Section {
    let table = Table(
      caption: Table.Caption(
        [Inline(name)],
        anchor: anchor == "iphone" ? "devices-table" : Slug(cleaning: "\(anchor)-table")),
      columns: [
        Table.Column(["Device"]), Table.Column(["Released"]), Table.Column(["Screen in points"]),
        Table.Column(["Inches"]), Table.Column(["Versions"]), Table.Column(["Also called"]),
      ],
      rowHeadings: 1,
      rows: devices.map { key in
        let device = catalog.devices[key]
        return [
          Table.Cell([link(device.name, to: .device(key))], anchor: addresses[.device(key)].name),
          Table.Cell([Inline(device.released.map { String($0.prefix(7)) } ?? "–")]),
          Table.Cell([Inline(screenWords(of: device) ?? "–")]),
          Table.Cell([Inline(device.diagonal ?? "–")]),
          Table.Cell([Inline(catalog.versionRange(of: device) ?? "–")]),
          Table.Cell([Inline(otherNames[key, default: []].joined(by: ", "))], kind: "words"),
        ]
      },
      kind: "devices", layout: .stacked)
    return Section(level: 2, [Inline(name)], anchor: anchor, devices.isEmpty ? [] : [.table(table)])
  }

  /// Mac and Vision Pro, whose sizes are the same on every screen.
  private func platformList() -> Section {
    let lines = platformsWithPage.map { platform in
      [link(platform.deviceName, to: .platform(platform)), ": the same sizes on every screen"]
    }
    return Section(
      level: 2, [Inline(platformsWithPage.map(\.deviceName).joined(by: " and "))],
      anchor: "mac-and-vision", lines.isEmpty ? [] : [.list(List(lines))])
  }

  /// The size of a screen in points, and its scale: `402 × 874 @3x`. Nil if no source states it.
  func screenWords(of device: Device) -> String? {
    device.screenClass.map { key in
      let screen = catalog.screenClasses[key]
      return "\(screen.width) × \(screen.height) @\(screen.scale)x"
    }
  }
}
