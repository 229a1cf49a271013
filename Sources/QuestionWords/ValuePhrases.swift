internal import WidgetSizing

/// Phrases that name a value of an axis: a family, a version, a setting, a kind of device.
extension WordPhrases {
  mutating func addValues() {
    add(.family("extra large"), "xl", "extralarge", "x large", "xlarge")
    add(
      .family("systemExtraLargePortrait"), "portrait extra large", "tall extra large",
      "extra large tall")
    add(
      .family("all"), "all", "all families", "every family", "everything", "all sizes",
      "all widgets")
    for (family, word) in [
      ("accessoryInline", "inline"), ("accessoryCircular", "circular"),
      ("accessoryRectangular", "rectangular"), ("accessoryCorner", "corner"),
    ] {
      add(
        .family(family), "\(word) accessory", "\(word) lock screen",
        "\(word) lock screen accessory",
        "\(word) lock screen widget")
    }
    add(.family("accessoryInline"), "above clock", "above the clock")
    add(.lockScreen, "below clock", "below the clock", "under the clock")
    add(.family("accessoryRectangular"), "rectangle")
    add(.family("accessoryCircular"), "round", "circle")
    // In icons of the Home Screen, as people count them.
    add(.family("systemSmall"), "sm", "sml", "2x2", "2 x 2", "2×2", "2 × 2")
    add(.family("systemMedium"), "med", "md", "4x2", "4 x 2", "4×2", "4 × 2", "2x4", "2×4")
    add(.family("systemLarge"), "lg", "lrg", "4x4", "4 x 4", "4×4", "4 × 4")
    add(.lockScreen, "lock screen", "lockscreen", "locked screen")
    add(.island, "dynamic island", "island", "dynamicisland")
    add(.smartStack, "smart stack", "smartstack")
    add(.compact, "compact", "collapsed")
    add(.expanded, "expanded", "show more")
    // As NotificationCenter calls them.
    add(.value(.mode, "compact"), "ncwidgetdisplaymode.compact", "ncwidgetdisplaymodecompact")
    add(.value(.mode, "expanded"), "ncwidgetdisplaymode.expanded", "ncwidgetdisplaymodeexpanded")
    add(
      .value(.variant, "icons-large"), "large icons", "icons large", "without app names",
      "without names",
      "no app names", "without labels", "big icons",
      "large app icons", "big app icons", "bigger icons", "bigger app icons",
      "large home screen icons", "not small icons")
    add(
      .value(.variant, "icons-small"), "small icons", "small app icons", "icons small",
      "with app names",
      "with names", "not large icons", "no large icons", "without large icons")
    add(.value(.variant, "canvas"), "canvas")
    add(.value(.variant, "standby"), "standby", "stand by", "stand-by")
    add(.value(.variant, "watch-face"), "watch face", "face")
    add(.value(.variant, "watch-face"), "complication", "complications")
    add(.value(.variant, "x-large-face"), "x large face", "extra large face")
    add(.value(.variant, "lock-screen"), "ipad lock screen")
    add(.kind(.widgetKit), "widgetkit")
    add(.homeScreen, "home screen", "homescreen", "home screen widget", "home screen widgets")
    add(
      .kind(.today), "today extension", "today extensions", "today widget", "today widgets",
      "today",
      "ncwidget", "ncwidgetdisplaymode"
    )
    add(
      .kind(.activity), "live activity", "live activities", "liveactivity", "activity", "activities"
    )
    add(.value(.orientation, "portrait"), "portrait", "upright", "vertical")
    add(
      .value(.orientation, "landscape"), "landscape", "sideways", "horizontal", "rotated", "turned")
    add(.value(.entryPoint, "today-view"), "today view")
    add(.value(.entryPoint, "notification-center"), "notification center", "notification centre")
    add(
      .value(.entryPoint, "quick-action"), "quick action", "quick actions", "3d touch",
      "force touch")
    for size in TextSize.allCases where size.rawValue.count > 2 {
      add(.value(.textSize, size.rawValue), size.rawValue)
    }
    // As SwiftUI calls them.
    for step in 1...5 {
      add(.value(.textSize, "ax\(step)"), "accessibility\(step)", "accessibility \(step)")
    }
    for text in ["text", "font", "text size", "font size", "dynamic type"] {
      add(.value(.textSize, "ax5"), "largest \(text)", "biggest \(text)", "maximum \(text)")
      add(.value(.textSize, "xs"), "smallest \(text)")
    }
    add(.value(.column, "left"), "left column")
    add(.value(.column, "right"), "right column")
    add(.value(.column, "single"), "single column")
    add(
      .zoom(.plain), "zoomed", "zoomed mode", "display zoom", "display zoomed", "zoom",
      "larger text display", "zoomed in", "with display zoom", "display zoom on")
    for zoom in DisplayZoom.zoomed {
      let name = zoom.settingName.lowercased()
      add(.zoom(zoom), name, "display zoom \(name)")
    }
    add(
      .zoom(.standard), "display zoom off", "without display zoom", "no display zoom",
      "standard", "unzoomed", "without zoom", "no zoom", "not zoomed", "standard zoom")
    for (idiom, names) in [
      (Idiom.phone, ["iphone", "iphones", "phone", "phones"]), (.pad, ["ipad", "ipads"]),
      (.watch, ["apple watch", "apple watches", "watch", "watches"]),
    ] {
      for name in names {
        for before in ["", "all ", "every ", "new ", "current "] {
          add(.idiom(idiom), before + name)
        }
      }
    }
    add(.platform(.iOS), "ios")
    add(.platform(.iPadOS), "ipados")
    add(.platform(.watchOS), "watchos")
    add(
      .onMac, "on mac", "on a mac", "on my mac", "on the mac", "on macos", "on macbook",
      "on a macbook")
    add(.platform(.macOS), "macos", "mac", "macs")
    for name in [
      "imac", "macbook", "macbook pro", "macbook air", "mac mini", "mac studio", "mac pro",
    ] {
      add(.platform(.macOS), name)
      // Inches of a display, on which no size depends.
      for inches in ["11", "12", "13", "14", "15", "16", "24", "27"] {
        add(.platform(.macOS), "\(name) \(inches)")
      }
    }
    add(.platform(.visionOS), "visionos", "vision pro", "apple vision pro", "vision")
    add(.versions("2+"), "all versions", "history", "every version", "each version", "any version")
    for (version, name) in [
      (11, "big sur"), (12, "monterey"), (13, "ventura"), (14, "sonoma"), (15, "sequoia"),
      (26, "tahoe"),
    ] {
      add(.versions("macOS \(version)"), name, "macos \(name)", "mac os \(name)")
    }
    add(
      .versions("latest"), "latest", "newest", "current", "newest version", "latest version",
      "newest os", "latest os",
      "current version",
      "current os")
    add(.carPlay, "carplay", "car play", "car")
  }
}
