import Testing
import TestSupport
import WidgetSizing
import WidgetSizingData

/// Properties of every answer, also of cells that cannot exist.
@Suite(.exhaustive) struct PropertyTests {
  static let cells: [Cell] = {
    var random = SplitMix64(seed: 11)
    return (0..<4_000).compactMap { _ in random.cell(of: .bundled) }
  }()

  @Test func theSameQuestionGetsTheSameAnswer() {
    let other = Engine(.bundled)
    for cell in Self.cells.prefix(1_000) {
      let answer = String(reflecting: Engine.bundled.evidence(cell))
      #expect(answer == String(reflecting: Engine.bundled.evidence(cell)))
      #expect(answer == String(reflecting: other.evidence(cell)))
    }
  }

  @Test func stateAndValueAgree() {
    forEachAnswer { answer, place in
      #expect((answer.value != nil) == answer.state.isKnown, "\(place)")
      switch answer.state {
      case .sourced:
        #expect(!answer.claims.isEmpty && answer.derivation == nil, "\(place)")
      case .disputed:
        #expect(!answer.claims.isEmpty && answer.derivation == nil, "\(place)")
        #expect(answer.alternatives.contains { !$0.isShadowed }, "\(place)")
        #expect(answer.reason != nil, "\(place)")
      case .derived:
        #expect(answer.claims.isEmpty && answer.derivation?.steps.isEmpty == false, "\(place)")
      case .unknown, .notApplicable:
        #expect(answer.reason != nil, "\(place)")
        #expect(answer.alternatives.isEmpty && answer.range == nil, "\(place)")
        #expect(answer.claims.isEmpty && answer.derivation == nil, "\(place)")
      }
    }
  }

  @Test func aRangeBeginsWithTheValue() {
    forEachAnswer { answer, place in
      guard let range = answer.range else { return }
      #expect(answer.state == .derived, "\(place)")
      #expect(range.lowerBound == answer.value, "\(place)")
      #expect(range.lowerBound < range.upperBound, "\(place)")
    }
  }

  @Test func anAlternativeIsAnotherValue() {
    forEachAnswer { answer, place in
      let values = answer.alternatives.map(\.value)
      #expect(!values.contains { $0 == answer.value }, "\(place)")
      #expect(values.count == Set(values).count, "\(place)")
      for alternative in answer.alternatives {
        #expect(!alternative.claims.isEmpty, "\(place)")
        guard let range = alternative.range else { continue }
        #expect(range.lowerBound == alternative.value, "\(place)")
      }
    }
  }

  @Test func aDerivationListsEachClaimOnce() {
    forEachAnswer { answer, place in
      guard let claims = answer.derivation?.claims else { return }
      #expect(claims.count == Set(claims).count, "\(place)")
    }
  }

  @Test func expandedHeightIsAtLeastTheCompactHeight() {
    // Few random cells have both heights, so this asks about every cell.
    var compared = 0
    for cell in Engine.bundled.everyBlock().flatMap(\.cells) where cell[Mode.self] == .expanded {
      let height = Engine.bundled.evidence(.height, of: cell).value
      let compact = Engine.bundled.evidence(.height, of: cell.in(.compact)).value
      guard let height, let compact else { continue }
      compared += 1
      #expect(height >= compact, "\(Catalog.bundled.id(of: cell))")
    }
    #expect(compared > 500)
  }

  @Test func everyReasonHasWords() {
    forEachAnswer { answer, place in
      guard let reason = answer.reason else { return }
      let text = Catalog.bundled.text(of: reason)
      #expect(!text.isEmpty && !text.hasSuffix("."), "\(place)")
    }
  }

  @Test func idsTellCellsApart() {
    var cells: [String: Cell] = [:]
    for var cell in Self.cells {
      // An id has no word for a missing column, nor for the single one; no class has both.
      if cell[WidgetColumn.self] == nil, cell.kind == .today {
        cell = cell.with(WidgetColumn.single)
      }
      let id = Catalog.bundled.id(of: cell)
      #expect(cells[id] == nil || cells[id] == cell, "\(id)")
      cells[id] = cell
    }
  }

  private func forEachAnswer(_ check: (Evidence, String) -> Void) {
    for cell in Self.cells {
      let answer = Engine.bundled.evidence(cell)
      for quantity in Quantity.sides {
        check(answer[quantity], "\(quantity) of \(Catalog.bundled.id(of: cell))")
      }
    }
  }
}

extension SplitMix64 {
  /// A cell drawn from all values of all axes; many of them cannot exist.
  fileprivate mutating func cell(of catalog: Catalog) -> Cell? {
    let classes = Array(catalog.screenClasses.keys)
    guard let screenClass = classes.randomElement(using: &self),
      let orientation = Orientation.allCases.randomElement(using: &self),
      let textSize = TextSize.allCases.randomElement(using: &self),
      let entryPoint = EntryPoint.allCases.randomElement(using: &self),
      let mode = Mode.allCases.randomElement(using: &self)
    else { return nil }
    // Most widgets stand alone, so that most cells should.
    let idiom = catalog.screenClasses[screenClass].idiom
    let usual: WidgetColumn? = idiom == .pad ? .single : nil
    let column =
      Int.random(in: 0..<4, using: &self) > 0
      ? usual : ([nil] + WidgetColumn.allCases).randomElement(using: &self) ?? nil
    return Cell(
      os: OSVersion(Int.random(in: 6...19, using: &self)), screenClass: screenClass,
      orientation: orientation, textSize: textSize, entryPoint: entryPoint, mode: mode,
      column: column, zoom: Int.random(in: 0..<4, using: &self) == 0 ? .larger : .standard)
  }
}
