import Testing
import WidgetSizingData

/// Devices and versions stand side by side, each widget beside its counterparts.
@Suite("Comparing subjects") struct SubjectComparisonTests {
  private static let engine = Engine.bundled

  /// A query for one device by its name.
  private func asked(
    _ name: String, _ kind: WidgetKind = .widgetKit, os: [Int]? = nil
  ) throws -> Asked {
    let catalog = Self.engine.catalog
    let (screenClass, device) = try DeviceFinder(catalog).named(name)
    var asked = Asked(kind, on: [catalog.screen(of: screenClass, with: kind)])
    asked.device = device
    asked.os = os.map { $0.map { OSVersion($0) } }
    return asked
  }

  private func comparison(_ queries: Asked...) -> SubjectComparison {
    Self.engine.comparison(of: Self.engine.subjects(of: Asked(queries.flatMap(\.boxes))))
  }

  /// The identifiers of the cells of a row.
  private func ids(_ row: SubjectComparison.Row) -> [String] {
    row.cells.map { Self.engine.catalog.id(of: $0.cell) }
  }

  @Test("takes two models with one screen for two subjects, and one model for one")
  func subjects() throws {
    let queries = [try asked("iPhone 15"), try asked("iPhone 15 Pro"), try asked("iPhone 15")]
    let subjects = Self.engine.subjects(of: Asked(queries.flatMap(\.boxes)))
    #expect(subjects.count == 2)
    #expect(Set(subjects.map(\.screen)).count == 1)
    #expect(subjects.allSatisfy { $0.hasDefaultOS })
    #expect(comparison(queries[0], queries[1]).rows.allSatisfy { $0.agreement != .different })
  }

  @Test("has no subject for a device that runs no version with such widgets")
  func noVersion() throws {
    #expect(Self.engine.subjects(of: try asked("iPhone 6")).isEmpty)
  }

  @Test("pairs the one size of a family with the first of several, and no other")
  func variants() throws {
    var asked = try asked("iPhone 15", os: [17, 18])
    asked.families = [.systemMedium]
    let rows = comparison(asked).rows
    #expect(
      rows.map(ids) == [
        [
          "widgetkit.ios17.393x852@3.systemMedium",
          "widgetkit.ios18.393x852@3.systemMedium.icons-small",
        ],
        [
          "widgetkit.ios17.393x852@3.systemMedium.icons-large",
          "widgetkit.ios18.393x852@3.systemMedium.icons-large",
        ],
      ])
    #expect(rows.map(\.agreement) == [.same, .different])
    #expect(rows[1].cells[0].height.state == .notApplicable)
    #expect(rows[1].addition(.width, at: 1) == nil)
  }

  @Test("takes no ordinary size for large icons on a version without them")
  func askedVariant() throws {
    var asked = try asked("iPhone 15", os: [17, 18])
    asked.families = [.systemMedium]
    asked.variants = [.iconsLarge]
    let rows = comparison(asked).rows
    #expect(rows.count == 1)
    #expect(rows.first?.cells.map(\.height.state) == [.notApplicable, .sourced])
    #expect(rows.first?.addition(.width, at: 1) == nil)
  }

  @Test("pairs the view of an iPad with the widget of an iPhone")
  func platforms() throws {
    let rows = comparison(
      try asked("iPhone 15", os: [18]), try asked("iPad (10th generation)", os: [18])
    ).rows
    #expect(
      ids(try #require(rows.first)) == [
        "widgetkit.ios18.393x852@3.systemSmall.icons-small",
        "widgetkit.ipados18.820x1180@2.systemSmall.canvas",
      ])
  }

  @Test("pairs the only column of an iPad with an iPhone, and neither of two")
  func columns() throws {
    var phone = try asked("iPhone 7", .today, os: [10])
    phone.textSizes = [.l]
    var pad = try asked("iPad mini 4", .today, os: [10])
    pad.textSizes = [.l]
    let rows = comparison(phone, pad).rows
    #expect(Set(rows.map { $0.cells[1].cell[WidgetColumn.self] }) == [.single, .left, .right, nil])
    for row in rows {
      let settings = row.cells.map(\.cell.today)
      let column = settings[1]?.column
      switch settings[0]?.orientation {
      case .portrait: #expect(column == .single)
      default:
        let existing = row.cells.filter { $0.height.state != .notApplicable }.count
        #expect(existing <= 1 && row.agreement != .unknown)
        #expect(column != .single)
      }
    }
  }

  @Test("has every cell of every subject in exactly one row")
  func everyCell() throws {
    let queries = [
      try asked("iPhone 15", os: [17, 18, 26, 27]), try asked("iPad mini (6th generation)"),
      try asked("Apple Watch Ultra 2"),
    ]
    let comparison = comparison(queries[0], queries[1], queries[2])
    #expect(comparison.subjects.count == 6)
    for (index, subject) in comparison.subjects.enumerated() {
      let cells = comparison.rows.map { $0.cells[index].cell }
      #expect(Set(cells).count == cells.count)
      #expect(Set(subject.cells).isSubset(of: cells))
      let asked = Set(subject.cells)
      for row in comparison.rows where !asked.contains(row.cells[index].cell) {
        #expect(row.cells[index].height.state == .notApplicable, "\(ids(row))")
      }
    }
  }

  @Test("tells unknown sizes from those that differ and those that are the same")
  func agreement() throws {
    let rows = comparison(try asked("iPhone 15", os: [27]), try asked("iPhone 16 Pro", os: [27]))
      .rows
    let named = Dictionary(
      uniqueKeysWithValues: rows.map { (Catalog.bundled.shape(of: $0.cells[0].cell), $0) }
        .filter { $0.1.cells[0].cell[WidgetVariant.self] != .iconsLarge })
    let large = try #require(named["systemLarge"])
    #expect(large.agreement == .different)
    #expect(large.addition(.width, at: 1) == Points(5))
    #expect(large.addition(.height, at: 1) == Points(5))
    #expect(large.addition(.height, at: 0) == .zero)
    #expect(named["accessoryCircular"]?.agreement == .same)
    let unknown = rows.filter { $0.cells[0].cell[WidgetVariant.self] == .iconsLarge }
    #expect(!unknown.isEmpty && unknown.allSatisfy { $0.agreement == .unknown })
  }
}
