import Testing
import WidgetSizingData

@testable import ForeignTables
@testable import WidgetSizing

/// What words mean.
@Suite("Words are read") struct NamesTests {
  static let catalog = Catalog.bundled

  static func mentions(_ text: String) -> [Mention.Meaning] {
    let text = Text(CleanText(Array(text.utf8)).bytes)
    var reader = MentionReader(names: SizeTests.names, text: text)
    reader.read([])
    return reader.mentions.map(\.meaning)
  }

  /// The screens of the devices that a text names; nil if it names none, empty if one is not known.
  static func screens(_ text: String) -> [String]? {
    let all = mentions(text).compactMap { meaning -> [Target]? in
      if case .device(let targets, let rank) = meaning, rank > .group { targets } else { nil }
    }
    guard !all.isEmpty else { return nil }
    return Set(all.joined().compactMap(\.place.screenClass).map { catalog.screenClasses[$0].id })
      .sorted()
  }

  @Test(
    "as devices in the spellings of documents and of source code",
    arguments: [
      ("iPhone 15 Pro Max", ["430x932@3"]), ("the iPhone15ProMax.", ["430x932@3"]),
      ("case .iPhone_15_Pro", ["393x852@3"]), ("iPhone17,1", ["402x874@3"]),
      ("iPadAir_4thGen", ["820x1180@2"]), ("iPad Air 4", ["820x1180@2"]),
      ("iPad Air (4th generation)", ["820x1180@2"]), ("iPadPro12_9", ["1024x1366@2"]),
      ("iPad Pro 11\"", ["834x1194@2"]), ("iPadPro11", ["834x1194@2", "834x1210@2"]),
      ("iPhoneSixPlus", ["414x736@3"]), ("iPhone SE 2", ["375x667@2"]),
      ("\"16 Pro\"", ["402x874@3"]),
      ("Apple Watch 45 mm", ["198x242@2"]), ("\"2796\": {", ["430x932@3"]),
      ("a 402 pt phone", ["402x874@3"]), ("6.9\" iPhone", ["440x956@3"]),
      ("iPhone 15, 16 Pro", ["393x852@3", "402x874@3"]),
      ("iPhone 12/13 mini", ["375x812@3", "390x844@3"]),
    ] as [(String, [String])])
  func devices(_ text: String, _ expected: [String]) {
    let found = Self.screens(text) ?? []
    #expect(expected.allSatisfy(found.contains), "\(text): \(found)")
  }

  @Test(
    "as a device that is not known",
    arguments: [
      "iPhone17,99", "iPhone SE (9th generation)", "iPhone 16 SE", "iPhone 17 Lite",
      "iPhone 16 Ultra", "iPhone 99", "iPad16,99", "iPhone 16 Plsu", "iPhone 13 mimi",
    ])
  func unknownDevices(_ text: String) { #expect(Self.screens(text) == [], "\(text)") }

  @Test(
    "as no device",
    arguments: [
      "iOS 15", "the phone", "is 15 Pro", "Pro", "iPadOS 16", "an iPhone", "Vision framework",
    ])
  func noDevices(_ text: String) { #expect(Self.screens(text) == nil, "\(text)") }

  private func families(_ text: String) -> [String?] {
    Self.mentions(text).compactMap { meaning in
      if case .family(let family, _) = meaning { Self.catalog.id(of: family) } else { nil }
    }
  }

  @Test(
    "as families",
    arguments: [
      (".systemMedium", "systemMedium"), ("mediumBoxes", "systemMedium"),
      ("_iosMediumSize", "systemMedium"), ("extra large", "systemExtraLarge"),
      ("extraLarge", "systemExtraLarge"), ("XL", "systemExtraLarge"),
      ("Extra-Large portrait", "systemExtraLargePortrait"), ("WidgetFamily.SMALL", "systemSmall"),
      ("accessory_circular", "accessoryCircular"), ("Rectangular", "accessoryRectangular"),
      ("中号", "systemMedium"), ("大", "systemLarge"), ("小サイズ", "systemSmall"),
      ("중형", "systemMedium"), ("Mittel", "systemMedium"), ("Groß", "systemLarge"),
      ("Très grand", "systemExtraLarge"), ("Pequeño", "systemSmall"),
    ])
  func families(_ text: String, _ family: String) {
    #expect(families(text).last == family, "\(text)")
  }

  @Test(
    "as no family where they are about something else",
    arguments: [
      "small icon", "largeTitle", "icons-small", "medium phones", "corner", "大小", "CGRect",
    ])
  func otherThings(_ text: String) { #expect(families(text).isEmpty, "\(text)") }

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
    let numbers = Self.mentions(text).compactMap { meaning -> [Int]? in
      if case .versions(let versions) = meaning, !versions.isLowerBound {
        versions.numbers
      } else {
        nil
      }
    }
    #expect(numbers.first == expected, "\(text)")
  }
}
