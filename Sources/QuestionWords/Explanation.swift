/// What is said of a phrase for something that has no size here, or that changes none. `Data/words.csv` names them.
enum Explanation: String {
  case appIcons = "app-icons"
  case area
  case beta
  case beforeWidgets = "before-widgets"
  case carPlay = "carplay"
  case characters, controls
  case deviceCount = "device-count"
  case displayPixels = "display-pixels"
  case dp, faces, homepod, icons, look
  case marginsInside = "margins-inside"
  case memory
  case memoryLimit = "memory-limit"
  case millimetres, multitasking, notch
  case shareExtension = "share-extension"
  case onlyApple = "only-apple"
  case textSize = "text-size"
  case tvOS = "tvos"
  case widgetCount = "widget-count"

  /// The explanation: a sentence, or the end of one.
  var text: String {
    switch self {
    case .appIcons: "the sizes of app icons are not covered"
    case .area: "the tables have sides and no areas: multiply the width by the height"
    case .beta: "the tables have versions, and do not tell their betas apart"
    case .beforeWidgets: "it runs no version with widgets: Today extensions begin with iOS 8"
    case .carPlay:
      "no source states the size of a widget in CarPlay; to test the design of a Live Activity there, Apple's "
        + "guideline has 240 × 78, 240 × 100 and 170 × 78"
    case .characters:
      "how many characters fit depends on the font and the text; 'widgetsize fit --lines most' counts the lines"
    case .controls: "a control has no size that an app can know"
    case .deviceCount:
      "devices are not counted; 'widgetsize list devices' lists them, also those of a version"
    case .displayPixels: "pixels are those that an app draws; a display may have fewer"
    case .dp: "sizes are in points; dp is a unit of Android"
    case .faces:
      "faces are not told apart; a complication is accessoryCircular, accessoryRectangular, accessoryCorner or "
        + "accessoryInline"
    case .homepod: "HomePod has no widgets"
    case .icons:
      "icons are not covered; a small widget takes 2 × 2 of them, a medium 4 × 2, a large 4 × 4"
    case .look:
      "the tables have one size of a widget for every look: tinted, clear, dark, light, always on"
    case .marginsInside: "content margins lie inside the sizes, and take nothing from them"
    case .memory: "the memory of an extension is not covered; images have a limit of their area"
    case .memoryLimit:
      "the memory of an extension is not covered; 'widgetsize fit --image most' has images"
    case .millimetres:
      "sizes are in points and pixels: the size in millimetres or inches depends on the screen"
    case .multitasking:
      "no source states other sizes in Split View, Slide Over or Stage Manager"
    case .notch: "the tables do not say which models have a notch or a Home button"
    case .onlyApple: "only Apple devices are covered"
    case .shareExtension: "a share extension has no size of a widget"
    case .textSize: "a widget of WidgetKit has one size for every text size"
    case .tvOS: "tvOS has no widgets"
    case .widgetCount:
      "how many widgets a screen holds is no size; 'widgetsize places' shows where they stand"
    }
  }
}
