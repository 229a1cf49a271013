/// What a word, or a phrase of a few words, means in a question about sizes.
enum WordMeaning: Sendable {
  /// A family or a group of families.
  case family(String)
  /// Several sizes of a family: where the widget is shown, or how.
  case variant(String)
  /// The widgets of the Lock Screen, or a Live Activity there.
  case lockScreen
  case island
  case smartStack
  /// A Today extension, or a Live Activity in the island.
  case compact, expanded
  case kind(WidgetKind)
  case orientation(Orientation)
  case entryPoint(EntryPoint)
  case textSize(String)
  case column(WidgetColumn)
  case zoom(DisplayZoom)
  case idiom(Idiom)
  case platform(Platform)
  /// The version that a device runs last.
  case latest
  case pixels
  /// What stands between two things that are compared.
  case versus
  /// A word of the question that chooses nothing.
  case filler
  /// Something real without a size, and why, as the end of a sentence.
  case uncovered(String)
}

extension WordMeaning {
  /// The meaning of a phrase in lower case, with single blanks; nil if it has none.
  static func of(_ phrase: String) -> WordMeaning? { all[phrase] }

  /// All phrases.
  static var phrases: some Sequence<String> { all.keys.sorted() }

  private static let all: [String: WordMeaning] = {
    var all: [String: WordMeaning] = [:]
    func add(_ meaning: WordMeaning, _ phrases: String...) {
      for phrase in phrases { all[phrase] = meaning }
    }
    add(.family("systemExtraLarge"), "xl", "extralarge", "x large")
    add(
      .family("systemExtraLargePortrait"), "portrait extra large", "tall extra large",
      "extra large tall")
    add(.family("all"), "all", "all families", "every family", "everything")
    add(.lockScreen, "lock screen", "lockscreen", "locked screen")
    add(.island, "dynamic island", "island", "dynamicisland")
    add(.smartStack, "smart stack", "smartstack")
    add(.compact, "compact", "collapsed")
    add(.expanded, "expanded", "show more")
    add(
      .variant("icons-large"), "large icons", "icons large", "without app names", "without names",
      "no app names", "without labels", "big icons")
    add(.variant("icons-small"), "small icons", "icons small", "with app names", "with names")
    add(.variant("canvas"), "canvas")
    add(.variant("watch-face"), "watch face", "face")
    add(.variant("x-large-face"), "x large face", "extra large face")
    add(.variant("lock-screen"), "ipad lock screen")
    add(
      .kind(.widgetKit), "widgetkit", "home screen", "homescreen", "home screen widget",
      "home screen widgets")
    add(
      .kind(.today), "today extension", "today extensions", "today widget", "today widgets", "today"
    )
    add(
      .kind(.activity), "live activity", "live activities", "liveactivity", "activity", "activities"
    )
    add(.orientation(.portrait), "portrait", "upright", "vertical")
    add(.orientation(.landscape), "landscape", "sideways", "horizontal")
    add(.entryPoint(.todayView), "today view")
    add(.entryPoint(.notificationCenter), "notification center", "notification centre")
    add(.entryPoint(.quickAction), "quick action", "quick actions", "3d touch")
    for size in TextSize.allCases where size.rawValue.count > 2 {
      add(.textSize(size.rawValue), size.rawValue)
    }
    add(.textSize("ax1"), "ax1")
    add(.column(.left), "left column")
    add(.column(.right), "right column")
    add(.column(.single), "single column")
    add(
      .zoom(.larger), "zoomed", "display zoom", "display zoomed", "zoom", "larger text",
      "zoomed in",
      "with display zoom", "display zoom larger text", "display zoom on")
    add(.zoom(.moreSpace), "more space", "display zoom more space")
    add(.zoom(.standard), "display zoom off", "without display zoom", "not zoomed", "standard zoom")
    add(.idiom(.phone), "iphone", "iphones", "phone", "phones", "all iphones", "every iphone")
    add(.idiom(.pad), "ipad", "ipads", "all ipads", "every ipad")
    add(.idiom(.watch), "apple watch", "apple watches", "watch", "watches")
    add(.platform(.iOS), "ios")
    add(.platform(.iPadOS), "ipados")
    add(.platform(.watchOS), "watchos")
    add(
      .platform(.macOS), "macos", "mac", "macs", "imac", "macbook", "macbook pro", "macbook air",
      "mac mini")
    add(.platform(.visionOS), "visionos", "vision pro", "apple vision pro", "vision")
    add(
      .latest, "latest", "newest version", "latest version", "newest os", "latest os",
      "current version",
      "current os")
    add(.pixels, "pixels", "pixel", "px", "in pixels", "in px")
    add(.versus, "vs", "versus", "against", "compared to", "compared with")
    for word in fillers { all[word] = .filler }
    add(.uncovered(uncoveredStandBy), "standby", "stand by", "stand-by")
    add(.uncovered(uncoveredCarPlay), "carplay", "car play", "car")
    add(
      .uncovered("a control has no size that an app can know"), "control center", "control centre",
      "control", "controls", "control widget")
    return all
  }()

  static let uncoveredStandBy =
    "no source states the size of a widget or a Live Activity in StandBy, which shows systemSmall larger"
  static let uncoveredCarPlay =
    "no source states the size of a widget in CarPlay; to test the design of a Live Activity there, Apple's "
    + "guideline has 240 × 78, 240 × 100 and 170 × 78"

  private static let fillers = [
    "a", "an", "and", "are", "as", "at", "be", "big", "by", "can", "could", "dimension",
    "dimensions", "do",
    "does", "each", "exact", "exactly", "for", "frame", "from", "give", "get", "has", "have",
    "height", "heights",
    "how", "i", "in", "is", "it", "its", "many", "me", "model", "models", "much", "my", "need",
    "of", "on", "one",
    "or", "please", "point", "points", "pt", "pts", "run", "running", "runs", "screen", "show",
    "shows", "size",
    "sizes", "tall", "tell", "than", "that", "the", "their", "there", "this", "to", "type", "us",
    "use", "version",
    "versions", "was", "we", "what", "whats", "what's", "when", "which", "wide", "widget",
    "widgets", "width",
    "widths", "will", "with", "you", "your", "device", "devices", "apple", "apple's", "family",
    "families",
    "fit", "fits", "space", "under", "using",
  ]
}
