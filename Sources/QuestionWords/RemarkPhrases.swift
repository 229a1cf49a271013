internal import WidgetSizing

/// Phrases for what has no size here, or changes none, each with the reason.
extension WordPhrases {
  mutating func addRemarks() {
    add(.remark("sizes are in points; dp is a unit of Android"), "dp")
    add(
      .remark("the memory of an extension is not covered; images have a limit of their area"),
      "memory", "ram")
    add(
      .uncovered(
        "the memory of an extension is not covered; 'widgetsize fit --image most' has images"),
      "widget memory", "widget memory limit", "memory of a widget", "extension memory")
    add(
      .uncovered("it runs no version with widgets: Today extensions begin with iOS 8"),
      "iphone 3g", "iphone 3gs", "iphone 2g", "original iphone", "first iphone")
    add(
      .remark("pixels are those that an app draws; a display may have fewer"), "physical",
      "physical pixels",
      "real pixels", "native pixels", "hardware pixels", "downsampled", "downsampling")
    add(
      .remark(
        "the tables have one size of a widget for every look: tinted, clear, dark, light, always on"
      ),
      "tinted", "always on", "always on display", "dark", "light", "clear", "dark mode",
      "light mode", "tinted mode", "liquid glass", "clear icons",
      "tinted icons", "dark icons")
    add(
      .remark("a widget of WidgetKit has one size for every text size"), "large text", "small text",
      "big text",
      "bigger text", "extra large text", "huge text", "dynamic type", "accessibility text",
      "accessibility text size",
      "accessibility size", "accessibility sizes")
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
      .uncovered(
        "faces are not told apart; a complication is accessoryCircular, accessoryRectangular, accessoryCorner or "
          + "accessoryInline"),
      "modular", "infograph", "utility face", "california", "wayfinder")
    add(.uncovered("tvOS has no widgets"), "tvos", "apple tv", "tv")
    add(.uncovered("HomePod has no widgets"), "homepod", "homepods", "home pod")
    for model in 1...12 {
      add(.uncovered(WordMeaning.onlyApple), "pixel \(model)", "pixel \(model)a")
      add(.filler, "beta \(model)")
    }
    add(
      .uncovered(WordMeaning.onlyApple), "google pixel", "pixel fold", "pixel tablet",
      "pixel watch",
      "pixel phone",
      "galaxy", "samsung", "android", "oneplus", "huawei", "xiaomi", "oppo", "windows", "wear os")
    add(
      .remark(
        "sizes are in points and pixels: the size in millimetres or inches depends on the screen"),
      "mm", "cm", "millimetres", "millimeters", "centimetres", "centimeters", "in mm", "in cm",
      "in millimetres", "in millimeters", "in inches", "in inch", "inches")
    add(
      .uncovered(
        "how many characters fit depends on the font and the text; 'widgetsize fit --lines most' counts the lines"
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
        "devices are not counted; 'widgetsize list devices' lists them, also those of a version"),
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
  }
}

extension WordMeaning {
  static let onlyApple = "only Apple devices are covered"
  static let uncoveredCarPlay =
    "no source states the size of a widget in CarPlay; to test the design of a Live Activity there, Apple's "
    + "guideline has 240 × 78, 240 × 100 and 170 × 78"
}
