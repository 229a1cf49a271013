import Documents
import Testing

@testable import WidgetSite

@Suite("Data changes") struct DataChangeTests {
  @Test("are the headings with a version and a day, and what is below them") func read() {
    let changes = DataChange.read(
      """
      # Changes
      Words before.
      ## 2026.2.1 - 2026-02-03
      - One `more`.
      ## Some words - later
      Not a version.
      ## 2026.1.1 - 2026-01-02
      First.
      """)
    #expect(changes.map(\.version) == ["2026.2.1", "2026.1.1"])
    #expect(changes.map(\.date) == ["2026-02-03", "2026-01-02"])
    #expect(changes.map { $0.document.markdown() } == ["  - One `more`.\n", "First.\n"])
  }
}
