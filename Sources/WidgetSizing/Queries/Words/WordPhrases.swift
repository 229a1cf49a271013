// The phrases of questions and what each means.
extension WordMeaning {
  static let all: [String: WordMeaning] = {
    var all: [String: WordMeaning] = [:]
    func add(_ meaning: WordMeaning, _ phrases: String...) {
      for phrase in phrases { all[phrase] = meaning }
    }
    add(.family("systemExtraLarge"), "xl", "extralarge", "x large")
    add(
      .family("systemExtraLargePortrait"), "portrait extra large", "tall extra large",
      "extra large tall")
    add(
      .family("all"), "all", "all families", "every family", "everything", "all sizes",
      "all widgets")
    add(.family("accessoryInline"), "above clock", "above the clock")
    add(.lockScreen, "below clock", "below the clock", "under the clock")
    add(.family("accessoryRectangular"), "rectangle")
    add(.family("accessoryCircular"), "round", "circle")
    // In icons of the Home Screen, as people count them.
    add(.family("systemSmall"), "2x2", "2 x 2", "2×2", "2 × 2")
    add(.family("systemMedium"), "4x2", "4 x 2", "4×2", "4 × 2", "2x4", "2×4")
    add(.family("systemLarge"), "4x4", "4 x 4", "4×4", "4 × 4")
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
    add(.value(.entryPoint, "quick-action"), "quick action", "quick actions", "3d touch")
    for size in TextSize.allCases where size.rawValue.count > 2 {
      add(.value(.textSize, size.rawValue), size.rawValue)
    }
    add(.value(.textSize, "ax1"), "ax1")
    // As SwiftUI calls them.
    for step in 1...5 {
      add(.value(.textSize, "ax\(step)"), "accessibility\(step)", "accessibility \(step)")
    }
    add(.value(.column, "left"), "left column")
    add(.value(.column, "right"), "right column")
    add(.value(.column, "single"), "single column")
    add(
      .zoom(.larger), "zoomed", "zoomed mode", "display zoom", "display zoomed", "zoom",
      "larger text", "larger text display",
      "zoomed in",
      "with display zoom", "display zoom larger text", "display zoom on")
    add(.zoom(.moreSpace), "more space", "display zoom more space")
    add(
      .zoom(.standard), "display zoom off", "without display zoom", "no display zoom",
      "without zoom", "no zoom", "not zoomed", "standard zoom")
    for (idiom, names) in [
      (Idiom.phone, ["iphone", "iphones", "phone", "phones"]), (.pad, ["ipad", "ipads"]),
      (.watch, ["apple watch", "apple watches", "watch", "watches"]),
    ] {
      for name in names {
        for before in ["", "all ", "every ", "newest ", "new ", "latest ", "current "] {
          all[before + name] = .idiom(idiom)
        }
      }
    }
    add(.platform(.iOS), "ios")
    add(.platform(.iPadOS), "ipados")
    add(.platform(.watchOS), "watchos")
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
    add(
      .pixels, "pixels", "pixel", "px", "resolution", "in pixels", "in px",
      "background", "background image",
      "background image size")
    add(.remark("sizes are in points; dp is a unit of Android"), "dp")
    add(
      .remark("the memory of an extension is not covered; images have a limit of their area"),
      "memory", "ram")
    add(
      .uncovered(
        "the memory of an extension is not covered; 'widgetsize fit --image most' has images"),
      "widget memory", "widget memory limit", "memory of a widget", "extension memory")
    add(
      .uncovered(
        "what is not known stands behind --all, each with its reason: widgetsize iphone 15 --all"),
      "unknown", "not known", "unpublished", "missing", "gaps in the data")
    add(
      .uncovered("it runs no version with widgets: Today extensions begin with iOS 8"),
      "iphone 3g", "iphone 3gs", "iphone 2g", "original iphone", "first iphone")
    add(
      .remark("pixels are those that an app draws; a display may have fewer"), "physical",
      "physical pixels",
      "real pixels", "native pixels", "hardware pixels", "downsampled", "downsampling")
    for scale in 1...3 { add(.scale(scale), "@\(scale)x", "\(scale)x") }
    add(
      .versus, "vs", "versus", "against", "compared to", "→", "->", "wider", "taller",
      "higher", "bigger", "larger", "narrower", "smaller", "shorter", "compared with")
    for word in fillers { all[word] = .filler }
    add(.filler, "max size", "maximum size")
    add(
      .whether, "has", "have", "exist", "exists", "is there", "support", "supports", "supported",
      "available")
    add(
      .remark("the tables have one size of a widget for every look: tinted, clear, dark, light"),
      "tinted", "dark", "light", "clear", "dark mode", "light mode", "tinted mode", "clear icons",
      "tinted icons", "dark icons")
    add(
      .remark("a widget of WidgetKit has one size for every text size"), "large text", "small text",
      "big text",
      "bigger text", "extra large text", "huge text")
    add(
      .uncovered("the sizes of app icons are not covered"), "app icon", "app icons", "app icon size"
    )
    add(
      .remark("content margins lie inside the sizes, and take nothing from them"),
      "without margins", "no margins", "without margin", "without padding", "no padding")
    add(
      .remark("no source states other sizes in Split View, Slide Over or Stage Manager"),
      "split view", "slide over", "stage manager", "multitasking")
    add(
      .quantity(.cornerRadius), "corner radius", "cornerradius", "radius", "corners",
      "corner radii", "rounding")
    add(
      .quantity(.margin), "margin", "margins", "padding", "content margin", "content margins",
      "inset", "insets", "top margin", "bottom margin")
    add(
      .places, "position", "positions", "places", "place", "where is", "where are", "coordinates",
      "origin", "grid", "x y", "x and y",
      "x/y", "xy", "x y position", "distance from edge", "distance to edge", "left position",
      "right position", "crop", "wallpaper", "wallpapers")
    add(
      .gaps, "gap", "gaps", "spacing", "distance", "between widgets", "between two",
      "space between widgets", "spacing between widgets", "gap between widgets",
      "gap between two widgets", "distance between widgets")
    for row in HomeSpot.Row.allCases {
      add(.spot(HomeSpot(row: row)), row.rawValue)
      for side in HomeSpot.Side.allCases {
        add(.spot(HomeSpot(row: row, side: side)), "\(row) \(side)")
      }
    }
    add(
      .subject(.smallest), "fits on all", "fits all", "fit all", "fits everywhere",
      "fit everywhere",
      "fits on every", "fit on all", "smallest", "narrowest", "shortest", "lowest", "minimum",
      "min height", "minimum height", "min width", "minimum width")
    add(.subject(.largest), "largest", "biggest", "greatest", "maximum")
    add(
      .subject(.widest), "widest", "max width", "maximum width", "largest width", "greatest width")
    add(.subject(.tallest), "tallest", "highest", "max height", "maximum height", "largest height")
    add(
      .subject(.evidence), "who", "why", "source", "sources", "measured", "evidence", "proof",
      "reason", "official", "guessed", "estimated", "url", "link", "how sure", "how certain",
      "where does", "come from", "comes from",
      "trust",
      "reliable", "reliability", "confidence", "document", "documents", "documented")
    add(
      .subject(.difference), "compare", "compared", "difference", "differences", "different",
      "differ", "change", "changed", "changes", "new",
      "what's new", "grow", "grew", "shrink")
    add(
      .subject(.sameScreen), "same", "scale", "scale factor", "pixel ratio", "share", "shares",
      "identical", "like", "similar")
    add(
      .filler, "minimum number", "minimum set", "least number", "fewest number", "how much wider",
      "too large", "too big", "set", "group")
    add(
      .subject(.fewestDevices), "fewest", "cover", "to test", "should i test", "should we test",
      "snapshot tests", "snapshot test", "snapshot testing", "snapshots", "test plan",
      "device matrix", "devices matrix", "matrix",
      "minimum devices", "least devices", "fewest devices", "min devices", "must i test",
      "must we test", "do i test", "test devices", "test device", "test matrix",
      "testing devices", "for testing", "test on", "need to test", "which simulators",
      "what simulators", "how many different", "how many distinct", "how many sizes",
      "how many different sizes", "number of sizes", "count")
    add(
      .subject(.dataVersion), "data version", "version of the data", "last updated", "updated",
      "how old is the data", "how new is the data", "newest data", "latest data", "data date")
    add(
      .subject(.arrival), "come", "came", "arrive", "arrived", "introduced", "added", "since when",
      "since which version",
      "since what version")
    add(.subject(.lines), "lines", "lines of text", "text lines")
    add(
      .subject(.image), "image", "images", "photo", "picture", "png", "jpg", "jpeg",
      "largest image", "image size",
      "image limit", "limit", "image budget")
    add(
      .uncovered(
        "faces are not told apart; a complication is accessoryCircular, accessoryRectangular, accessoryCorner or "
          + "accessoryInline"),
      "modular", "infograph", "utility face", "california", "wayfinder")
    add(
      .uncovered(
        "exit codes: 0 a number is known, 1 none is or a check failed, 2 trouble with data or files, 64 wrong usage"
      ),
      "exit code", "exit codes")
    add(.uncovered("tvOS has no widgets"), "tvos", "apple tv", "tv")
    add(.uncovered("HomePod has no widgets"), "homepod", "homepods", "home pod")
    add(
      .aspectRatio, "aspect ratio", "aspect ratios", "aspect", "ratio", "ratios", "proportion",
      "proportions")
    add(.uncovered(uncoveredStandBy), "standby", "stand by", "stand-by")
    add(.carPlay, "carplay", "car play", "car")
    for model in 1...12 {
      add(.uncovered(onlyApple), "pixel \(model)", "pixel \(model)a")
      add(.filler, "beta \(model)")
    }
    add(
      .uncovered(onlyApple), "google pixel", "pixel fold", "pixel tablet", "pixel watch",
      "pixel phone",
      "galaxy", "samsung", "android", "oneplus", "huawei", "xiaomi", "oppo", "windows", "wear os")
    add(
      .uncovered(
        "sizes are in points and pixels: the size in millimetres or inches depends on the screen"),
      "mm", "cm", "millimetres", "millimeters", "centimetres", "centimeters", "in mm", "in cm",
      "in millimetres", "in millimeters", "in inches", "in inch", "inches")
    add(
      .uncovered(
        "how many characters fit depends on the font and the text; 'widgetsize lines' counts the lines"
      ),
      "characters", "characters per line", "chars per line", "chars", "letters", "words",
      "text fit", "text fits")
    add(
      .uncovered(
        "icons are not covered; a small widget takes 2 × 2 of them, a medium 4 × 2, a large 4 × 4"
      ),
      "grid rows columns", "how many icons")
    add(
      .uncovered(
        "devices are not counted; 'widgetsize list devices ios 27' lists those of a version"),
      "count iphones", "count ipads", "count phones", "count watches", "count devices",
      "how many devices", "how many iphones", "how many ipads", "how many watches",
      "how many different devices", "how many different phones", "how many phones",
      "number of devices", "number of iphones", "number of ipads", "number of phones")
    add(
      .uncovered(
        "how many widgets a screen holds is no size; 'widgetsize places' shows where they stand"),
      "how many widgets", "how many small widgets", "how many medium widgets",
      "how many large widgets")
    add(
      .uncovered("a control has no size that an app can know"), "control center", "control centre",
      "control", "controls", "control widget")
    return all
  }()

  static let onlyApple = "only Apple devices are covered"
  static let uncoveredStandBy =
    "StandBy, on iPhones since iOS 17, shows systemSmall alone, larger, and no source states its size there; a Live Activity is shown "
    + "there at twice its size on the Lock Screen: ask for the family lockScreen"
  static let uncoveredCarPlay =
    "no source states the size of a widget in CarPlay; to test the design of a Live Activity there, Apple's "
    + "guideline has 240 × 78, 240 × 100 and 170 × 78"
}
