internal import WidgetDrawings
internal import WidgetReports
internal import WidgetSizing
internal import Wording

/// What is one number of a device and no size: the margin, the radius of the corners, the gap between two widgets, and
/// the size in StandBy, which pages of devices do not list.
struct SearchFacts {
  let context: SiteContext

  /// A number of a device.
  private struct Fact: Hashable {
    /// What the words that ask for it mean.
    let id: String
    let value: String
    let unit: String
    let note: String
    let anchor: String
    /// Whether another screen has it.
    var isGuess = false
  }

  private var catalog: Catalog { context.catalog }

  /// Lines of id, unit, note, anchor, devices and value. Devices are numbered, the newest first.
  var lines: [[String]] {
    let all = catalog.devicesNewestFirst().enumerated().flatMap {
      number, device -> [(fact: Fact, number: Int)] in
      guard let screenClass = catalog.devices[device].screenClass else { return [] }
      let screen = catalog.widgetScreen(of: screenClass)
      let facts =
        numbers(of: device, on: screen) + gaps(of: device, on: screen)
        + standBy(of: device, on: screen)
      return facts.map { ($0, number) }
    }.grouped(by: \.fact)
    // Those of one kind together, and of them those with one note, since a line has what that above has.
    let inTurn = (all.filter { !$0.key.isGuess } + all.filter(\.key.isGuess)).grouped(by: \.key.id)
      .flatMap { $0.elements.grouped(by: \.key.note).flatMap(\.elements) }
    return inTurn.map { fact, found in
      [fact.id, fact.unit, fact.note, fact.anchor, found.map(\.number).ranges, fact.value]
    }
  }

  /// The margin and the radius of the widget that people ask for most, on the newest version with a known size.
  private func numbers(of device: Key<Device>, on screen: Screen) -> [Fact] {
    let usual: Set<WidgetFamily> = [.systemMedium, .accessoryRectangular]
    let groups = context.widgetGroups(on: screen).standard(.widgetKit).lazy
      .compactMap { group in group.onVersions { catalog.devices[device].runs($0) != false } }
    return [Quantity.margin, .cornerRadius].compactMap { quantity in
      if quantity == .cornerRadius, let radius = radius(of: groups.first) { return radius }
      for group in groups {
        let answers = group.answers.filter {
          $0.isKnown && $0.cell[WidgetFamily.self].map(usual.contains) == true
        }
        guard let answer = answers.first(where: { $0[quantity].value != nil }),
          let os = group.versions.last, let value = answer[quantity].value
        else { continue }
        let version = catalog.name(of: os, on: answer.cell.platform)
        return Fact(
          id: quantity.rawValue, value: value.description, unit: "points",
          note:
            "\(quantity.name.capitalizedFirst), \(context.name(of: answer.cell).lowercasedFirst), \(version)",
          anchor: "#limits")
      }
      return nil
    }
  }

  /// The radius of the corners on a Home Screen, as drawings and templates have it; nil without a known widget there.
  private func radius(of group: WidgetGroup?) -> Fact? {
    guard let group, group.isKnown, let os = group.versions.last,
      var cell = group.answers.first(where: { $0.cell[WidgetFamily.self] == .systemMedium })?.cell
    else { return nil }
    cell.os = os
    guard let radius = context.radii.radius(of: cell) else { return nil }
    return Fact(
      id: Quantity.cornerRadius.rawValue, value: radius.value.description, unit: "points",
      note: "Corner radius" + context.radii.remark(on: radius, of: cell), anchor: "#limits",
      isGuess: !radius.isOfScreen)
  }

  /// How far two widgets of a Home Screen stand apart: on the newest version, as drawings have it, and on the newest
  /// on which a source has their places, which may say the same.
  private func gaps(of device: Key<Device>, on screen: Screen) -> [Fact] {
    guard screen.platform == .iOS else { return [] }
    var box = AskedBox(.widgetKit, on: [screen])
    box.device = device
    let measured = gaps(in: box)
    box.os = context.engine.versions(of: .widgetKit, on: screen, for: device).suffix(1)
    let newest = gaps(in: box).filter { new in
      !measured.contains { ($0.setting, $0.value) == (new.setting, new.value) }
    }
    return (newest + measured).map { gap in
      Fact(
        id: "gaps", value: gap.value, unit: "across × down",
        note: "Gap\(gap.setting), \(gap.version)", anchor: "")
    }
  }

  private func gaps(in box: AskedBox) -> [(setting: String, version: String, value: String)] {
    let homes = HomeScreens(engine: context.engine, asked: Asked([box]), unit: .points, remarks: [])
    return homes.all.compactMap { home in
      guard let across = home.gapAcross, let down = home.gapDown else { return nil }
      let variant = home.cell[WidgetVariant.self]
      return (
        variant == .iconsSmall ? "" : variant.map { ", \(catalog.settingPhrase($0))" } ?? "",
        catalog.name(of: home.cell.os, on: home.cell.platform)
          + (home.isMeasured ? "" : ", by the sizes"),
        "\(across) × \(down)"
      )
    }
  }

  /// The sizes of widgets in StandBy.
  private func standBy(of device: Key<Device>, on screen: Screen) -> [Fact] {
    context.standBy(of: device, on: screen).map { answer in
      Fact(
        id: "standby", value: answer.plainText, unit: "points",
        note: context.standByWords(of: answer), anchor: "#standby")
    }
  }
}

extension SiteContext {
  /// The sizes of widgets in StandBy.
  func standBy(of device: Key<Device>, on screen: Screen) -> [CellEvidence] {
    guard screen.platform == .iOS else { return [] }
    var asked = Asked(.widgetKit, on: [screen])
    asked.variants = [.standBy]
    asked.zoom = .standard
    return engine.everyBlock(asked).flatMap(\.cells).map { engine.evidence($0) }
      .filter { $0.isKnown && catalog.devices(having: $0.cell).contains(device) }
  }

  /// `Small, in StandBy, iOS 26, from screenshots`.
  func standByWords(of answer: CellEvidence) -> String {
    let family = answer.cell[WidgetFamily.self].map(catalog.name) ?? ""
    let version = catalog.name(of: answer.cell.os, on: answer.cell.platform)
    let state = answer.mark == .sourced ? "" : ", \(answer.mark.label)"
    return "\(family.capitalizedFirst), in StandBy, \(version)\(state)"
  }
}
