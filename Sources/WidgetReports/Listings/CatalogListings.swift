public import WidgetSizing

extension Catalog {
  /// How many claims answer for a version. Of Today extensions, iPadOS counts as iOS.
  fileprivate func answeringClaims(on release: OSRelease) -> Int {
    claims.count { claim in
      claim.platform == release.platform && claim.os.contains(release.os)
        && (claim.system == .today || claim.use == .answer)
    }
  }
}

extension Listing {
  /// The devices, with everything under which they are found.
  public static func devices(_ catalog: Catalog) -> Listing {
    var listing = Listing(
      "Devices",
      [
        .init("name"), .init("screen_class", "screen class"),
        .init("diagonal_in", "inches", isNumeric: true), .init("os_first", "from", isNumeric: true),
        .init("os_last", "to", isNumeric: true), .init("has_3d_touch", "3D Touch"),
        .init("zoomed"), .init("also", "also called"),
      ])
    var others: [Key<Device>: [String]] = [:]
    for name in catalog.deviceNames {
      if case .device(let key) = name.target { others[key, default: []].append(name.name) }
    }
    for key in catalog.devices.keys {
      let device = catalog.devices[key]
      listing.append([
        device.name, device.screenClass.map { catalog.screenClasses[$0].id }, device.diagonal,
        device.firstOS?.description, device.lastOS?.description,
        device.has3DTouch.map { $0 ? "yes" : "no" },
        device.zoomedSize.map { "\($0.width)x\($0.height)" },
        others[key]?.joined(by: ", "),
      ])
    }
    return listing
  }

  /// The screen classes, with their models.
  public static func screens(_ catalog: Catalog) -> Listing {
    var listing = Listing(
      "Screen classes",
      [
        .init("id"), .init("name"), .init("idiom"), .init("width_pt", "width", isNumeric: true),
        .init("height_pt", "height", isNumeric: true), .init("scale", isNumeric: true),
        .init("devices"),
      ])
    for screen in catalog.screenClasses {
      listing.append([
        screen.id, screen.name, screen.idiom.rawValue, screen.width.description,
        screen.height.description, "\(screen.scale)", catalog.phrase(of: screen.devices),
      ])
    }
    return listing
  }

  /// The text sizes, with both lists of line heights.
  public static func textSizes(_ catalog: Catalog) -> Listing {
    var listing = Listing(
      "Text sizes",
      [
        .init("id"), .init("name"), .init("uikit_name", "UIKit"),
        .init("body_pt", "body", isNumeric: true),
        .init("older_line_height_pt", "line height to iOS 10", isNumeric: true),
        .init("current_line_height_pt", "current line height", isNumeric: true),
      ])
    for row in catalog.textSizeRows {
      listing.append([
        row.textSize.rawValue, row.name, row.uikitName, row.body.description,
        row.olderLineHeight.description, row.currentLineHeight.description,
      ])
    }
    return listing
  }

  /// The entry points, with the versions that have them.
  public static func entryPoints(_ catalog: Catalog) -> Listing {
    var listing = Listing(
      "Entry points",
      [
        .init("id"), .init("name"), .init("os_first", "from", isNumeric: true),
        .init("os_last", "to", isNumeric: true),
      ])
    for row in catalog.entryPointRows {
      listing.append([
        row.entryPoint.rawValue, row.name, row.os.lowerBound.description,
        row.os.upperBound.description,
      ])
    }
    return listing
  }

  /// The versions of each platform, and how many claims answer for each.
  public static func os(_ catalog: Catalog) -> Listing {
    var listing = Listing(
      "OS versions",
      [
        .init("os", "version", isNumeric: true), .init("name"), .init("platform"),
        .init("released"), .init("modes", "Today extensions"),
        .init("claims", isNumeric: true),
      ])
    for release in catalog.osReleases {
      listing.append([
        release.os.description, release.name, release.platform.rawValue, release.released,
        release.modes?.rawValue ?? "none", "\(catalog.answeringClaims(on: release))",
      ])
    }
    return listing
  }

  /// The families of WidgetKit, with the first version of each platform that has them.
  public static func families(_ catalog: Catalog) -> Listing {
    var listing = Listing(
      "Families",
      [.init("family")]
        + Platform.allCases.map {
          .init("\($0.rawValue.lowercased())_first", $0.rawValue, isNumeric: true)
        })
    for family in catalog.families {
      listing.append(
        [family.rawValue]
          + Platform.allCases.map {
            catalog.availability(of: family, on: $0)?.firstOS.description
          })
    }
    return listing
  }

  /// The sources, with how far each is trusted.
  public static func sources(_ catalog: Catalog) -> Listing {
    var listing = Listing(
      "Sources",
      [
        .init("id"), .init("title"), .init("author"), .init("published"), .init("method"),
        .init("authority", isNumeric: true), .init("claims", isNumeric: true),
        .init("url", "address"), .init("caution"),
      ])
    for key in catalog.sources.keys {
      let source = catalog.sources[key]
      let claims = catalog.claims.count { $0.source == key }
      listing.append([
        source.id, source.title, source.author, source.published, source.method.rawValue,
        "\(source.authority)", "\(claims)", source.url, source.caution,
      ])
    }
    return listing
  }
}
