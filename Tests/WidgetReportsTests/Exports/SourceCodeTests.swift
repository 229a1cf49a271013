import Foundation
import Testing
import TestSupport
import WidgetReports
import WidgetSizingData

extension ReportFormat {
  /// The format of a template in `Site/templates/code`.
  static func code(named name: String) throws -> ReportFormat {
    try #require(all.first { $0.name == name })
  }
}

/// The formats in which sizes become constants of a programming language.
@Suite("Source code") struct SourceCodeTests {
  private static let formats = ["swift", "typescript", "kotlin", "dart"]
  /// What ends literals, comments and expressions in one of the languages.
  private static let hostile = "*/ /* {evil}. \" ' ` \\(x) ${x} $x \\ ##[error] \u{2028}\u{10FFFD}"

  private func text(
    _ format: String, _ catalog: Catalog, on screen: String = "375x667@2",
    of kind: WidgetKind = .today, os: [Int] = [10], zoom: DisplayZoom = .standard
  ) throws -> String {
    let key = try catalog.screenClass(screen)
    var asked = Asked(kind, on: [catalog.screen(of: key, with: kind)])
    asked.os = os.map(OSVersion.init)
    asked.zoom = zoom
    return QueryResult(engine: Engine(catalog), asked: asked)
      .report.text(as: try .code(named: format))
  }

  @Test("has a CGSize where both sides are known, with states and sources")
  func sizes() throws {
    let source = try text("swift", .small())
    #expect(source.contains("public static let `expanded` = CGSize(width: 359, height: 616)\n"))
    #expect(source.contains("359 × 616 points; width sourced (A1); height sourced (A1).\n"))
    #expect(source.contains("public static let compactXxl = CGSize(width: 359, height: 130)\n"))
    #expect(source.contains("height disputed (A2), against 135.\n"))
  }

  @Test("has the known side where the other is unknown")
  func side() throws {
    // The width is known in portrait alone.
    let source = try text("swift", .small())
    #expect(source.contains("public static let compactLandscapeHeight: CGFloat = 110\n"))
    #expect(!source.contains("compactLandscape:") && !source.contains("compactLandscapeWidth"))
    #expect(!source.contains("let compactLandscape ="))
  }

  @Test("has the names of the models that run the version")
  func models() throws {
    let source = try text("swift", .small())
    for model in ["iPhone6", "iPhone7"] {
      #expect(source.contains("public typealias \(model) = Screen375x667At2\n"))
    }
    let dart = try text("dart", .bundled, on: "402x874@3", of: .widgetKit, os: [18])
    #expect(dart.contains("static const iPhone16Pro = screen402x874At3;\n"))
    #expect(!dart.contains("iPhone17"), "it never ran iOS 18")
  }

  @Test("tells versions apart where a screen has several", arguments: formats)
  func versions(format: String) throws {
    let both = try text(format, .bundled, on: "402x874@3", of: .widgetKit, os: [18, 26])
    #expect(both.contains("338") && both.contains("349.6667"))
    #expect(both.contains("iOS18") && both.contains("iOS26"))
    let one = try text(format, .bundled, on: "402x874@3", of: .widgetKit, os: [26])
    #expect(!one.contains("iOS26"))
  }

  @Test(
    "names a size by its family, and with its variant unless that is the usual one",
    arguments: formats)
  func variants(format: String) throws {
    let source = try text(format, .bundled, on: "393x852@3", of: .widgetKit, os: [18])
    #expect(source.contains(/\bsystemMedium\b/) && source.contains(/\bsystemMediumIconsLarge\b/))
    #expect(!source.contains("IconsSmall"))
  }

  @Test("has the screen that is reported with Display Zoom")
  func zoom() throws {
    let source = try text(
      "kotlin", .bundled, on: "430x932@3", of: .widgetKit, os: [26], zoom: .larger)
    #expect(source.contains("object Screen430x932At3DisplayZoomLarger {\n"))
    #expect(source.contains("val iPhone15PlusDisplayZoomLarger = "))
    #expect(
      source.contains("WidgetName.systemSmall, WidgetSize(375.0, 812.0), 3, 26, systemSmall)"))
  }

  @Test("has no screen where sizes do not depend on one")
  func mac() throws {
    var asked = Asked(.widgetKit, on: [Screen(platform: .macOS, screenClass: nil)])
    asked.os = [OSVersion(26)]
    let report = QueryResult(engine: .bundled, asked: asked).report
    #expect(report.text(as: try .code(named: "swift")).contains("WidgetSize.MacOS.systemSmall\n"))
    let source = report.text(as: try .code(named: "typescript"))
    #expect(source.contains("\"macOS 26, systemMedium\""))
    #expect(source.contains("screen: null, scale: null, version: 26, size: macOS.systemMedium }"))
  }

  @Test("is a comment alone where nothing is known", arguments: formats)
  func nothing(format: String) throws {
    let lines = try text(format, .small(), os: [17]).split(separator: "\n")
    #expect(lines.count == (format == "typescript" ? 4 : 3))
    #expect(lines.allSatisfy { $0.hasPrefix("//") || $0 == "export {};" })
  }

  @Test("of every template is made for each kind", arguments: WidgetKind.allCases)
  func templates(kind: WidgetKind) throws {
    for format in ReportFormat.all where format.content == .sizes && format.name != "svg" {
      for os in [[OSVersion(17)], [OSVersion(17), OSVersion(26)], [OSVersion(40)]] {
        var asked = Asked(
          kind,
          on: try ["393x852@3", "375x667@2"].map {
            Catalog.bundled.screen(of: try Catalog.bundled.screenClass($0), with: kind)
          })
        asked.os = os
        let report = QueryResult(engine: .bundled, asked: asked).report
        let text = report.text(as: format)
        #expect(!text.contains("{{") && text.hasSuffix("\n"), "\(format.name)")
      }
    }
  }

  @Test("holds any text in literals that end where they should", arguments: formats)
  func literals(format: String) throws {
    let source = try text(format, .small(screen: Self.hostile, device: Self.hostile))
    let placed = source.split(separator: "\n").filter { $0.contains("today.ios10.375x667@2.") }
    #expect(!placed.isEmpty)
    for line in placed {
      // In printable ASCII, without what begins an expression in the language.
      let literals =
        format == "swift"
        ? line.matches(of: /"(?:[^"\\\n]|\\["\\]|\\u\{[0-9a-f]+\})*"/)
        : line.matches(of: /"(?:[^"\\$\n]|\\["\\]|\\u[0-9a-f]{4})*"/)
      #expect(literals.count == (format == "typescript" ? 3 : 2), "\(line)")
      var rest = String(line)
      for literal in literals { rest = rest.replacing(literal.output, with: "") }
      #expect(rest.wholeMatch(of: /[\w .,:(){}`]*/) != nil, "\(rest)")
      #expect(line.allSatisfy { $0.isASCII } && !line.contains("##["))
    }
  }

  @Test("holds any text in comments of one line", arguments: formats)
  func comments(format: String) throws {
    func code(_ name: String) throws -> [String] {
      let source = try text(format, .small(screen: name, device: "iPhone 6"))
      #expect(!source.contains("\u{2028}"))
      // Kotlin and Dart nest comments: one that begins within another would have to end.
      return source.replacing(/\/\/.*/, with: "")
        .replacing(/\/\*(?:(?!\/\*|\*\/).|\n)*\*\//, with: "").split(separator: "\n").map(
          String.init)
    }
    let expected = try code("4.7-inch")
    #expect(try code(Self.hostile.replacing("//", with: "")) == expected)
    #expect(expected.contains { $0.contains("616") })
  }

  @Test("holds any text as text in comments of documentation", arguments: formats)
  func documentation(format: String) throws {
    for (name, written) in [
      ("@deprecated x", "&#64;deprecated x"), ("<b>x</b>", "&#60;b&#62;x&#60;/b&#62;"),
      ("{@link x} [y] ``Z``", "&#123;&#64;link x&#125; &#91;y&#93; &#96;&#96;Z&#96;&#96;"),
      ("- Parameter x", "&#45; Parameter x"), ("12. x", "12&#46; x"), ("+x", "&#43;x"),
      ("https://e.example", "https&#58;//e&#46;example"),
      ("a_b*c*&lt;", "a&#95;b&#42;c&#42;&#38;lt;"),
      ("Apple's (2nd) 5.5-inch × #1-2, a: b", "Apple's (2nd) 5.5-inch × #1-2, a: b"),
    ] {
      let source = try text(format, .small(device: name))
      let comments = source.split(separator: "\n").filter { $0.contains("375 × 667 points") }
      #expect(!comments.isEmpty)
      for comment in comments {
        #expect(comment.contains(" \(written), iPhone 7: 375 × 667"), "\(comment)")
      }
    }
  }

  @Test("answers a version that it does not have with the newest older one, else the oldest")
  func otherVersions() throws {
    let source = try text("swift", .bundled, on: "402x874@3", of: .widgetKit, os: [18, 26])
    #expect(source.contains("// Versions: iOS 18, 26; --os adds others.\n"))
    let output = try output(
      of: source + """
        for version in [17, 18, 20, 26, 30] {
          let screen = CGSize(width: 402, height: 874)
          print(WidgetSize.size(of: .systemMedium, onScreen: screen, version: version)?.width ?? 0)
        }
        """)
    #expect(output == "338.0\n338.0\n338.0\n349.6667\n349.6667\n")
  }

  @Test("shows how to name a size of the device that was asked for")
  func example() throws {
    let device = try #require(
      Catalog.bundled.devices.keys.first { Catalog.bundled.devices[$0].name == "iPhone 15" })
    let key = try #require(Catalog.bundled.devices[device].screenClass)
    var asked = Asked(.widgetKit, on: [Catalog.bundled.screen(of: key, with: .widgetKit)])
    asked.device = device
    asked.os = [OSVersion(26)]
    let report = QueryResult(engine: .bundled, asked: asked).report
    let source = report.text(as: try .code(named: "swift"))
    #expect(source.contains("#Preview(traits: .widget(WidgetSize.iPhone15.systemSmall))"))
  }

  @Test(
    "compiles as Swift and finds the size on a screen",
    arguments: [("4.7-inch", "iPhone 6"), (hostile, hostile)])
  func compiles(screen: String, device: String) throws {
    let source = try text("swift", .small(screen: screen, device: device))
    let use = """
      func size(_ width: Int, _ height: Int, _ version: Int, _ scale: CGFloat? = nil) -> String {
        let screen = CGSize(width: width, height: height)
        let size = WidgetSize.size(of: .expanded, onScreen: screen, scale: scale, version: version)
        return size.map { "\\($0.width)x\\($0.height)" } ?? "nil"
      }
      print(size(375, 667, 10), size(667, 375, 10), size(375, 667, 11), size(375, 667, 9))
      print(size(375, 668, 10), size(375, 667, 10, 2), size(375, 667, 10, 3))
      print(WidgetSize.iPhone7.expanded == WidgetSize.all.first { $0.widget == .expanded }?.size)
      """
    let expected = "359.0x616.0"
    #expect(
      try output(of: source + use) == """
        \(expected) \(expected) \(expected) \(expected)
        nil \(expected) nil
        true

        """)
  }

  /// What a program of Swift prints.
  private func output(of source: String) throws -> String {
    let compiler = try #require(Programs.installed("swiftc"), "swiftc is not installed")
    return try withTemporaryFolder { folder in
      let file = folder.appending(path: "main.swift")
      try Data(source.utf8).write(to: file)
      let program = folder.appending(path: "main")
      let options = ["-swift-version", "6", "-warnings-as-errors", "-o", program.path()]
      let built = try run(compiler, [file.path()] + options)
      try #require(built.status == 0, "\(built)")
      return try run(program).output
    }
  }
}
