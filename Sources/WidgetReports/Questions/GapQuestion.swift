package import WidgetSizing

/// How far widgets stand apart on Home Screens: as measured, or as it follows from their sizes.
package struct GapQuestion: Question, Answering {
  let homes: HomeScreens
  package let key: String? = "gaps"

  package init(_ homes: HomeScreens) { self.homes = homes }

  package var engine: Engine { homes.engine }
  package var remarks: [String] { homes.remarks }
  package var succeeds: Bool { !rows.isEmpty }
  package var rows: [HomeScreens.Home] {
    homes.all.filter { $0.gapAcross != nil || $0.gapDown != nil }
  }

  package var verdict: [String] { rows.isEmpty ? [homes.reason] : rows.compactMap(homes.gaps) }

  package var fields: [Field<HomeScreens.Home>] {
    let cell = catalog.cellFields(of: .widgetKit).filter { $0.key != "id" && $0.key != "family" }
    let gaps: [Field<HomeScreens.Home>] = [
      .points("across") { $0.gapAcross },
      .count("acrossPx") { home in home.gapAcross.flatMap { homes.pixels($0, of: home) } },
      .points("down") { $0.gapDown },
      .count("downPx") { home in home.gapDown.flatMap { homes.pixels($0, of: home) } },
      .text("source") { homes.source(of: $0) },
    ]
    return [.text("device") { $0.device.map { catalog.devices[$0].name } }]
      + cell.map { $0.of(\.cell) } + gaps
  }

  package func complete(_ sheet: inout Sheet) {
    homes.addSources(to: &sheet)
    if homes.hasKnownPlace { sheet.hints = ["--places has where each widget stands"] }
  }

  package var notesOnAnswer: [String] { rows.isEmpty ? [homes.reason] : [] }
}
