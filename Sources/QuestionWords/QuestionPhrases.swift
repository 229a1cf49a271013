internal import WidgetSizing

/// Phrases that say what is asked, and words that choose nothing.
extension WordPhrases {
  mutating func addQuestions() {
    add(.side(.width), "width", "widths")
    add(.side(.height), "height", "heights")
    add(
      .pixels, "pixels", "pixel", "px", "resolution", "in pixels", "in px",
      "background", "background image",
      "background image size")
    for scale in 1...3 { add(.scale(scale), "@\(scale)x", "\(scale)x") }
    add(
      .versus, "vs", "versus", "against", "compared to", "→", "->", "wider", "taller",
      "higher", "bigger", "larger", "narrower", "smaller", "shorter", "compared with")
    for word in WordMeaning.fillers { add(.filler, word) }
    add(.filler, "max size", "maximum size")
    add(
      .whether, "has", "have", "exist", "exists", "is there", "support", "supports", "supported",
      "available")
    add(
      .quantity(.cornerRadius), "corner radius", "cornerradius", "radius", "corners",
      "corner radii", "rounding", "rounded corners", "rounded corner")
    add(
      .quantity(.margin), "margin", "margins", "padding", "content margin", "content margins",
      "inset", "insets", "top margin", "bottom margin", "safe area", "safe areas",
      "safe area insets")
    add(
      .quantity(.islandWidth), "dynamic island width", "island width",
      "width of the dynamic island",
      "width of dynamic island", "how wide is the dynamic island")
    add(
      .places, "position", "positions", "places", "place", "where is", "where are", "coordinates",
      "origin", "grid", "x y", "x and y",
      "x/y", "xy", "x y position", "distance from edge", "distance to edge", "left position",
      "right position", "left margin", "right margin", "side margin", "side margins",
      "home screen margin", "home screen margins", "crop", "wallpaper", "wallpapers")
    add(
      .gaps, "gap", "gaps", "spacing", "distance", "between widgets", "between two",
      "space between widgets", "spacing between widgets", "gap between widgets",
      "gap between two widgets", "distance between widgets")
    for row in HomeSpot.Row.allCases {
      add(.spot(HomeSpot(row: row)), row.rawValue)
      for side in HomeSpot.Side.allCases {
        add(.spot(HomeSpot(row: row, side: side)), "\(row.rawValue) \(side.rawValue)")
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
      "reliable", "reliability", "confidence", "document", "documents", "documented",
      "publish", "publishes",

      "hig", "human interface guidelines")
    add(
      .subject(.difference), "compare", "compared", "difference", "differences", "diff",
      "different",
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
      "since what version", "since which", "since which ios", "since which os",
      "since which ipados",
      "from which version", "from which ios", "first version")
    add(.subject(.lines), "lines", "lines of text", "text lines")
    add(
      .subject(.image), "image", "images", "photo", "picture", "png", "jpg", "jpeg",
      "largest image", "image size",
      "image limit", "limit", "image budget")
    add(
      .aspectRatio, "aspect ratio", "aspect ratios", "aspect", "ratio", "ratios", "proportion",
      "proportions")
    add(
      .subject(.disputes), "dispute", "disputes", "disputed", "conflict", "conflicts",
      "conflicting",
      "disagree", "disagreement",
      "disagreements", "contradiction", "contradictions", "contradict", "uncertain", "doubtful",
      "unsure")
    add(.subject(.unknown), "unknown", "not known", "unpublished", "missing", "gaps in the data")
  }
}
