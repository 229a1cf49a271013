package import WidgetSizing
internal import Wording

/// Where widgets stand on Home Screens.
package struct PlacesQuestion: Question, Answering {
  /// A place on its Home Screen.
  package struct Row {
    let home: HomeScreens.Home
    let slot: HomeScreenPlaces.Slot
  }

  let homes: HomeScreens
  package let key: String? = "places"

  package init(_ homes: HomeScreens) { self.homes = homes }

  package var engine: Engine { homes.engine }
  package var remarks: [String] { homes.remarks }
  package var succeeds: Bool { homes.hasKnownPlace }

  package var rows: [Row] {
    homes.known.flatMap { home in home.slots.map { Row(home: home, slot: $0) } }
  }

  package var verdict: [String] {
    homes.hasKnownPlace ? homes.known.compactMap(homes.gaps) : [homes.reason]
  }

  package func heading(of row: Row) -> String { homes.title(of: row.home) }

  package var fields: [Field<Row>] {
    let isInPixels = homes.unit == .pixels
    func column(_ name: String) -> Sheet.Table.Column {
      .init(isInPixels ? "\(name) px" : name, isNumeric: true)
    }
    let label: Field<Row> = .column(.label("family")) {
      .init(catalog.id(of: $0.slot.cell, on: .family))
    }
    let points: [Field<Row>] = [
      .points("left") { $0.slot.left.value }.seen(column("left")) {
        .init(text($0.slot.left, of: $0.home))
      },
      .points("top") { $0.slot.top.value }.seen(column("top")) {
        .init(text($0.slot.top, of: $0.home))
      },
      .points("width") { $0.slot.width }.seen(column("width")) {
        .init(homes.text($0.slot.width, of: $0.home))
      },
      .points("height") { $0.slot.height }.seen(column("height")) {
        .init(homes.text($0.slot.height, of: $0.home))
      },
    ]
    let inPixels: [Field<Row>] = [
      .count("left", column: "left_px") { homes.pixels($0.slot.left.value, of: $0.home) },
      .count("top", column: "top_px") { homes.pixels($0.slot.top.value, of: $0.home) },
      .count("width", column: "width_px") { homes.pixels($0.slot.width, of: $0.home) },
      .count("height", column: "height_px") { homes.pixels($0.slot.height, of: $0.home) },
    ]
    let pixels: Field<Row> = Field("pixels", inPixels) { $0 }
    let origin: [Field<Row>] = [
      .text("leftState") { $0.slot.left.state }, .text("topState") { $0.slot.top.state },
      .text("source") { homes.source(of: $0.home) }.seen(.evidence("source")),
      .points("leftLargest", column: "left_largest_pt") {
        $0.slot.left.isRange ? $0.slot.left.largest : nil
      },
    ]
    return [label] + catalog.cellFields(of: .widgetKit).map { $0.of(\.slot.cell) } + points
      + [
        isInPixels
          ? pixels : pixels.seen(.init("pixels", isNumeric: true)) { .init(self.pixels($0)) }
      ]
      + origin
  }

  /// `~26…27`, a distance from the edge of the screen.
  private func text(_ origin: HomeScreenPlaces.Origin, of home: HomeScreens.Home) -> String {
    (origin.isMeasured ? "" : Mark.derived.rawValue) + homes.text(origin.value, of: home)
      + (origin.isRange ? "…" + homes.text(origin.largest, of: home) : "")
  }

  /// `474 × 474 at 78, 231`
  private func pixels(_ row: Row) -> String {
    let slot = row.slot
    let texts = [slot.width, slot.height, slot.left.value, slot.top.value].map {
      homes.pixels($0, of: row.home).map(String.init) ?? "?"
    }
    return "\(texts[0]) × \(texts[1]) at \(texts[2]), \(texts[3])"
  }

  package func complete(_ sheet: inout Sheet) { homes.complete(&sheet) }

  package var notesOnAnswer: [String] { homes.hasKnownPlace ? [] : verdict }
}

extension HomeScreenPlaces.Origin {
  /// The state as answers have it.
  fileprivate var state: String {
    (isMeasured ? Answer.State.sourced : Answer.State.derived).rawValue
  }
}
