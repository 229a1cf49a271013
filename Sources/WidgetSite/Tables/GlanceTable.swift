internal import Documents
internal import WidgetDrawings
internal import WidgetSizing
internal import Wording

/// A line of a glance: a class on a version.
struct GlanceLine {
  let screenClass: Key<ScreenClass>
  let os: OSVersion
}

extension SiteContext {
  /// The sizes of classes at the default text size: the width and every height that is not a quick action's,
  /// in both orientations. Each number leads to its row in the table of all sizes.
  ///
  /// On iOS 8 and 9 the one height stands under Notification Center, the only place there.
  func glanceTable(
    _ lines: [GlanceLine], caption: Inline, anchor: Slug, _ headings: [DescribedColumn<GlanceLine>]
  ) -> Table {
    let numbers: [(heading: String, quantity: Quantity, mode: Mode, entryPoint: EntryPoint)] = [
      ("width", .width, .compact, .todayView), ("compact", .height, .compact, .todayView),
      ("expanded", .height, .expanded, .todayView),
      ("expanded, Notification Center", .height, .expanded, .notificationCenter),
    ]
    let columns = Orientation.allCases.flatMap { orientation in
      numbers.map { number -> DescribedColumn<GlanceLine> in
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

  /// The screens of a kind of device with a known number, each with its best measured version.
  func measuredScreens(of idiom: Idiom) -> [GlanceLine] {
    todayScreens(of: idiom).compactMap { key in
      guard (todayRows.rows[key] ?? []).contains(where: \.isKnown),
        let version = engine.defaultOS(.today, on: key),
        engine.versions(of: key).contains(version)
      else { return nil }
      return GlanceLine(screenClass: key, os: version)
    }
  }

  /// Where a screen stands in the glance of its kind of device.
  func glanceAnchor(of key: Key<ScreenClass>) -> Slug {
    Slug(cleaning: "glance-\(addresses.screenSlug(of: key))")
  }

  /// The devices of a glance by the names of their newest models: a narrow window shows one device at a time.
  func glanceLinks(of idiom: Idiom) -> Navigation {
    Navigation(
      ["Devices"], anchor: "glance-devices",
      List(
        measuredScreens(of: idiom).map(\.screenClass).map { key in
          let newest = catalog.newestFirst(catalog.devicesWithWidgets(key)).prefix(1)
          let name = shortNames(of: Array(newest)).first ?? catalog.screenClasses[key].name
          return [.link([Inline(name)], to: .anchor(glanceAnchor(of: key)))]
        }))
  }

  /// The glance of every screen of a kind of device.
  func glanceTable(of idiom: Idiom) -> Table {
    glanceTable(
      measuredScreens(of: idiom), caption: "Widths and heights in points at the default text size",
      anchor: "glance-table",
      [
        .cells(["Device"]) { line in
          let key = line.screenClass
          return Table.Cell(
            shortLinks(to: catalog.newestFirst(catalog.devicesWithWidgets(key))) + [
              " ", .span([Inline(catalog.screenClasses[key].name)], kind: "near"),
            ], anchor: glanceAnchor(of: key))
        }, .text("Version") { catalog.name(of: $0.os) },
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
