public import WidgetSizing
internal import Wording

extension Listing {
  /// The devices that are included, with everything under which they are found.
  public static func devices(
    _ catalog: Catalog, where isIncluded: (Key<Device>) -> Bool = { _ in true }
  ) -> Listing {
    let others = catalog.otherNames
    func zoom(of device: Key<Device>) -> String? {
      catalog.hasDisplayZoom(device).map { $0 ? "yes" : "no" }
    }
    let fields: [Field<Key<Device>>] = [
      .text("name") { catalog.devices[$0].name },
      .text("screenClass", "screen class") {
        catalog.devices[$0].screenClass.map { catalog.screenClasses[$0].id }
      },
      .number("diagonalIn", "inches") { catalog.devices[$0].diagonal },
      .version("osFirst", "from") { catalog.devices[$0].firstOS },
      .version("osLast", "to") { catalog.devices[$0].lastOS },
      .text("has3DTouch", column: "has_3d_touch", "3D Touch") {
        catalog.devices[$0].has3DTouch.map { $0 ? "yes" : "no" }
      },
      .text("hasDynamicIsland", "Dynamic Island") {
        catalog.devices[$0].hasDynamicIsland.map { $0 ? "yes" : "no" }
      },
      Field.text("hasDisplayZoom", column: "has_display_zoom", "zoom", zoom(of:))
        .seen(.init("zoom")) { device in
          // No watch has it.
          let idiom = catalog.devices[device].screenClass.map { catalog.screenClasses[$0].idiom }
          let isOpen = idiom == .phone || idiom == .pad
          return .init(zoom(of: device) ?? (isOpen ? Mark.unknown.rawValue : nil))
        },
      .text("zoomed") {
        catalog.devices[$0].screenSize(with: .plain).map { "\($0.width)x\($0.height)" }
      },
      .text("released") { catalog.devices[$0].released },
      .list("also", "also called") { others[$0] ?? [] },
    ]
    return Listing(
      "Devices", key: "devices", fields, catalog.devicesByName.filter(isIncluded),
      onRequest: ["3D Touch", "Dynamic Island", "zoomed", "released", "also called"])
  }

  /// Screen classes, with their models; nil for all.
  public static func screens(_ catalog: Catalog, _ keys: [Key<ScreenClass>]? = nil) -> Listing {
    let fields: [Field<ScreenClass>] = [
      .text("id") { $0.id }, .text("name") { $0.name }, .text("idiom") { $0.idiom.rawValue },
      .points("width", "width") { $0.width }, .points("height", "height") { $0.height },
      .count("scale") { $0.scale },
      .list("devices") { catalog.names(of: $0.devices) }.seen(.init("devices")) {
        let names = catalog.names(of: $0.devices).joined(by: ", ")
        return .init(names, brief: catalog.phrase(of: $0.devices))
      },
    ]
    let screens = keys?.map { catalog.screenClasses[$0] } ?? Array(catalog.screenClasses)
    return Listing("Screen classes", key: "screens", fields, screens)
  }

  /// The text sizes, with both lists of line heights.
  public static func textSizes(_ catalog: Catalog) -> Listing {
    let fields: [Field<TextSizeRow>] = [
      .text("id") { $0.textSize.rawValue }, .text("name") { $0.name },
      .text("uikitName", "UIKit") { $0.uikitName }, .points("body", "body") { $0.body },
      .points("olderLineHeight", "line height to iOS 10") { $0.olderLineHeight },
      .points("currentLineHeight", "current line height") { $0.currentLineHeight },
    ]
    return Listing("Text sizes", key: "textSizes", fields, Array(catalog.textSizeRows))
  }

  /// The entry points, with the versions that have them.
  public static func entryPoints(_ catalog: Catalog) -> Listing {
    let fields: [Field<EntryPointRow>] = [
      .text("id") { $0.entryPoint.rawValue }, .text("name") { $0.name },
      .version("osFirst", "from") { $0.os.lowerBound },
      .version("osLast", "to") { $0.os.upperBound },
    ]
    return Listing("Entry points", key: "entryPoints", fields, Array(catalog.entryPointRows))
  }

  /// The versions of each platform that are included, and how many claims answer for each.
  public static func os(
    _ catalog: Catalog, where isIncluded: (OSRelease) -> Bool = { _ in true }
  ) -> Listing {
    let fields: [Field<OSRelease>] = [
      .version("os", "version") { $0.os }, .text("name") { $0.name },
      .text("platform") { $0.platform.rawValue }, .text("released") { $0.released },
      .text("modes", "Today extensions") { $0.modes?.rawValue ?? "none" },
      .count("claims") { catalog.answeringClaims(on: $0) },
    ]
    return Listing("OS versions", key: "os", fields, catalog.osReleases.filter(isIncluded))
  }

  /// The families of WidgetKit, with the first version of each platform that has them.
  ///
  /// - Parameters:
  ///   - catalog: The tables.
  ///   - platforms: Platforms that must have the family; none for any.
  ///   - isIncluded: Whether a family is listed that a platform has from a version on.
  /// - Returns: A row for each family.
  public static func families(
    _ catalog: Catalog, on platforms: [Platform] = [],
    where isIncluded: (WidgetFamily, Platform, OSVersion) -> Bool = { _, _, _ in true }
  ) -> Listing {
    let versions: [Field<WidgetFamily>] = Platform.allCases.map { platform in
      .version(
        platform.rawValue + "First", column: "\(platform.rawValue.lowercased())_first",
        platform.rawValue
      ) { catalog.availability(of: $0, on: platform)?.firstOS }
    }
    return Listing(
      "Families", key: "families", [.text("family") { catalog.id(of: $0) }] + versions,
      catalog.families.filter { family in
        func has(_ platform: Platform) -> Bool {
          catalog.availability(of: family, on: platform).map {
            isIncluded(family, platform, $0.firstOS)
          } ?? false
        }
        return platforms.isEmpty
          ? Platform.allCases.contains(where: has) : platforms.allSatisfy(has)
      })
  }

  /// The sources, with how far each is trusted; that with most claims comes first.
  public static func sources(_ catalog: Catalog, on platforms: [Platform] = []) -> Listing {
    let counts = Dictionary(grouping: catalog.claims, by: \.source).mapValues(\.count)
    let fields: [Field<Key<Source>>] = [
      .text("id") { catalog.sources[$0].id }, .text("title") { catalog.sources[$0].title },
      .text("author") { catalog.sources[$0].author },
      .text("published") { catalog.sources[$0].published },
      .text("method") { catalog.sources[$0].method.rawValue },
      .count("authority", "reliability") { catalog.sources[$0].authority },
      .count("claims") { counts[$0, default: 0] },
      .text("url", "address") { catalog.sources[$0].url },
      .text("caution") { catalog.sources[$0].caution },
      .text("shortName", "short name") { catalog.sources[$0].shortName },
    ]
    let keys = catalog.sources.keys.filter { key in
      platforms.isEmpty
        || catalog.claims.contains { $0.source == key && platforms.contains($0.platform) }
    }
    return Listing(
      "Sources", key: "sources", fields,
      keys.sorted { counts[$0, default: 0] > counts[$1, default: 0] })
  }
}

extension Field {
  /// A version, which is a text as in answers, and is set flush right.
  fileprivate static func version(
    _ key: String, column: String? = nil, _ heading: String,
    _ value: @escaping (Element) -> OSVersion?
  ) -> Field {
    Field.text(key, column: column, heading) { value($0)?.description }
      .seen(.init(heading, isNumeric: true))
  }
}

extension Catalog {
  /// All devices: iPhones, iPads, watches, then those without a screen, each by name. Numbers in names count as numbers.
  fileprivate var devicesByName: [Key<Device>] {
    let groups = Dictionary(grouping: devices.keys) { key in
      devices[key].screenClass.map { screenClasses[$0].idiom }
    }
    return (Idiom.allCases.map(Optional.some) + [nil]).flatMap { idiom in
      groups[idiom, default: []].sorted {
        NaturalOrder.precedes(devices[$0].name, devices[$1].name)
      }
    }
  }

  /// How many claims answer for a version. Of Today extensions, iPadOS counts as iOS.
  fileprivate func answeringClaims(on release: OSRelease) -> Int {
    claims.count { claim in
      claim.platform == release.platform && claim.os.contains(release.os)
        && (claim.kind == .today || claim.use == .answer)
    }
  }
}
