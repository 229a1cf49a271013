import Testing
import WidgetSizing
import WidgetSizingData

@Suite("Fitting content into cells") struct FitTests {
  private let engine = Engine.bundled

  private func rows(_ count: Int, _ height: Int, header: Int = 0) throws -> WidgetContent {
    .fixed(
      try #require(ContentLayout(count: count, row: Points(height), header: Points(header))))
  }

  @Test("rows of text grow with the text size, the higher of two line heights first")
  func textRows() throws {
    let row = try #require(TextRow(styles: [.body, .body]))
    let layout = try #require(ContentLayout(count: 3, row: Points(1)))
    let content = WidgetContent.text(row, layout: layout)
    func rows(_ textSize: TextSize, _ os: Int) throws -> [Points] {
      var cell = try Question("iPhone 7").cell(in: engine)
      cell.os = OSVersion(os)
      return engine.catalog.layouts(of: content, at: textSize, in: cell).map(\.row)
    }
    #expect(try rows(.l, 10) == [Points(44)])
    #expect(try rows(.ax5, 10) == [Points(130)])
    #expect(try rows(.xxxl, 10) == [Points(56)])
    #expect(try rows(.xxxl, 12) == [Points(58), Points(56)])
    #expect(try rows(.l, 20).isEmpty)
  }

  @Test("a range is judged by its smallest, and says that it is not certain")
  func range() throws {
    // 240…280 on a Plus in landscape at s.
    let cell = try Question("plus", .landscape, .s, .notificationCenter).cell(in: engine)
    let range = try #require(engine.evidence(.height, of: cell).range)
    #expect(range == Points(240)...Points(280))
    let between = try #require(
      ContentLayout(height: range.lowerBound + Points(1)))
    let verdict = try #require(engine.fit(.fixed(between), in: cell).verdict)
    #expect(verdict.room == range.lowerBound)
    #expect(!verdict.fits && !verdict.isCertain && verdict.cutOff == Points(1))
    #expect(verdict.allowedCutOff == .zero...Points(1))
    let lower = try #require(ContentLayout(height: range.lowerBound))
    let sure = try #require(engine.fit(.fixed(lower), in: cell).verdict)
    #expect(sure.fits && sure.isCertain)
  }

  @Test("a dispute is judged by the answer, and is not certain where the other value differs")
  func dispute() throws {
    // 135, or 130.
    let cell = try Question("iPhone 7", .portrait, .xxl, .todayView, .compact).cell(in: engine)
    let verdict = try #require(engine.fit(try rows(3, 44), in: cell).verdict)
    #expect(verdict.rows == 3 && verdict.allowedRows == 2...3 && !verdict.isCertain)
  }

  @Test("content of several heights is not certain, though the room is")
  func contentOfSeveralHeights() throws {
    let cell = try Question("iPhone 7", .portrait, .l, .todayView, .compact).cell(in: engine)
    let room = engine.evidence(.height, of: cell)
    #expect(room.value == Points(110) && room.range == nil && room.alternatives.isEmpty)
    let layouts = try [60, 50].map {
      try #require(ContentLayout(count: 2, row: Points($0)))
    }
    let verdict = try #require(FitVerdict(of: layouts, in: room))
    #expect(verdict.rows == 1 && verdict.allowedRows == 1...2 && !verdict.isCertain)
    #expect(verdict.cutOff == Points(10) && verdict.allowedCutOff == .zero...Points(10))
  }

  @Test("whether compact shows all is judged for the line of each cell")
  func linesOfTwoScreens() throws {
    let phone = try Question("iPhone 7", .portrait, .l, .todayView, .compact).cell(in: engine)
    var pad = phone
    pad.screenClass = try Question("1024x1366").cell(in: engine).screenClass
    pad = pad.with(Mode.expanded)
    pad = pad.with(WidgetColumn.single)
    // Too high for 110 on the iPhone, and not for 130 on the iPad.
    let content = WidgetContent.fixed(try #require(ContentLayout(height: Points(120))))
    let fits = engine.fits(
      content, along: [phone, pad], at: [.l], usesMargins: true)
    #expect(fits.map { $0[0].compactShowsAll } == [false, true])
  }

  @Test("a line is judged at each text size with the height that the widget has there")
  func lineOfSeveralTextSizes() throws {
    let phone = try Question("iPhone 7", .portrait, .l, .todayView, .compact).cell(in: engine)
    let widget = try engine.catalog.cell("widgetkit.ios16.375x667@2.systemSmall")
    let content = WidgetContent.fixed(try #require(ContentLayout(height: Points(120))))
    let textSizes = [TextSize.l, .xl]
    func heights(_ line: Cell) -> [Points?] {
      engine.fits(content, along: [line], at: textSizes, usesMargins: true)[0]
        .map(\.maximum.value)
    }
    #expect(heights(phone) == [Points(110), Points(120)])
    #expect(heights(widget) == [Points(148), Points(148)])
  }

  @Test("an unknown height has no verdict")
  func unknown() throws {
    let fit = engine.fit(try rows(1, 44), in: try Question("iPhone 7", iOS: 11).cell(in: engine))
    #expect(fit.verdict == nil && fit.preferredHeight == nil && fit.maximum.state == .unknown)
    // The compact height is known.
    #expect(fit.compactShowsAll == true)
  }

  @Test("every verdict is the arithmetic of its layout and its answer")
  func everyCell() throws {
    let content = try rows(5, 44, header: 20)
    guard case .fixed(let layout) = content else { return }
    var asked = Asked(screenClasses: engine.catalog.classesWithTodayExtensions())
    asked.os = engine.catalog.releases(of: .iOS).filter { $0.modes != nil }.map(\.os)
    var judged = 0
    for block in engine.blocks(asked) {
      for cell in block.cells {
        let fit = engine.fit(content, in: cell)
        #expect((fit.verdict == nil) == (fit.maximum.value == nil))
        guard let verdict = fit.verdict, let room = fit.maximum.value else { continue }
        judged += 1
        #expect(verdict.rows == layout.rows(in: room) && verdict.fits == (layout.height <= room))
        #expect(
          fit.preferredHeight == (cell[Mode.self] == .compact ? room : min(layout.height, room)))
        #expect(verdict.allowedRows.contains(verdict.rows))
      }
    }
    #expect(judged > 5_000)
  }
}
