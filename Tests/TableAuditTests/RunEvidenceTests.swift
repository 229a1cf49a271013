import TableAudit
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
}
