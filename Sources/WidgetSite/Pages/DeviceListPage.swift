internal import Documents
internal import WidgetDrawings
internal import WidgetSizing
internal import Wording

extension SiteContext {
  /// The devices kind by kind: the screens of models that run the newest version with their outline and medium size,
  /// the older models closed.
  func deviceSections() -> [Block] {
    let kinds: [(name: String, anchor: Slug, idiom: Idiom)] = [
      ("iPhone", "iphone", .phone), ("iPad", "ipad", .pad), ("Apple Watch", "watch", .watch),
    ]
    let sections = kinds.map { name, anchor, idiom in
      let all = catalog.devicesNewestFirst(of: idiom)
      let newest = catalog.releases(of: idiom.platform).last?.os
      let current = all.filter { key in
        newest.map { catalog.devices[key].runs($0) == true } ?? false
      }
      let screens = current.grouped { catalog.devices[$0].screenClass }.map(\.elements)
      let measured = screens.filter { subject($0[0]).sizes.main != nil }
      let cards = (measured + screens.filter { !measured.contains($0) }).map(card)
      let older = all.filter { !current.contains($0) }
      return Section(
        level: 2, [Inline(name)], anchor: anchor,
        (cards.isEmpty ? [] : [.group("gallery", cards)]) + olderModels(older))
    }
    let others = catalog.devices.keys.filter { catalog.devices[$0].screenClass == nil }
    let unknown = Section(
      level: 2, ["Without a known screen"], anchor: "unknown-screen",
      others.isEmpty
        ? [] : [.lines(others.map { [link(catalog.devices[$0].name, to: .device($0))] })])
    return (sections + [unknown]).filter { !$0.blocks.isEmpty }.map(Block.section)
  }

  /// Models of one screen: its outline, their names, and the medium size.
  private func card(of models: [Key<Device>]) -> Block {
    let sizes = subject(models[0]).sizes
    let part = sizes.choices.first?.part
    let family = catalog.devices[models[0]].screenClass.map {
      catalog.screenClasses[$0].idiom.mainFamily
    }
    let line = part?.main.flatMap { main in
      part?.lines(of: main).known.lines.first { $0.widget.family == family }
    }
    let answer = line?.answers.compactMap(\.self).last { $0.isKnown }
    let size = answer.map {
      [Inline("\(name(of: $0.cell)) "), .span([Inline($0.sizeText)], kind: "whole")]
    }
    let words: [Inline] =
      [.span(shortLinks(to: models), kind: "models"), .lineBreak]
      + [.span(size ?? ["nobody published a size"], kind: "meta")]
    guard let drawing = Figures.outline(of: models[0], with: answer, radii, in: catalog) else {
      return .paragraph(words)
    }
    return .figure(
      Figure(
        drawing, caption: words, anchor: addresses[.device(models[0])].name, kind: "card"))
  }

  private func olderModels(_ models: [Key<Device>]) -> [Block] {
    guard !models.isEmpty else { return [] }
    let lines = models.map { key -> [Inline] in
      let device = catalog.devices[key]
      return [link(device.name, to: .device(key))]
        + (catalog.versionRange(of: device).map { [", ", Inline($0)] } ?? [])
    }
    return [.closed([Inline(models.count.of("older model"))], [.lines(lines)])]
  }
}
