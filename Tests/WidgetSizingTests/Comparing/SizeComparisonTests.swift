import Testing
import WidgetSizingData

/// Two sets of sizes differ in exactly what was changed and what follows from it.
@Suite("Comparing sizes") struct SizeComparisonTests {
  private static let old = Engine.bundled

  /// An engine on the bundled tables with another text in place of a part of a claim.
  private static func engine(replacing old: String, with new: String) throws -> Engine {
    var tables = BundledTables.files
    var lines = tables.lines(of: .claims)
    let places = lines.indices.filter { lines[$0].contains(old) }
    try #require(places.count == 1)
    lines[places[0]].replace(old, with: new)
    tables.replaceLines(of: .claims, with: lines)
    let (catalog, complaints) = Catalog.read(tables)
    try #require(complaints == [])
    return Engine(catalog)
  }

  @Test("of the same tables finds nothing, and compares all cells")
  func same() throws {
    let comparison = SizeComparison(.engine(Self.old), with: .engine(Engine(.bundled)))
    #expect(comparison.changes.isEmpty && comparison.missing.isEmpty && comparison.new.isEmpty)
    #expect(comparison.cellCount > 10_000)
    // Two numbers of each cell, and those that only some families have.
    #expect(comparison.numberCount > 2 * comparison.cellCount)
  }

  @Test("finds every answer that a changed number changes, and no other")
  func changedNumber() throws {
    let new = try Self.engine(
      replacing: "S44-084,today,S44,answer,height,528,",
      with: "S44-084,today,S44,answer,height,484,")
    let comparison = SizeComparison(.engine(Self.old), with: .engine(new))
    let changed = Dictionary(grouping: comparison.changes, by: \.id)
    #expect(!changed.isEmpty && comparison.missing.isEmpty && comparison.new.isEmpty)
    // The expectation: the answers of both engines to each cell of each class, compared one by one.
    var count = 0
    for screenClass in Self.old.catalog.classesWithTodayExtensions() {
      var query = Query(screenClasses: [screenClass])
      query.os = Self.old.versions(of: screenClass)
      for cell in Self.old.blocks(query).flatMap(\.cells) {
        let id = Self.old.catalog.id(of: cell)
        let (before, after) = (Self.old.evidence(cell), new.evidence(cell))
        for quantity in Quantity.sides {
          let isOther = before[quantity].isOther(than: after[quantity])
          if isOther { count += 1 }
          #expect(
            isOther == (changed[id] ?? []).contains { $0.quantity == quantity }, "\(id)")
        }
      }
    }
    #expect(count > 0)
    let stated = try #require(
      changed["today.ios14.320x568@2.portrait.l.today-view.expanded"]?.first)
    #expect(stated.old.value == Points(528) && stated.new.value == Points(484))
    #expect(stated.aspects == [.value] && stated.new.sources == ["S44"])
    // The numbers derived from it change too.
    #expect(comparison.changes.contains { $0.new.state == .derived })
  }

  @Test("finds a cell that only one of two files has")
  func files() throws {
    let one = Self.old.records(["today.ios10.414x736@3.portrait.l.today-view.compact"])
    let other = Self.old.records(["today.ios10.375x667@2.portrait.l.today-view.compact"])
    let comparison = SizeComparison(.records(one), with: .records(one + other))
    #expect(comparison.new == other.map(\.id) && comparison.cellCount == 1)
    let reversed = SizeComparison(.records(one + other), with: .records(one))
    #expect(reversed.missing == other.map(\.id) && reversed.new.isEmpty)
  }

  @Test("compares only the aspects that both have")
  func aspects() throws {
    let id = "today.ios10.414x736@3.portrait.xxl.today-view.compact"
    var height = AnswerRecord()
    height.aspects = [.value]
    height.value = Points(135)
    func comparison() -> SizeComparison {
      let record = CellRecord(id: id, [.height: height])
      return SizeComparison(.records([record]), with: .engine(Self.old))
    }
    #expect(comparison().changes.isEmpty && comparison().numberCount == 1)
    height.value = Points(136)
    #expect(comparison().changes.map(\.aspects) == [[.value]])
    #expect(comparison().changes.map(\.isOfValue) == [true])
    height.value = Points(135)
    height.state = .sourced
    height.aspects = [.value, .state]
    #expect(comparison().changes.map(\.aspects) == [[.state]])
    #expect(comparison().changes.map(\.isOfValue) == [false])
  }

  @Test("takes a third of a point for the same when it is written the same")
  func thirds() {
    var left = AnswerRecord(), right = AnswerRecord()
    (left.value, right.value) = (Points(threeHundredths: 200), Points(mantissa: 67, decimals: 2))
    left.aspects = [.value]
    right.aspects = [.value]
    func changes() -> Int {
      let records = [left, right].map { CellRecord(id: "a", [.width: $0]) }
      return SizeComparison(.records([records[0]]), with: .records([records[1]])).changes.count
    }
    #expect(left.value != right.value && changes() == 0)
    right.value = Points(mantissa: 68, decimals: 2)
    #expect(changes() == 1)
  }

  @Test("lists cells as missing, and as new only where they are expected and exist")
  func missingAndNew() {
    let known = "today.ios10.414x736@3.portrait.l.today-view.compact"
    let compact = "today.ios10.414x736@3.portrait.l.quick-action.compact"
    let expanded = "today.ios10.414x736@3.portrait.l.quick-action.expanded"
    let records = Self.old.records([known])
    let gone = CellRecord(id: "gone", [:])
    let plain = SizeComparison(.records(records + [gone]), with: .engine(Self.old))
    #expect(plain.missing == ["gone"] && plain.new.isEmpty && plain.cellCount == 1)
    // A quick action has no expanded mode.
    let expecting = SizeComparison(
      .records(records), with: .engine(Self.old), expecting: [known, compact, expanded])
    #expect(expecting.new == [compact] && expecting.cellCount == 1)
  }
}

extension Engine {
  fileprivate func records(_ ids: [String]) -> [CellRecord] {
    let reader = CellIDReader(catalog)
    return ids.compactMap { reader.cell($0).map { record(of: $0) } }
  }
}

extension Evidence {
  /// Whether two answers differ in more than the words of the reason and the names of claims.
  fileprivate func isOther(than other: Evidence) -> Bool {
    value != other.value || range != other.range || state != other.state
      || claims.count != other.claims.count
      || rule != other.rule
      || extrapolates != other.extrapolates
      || alternatives.map(\.value) != other.alternatives.map(\.value)
      || alternatives.map(\.claims.count) != other.alternatives.map(\.claims.count)
  }
}
