import Testing
import WidgetSizingData

@testable import ForeignTables
@testable import WidgetSizing

/// The judge alone: numbers, and what is known of the widgets that labels name.
@Suite("Sizes are judged") struct JudgingTests {
  private static let engine = Engine.bundled
  private let judge = makeJudge(os: nil)

  private static func makeJudge(os: [Int]?) -> Judge {
    let queries = WidgetKind.allCases.flatMap { kind -> [Query] in
      var query = Query(kind, on: engine.catalog.screens(of: kind))
      query.os = os?.map { OSVersion($0) }
      return engine.withAllVersions(query)
    }
    return Judge(engine, queries, zooms: nil)
  }

  /// The verdict in a word, and the first of the sizes that would be right.
  private func verdict(
    _ width: Double, _ height: Double?, _ device: String? = nil, _ family: String? = nil,
    os: [Int]? = nil, isSpoken: Bool = true, by other: Judge? = nil,
    today: (mode: Mode?, orientation: Orientation?)? = nil, on platform: Platform? = nil
  ) -> String? {
    func number(_ value: Double) -> WrittenNumber {
      WrittenNumber(Int((value * 10_000).rounded()), 4, 0..<1)
    }
    let size = WrittenSize(
      number(width), height.map(number), height == nil ? .single : .size, at: 0)
    var labels = Labels()
    labels.family = family.map {
      FamilyLabel(family: Self.engine.catalog.family($0), isFull: false)
    }
    labels.platform = platform
    labels.versions = os.map { VersionLabel(platform: nil, numbers: $0) }
    if let today { (labels.kind, labels.mode, labels.orientation) = (.today, today.0, today.1) }
    let names = DeviceNames(Self.engine.catalog)
    let label = device.map { device -> DeviceLabel in
      var label = DeviceLabel(isName: true)
      for name in device.split(separator: ",") {
        if let known = names.names[name.utf8] { label.add(known) }
      }
      return label
    }
    switch (other ?? judge).judge(
      size, labels, label, speaksOfWidgets: isSpoken, trustsVagueNames: false,
      in: FileMentions([]))
    {
    case nil: return nil
    case .right, .rightInPixels, .rightOn: return "right"
    case .rightWith(let evidence):
      return evidence.cell.isZoomed
        ? "right with \(evidence.cell.zoom.rawValue)" : "right with a setting"
    case .outdated: return "outdated"
    case .unpublished: return "unpublished"
    case .notJudged(let reason): return "\(reason)".prefix { $0.isLetter }.description
    case .wrong(let mismatch):
      let right = mismatch.expected.first
      return "wrong, not \(right?.width.answer.value?.description ?? "?")"
    }
  }

  /// What the engine knows, as a file would have it.
  private static func known(_ os: Int, _ family: WidgetFamily, _ variant: WidgetVariant?) throws
    -> (Double, Double)
  {
    let screenClass = try #require(
      engine.catalog.screenClasses.keys.first {
        engine.catalog.screenClasses[$0].id == "390x844@3"
      })
    let answer = engine.answer(
      Cell(
        platform: .iOS, os: OSVersion(os), screenClass: screenClass,
        zoom: .standard, family: family, variant: variant))
    func value(_ answer: Answer) throws -> Double {
      Double(try #require(answer.value).threeHundredths) / 300
    }
    return (try value(answer.width), try value(answer.height))
  }

  @Test("as right, outdated or wrong on the newest version, and on the one that is named")
  func versions() throws {
    let new = try Self.known(26, .systemMedium, .iconsSmall),
      old = try Self.known(16, .systemMedium, nil)
    try #require(new != old)
    #expect(verdict(new.0, new.1, "iPhone 14", "systemMedium") == "right")
    #expect(verdict(old.0, old.1, "iPhone 14", "systemMedium") == "outdated")
    #expect(verdict(old.0, old.1, "iPhone 14", "systemMedium", os: [16]) == "right")
    #expect(
      verdict(new.0, new.1, "iPhone 14", "systemMedium", os: [16])?.hasPrefix("wrong") == true)
    #expect(
      verdict(old.0, old.1, "iPhone 14", "systemMedium", by: Self.makeJudge(os: [16]))
        == "right")
    #expect(
      verdict(old.0, old.1, "iPhone 14", "systemMedium", by: Self.makeJudge(os: [26]))
        == "outdated")
  }

  @Test("as wrong, however far off, beside a device and a family")
  func farOff() {
    for (width, height) in [(1.0, 1.0), (999, 155), (4_000, 4_000)] {
      #expect(
        verdict(width, height, "iPhone 14", "systemMedium", isSpoken: false)?.hasPrefix(
          "wrong") == true)
    }
  }

  @Test("as wrong where they are those of another family")
  func otherFamily() throws {
    let large = try Self.known(26, .systemLarge, .iconsSmall)
    #expect(verdict(large.0, large.1, "iPhone 14", "systemMedium")?.hasPrefix("wrong") == true)
    #expect(verdict(large.0, large.1, "iPhone 14") == "right")
  }

  @Test("as of no version, device or family that exists")
  func reasons() {
    #expect(verdict(150, 150, "iPhone 16 Pro", "systemSmall", os: [17]) == "noSuchVersion")
    #expect(verdict(150, 150, "iPhone 16 Pro", "systemSmall", os: [20]) == "noSuchVersion")
    #expect(verdict(150, 150, "iPhone 16 Pro", "systemExtraLarge") == "noSuchFamily")
    #expect(verdict(150, 150, "?", "systemSmall") == "unknownDevice")
    #expect(verdict(150, 150) == "noLabel")
    #expect(verdict(1_000, 20, "iPhone 16 Pro") == "noFamily")
  }

  @Test("of several devices for each")
  func lists() throws {
    let own = try Self.known(16, .systemMedium, nil)
    #expect(verdict(own.0, own.1, "iPhone 14, iPhone 13", "systemMedium", os: [16]) == "right")
    #expect(
      verdict(own.0, own.1, "iPhone 14, iPhone 13 mini", "systemMedium", os: [16])
        == "wrong, not 329")
    #expect(
      verdict(own.0, own.1, "iPhone 14, iPhone 13 mini", "systemMedium")?.hasPrefix("wrong") == true
    )
    #expect(
      verdict(own.0, own.1, "iPhone 14, iPad mini (6th generation)", "systemMedium", os: [16])
        == "wrong, not 305.5")
  }

  @Test("as right with a setting that alone makes them so")
  func settings() {
    #expect(verdict(292, 141, "iPhone 14", "systemMedium", os: [16]) == "right with larger")
    #expect(
      verdict(169.67, 169.67, "iPhone 16 Pro", "systemSmall", os: [26]) == "right with a setting")
  }

  @Test("of Today extensions by mode and orientation, where all are known")
  func today() {
    #expect(verdict(359, 110, "iPhone 7", os: [10], today: (nil, nil)) == "right")
    #expect(verdict(359, 110, nil, today: (nil, nil)) == "todayWithoutDevice")
    #expect(
      verdict(359, 113, "iPhone 7", os: [10], today: (.compact, .portrait)) == "wrong, not 359")
    #expect(verdict(359, 616, "iPhone 7", os: [10], today: (.expanded, nil)) == "right")
    #expect(verdict(359, 300, "iPhone 7", os: [10], today: (.expanded, nil)) == "chosenHeight")
    #expect(verdict(640, 110, "iPhone 7", os: [10], today: (nil, .landscape)) == "nobodyPublished")
    #expect(verdict(359, 110, "iPhone 15", today: (nil, nil)) == "nobodyPublished")
    #expect(verdict(359, 110, "iPhone 7", os: [16], today: (nil, nil)) == "noSuchVersion")
  }

  @Test("without a device only where widgets are spoken of")
  func withoutDevice() {
    #expect(verdict(350, 160, nil, "systemMedium")?.hasPrefix("wrong") == true)
    #expect(verdict(350, 160, nil, "systemMedium", isSpoken: false) == nil)
    #expect(verdict(338, 158, nil, "systemMedium", by: Self.makeJudge(os: [17])) == "right")
    // The name of a phone's or a tablet's system is a hint, that of a computer's is none.
    let judge = Self.makeJudge(os: [18])
    #expect(verdict(338, 158, nil, "systemMedium", by: judge, on: .iPadOS) == "right")
    #expect(
      verdict(338, 159.5, nil, "systemMedium", by: judge, on: .iPadOS)?.hasPrefix("wrong") == true)
    #expect(
      verdict(329, 155, nil, "systemMedium", by: Self.makeJudge(os: [26]), on: .macOS)?.hasPrefix(
        "wrong") == true)
  }

  @Test("as rounded to whole points, and as written in pixels")
  func rounding() {
    #expect(verdict(164, 164, "iPhone 16 Pro", "systemSmall", os: [26]) == "right")
    #expect(verdict(165, 165, "iPhone 16 Pro", "systemSmall", os: [26]) == "right")
    #expect(verdict(164.33, 164.33, "iPhone 16 Pro", "systemSmall", os: [26]) == "right")
    #expect(
      verdict(164.8, 164.8, "iPhone 16 Pro", "systemSmall", os: [26])?.hasPrefix("wrong")
        == true)
    #expect(verdict(493, 493, "iPhone 16 Pro", "systemSmall", os: [26]) == "right")
  }

  @Test("as what nobody published only if all sides grow as among large icons")
  func largeIcons() throws {
    let (width, height) = try Self.known(26, .systemMedium, .iconsSmall)
    #expect(
      verdict((width * 1.03).rounded(), (height * 1.03).rounded(), "iPhone 14", "systemMedium")
        == "unpublished")
    #expect(
      verdict((width * 1.03).rounded(), height, "iPhone 14", "systemMedium")?.hasPrefix(
        "wrong") == true)
  }
}
