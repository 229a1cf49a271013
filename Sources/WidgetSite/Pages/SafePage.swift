internal import Documents
internal import WidgetReports
internal import WidgetSizing
internal import Wording

extension SiteContext {
  /// The largest size that fits on all iPhones of the newest versions, what makes it so small, and the fewest devices
  /// with every size. A script lists all sizes, and answers for other kinds, versions, families and settings.
  func safePage() -> SitePage {
    let choice = defaultChoice()
    let canvas = choice.flatMap { engine.safeCanvases(engine.blocks($0.asked)).first }
    let words = choice.map { phrase(of: $0) }
    return SitePage(
      place: .safe, title: "Smallest size",
      blocks: [comparisonTabs(on: .safe), chosen(words.map(\.capitalizedFirst) ?? "")]
        + (choice.flatMap { choice in canvas.map { blocks($0, choice) } } ?? [])
        + [
          withoutScript([
            "on the command line, ", .code("widgetsize safe"), " and ", .code("widgetsize cover"),
            " answer for any choice.",
          ])
        ],
      headTitle: words.map { "The smallest \($0) · widgetsize" },
      description: SiteSource.safe.prose.firstWords, kind: "safe",
      scripts: ["shared", "sizes", "cases", "canvas", "elements", "choice", "safe"],
      data: choiceWords(choice.map { [.init("choice", data(of: $0))] } ?? []))
  }

  /// What is asked for: a family on all devices of a kind that run a version or a later one.
  struct Choice {
    let idiom: Idiom
    let family: WidgetFamily
    let firstOS: OSVersion
    let asked: Asked
  }

  /// How many versions back the page looks at first.
  private static let versionCount = 4

  /// The main family of all iPhones on the newest versions; nil without a version that has it.
  func defaultChoice() -> Choice? { choice(of: Idiom.phone.mainFamily, on: .phone) }

  /// A family on all devices of a kind on the newest versions.
  private func choice(of family: WidgetFamily, on idiom: Idiom) -> Choice? {
    let screens = catalog.widgetScreens().filter { $0.platform == idiom.platform }
    let versions = Set(screens.flatMap { engine.versions(of: .widgetKit, on: $0) }).sorted()
      .suffix(Self.versionCount)
    guard let first = versions.first else { return nil }
    var asked = Asked(.widgetKit, on: screens)
    asked.os = Array(versions)
    asked.families = [family]
    return Choice(idiom: idiom, family: family, firstOS: first, asked: asked)
  }

  /// The smallest size of each family on the versions that the page begins with, as the search has it: platform, number
  /// of the family, size, first version.
  func smallestSizes(of families: [WidgetFamily]) -> [[String]] {
    Idiom.allCases.flatMap { idiom in
      families.enumerated().compactMap { number, family in
        choice(of: family, on: idiom).flatMap { choice in
          let canvas = engine.safeCanvases(engine.blocks(choice.asked)).first?.canvas
          let sides = Quantity.sides.map { canvas?[$0]?.length }
          return sides.contains(nil)
            ? nil : [idiom.platform.rawValue, "\(number)", sides.sizeText, "\(choice.firstOS)"]
        }
      }
    }
  }

  private func data(of choice: Choice) -> Value {
    .object([
      .init("idiom", .text(choice.idiom.rawValue)),
      .init("family", .text(catalog.id(of: choice.family))),
      .init("os", .number("\(choice.firstOS)")),
    ])
  }

  /// `medium widget of all iPhones that run iOS 17 or later`.
  func phrase(of choice: Choice) -> String {
    "\(catalog.name(of: choice.family)) widget of all \(choice.idiom.pluralName) that run "
      + "\(catalog.name(of: choice.firstOS, on: choice.idiom.platform)) or later"
  }

  private func blocks(_ canvas: ShapeCanvas, _ choice: Choice) -> [Block] {
    let main = answer(canvas, choice) + tightest(canvas) + [unknownNote(canvas)]
    return [sheet(main, beside: [], kind: "sheet"), .group("lists", [])] + cover(choice)
  }

  /// The fewest devices that show every size, whatever else is chosen on the page.
  private func cover(_ choice: Choice) -> [Block] {
    let cover = engine.cover(engine.blocks(choice.asked), zooms: [.standard])
    guard !cover.picks.isEmpty else { return [] }
    let least = cover.isSmallest ? "" : ", perhaps not the fewest"
    let table = Table(
      [
        "\(cover.picks.count) devices show all \(cover.sizes) known sizes of the \(phrase(of: choice))\(least)"
      ], anchor: "cover-table", of: cover.picks, kind: "plain", layout: .stacked,
      [
        .content("Device") { pick in
          pick.device.map { [link(catalog.devices[$0].name, to: .device($0))] }
            ?? [Inline(catalog.name(of: pick.screen))]
        },
        .text("Version") { catalog.name(of: $0.os, on: $0.screen.platform) },
        .text("Sizes it adds, in points") { pick in
          pick.added.map { answer in
            let setting = answer.cell[WidgetVariant.self].flatMap { variant in
              variant == .iconsSmall ? nil : " (\(catalog.settingPhrase(variant)))"
            }
            return Quantity.sides.map { answer[$0].value }.sizeText + (setting ?? "")
          }.joined(by: "; ")
        },
      ])
    return [
      .group(
        "cover",
        [
          .section(
            ["Devices to look at"], anchor: "cover",
            [.table(table)])
        ])
    ]
  }

  /// The size, and what it is of.
  private func answer(_ canvas: ShapeCanvas, _ choice: Choice) -> [Block] {
    let size = Quantity.sides.map { canvas.canvas[$0]?.length }.sizeText
    return [
      .paragraph([.span([Inline("\(size) pt")], kind: "answer")]),
      .paragraph([.strong([Inline("The smallest \(phrase(of: choice)).")])]),
    ]
  }

  /// Where the width and the height are no larger.
  private func tightest(_ canvas: ShapeCanvas) -> [Block] {
    let sides = Quantity.sides.map { quantity in
      places(canvas.canvas[quantity]?.tightest ?? [])
    }
    let both = sides[0].filter(sides[1].contains)
    let groups: [(String, [[Inline]])] = [
      ("Width and height", both), ("Width", sides[0].filter { !both.contains($0) }),
      ("Height", sides[1].filter { !both.contains($0) }),
    ]
    let lines = groups.flatMap { name, places in places.map { [Inline("\(name): ")] + $0 } }
    return lines.isEmpty ? [] : [.lines(lines)]
  }

  /// Cases by screen, setting and size: `iPhone SE (3rd generation); iOS 26, 27, with app names`. A version without a choice
  /// of icons stands beside those where apps have names.
  private func places(_ cells: [SizedCell]) -> [[Inline]] {
    struct Place: Hashable {
      let screen: Screen
      let hasLargeIcons: Bool
      let size: [Points?]
    }
    return cells.grouped { sized in
      Place(
        screen: sized.cell.screen,
        hasLargeIcons: sized.cell[WidgetVariant.self] == .iconsLarge,
        size: [sized.width.value, sized.height.value])
    }.map { place, sized in
      let versions = sized.map(\.cell.os).sorted()
      let variant = sized.lazy.compactMap { $0.cell[WidgetVariant.self] }.first
      let setting = variant.map { ", \(catalog.settingPhrase($0))" } ?? ""
      let range = catalog.ranges(of: versions, on: place.screen.platform)
      return links(to: models(of: place.screen, running: versions))
        + [Inline("; \(range)\(setting)")]
    }
  }

  /// How many cases the answer says nothing of.
  private func unknownNote(_ canvas: ShapeCanvas) -> Block {
    let count = canvas.canvas.unknown.count, all = canvas.cells.count
    return .paragraph([
      Inline(
        count == 0
          ? "Every case is known: \(all) of \(all)."
          : "Not counted: Display Zoom, and \(count) unknown of \(all) cases.")
    ])
  }
}
