import Testing
import WidgetSizing

@testable import WidgetReports

/// An unknown name in a file with sizes is taken for a misspelt one, or for a name of somebody else.
@Suite("Names in a file with sizes") struct RecordedNamesTests {
  private static let columns = RecordedNames(
    Quantity.allCases.flatMap { quantity in
      [
        "pt", "smallest_pt", "largest_pt", "state", "sources", "rule", "extrapolates",
        "alternatives",
      ]
      .map { "\(quantity.column)_\($0)" }
    })
  private static let keys = RecordedNames(Quantity.allCases.map(\.rawValue))

  @Test(
    "are near in case, separators, letters or unit",
    arguments: [
      ("heigth_pt", "height_pt"), ("height", "height_pt"), ("Height_pt", "height_pt"),
      ("HEIGHT_PT", "height_pt"), ("heightPt", "height_pt"), ("height-pt", "height_pt"),
      ("height pt", "height_pt"), ("heightpt", "height_pt"), ("height_px", "height_pt"),
      ("width_pts", "width_pt"), ("width_points", "width_pt"), ("widthPixels", "width_pt"),
      ("hieght_state", "height_state"), ("height_sate", "height_state"),
      ("width_source", "width_sources"), ("width_smallest", "width_smallest_pt"),
      ("height_largest_px", "height_largest_pt"), ("minimun_height_pt", "minimum_height_pt"),
      ("min_height_pt", "minimum_height_pt"), ("islandwidth_pt", "island_width_pt"),
      ("corner_radius", "corner_radius_pt"), ("margn_pt", "margin_pt"),
    ])
  func near(_ name: String, _ meant: String) {
    #expect(Self.columns.nearest(to: name) == meant)
  }

  @Test(
    "are left alone if they are near to none",
    arguments: [
      "note", "model", "name", "code", "ios", "height_later", "width_note", "width_date",
      "width_reason", "width_drawn_pt", "width_drawn_sources", "drawn_width_pt", "largest_image_px",
      "height_basis", "height_pt_before", "shadow_radius_pt", "mine", "x", "width_claims", "",
      String(repeating: "height_pt", count: 1_000),
    ])
  func other(_ name: String) {
    #expect(Self.columns.nearest(to: name) == nil)
  }

  @Test(
    "are near as keys, too",
    arguments: [
      ("heigth", "height"), ("Height", "height"), ("height_pt", "height"), ("widthPx", "width"),
      ("minimum_height", "minimumHeight"), ("minHeight", "minimumHeight"),
      ("cornerradius", "cornerRadius"), ("margins", "margin"), ("later", nil), ("screenName", nil),
      ("devices", nil), ("drawnWidth", nil), ("schemaVersion", nil), ("heightLater", nil),
    ])
  func keys(_ name: String, _ meant: String?) {
    #expect(Self.keys.nearest(to: name) == meant)
  }
}
