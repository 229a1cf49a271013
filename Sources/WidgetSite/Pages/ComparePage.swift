internal import Documents
internal import WidgetDrawings
internal import WidgetReports
internal import WidgetSizing
internal import Wording

extension SiteContext {
  /// Two devices side by side. A script draws their widgets over each other, and offers all other devices and versions.
  func comparePage() -> SitePage {
    let pair = newestPair()
    let names = pair?.subjects.map { name(of: $0) }.list
    return SitePage(
      place: .compare, title: "Compare",
      blocks: [comparisonTabs(on: .compare), chosen(pair.map(phrase) ?? "")]
        + (pair.map { [sheet([.table(table(of: $0, $0.usualRows))], beside: [], kind: "sheet")] }
          ?? [])
        + [
          withoutScript([
            link("every device", to: .devices), " has its sizes on a page of its own.",
          ])
        ],
      headTitle: names.map { "Compare widget sizes: \($0) · widgetsize" },
      description: pair.map(description) ?? SiteSource.compare.prose.firstWords, kind: "compare",
      scripts: ["shared", "sizes", "comparing", "elements", "shapes", "overlay", "compare"],
      data: choiceWords(
        [.init("subjects", .values(pair?.subjects.compactMap(data(of:)) ?? []))]
          + ComparedSizes(context: self).parts))
  }

  /// The two newest iPhones with different known sizes; nil if there are none.
  ///
  /// Each has the version that a query for it answers for.
  private func newestPair() -> SubjectComparison? {
    let phones = catalog.devicesNewestFirst(of: .phone).lazy.compactMap { self.subject(of: $0) }
    guard
      let newest = phones.first(where: { self.engine.comparison(of: [$0]).hasKnownNumber })
    else { return nil }
    return phones.map { self.engine.comparison(of: [newest, $0]) }
      .first { comparison in
        comparison.rows.contains { row in
          row.differs == true
        }
      }
  }

  private func subject(of device: Key<Device>) -> CellBlock? {
    catalog.devices[device].screenClass.flatMap { screenClass in
      var asked = Asked(.widgetKit, on: [catalog.widgetScreen(of: screenClass)])
      asked.device = device
      return engine.subjects(of: asked).first
    }
  }

  private func data(of subject: CellBlock) -> Value? {
    subject.device.map { device in
      .object([
        .init("page", .text(addresses[.device(device)].name.string)),
        .init("os", .number("\(subject.os)")),
      ])
    }
  }

  private func name(of subject: CellBlock) -> String {
    subject.device.map { catalog.devices[$0].name } ?? catalog.name(of: subject.screen)
  }

  /// `iPhone 18 Pro against iPhone 18 Pro Max, iOS 27, with app names`
  private func phrase(_ pair: SubjectComparison) -> String {
    let versions = pair.subjects.map { catalog.name(of: $0.os, on: $0.screen.platform) }
    let setting = pair.usualRows.lazy.flatMap(\.cells).compactMap { $0.cell[WidgetVariant.self] }
      .first.map { catalog.settingName($0).lowercasedFirst }
    let names =
      Set(versions).count == 1
      ? pair.subjects.map { name(of: $0) }.joined(by: " against ") + ", \(versions[0])"
      : zip(pair.subjects, versions).map { "\(name(of: $0)), \($1)" }.joined(by: " against ")
    return names + (setting.map { ", \($0)" } ?? "")
  }

  /// `iPhone 18 Pro against iPhone 18 Pro Max, in points: small 164.33 × 164.33 and 176.67 × 176.67`.
  private func description(of pair: SubjectComparison) -> PlainText {
    let sizes = pair.usualRows.filter { $0.differs == true }.prefix(3).compactMap { row in
      row.family.map { family in
        "\(catalog.name(of: family)) \(row.cells.map(\.plainText).joined(by: " and "))"
      }
    }
    return PlainText(
      "\(pair.subjects.map { name(of: $0) }.joined(by: " against ")), in points: \(sizes.joined(by: ", ")). "
        + "Any two devices or versions over each other.")
  }

  private func table(
    of comparison: SubjectComparison, _ rows: [SubjectComparison.Row]
  ) -> Table {
    Table(
      ["Widget sizes in points and pixels"], anchor: "sizes",
      of: rows.filter { $0.family != nil }, kind: "sizes", layout: .stacked,
      [
        .content(nil) { row in
          // The usual size needs no name of a variant.
          row.cells.lazy.compactMap(\.cell.widget).first.map { widget in
            var widget = widget
            widget.variant = nil
            return heading(of: widget)
          } ?? []
        }
      ]
        + comparison.subjects.enumerated().map { place, subject in
          .cells(heading(of: subject)) { row in
            sizeCell(row.cells[place], on: subject.device.map { [$0] })
          }
        } + [.cells(["Difference"]) { differenceCell($0) }])
  }

  /// The name of a subject, which leads to its page, and the version.
  private func heading(of subject: CellBlock) -> [Inline] {
    let name = name(of: subject)
    let linked = subject.device.map { link(name, to: .device($0)) } ?? Inline(name)
    let version = catalog.name(of: subject.os, on: subject.screen.platform)
    return [linked, ", ", .span([Inline(version)], kind: "os")]
  }
}

extension SubjectComparison {
  /// The rows of the first size of each family that any of the subjects has.
  var usualRows: [Row] {
    var families: Set<WidgetFamily> = []
    return rows.filter { row in
      guard let family = row.family,
        row.cells.contains(where: { $0.width.state != .notApplicable })
      else { return false }
      return families.insert(family).inserted
    }
  }
}
