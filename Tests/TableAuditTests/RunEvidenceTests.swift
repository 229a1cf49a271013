import TableAudit
import TestSupport
import Testing
import WidgetSizingData

/// What claims say of the runs of versions.
struct RunEvidenceTests {
  /// What ends a run does differ, and nothing differs within one.
  @Test func claimsBearTheRunsOut() {
    let evidence = Engine.bundled.runEvidence()
    #expect(evidence.map(\.differing).allSatisfy { $0 == 0 })
    #expect(evidence.filter { $0.run.end != nil }.map(\.differingAfter).allSatisfy { $0 > 0 })
    #expect(evidence.filter { $0.run.end == nil }.map(\.differingAfter).allSatisfy { $0 == 0 })
    #expect(evidence.map(\.agreeing).reduce(0, +) > 200)
  }

  /// A number is compared with those of other versions, and one of a screen's pixels with no number of a layout.
  @Test(arguments: [
    ("360", "display-size", Audit.Verdict.explained), ("361", "display-size", .missed),
    ("360", "screenshot", .silent),
  ])
  func aSizeIsReplayedFromOtherVersions(
    value: String, method: String, expected: Audit.Verdict
  ) throws {
    func claim(_ id: Int, _ os: Int, _ value: String, _ method: String) -> String {
      "T1-\(id),widgetkit,FR1,answer,width,\(value),pt,,iOS,\(os),\(os),stated,,420x900@3,,,,,,,,"
        + "systemMedium,,\(method),own,"
    }
    let engine = Engine(
      try .bundled(
        with: TableFiles.texts([
          "screen_classes": ["420x900@3,420,900,3,phone,made-up,"],
          "claims": [claim(101, 14, "360", "display-size"), claim(102, 18, value, method)],
        ])))
    let record = try #require(Audit(engine).records.first { $0.rule == .run })
    let finding = record.findings.first { finding in
      finding.claims.contains { engine.catalog.citation(of: $0).id == "T1-101" }
    }
    #expect(try #require(finding).verdict == expected)
  }
}
