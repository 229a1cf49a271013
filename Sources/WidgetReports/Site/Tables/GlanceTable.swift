internal import Documents
internal import WidgetSizing

/// A line of a glance: a class on a version, and what stands before its numbers.
struct GlanceLine {
  let screenClass: Key<ScreenClass>
  let os: OSVersion
  let headings: [Table.Cell]
}

extension SiteContext {
  /// The sizes of classes at one text size: the width and every height that is not a quick action's,
  /// in both orientations. Each number leads to its cell.
  ///
  /// On iOS 8 and 9 the one height stands under Notification Center, the only place there.
  func glanceTable(
    _ lines: [GlanceLine], headings: [Table.Column], at textSize: TextSize, caption: Table.Caption
  ) -> Table {
    let numbers: [(heading: Inline, quantity: Quantity, mode: Mode, entryPoint: EntryPoint)] = [
      ("width", .width, .compact, .todayView), ("compact", .height, .compact, .todayView),
      ("expanded, Today view", .height, .expanded, .todayView),
      ("expanded, Notif. Center", .height, .expanded, .notificationCenter),
    ]
    let columns = Orientation.allCases.flatMap { orientation in
      numbers.map {
        Table.Column([$0.heading], group: [Inline(orientation.rawValue)], isNumeric: true)
      }
    }
    return Table(
      caption: caption, columns: headings + columns, rowHeadings: 1,
      rows: lines.map { line in
        let isLegacy = catalog.release(line.os)?.modes == .legacy
        return line.headings
          + Orientation.allCases.flatMap { orientation in
            numbers.map { number in
              let isOnlyHeight =
                isLegacy
                && (number.quantity == .width || number.entryPoint == .notificationCenter)
              let cell = Cell(
                os: line.os, screenClass: line.screenClass, orientation: orientation,
                textSize: textSize,
                entryPoint: isOnlyHeight ? .notificationCenter : number.entryPoint,
                mode: isOnlyHeight ? .legacy : number.mode,
                column: catalog.columns(
                  idiom: catalog.screenClasses[line.screenClass].idiom, os: line.os,
                  orientation: orientation)[0])
              return linkedCell(engine.evidence(number.quantity, of: cell), cell)
            }
          }
      })
  }

  /// The glance of every class on its best measured version, or on `os` if it is given.
  func glanceTable(
    on os: OSVersion? = nil, at textSize: TextSize, caption: Table.Caption
  ) -> Table {
    let lines = screenClasses.compactMap { key -> GlanceLine? in
      guard let version = os ?? engine.defaultOS(.today, on: key),
        engine.versions(of: key).contains(version)
      else { return nil }
      let screen = Table.Cell([link(catalog.screenClasses[key].name, to: .screen(key))])
      let release = Table.Cell([link(catalog.name(of: version), to: .version(version))])
      return GlanceLine(
        screenClass: key, os: version, headings: os == nil ? [screen, release] : [screen])
    }
    let headings = [Table.Column(["screen"])] + (os == nil ? [Table.Column(["version"])] : [])
    return glanceTable(lines, headings: headings, at: textSize, caption: caption)
  }
}
