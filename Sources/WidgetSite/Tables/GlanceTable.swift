internal import Documents
internal import WidgetDrawings
internal import WidgetSizing
internal import Wording

/// A line of a glance: models of a class on versions with the same numbers, of which each ran one.
struct GlanceLine {
  let screenClass: Key<ScreenClass>
  /// The oldest first, at least one.
  let versions: [OSVersion]
  /// The newest first.
  let models: [Key<Device>]

  /// The version that answers.
  var os: OSVersion { versions[0] }
}

extension SiteContext {
  /// The numbers of a glance in one orientation.
  private static let numbers:
    [(heading: String, quantity: Quantity, mode: Mode, entryPoint: EntryPoint)] = [
      ("width", .width, .compact, .todayView), ("compact", .height, .compact, .todayView),
      ("expanded", .height, .expanded, .todayView),
      ("expanded, Notification Center", .height, .expanded, .notificationCenter),
    ]

  /// The sizes of classes at the default text size: the width and every height that is not a quick action's,
  /// in both orientations. Each number leads to its row in the table of all sizes.
  ///
  /// On iOS 8 and 9 the one height stands under Notification Center, the only place there.
  func glanceTable(
    _ lines: [GlanceLine], caption: Inline, anchor: Slug, _ headings: [DescribedColumn<GlanceLine>]
  ) -> Table {
    let columns = Orientation.allCases.flatMap { orientation in
      Self.numbers.map { number -> DescribedColumn<GlanceLine> in
        let heading = orientation == .portrait ? number.heading : "landscape " + number.heading
        return .cells([Inline(heading.capitalizedFirst)], isNumeric: true) { line in
          // Of the one height of iOS 8 and 9 there is no second one.
          guard
            !hasOneHeight(line) || number.quantity == .width
              || number.entryPoint == .notificationCenter
          else { return Table.Cell([], kind: "none") }
          let cell = glanceCell(line, orientation, number.mode, number.entryPoint)
          return wordedCell(engine.evidence(number.quantity, of: cell), cell)
        }
      }
    }
    return Table([caption], anchor: anchor, of: lines, headings + columns)
  }

  /// A cell of a glance at the default text size.
  func glanceCell(
    _ line: GlanceLine, _ orientation: Orientation, _ mode: Mode,
    _ entryPoint: EntryPoint = .todayView
  ) -> Cell {
    let idiom = catalog.screenClasses[line.screenClass].idiom
    let columns = catalog.columns(idiom: idiom, os: line.os, orientation: orientation)
    return Cell(
      os: line.os, screenClass: line.screenClass, orientation: orientation, textSize: .l,
      entryPoint: hasOneHeight(line) ? .notificationCenter : entryPoint,
      mode: hasOneHeight(line) ? .legacy : mode, column: columns[0])
  }

  private func hasOneHeight(_ line: GlanceLine) -> Bool {
    catalog.release(line.os)?.modes == .legacy
  }

  /// The models of each screen of a kind of device on the version with the most published numbers that they ran, the older
  /// version first; without a known width there is no line.
  func measuredScreens(of idiom: Idiom) -> [GlanceLine] {
    todayScreens(of: idiom).flatMap { key -> [GlanceLine] in
      let rows = (todayRows.rows[key] ?? []).filter { $0.lines[0].width.state.isKnown }
      let known = rows.flatMap(\.versions)
      let models = catalog.newestFirst(catalog.devicesWithWidgets(key))
      let lines = models.grouped { engine.defaultOS(.today, on: key, for: $0) }.compactMap {
        os, models in
        os.flatMap {
          known.contains($0) ? GlanceLine(screenClass: key, versions: [$0], models: models) : nil
        }
      }
      return lines.sorted { $0.os < $1.os }.grouped(by: words).map { _, same in
        GlanceLine(
          screenClass: key, versions: same.map(\.os),
          models: catalog.newestFirst(same.flatMap(\.models)))
      }
    }
  }

  /// What a line says.
  private func words(of line: GlanceLine) -> [String] {
    Orientation.allCases.flatMap { orientation in
      Self.numbers.map { number in
        let cell = glanceCell(line, orientation, number.mode, number.entryPoint)
        return engine.evidence(number.quantity, of: cell).short
      }
    }
  }

  /// Where a line stands in the glance of its kind of device: `glance-414x736-3`, and of models that did not run the best
  /// measured version `glance-414x736-3-ios11`.
  func glanceAnchor(of line: GlanceLine) -> Slug {
    let isBest = line.os == engine.defaultOS(.today, on: line.screenClass)
    let screen = addresses.screenSlug(of: line.screenClass)
    return Slug(cleaning: "glance-\(screen)" + (isBest ? "" : "-ios\(line.os)"))
  }

  /// The devices of a glance by the names of their newest models: a narrow window shows one device at a time.
  func glanceLinks(of idiom: Idiom) -> Navigation {
    Navigation(
      ["Devices"], anchor: "glance-devices",
      List(
        measuredScreens(of: idiom).map { line in
          let newest = shortNames(of: Array(line.models.prefix(1)))[0]
          return [.link([Inline(newest)], to: .anchor(glanceAnchor(of: line)))]
        }))
  }

  /// The glance of every screen of a kind of device.
  func glanceTable(of idiom: Idiom) -> Table {
    glanceTable(
      measuredScreens(of: idiom), caption: "Widths and heights in points at the default text size",
      anchor: "glance-table",
      [
        .cells(["Device"]) { line in
          Table.Cell(
            shortLinks(to: line.models) + [
              " ", .span([Inline(catalog.screenClasses[line.screenClass].name)], kind: "near"),
            ], anchor: glanceAnchor(of: line))
        }, .text("Version") { catalog.ranges(of: $0.versions, on: .iOS) },
      ])
  }

  /// A number that leads to its row, with a word for each state but that of a number which a source states.
  func wordedCell(_ answer: Evidence, _ cell: Cell) -> Table.Cell {
    let mark = Mark(answer)
    switch answer.state {
    case .notApplicable: return Table.Cell([], kind: "none")
    case .unknown: return Table.Cell(["nobody published"], kind: mark.kind)
    case .sourced, .disputed, .derived:
      var content = [link(answer.rangeText, to: evidence(of: cell))]
      if mark != .sourced { content += [" ", chip(mark)] }
      return Table.Cell(content, kind: mark.kind)
    }
  }
}
