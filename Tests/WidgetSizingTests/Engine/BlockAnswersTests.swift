import TestSupport
import Testing
import WidgetSizing
import WidgetSizingData

/// The answers to a block are the answers to its cells.
@Suite struct BlockAnswersTests {
  static let blocks: [CellBlock] = {
    let engine = Engine.bundled
    var asked = Asked(screenClasses: engine.catalog.classesWithTodayExtensions())
    asked.os = (8...18).map(OSVersion.init)
    var zoomed = asked
    zoomed.zoom = .larger
    zoomed.os = [OSVersion(10), OSVersion(12)]
    return engine.blocks(asked) + engine.blocks(zoomed)
  }()

  /// Whether two answers are equal, with the same evidence and the same reason.
  static func areSame(_ evidence: Evidence, _ other: Evidence) -> Bool {
    evidence.isEquivalent(to: other)
      && evidence.claims == other.claims && evidence.basis == other.basis
      && evidence.alternatives.map(\.claims) == other.alternatives.map(\.claims)
      && evidence.derivation?.steps.count == other.derivation?.steps.count
      && evidence.reason == other.reason
  }

  @Test func evidenceInABlockIsThatOfEachCell() {
    let engine = Engine.bundled
    // Every seventh block: versions and classes of every kind are among them.
    for block in stride(from: 0, to: Self.blocks.count, by: 7).map({ Self.blocks[$0] }) {
      var cells = Array(block.cells)[...]
      engine.forEachEvidence(in: block) { evidence in
        #expect(evidence.cell == cells.popFirst())
        for quantity in Quantity.sides {
          #expect(
            Self.areSame(evidence[quantity], engine.evidence(quantity, of: evidence.cell)),
            "\(quantity) of \(engine.catalog.id(of: evidence.cell))")
        }
      }
      #expect(cells.isEmpty)
    }
  }

  @Test func answersInABlockAreThoseOfTheEvidence() {
    #expect(knownHeights(Self.blocks, of: .bundled) > 1_000)
  }

  /// A screen as wide as the margin, and a row of less than half a pixel.
  @Test func answersAreThoseOfTheEvidenceWhereRulesLeaveNothing() throws {
    let claims = [
      ClaimRow("S01-001", .compact, "1.25", of: "16x800@2"),
      ClaimRow("S01-002", .expanded, "780", of: "16x800@2"),
      ClaimRow("S02-001", .compact, "304", of: "320x568@2").with { $0.quantity = .width },
      ClaimRow("S02-002", .compact, "359", of: "375x667@2").with { $0.quantity = .width },
    ]
    let engine = Engine(
      .fixture(
        claims,
        rows: [
          "screen_classes": ["16x800@2,16,800,2,phone,1-inch,"],
          "text_sizes": [
            "xs,1,extra small,UICTContentSizeCategoryXS,false,14,10,10,S18,S17,S15,S16"
          ],
        ]))
    let cell = try Question("16x800@2", .portrait, .xs, .todayView, .compact).cell(in: engine)
    #expect(
      engine.evidence(cell).height.state == .unknown && engine.evidence(cell).width.value == nil)
    var asked = Asked(screenClasses: [try #require(cell.screenClass)])
    asked.os = (10...14).map(OSVersion.init)
    #expect(knownHeights(Array(engine.blocks(asked)), of: engine) > 0)
  }

  /// The claim about the screen that a zoomed device reports has precedence over the rule.
  @Test func answersAreThoseOfTheEvidenceWhereAClaimIsAnException() throws {
    let claims = [("320x568@2", "441.5"), ("375x667@2", "540")].enumerated().map { place, claim in
      ClaimRow(
        "S06-00\(place)", .legacy, claim.1, os: 8, of: claim.0, .portrait, .notificationCenter)
    }
    let engine = Engine(
      .fixture(claims, rows: ["exceptions": ["ios8-height,S06-001,made for a test"]]))
    let plus = Question("plus", iOS: 8, .portrait, .l, .notificationCenter, .legacy, isZoomed: true)
    let answer = try plus.answer(from: engine)
    #expect(engine.catalog.summary(of: answer.height) == "540 derived zoomed-screen")
    var asked = Asked(screenClasses: [try #require(answer.cell.screenClass)])
    (asked.os, asked.zoom) = ([OSVersion(8)], .larger)
    #expect(knownHeights(Array(engine.blocks(asked)), of: engine) > 0)
  }

  /// Compares the answers to blocks with their evidence, and counts the known heights.
  private func knownHeights(_ blocks: [CellBlock], of engine: Engine) -> Int {
    var known = 0
    for block in blocks {
      var rest: [CellEvidence] = []
      engine.forEachEvidence(in: block) { rest.append($0) }
      #expect(engine.hasKnownNumber(in: block) == rest.contains(where: \.isKnown))
      rest.reverse()
      engine.forEachAnswer(in: block) { answer in
        guard let evidence = rest.popLast() else { return #expect(Bool(false), "too many") }
        #expect(answer.cell == evidence.cell)
        #expect(
          answer.width == evidence.width.answer && answer.height == evidence.height.answer,
          "\(engine.catalog.id(of: answer.cell))")
        if answer.height.state.isKnown { known += 1 }
      }
      #expect(rest.isEmpty)
    }
    return known
  }

  @Test(arguments: Quantity.sides)
  func oneKnownNumberMakesABlockKnown(quantity: Quantity) throws {
    let claim = ClaimRow("S01-001", .expanded, "359", of: "375x667@2").with {
      $0.quantity = quantity
    }
    let engine = Engine(.fixture([claim]))
    let screenClass = try Question("375x667@2").cell(in: engine).screenClass
    for block in engine.everyBlock(iOS: 10...10) {
      #expect(engine.hasKnownNumber(in: block) == (block.screen.screenClass == screenClass))
    }
  }

  @Test func evidenceAlongALineIsThatOfItsCells() {
    let engine = Engine.bundled
    for block in Self.blocks.prefix(20) {
      for line in block.lines {
        let textSizes = [TextSize.xs, .l, .ax5]
        for quantity in Quantity.sides {
          let answers = engine.evidence(quantity, along: line, at: textSizes)
          #expect(answers.count == textSizes.count)
          for (answer, textSize) in zip(answers, textSizes) {
            let cell = line.with(textSize)
            #expect(Self.areSame(answer, engine.evidence(quantity, of: cell)))
          }
        }
      }
    }
  }
}

extension Evidence {
  /// Whether both give the same answer and the same alternatives, on whatever claims.
  fileprivate func isEquivalent(to other: Evidence) -> Bool {
    answer == other.answer && alternatives.count == other.alternatives.count
      && zip(alternatives, other.alternatives).allSatisfy {
        $0.value == $1.value && $0.range == $1.range && $0.isShadowed == $1.isShadowed
      } && drawn.map(\.value) == other.drawn.map(\.value)
  }
}
