import Testing

@testable import WidgetSizing

/// The versions on which a claim speaks of each entry point.
struct EntryPointVersionsTests {
  @Test func anEntryPointEndsWithTheVersionBeforeTheNext() {
    let versions = EntryPointVersions(from: [
      (os: OSVersion(10), entryPoint: .todayView),
      (os: OSVersion(8), entryPoint: .notificationCenter),
    ])
    func majors(of entryPoint: EntryPoint) -> [Int] {
      (1...12).filter { versions.contains(entryPoint, on: OSVersion($0)) }
    }
    #expect(majors(of: .notificationCenter) == [8, 9])
    #expect(majors(of: .todayView) == [10, 11, 12])
    #expect(majors(of: .quickAction) == [])
  }
}
