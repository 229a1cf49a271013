import Foundation
import TestSupport
import Testing

/// `fit`, `identify`, `safe` and `ingest`, asked about WidgetKit.
@Suite("WidgetKit in the commands") struct WidgetKitCommandTests {
  static let rows = [
    "fit", "--rows", "3", "--row-height", "45", "--header", "20", "--no-margins",
  ]
  static let small = rows + ["--family", "systemSmall", "--platform", "iOS", "--os", "18"]

  @Test("fit tells where rows are cut off, family by family, without display modes")
  func fit() throws {
    let result = try widgetsize(Self.small)
    result.expectAnswer()
    #expect(
      result.lines[1...2] == [
        "3 rows of 45, a header of 20: 155 points",
        "systemSmall: cut off in: 4.7-inch; 2 of 3 rows are seen",
      ])
    #expect(
      result.lines.contains {
        $0.hasPrefix("systemSmall  4.7-inch ") && $0.contains(" 148…154.5  HIG5")
      })
    #expect(
      result.lines.contains {
        $0.hasPrefix("? unknown in ") && $0.contains(" cases, not counted above: ")
      })
    #expect(!result.output.contains("Show More") && !result.output.contains("preferredContentSize"))
  }

  @Test("fit fails where fewer rows are seen, the worst first, and marks what is disputed")
  func atLeast() throws {
    let failing = try widgetsize(Self.small + ["--at-least", "3"])
    #expect(failing.status == 1 && failing.errors.isEmpty, "\(failing)")
    #expect(
      failing.lines[1].hasPrefix("fewer than 3 rows in 2 of ")
        && failing.lines[1].contains(
          "the worst, widgetkit.ios18.375x667@2.systemSmall.icons-small, shows 2: 148 points by"),
      "\(failing)")
    try widgetsize(Self.small + ["--at-least", "2"]).expectAnswer()
    let disputed = try widgetsize(
      "fit", "--content-height", "158", "--no-margins", "--family", "systemSmall", "--device",
      "414x736", "--os", "15", "--json")
    #expect(disputed.output.contains(#""verdict":"all-seen","certain":false"#), "\(disputed)")
  }

  @Test("fit judges the canvas of an iPad, unless another variant is asked for")
  func variants() throws {
    let pad = [
      "fit", "--content-height", "150", "--no-margins", "--family", "systemMedium", "--device",
      "820x1180", "--os", "17", "--format", "csv",
    ]
    let laidOut = try widgetsize(pad)
    #expect(laidOut.lines.count == 2 && laidOut.output.contains(",canvas,all-seen,"), "\(laidOut)")
    let shown = try widgetsize(pad + ["--variant", "device"])
    #expect(shown.lines.count == 2 && shown.output.contains(",device,cut-off,"), "\(shown)")
  }

  @Test("fit says why there is no such widget")
  func noWidget() throws {
    let result = try widgetsize(
      Self.rows + ["--family", "systemExtraLarge", "--device", "iPhone 15 Pro", "--os", "18"])
    #expect(result.status == 1 && result.errors.isEmpty, "\(result)")
    #expect(
      result.lines == [
        "iPhone 15 Pro, iOS 18: systemExtraLarge", "no such widget exists", "",
        "iOS has no systemExtraLarge",
      ])
  }

  @Test("a note names a device that runs no version with WidgetKit")
  func deviceWithoutTheKind() throws {
    let note = "note: iPhone 6 Plus has no WidgetKit widgets: it runs iOS 8 to 12"
    let alone = try widgetsize("query", "iPhone 6 Plus", "--family", "small")
    #expect(alone.status == 1 && alone.lines == [note], "\(alone)")
    let result = try widgetsize("query", "iPhone 6 Plus, iPhone 6s", "--family", "small")
    result.expectAnswer()
    #expect(result.lines.first == note && result.output.contains("iPhone 6s: "), "\(result)")
    let asked = try widgetsize("query", "iPhone 6 Plus", "--family", "small", "--os", "18")
    #expect(!asked.output.contains("note: "), "the table says so: \(asked)")
  }

  @Test("identify answers for all screens and versions")
  func identify() throws {
    let result = try widgetsize(
      "identify", "--pixels", "474x474", "--os", "18", "--system", "widgetkit")
    result.expectAnswer()
    #expect(
      result.lines.first
        == "474x474 pixels: iOS 18, iPhone 12, 12 Pro, 13, 13 Pro, 14, 16e and 5 more, systemSmall, "
        + "icons-small (a source states it)")
    #expect(!result.output.contains("text size"))
  }

  @Test("identify shows layout and drawn size where they differ, with the sources of both")
  func drawn() throws {
    let result = try widgetsize("identify", "--size", "344x162", "--system", "widgetkit")
    result.expectAnswer()
    let line = try #require(result.lines.first { $0.hasPrefix("drawn ") }, "\(result)")
    #expect(line.contains("338 × 158, drawn 344 × 162"), "\(line)")
    #expect(line.hasSuffix("FR3 MZ1 PX0") && result.output.contains("\nMZ1  "), "\(result)")
  }

  @Test("safe answers a canvas for each family")
  func safe() throws {
    let result = try widgetsize(
      "safe", "--family", "systemSmall", "--platform", "iOS", "--os", "18")
    result.expectAnswer()
    #expect(result.lines[1].hasPrefix("systemSmall: 148 × 148 fits in "), "\(result)")
    #expect(
      result.lines.contains {
        $0.contains("  7 of width and 7 of height ") && $0.hasSuffix(" 155 × 155")
      }, "\(result)")
  }

  @Test("safe takes the rows of one system from a set that has both")
  func sets() throws {
    try withTemporaryFolder { folder in
      try folder.write(
        "sets.csv",
        """
        set,device,idiom,os,mode,text_size,family
        app,,phone,10,compact,l,
        app,393x852,,18,,,systemSmall

        """)
      let arguments = ["safe", "--sets", "sets.csv", "--set", "app"]
      try widgetsize(arguments, in: folder).expectError(
        "set 'app' has rows of Today extensions and WidgetKit widgets; add --system today or "
          + "--system widgetkit")
      let today = try widgetsize(arguments + ["--system", "today"], in: folder)
      #expect(today.lines[1] == "compact: 304 × 110 fits in all 16 cells", "\(today)")
      let widgets = try widgetsize(arguments + ["--system", "widgetkit"], in: folder)
      #expect(widgets.lines[1] == "systemSmall: 158 × 158 fits in all 2 cells", "\(widgets)")
    }
  }

  @Test("fit, identify and safe have the same cells in every data format")
  func formats() throws {
    let axes = [
      "id", "system", "os", "platform", "screenClass", "screenName", "devices", "idiom", "scale",
      "zoom", "family", "variant",
    ]
    let identify = ["identify", "--size", "158x158", "--system", "widgetkit"]
    for (arguments, keys) in [
      (
        Self.small,
        [
          "verdict", "certain", "textSize", "lineHeight", "contentHeight", "rowsSeen",
          "rowsSeenRange", "cutOff", "margin", "maximumHeight",
        ]
      ),
      (identify, ["explains", "evidence", "width", "height"]),
    ] {
      let objects = JSONKeys.objects(of: try widgetsize(arguments + ["--json"]).output)
      let cells = objects.filter { $0.first == "id" }
      #expect(cells.count > 10 && Set(cells) == [axes + keys])
      #expect(try widgetsize(arguments + ["--format", "csv"]).lines.count == cells.count + 1)
      #expect(try widgetsize(arguments + ["--format", "ndjson"]).lines.count == cells.count)
    }
    let safe = ["safe", "--system", "widgetkit", "--device", "iPhone 15 Pro", "--os", "18"]
    let objects = JSONKeys.objects(of: try widgetsize(safe + ["--json"]).output)
    let canvases = objects.filter { $0.prefix(2) == ["system", "family"] }
    #expect(canvases.count == 6)
    #expect(
      Set(canvases) == [
        ["system", "family", "width", "height", "cells", "tightest", "gains", "unknown"]
      ])
  }

  @Test("ingest makes rows that answer")
  func ingest() throws {
    try withTemporaryFolder { folder in
      try folder.write(
        "run.log",
        """
        noise
        \(IngestTests.line)
        widgetsize-measure v1 device=iPhone15,2 os=27.0 family=systemSmall variant=icons-large \
        width=165 height=165

        """)
      let result = try widgetsize("ingest", "run.log", "--output", "new", in: folder)
      #expect(result.status == 0, "\(result)")
      #expect(
        result.errors.hasPrefix("note: 2 sizes, 0 repetitions, 1 other line passed over\n"),
        "\(result)")
      let question = [
        "explain", "--device", "iPhone 14 Pro", "--os", "27", "--family",
        "systemSmall", "--variant", "icons-large",
      ]
      #expect(try !widgetsize(question).output.contains("width 165"))
      let after = try widgetsize(question + ["--data", "new"], in: folder)
      #expect(after.output.contains("width 165: sourced"), "\(after)")
      #expect(
        after.output.contains(
          "stated: LOCAL1-003 165 of iPhone 14 Pro (reported by a view): line 3; iOS 27.0"),
        "\(after)"
      )
    }
  }

  @Test(
    "options of Today extensions are refused for WidgetKit, and the reverse",
    arguments: [
      (
        small + ["--text-size", "ax3"],
        "--text-size applies to Today extensions only, and contradicts --family systemSmall; "
          + "content grows with the text size if it is lines of text: --lines 2"
      ),
      (
        small + ["--largest-mode", "expanded"],
        "--largest-mode applies to Today extensions only, and contradicts --family systemSmall"
      ),
      (
        small + ["--mode", "compact"],
        "--platform applies to WidgetKit widgets and Live Activities only, and contradicts --mode"
      ),
      (
        ["identify", IdentifyCommandTests.snapshot, "--system", "widgetkit"],
        "a snapshot applies to Today extensions only, and contradicts --system widgetkit"
      ),
    ])
  func usage(_ arguments: [String], _ message: String) throws {
    try widgetsize(arguments).expectError(message)
  }

  @Test("query --known says that no size is known")
  func nothingKnown() throws {
    let result = try widgetsize(
      "query", "iPhone 15", "--family", "small", "--os", "27", "--variant", "icons-large", "--known"
    )
    #expect(result.status == 1, "\(result)")
    #expect(
      result.output == "no size is known; without --known, each is listed with the reason\n",
      "\(result)")
  }

  @Test("query says if no source states which models of a measured screen run a version")
  func versionOfNoModel() throws {
    let claims = """
      \(DataFolderTests.claimColumns)
      FR1-900,widgetkit,FR1,answer,width,150,pt,,iPadOS,27,27,stated,,834x1112@2,,,,,,,,systemSmall,\
      canvas,display-size,here,

      """
    try withTemporaryFolder { folder in
      try folder.write("claims.csv", claims)
      let asked = ["query", "--family", "systemSmall", "--os", "27", "--data", ".", "--device"]
      let result = try widgetsize(asked + ["834x1112"], in: folder)
      result.expectAnswer()
      #expect(
        result.output.contains("no source says which 10.5-inch models run iPadOS 27"), "\(result)")
      // Of others it is known which.
      let other = try widgetsize(asked + ["820x1180"], in: folder)
      #expect(!other.output.contains("no source says which"), "\(other)")
    }
  }
}
