internal import Documents
internal import WidgetDrawings
internal import WidgetReports
internal import WidgetSizing
internal import Wording

/// What the search of the pages knows besides devices and sizes: the words of the command line, with what they
/// mean, and what the pages have besides sizes of WidgetKit. A script that assigns one global.
struct SearchWords {
  let context: SiteContext
  let index: SearchIndex

  init(context: SiteContext) {
    self.context = context
    index = SearchIndex(context: context)
  }

  /// Where the words are.
  static let path: SitePath = "assets/search-words.js"

  var catalog: Catalog { context.catalog }

  var file: SiteFiles { SiteFiles(Self.path, text: text) }

  private var text: String {
    let lists: [(String, [[String]])] = [
      ("phrases", phrases), ("changed", [[context.changedVersions.ranges]]),
      ("topics", SearchTopics(context: context).lines),
      ("facts", index.withoutRepeatedFields(SearchFacts(context: context).lines)),
      ("sources", sources), ("activities", activities), ("today", today),
      ("reported", reported), ("variants", variants),
      ("files", files),
      (
        "smallest",
        index.withoutRepeatedFields(context.smallestSizes(of: index.families))
      ),
      ("styles", [catalog.textStyles.map(catalog.name)]),
    ]
    // phrases: meaning|value, then what people type, without the starts that neighbours share
    // changed: the versions of iOS with a page of what they changed
    // topics: id|title|note|address|size|note on the size
    // sources: id|name
    // activities: screens|family|versions|points|pixels|mark|devices without it
    // today: screen|versions|the name of the screen in addresses, unless that is its size|what follows it where other models
    // ran a version with more numbers, then for portrait and landscape size|greatest height|mark
    // facts: id|unit|note|anchor on the page of the device|devices|value; a field but the last is empty where it is that
    // of the line above
    // reported: width and height of a screen as a Display Zoom reports it, the zoom, and the devices
    // variants: what the variants of the index are called; nothing for what goes without saying
    // files: screens|name of the file with its sizes, or nothing if it is that of its size|something if it has templates
    // smallest: platform|family|the smallest size of its devices|first version; fields as those of facts
    // styles: what the text styles are called, on one line
    let fields = lists.map { name, rows in
      "  \(name): \(ScriptText.literal(index.lines(rows))),\n"
    }.joined()
    return """
      globalThis.widgetsizeWords = {
      \(fields)  activityFamilies: \(ScriptText.json(.texts(familyNames))),
        usualFamilies: "\(usualFamilies)",
      };

      """
  }

  /// The families that people ask for, numbered as in the index, those of watches and the Lock Screen last.
  private var usualFamilies: String {
    let usual = [
      "systemMedium", "systemSmall", "systemLarge", "systemExtraLarge", "systemExtraLargePortrait",
      "accessoryRectangular", "accessoryCircular",
    ]
    return usual.compactMap { id in index.families.firstIndex { catalog.id(of: $0) == id } }
      .map { "\($0)" }.joined(by: ",")
  }

  private var familyNames: [String] { catalog.families(of: .activity).map(catalog.name(of:)) }

  // MARK: What is known besides sizes of devices

  /// The sources that state numbers.
  private var sources: [[String]] {
    let stated = Set(catalog.claims.map(\.source))
    return catalog.sources.keys.filter(stated.contains).map { key in
      [catalog.sources[key].id, catalog.sources[key].shortName]
    }
  }

  /// The Live Activities of each screen on the newest version with a number, those with the same size on one line.
  private var activities: [[String]] {
    let families = catalog.families(of: .activity)
    let all = index.screenClasses.enumerated().flatMap { number, key -> [[String]] in
      let groups = context.widgetGroups(on: catalog.widgetScreen(of: key)).standard(.activity)
      guard let group = groups.first(where: \.isKnown) else { return [] }
      return group.answers.compactMap { answer in
        guard answer.isKnown, let widget = answer.cell.widget,
          let family = families.firstIndex(of: widget.family)
        else { return nil }
        let without = catalog.devices(without: answer.cell)
          .compactMap { catalog.devicesNewestFirst().firstIndex(of: $0) }
        return [
          "\(number)", "\(family)", group.versions.ranges, answer.plainText,
          answer.pixelSize?.description ?? "", answer.mark.rawValue, without.ranges,
        ]
      }
    }
    return index.sharingNumbers(all)
  }

  /// The screens that devices with Display Zoom report.
  private var reported: [[String]] {
    let all = catalog.devicesNewestFirst().enumerated().flatMap { number, key in
      DisplayZoom.all.compactMap { zoom in
        catalog.devices[key].zoomSettings[zoom]?.reported.map {
          (fields: ["\($0.width)", "\($0.height)", zoom.rawValue], number: "\(number)")
        }
      }
    }
    return all.grouped(by: \.fields).map { $0 + [$1.map(\.number).joined(separator: ",")] }
  }

  /// The screens with a table of their sizes.
  private var files: [[String]] {
    let known = context.widgetScreens(of: .widgetKit)
    let all = index.allScreens.enumerated().filter { known.contains($1) }.map { number, screen in
      ["\(number)", unusualName(of: screen), context.templates[screen] == nil ? "" : "1"]
    }
    return index.sharingNumbers(all)
  }

  /// What a screen is called in addresses; nothing if that is its size.
  private func unusualName(of screen: Screen) -> String {
    let name = context.addresses.name(of: screen).string
    let usual = screen.screenClass.map { key in
      let screen = catalog.screenClasses[key]
      return "\(screen.width)x\(screen.height)-\(screen.scale)"
    }
    return name == usual ? "" : name
  }

  private var variants: [[String]] {
    let widgets = context.widgetGroups.values.joined().filter { $0.kind == .widgetKit }
    let used = Set(widgets.flatMap(\.answers).compactMap { $0.cell[WidgetVariant.self] })
    return index.variants.map { variant in
      [
        variant.flatMap {
          $0 == .iconsSmall || !used.contains($0) ? nil : catalog.settingPhrase($0)
        } ?? ""
      ]
    }
  }

  /// The Today extensions of each screen at the default text size: in both orientations the width with the compact
  /// height, and the expanded height. On iOS 8 and 9 the one height there is.
  private var today: [[String]] {
    let numbers = index.screenNumbers
    return [Idiom.phone, .pad].flatMap(context.measuredScreens).compactMap { line in
      let (key, os) = (line.screenClass, line.os)
      guard let number = numbers[key] else { return nil }
      let name = unusualName(of: catalog.widgetScreen(of: key))
      let isBest = os == context.engine.defaultOS(.today, on: key)
      return ["\(number)", line.versions.ranges, name, isBest ? "" : "-ios\(os)"]
        + Orientation.allCases.flatMap { orientation in
          let compact = context.glanceCell(line, orientation, .compact)
          let width = context.engine.evidence(.width, of: compact)
          let heights = [compact, context.glanceCell(line, orientation, .expanded)].map {
            context.engine.evidence(.height, of: $0)
          }
          let greatest = compact[Mode.self] == .legacy ? "" : heights[1].rangeText
          let size = [width, heights[0]].map { $0.state.isKnown ? $0.rangeText : "?" }
          return [
            size.joined(separator: " × "), greatest,
            (heights + [width]).filter(\.state.isKnown).map { Mark($0) }.max()?.rawValue ?? "?",
          ]
        }
    }
  }
}
