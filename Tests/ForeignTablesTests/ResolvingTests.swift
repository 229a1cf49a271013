import Testing
import WidgetSizingData

@testable import ForeignTables
@testable import WidgetSizing

/// The resolver alone: what words mean.
@Suite("Words are resolved") struct ResolvingTests {
  static let catalog = Catalog.bundled
  static let reader = PhraseReader(
    devices: DeviceNames(.bundled), families: FamilyNames(.bundled))

  static func labels(_ text: String) -> PhraseLabels {
    let bytes = Array(text.utf8)
    return reader.labels(0..<bytes.count, in: bytes)
  }

  /// The screens of the device that a text names; nil if it names none, empty if it is not known.
  static func screens(_ text: String) -> [String]? {
    labels(text).device.map { label in
      label.targets.compactMap(\.place.screenClass).map { catalog.screenClasses[$0].id }
        .withoutRepetition.sorted()
    }
  }

  @Test(
    "as devices in the spellings of documents and of source code",
    arguments: [
      ("iPhone 15 Pro Max", ["430x932@3"]), ("the iPhone15ProMax.", ["430x932@3"]),
      ("case .iPhone_15_Pro", ["393x852@3"]), ("iPhone17,1", ["402x874@3"]),
      ("iPadAir_4thGen", ["820x1180@2"]), ("iPad Air 4", ["820x1180@2"]),
      ("iPad Air (4th generation)", ["820x1180@2"]), ("iPadPro12_9", ["1024x1366@2"]),
      ("iPad Pro 11\"", ["834x1194@2"]), ("iPadPro11", ["834x1194@2", "834x1210@2"]),
      ("iPhoneSixPlus", ["414x736@3"]), ("iPhone SE 2", ["375x667@2"]), ("16 Pro", ["402x874@3"]),
      ("Apple Watch 45 mm", ["198x242@2"]), ("\"2796\": {", ["430x932@3"]),
    ] as [(String, [String])])
  func devices(_ text: String, _ expected: [String]) {
    let found = Self.screens(text) ?? []
    #expect(expected.allSatisfy(found.contains), "\(text): \(found)")
  }

  @Test(
    "as a list of devices, of which each is meant, or as any of those in a sentence",
    arguments: [
      ("iPhone 15 / iPhone 13 mini", 2), (".iPhone15, .iPhone13Mini", 2),
      ("iPhone 15 and iPhone 15 Pro or iPhone 16", 3), ("iPhone 15, iPhone 15", 1),
      ("iPhone 15 rather than iPhone 13 mini", 1), ("iPad Pro 11\"", 1),
    ])
  func lists(_ text: String, _ names: Int) {
    #expect(Self.labels(text).device?.names.count == names, "\(text)")
  }

  @Test(
    "as a device that is not known",
    arguments: [
      "iPhone17,99", "iPhone SE (9th generation)", "iPhone 16 SE", "iPhone 17 Lite", "iPhone 16.5",
      "iPhone 16 Ultra", "iPhone 99", "iPad16,99", "iPhone 16 Plsu", "iPhone 13 mimi",
    ])
  func unknownDevices(_ text: String) {
    #expect(Self.screens(text) == [], "\(text)")
    #expect(Self.labels(text).device?.unknown == [text])
  }

  @Test("as a list in which a device is not known, whichever comes first")
  func partlyUnknownLists() {
    for text in ["iPhone 16 Plsu, iPhone 16 Pro", "iPhone 16 Pro / iPhone 16 Plsu"] {
      let device = Self.labels(text).device
      #expect(device?.names.count == 1 && device?.unknown == ["iPhone 16 Plsu"], "\(text)")
    }
    #expect(Self.labels("iPhone 15 plus").device?.unknown == [])
    #expect(Self.labels("iPhone 15 medium").device?.unknown == [])
  }

  @Test(
    "as no device",
    arguments: ["iOS 15", "the phone", "is 15 Pro", "Pro", "iPadOS 16", "an iPhone"])
  func noDevices(_ text: String) { #expect(Self.screens(text) == nil, "\(text)") }

  @Test(
    "as families",
    arguments: [
      (".systemMedium", "systemMedium"), ("mediumBoxes", "systemMedium"),
      ("_iosMediumSize", "systemMedium"),
      ("extra large", "systemExtraLarge"), ("extraLarge", "systemExtraLarge"),
      ("XL", "systemExtraLarge"),
      ("Extra-Large portrait", "systemExtraLargePortrait"), ("WidgetFamily.SMALL", "systemSmall"),
      ("accessory_circular", "accessoryCircular"), ("Rectangular", "accessoryRectangular"),
      ("中号", "systemMedium"), ("大", "systemLarge"), ("小サイズ", "systemSmall"), ("중형", "systemMedium"),
      ("Mittel", "systemMedium"), ("Groß", "systemLarge"), ("Très grand", "systemExtraLarge"),
      ("Pequeño", "systemSmall"),
    ])
  func families(_ text: String, _ family: String) {
    #expect(Self.catalog.id(of: Self.labels(text).lastFamily?.family) == family, "\(text)")
  }

  @Test(
    "as no family where they are about something else",
    arguments: ["small icon", "largeDesktopWindow", "icons-small", "medium phones", "corner", "大小"])
  func otherThings(_ text: String) { #expect(Self.labels(text).lastFamily == nil, "\(text)") }

  @Test(
    "as versions",
    arguments: [
      ("iOS 18", [18]), ("iOS 14.5-15", [14, 15]), ("iOS17", [17]), ("macOS 27", [27]),
      ("\"systemVersion\": \"18.6.0\"", [18]), ("iOS 15 to 17", [15, 16, 17]), ("iOS 28", [28]),
      ("iOS 17/18", [17, 18]), ("iOS 16, 17 and 18", [16, 17, 18]), ("os_version = 18", [18]),
      ("before iOS 10", [8, 9]), ("iOS <= 9", [8, 9]), ("iOS 9 or earlier", [8, 9]),
      ("iOS 18, 16 pt", [18]), ("version 18", nil), ("iOS 18 SDK", nil), ("\"os\": 3", nil),
      ("iOS 14+", nil), ("iOS 14 and later", nil), ("@available(iOS 16, *)", nil), ("iOS", nil),
    ] as [(String, [Int]?)])
  func versions(_ text: String, _ expected: [Int]?) {
    #expect(Self.labels(text).versions?.numbers == expected, "\(text)")
  }

  @Test("as screens, also those that are reported with Display Zoom")
  func screenSizes() {
    let devices = Self.reader.devices
    #expect(devices.screen(932, 430)?.targets.count == 1)
    #expect(devices.screen(1_206, 2_622)?.isInPixels == true)
    #expect(devices.screen(954, 1_373)?.targets.map(\.zoom) == [.moreSpace])
    #expect(devices.screen(pixelHeight: 2_001)?.targets.map(\.zoom) == [.larger])
    #expect(devices.screens(428...430, 926...932)?.targets.count == 2)
    #expect(devices.screen(100, 200) == nil)
  }

  @Test("of which the nearest counts")
  func nearest() {
    func labels(_ text: String) -> (family: String?, screens: [String]) {
      let read = ReadText("a.ts", Array(text.utf8))
      let resolver = Resolver(read, Self.reader)
      guard let size = read.sizes.last else { return (nil, []) }
      let labels = resolver.labels(of: size)
      let targets = labels.device.map { resolver.devices[$0].targets } ?? []
      return (
        Self.catalog.id(of: labels.family?.family),
        targets.compactMap(\.place.screenClass).map { Self.catalog.screenClasses[$0].id }
      )
    }
    let inner = labels("'430x932': { medium: [364, 170], 'iPhone 16 Pro': { small: [1, 2] } }")
    #expect(inner == ("systemSmall", ["402x874@3"]))
    #expect(labels("iPhone 15: small 1x2, medium 3x4") == ("systemMedium", ["393x852@3"]))
    #expect(labels("case (428...430, 926...932):\n  case .large: return (3, 4)").screens.count == 2)
    #expect(
      labels("{ iPhone 17: { small: [1, 2] }, iPhone 17 Ultra: { small: [3, 4] } }") == (
        "systemSmall", []
      ))
    #expect(labels("small: 1x2, 3x4").family == nil)
    #expect(labels("iPhone 15, iPhone 13 mini: small 1x2").screens.count == 2)
    #expect(labels("iPhone 16 Pro\nsmall 1x2\nmedium 3x4").screens == ["402x874@3"])
    #expect(labels("iPhone 16 Pro\n\nmedium 3x4").screens == [])
  }

  @Test(
    "as kinds of widgets",
    arguments: [
      ("Today extension", .today), ("TodayExtension", .today), ("NCWidgetDisplayMode", .today),
      ("extension WidgetFamily {", nil), ("Widget Extension", nil), ("Live Activity", .activity),
    ] as [(String, WidgetKind?)])
  func kinds(_ text: String, _ kind: WidgetKind?) {
    #expect(Self.labels(text).kind == kind, "\(text)")
  }
}
