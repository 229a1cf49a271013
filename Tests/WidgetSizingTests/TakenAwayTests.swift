import TestSupport
import Testing
import WidgetSizingData

@testable import WidgetSizing

/// What is answered in a catalog without some claims: the same, another source's number, a range that allows the number
/// that was taken away, or nothing. Never a wrong number as if it were known.
@Suite("Claims taken away", .night, .exhaustive) struct TakenAwayTests {
  private static let bundled = Catalog.bundled
  private static let answering = bundled.claims.keys.filter {
    bundled.claims[$0].isAnswer && bundled.claims[$0].kind.hasFamilies
  }

  /// Some claims, the same for the same seed.
  private static func sample(_ count: Int, seed: UInt64) -> Set<Key<Claim>> {
    var random = SplitMix64(seed: seed)
    return Set(answering.shuffled(using: &random).prefix(count))
  }

  @Test("one in a hundred", arguments: 1...13 as ClosedRange<UInt64>) func few(seed: UInt64) throws
  {
    try Self.expectNothingWrong(without: Self.sample(20, seed: seed))
  }

  @Test("one in ten", arguments: 101...106 as ClosedRange<UInt64>) func many(seed: UInt64) throws {
    try Self.expectNothingWrong(without: Self.sample(150, seed: seed))
  }

  @Test("those about a screen", arguments: bundled.screenClasses.map(\.id))
  func screen(id: String) throws {
    let screenClass = try Self.bundled.screenClass(id)
    let claims = Self.answering.filter { key in
      let claim = Self.bundled.claims[key]
      return claim.subject != .anything
        && Self.bundled.classes(of: claim.subject).contains(screenClass)
    }
    try Self.expectNothingWrong(without: Set(claims))
  }

  private static func expectNothingWrong(without claims: Set<Key<Claim>>) throws {
    guard !claims.isEmpty else { return }
    let engine = Engine(try catalog(without: claims))
    var asked = 0
    for key in claims {
      let claim = bundled.claims[key]
      for screen in bundled.screens(of: claim) {
        for cell in bundled.cells(of: claim, on: screen) {
          let id = bundled.id(of: cell)
          let device = try bundled.onlyModel(of: claim).map {
            try engine.catalog.device(bundled.devices[$0].id)
          }
          let evidence = engine.asked(about: device)
            .evidence(claim.quantity, of: try engine.catalog.cell(id))
          asked += 1
          let source = bundled.citation(of: key).id
          #expect(
            isRight(evidence, about: key, at: cell),
            "\(id) \(claim.quantity): \(evidence.answer.short) for \(source)")
        }
      }
    }
    #expect(asked > 0)
  }

  /// Whether an answer is no wrong number in place of that of a claim.
  private static func isRight(
    _ evidence: Evidence, about key: Key<Claim>, at cell: Cell
  ) -> Bool {
    guard evidence.state == .derived, let rule = evidence.rule, let value = evidence.value else {
      return true
    }
    let claim = bundled.claims[key]
    guard let stated = claim.value, !evidence.allows(stated) else { return true }
    // As its source rounds it, or as it is written elsewhere that the rule misses it.
    if bundled.sources[claim.source].rounding?.rounded(value) == stated
      || RuleName.allCases.contains(where: { bundled.isException(key, to: $0) })
    {
      return true
    }
    // Pixels of a screenshot and the layout may differ, and the mark says which it is.
    if claim.countsPixels != evidence.answer.isDrawn { return true }
    // The number of another source, which answers today, or states it on a version of the run.
    let whole = Engine.bundled.asked(about: bundled.onlyModel(of: claim))
      .evidence(claim.quantity, of: cell)
    return whole.allows(value)
      || rule == .run
        && bundled.claims.contains { other in
          other.isAnswer && other.quantity == claim.quantity && other.value == value
            && other.source != claim.source && other.isAboutSameWidget(as: cell)
            && bundled.screens(of: other).contains(cell.screen) && !other.countsPixels
        }
  }

  /// The bundled tables without some claims, and without the rows that refer to them.
  private static func catalog(without claims: Set<Key<Claim>>) throws -> Catalog {
    let ids = Set(claims.map { bundled.citation(of: $0).id })
    var tables = TableFiles.bundled
    tables.keepRows(of: "claims") { !ids.contains(String($0.prefix { $0 != "," })) }
    tables.keepRows(of: "claim_classes") { !ids.contains(String($0.prefix { $0 != "," })) }
    tables.keepRows(of: "exceptions") { !ids.contains(String($0.split(separator: ",")[1])) }
    tables.keepRows(of: "version_runs") { line in
      !ids.contains { line.contains(",\($0),") }
    }
    let (catalog, complaints) = Catalog.read(tables)
    try #require(complaints.isEmpty, "\(complaints)")
    return catalog
  }
}
