import Foundation
import TestSupport
import Testing

/// What `validate` finds in the bundled tables, in changed copies and in overlays.
@Suite("validate")
struct ValidateTests {
  struct Result: Decodable {
    struct Finding: Decodable {
      let kind: String
      let rule: String?
      let claim: String?
      let cell: String?
    }
    struct Removal: Decodable {
      struct Change: Decodable {
        let cell: String
      }
      let claim: String
      let changesNothing: Bool
      let because: String?
      let changed: [Change]
      let weakened: [Change]
    }
    struct WidgetKit: Decodable {
      struct Rule: Decodable {
        let rule: String
        let explained: Int
        let missed: Int
      }
      struct Conflict: Decodable {
        let cell: String
        let screenClasses: [String]
        let versions: [String]
      }
      struct Coverage: Decodable {
        struct Line: Decodable {
          let axis: String
          let value: String
          let sourced: Int
        }
        let axes: [Line]
      }
      let rules: [Rule]
      let conflicts: [Conflict]
      let coverage: Coverage
    }
    let tables: String
    let passes: Bool
    let widgetKit: WidgetKit
    struct Unreached: Decodable {
      let claim: String
      let because: String?
    }
    let findings: [Finding]
    let unreached: [Unreached]
    let removals: [Removal]?
  }

  private func validate(
    _ arguments: String..., status: Int32, in folder: URL? = nil
  ) throws -> Result {
    let result = try widgetsize(["validate", "--json"] + arguments, in: folder)
    #expect(result.status == status && result.errors.isEmpty, "\(result.errors)")
    return try JSONDecoder().decode(Result.self, from: Data(result.output.utf8))
  }

  /// The first row of the claims that is meant.
  private func claim(where isMeant: (String) -> Bool) throws -> String {
    try #require(try Project.url(of: "Data/tables").read("claims.csv").lines.first(where: isMeant))
  }

  /// Runs `body` in a folder with a copy of Data/ in which a part of a claim's row is replaced.
  private func withChangedClaim(
    _ id: String, _ old: String, _ new: String, _ body: (URL) throws -> Void
  ) throws {
    let row = try claim { $0.hasPrefix(id + ",") }
    try #require(row.contains(old))
    let changed = row.replacing(old, with: new, maxReplacements: 1)
    try withDataCopy([(file: "claims.csv", old: row, new: changed)], body)
  }

  @Test("finds nothing wrong with the bundled tables, and shows rules, disputes and coverage")
  func bundled() throws {
    let result = try widgetsize("validate")
    result.expectAnswer()
    #expect(result.lines.first?.hasPrefix("all is well: the bundled tables, version ") == true)
    for heading in [
      "Rules", "Disputed and shadowed", "Coverage, in numbers", "Coverage of WidgetKit, in numbers",
    ] {
      #expect(result.lines.contains(heading), "\(heading)\n\(result)")
    }
  }

  @Test("names a claim without a cell, and why there is none")
  func unreached() throws {
    try withChangedClaim("FR0-001", ",16,16,", ",15,15,") { folder in
      let result = try validate("Data", status: 0, in: folder)
      let inline = ["FR2-099", "FR2-100", "FR2-101", "FR2-102"]
      #expect(result.unreached.map(\.claim) == (1...6).map { "FR0-00\($0)" } + inline)
      #expect(result.unreached.first?.because == "accessoryCircular begins with iOS 16")
      #expect(result.unreached[5].because == "no 4-inch model runs iOS 16")
      #expect(result.unreached.last?.because?.contains("has no frame") == true)
      let text = try widgetsize(["validate", "Data"], in: folder)
      #expect(text.lines.contains("10 claims of no cell that exists"), "\(text)")
      #expect(text.lines.contains { $0.hasPrefix("FR0-001  context") }, "\(text)")
    }
  }

  @Test("names the rule that a changed number breaks")
  func brokenRule() throws {
    // No line height gives 111, whatever the base.
    try withChangedClaim("S04-003", ",140,", ",141,") { folder in
      let result = try validate("Data", status: 1, in: folder)
      #expect(!result.passes)
      #expect(
        result.findings.contains {
          $0.kind == "unexplained-miss" && $0.rule == "line-height" && $0.claim == "S04-003"
        })
    }
  }

  @Test("names the golden that a changed number breaks, until the version of the tables is raised")
  func golden() throws {
    let row = try claim { $0.contains(",today,") && $0.contains(",width,321,") }
    let id = String(row.prefix { $0 != "," })
    try withChangedClaim(id, ",321,", ",322,") { folder in
      let result = try validate("Data", status: 1, in: folder)
      #expect(result.tables == "all tables of 'Data'")
      let goldens = result.findings.filter { $0.kind == "golden" }
      #expect(goldens.compactMap(\.claim) == [id])
      #expect(goldens.contains { $0.cell?.hasPrefix("today.ios14.") == true })

      let package = "Data/datapackage.json"
      try folder.write(
        package,
        try folder.read(package)
          .replacing(/"version": "[^"]*"/, with: #""version": "2999.1.1""#))
      let raised = try validate("Data", status: 0, in: folder)
      #expect(raised.passes)
    }
  }

  @Test("names the rule, the number and the answers of WidgetKit that a changed number breaks")
  func widgetKit() throws {
    try withChangedClaim("FR1-114", ",159,", ",160,") { folder in
      let result = try validate("Data", status: 1, in: folder)
      let misses = result.findings.filter { $0.kind == "unexplained-miss" }
      #expect(misses.map(\.claim) == ["FR1-114", "FR1-116"])
      #expect(misses.allSatisfy { $0.rule == "medium-height" })
      let goldens = result.findings.filter { $0.kind == "golden" }
      #expect(goldens.compactMap(\.claim) == ["FR1-114"])
      let cells = goldens.compactMap(\.cell)
      #expect(cells.count == 8 && cells.allSatisfy { $0.hasPrefix("widgetkit.") })
      #expect(cells.contains("widgetkit.ios26.430x932@3.systemSmall.icons-small.larger"))
    }
  }

  @Test("shows rules, conflicts and coverage of WidgetKit")
  func widgetKitParts() throws {
    let found = try validate(status: 0).widgetKit
    #expect(found.rules.map(\.rule) == ["zoomed-widget", "medium-height", "extra-large-width"])
    #expect(found.rules.allSatisfy { $0.explained > $0.missed })
    let dispute = try #require(
      found.conflicts.first { $0.cell == "widgetkit.ios15.414x736@3.systemSmall" })
    #expect(dispute.screenClasses == ["414x736@3"] && dispute.versions == ["15"])
    let axes = Dictionary(grouping: found.coverage.axes, by: \.axis).mapValues { $0.map(\.value) }
    #expect(axes["platform"] == ["iOS", "iPadOS", "macOS", "watchOS", "visionOS"])
    #expect(axes["family"]?.count == 9 && axes["os"]?.contains("26") == true)
  }

  @Test("lays an incomplete folder over the bundled tables, and says so")
  func overlay() throws {
    try withTemporaryFolder { folder in
      let own = folder.appending(path: "own")
      try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
      try own.write(
        "claims.csv", "\(DataFolderTests.claimColumns)\n\(DataFolderTests.newClaim)\n")
      let result = try widgetsize("validate", "own", in: folder)
      #expect(
        result.lines.first?.contains("the bundled tables, with those of 'own' laid over them")
          == true, "\(result)")
      // 337 is no whole number of rows at xl.
      #expect(result.status == 1 && result.output.contains("X1-001"), "\(result)")
    }
  }

  @Test("tells what changes without a claim")
  func removal() throws {
    let result = try validate("--without", "S02-010", "--without", "S04-008", status: 0)
    let removals = try #require(result.removals)
    #expect(removals.map(\.claim) == ["S02-010", "S04-008"])
    #expect(removals[0].weakened.contains { $0.cell.hasPrefix("today.ios10.414x736@3.landscape") })
    #expect(!removals[0].changesNothing && removals[0].because == nil)
    // Of WidgetKit, then the widths of Today extensions that follow from it.
    let medium = try validate("--without", "HIG5-027", status: 0).removals?.first
    let cells = try #require(medium?.weakened.map(\.cell))
    #expect(cells.contains("widgetkit.ios15.414x896@2.systemMedium"))
    #expect(
      medium?.changed.map(\.cell).contains("widgetkit.ios18.414x896@2.systemMedium.icons-small")
        == true)
    let followed = try validate("--without", "HIG5-063", status: 0).removals?.first
    #expect(
      followed?.weakened.map(\.cell)
        .contains("today.ios14.390x844@3.portrait.l.today-view.compact") == true)
    try widgetsize("validate", "--without", "S02-01O")
      .expectError("unknown claim 'S02-01O'; did you mean 'S02-010'?")
    try widgetsize("validate", "--without", "S02-010", "--removals")
      .expectError("--without contradicts --removals, which is every claim")
  }
}
