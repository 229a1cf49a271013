/// The names of columns, which are the same in every format: a heading of a table and the name in rows of CSV
/// are two names of one column.
enum ColumnNames {
  /// The places of the columns that a name means: one, or several of a name such as `pixels`.
  ///
  /// Case, blanks and underscores do not count, nor does `_pt`.
  static func places(of name: String, among columns: [String]) -> [Int] {
    for candidate in [[name]] + (aliases[letters(name)] ?? []) + [
      [name + "_pt"], [withoutUnit(name)],
    ] {
      let found = candidate.flatMap { name in
        columns.indices.filter { letters(columns[$0]) == letters(name) }.prefix(1)
      }
      if found.count == candidate.count, !found.isEmpty { return found }
    }
    return []
  }

  private static func withoutUnit(_ name: String) -> String {
    name.lowercased().hasSuffix("_pt") ? String(name.dropLast(3)) : name
  }

  private static func letters(_ name: String) -> String {
    name.lowercased().filter { !" _-".contains($0) }
  }

  /// Other names of columns, by their letters; each is one column or several.
  private static let aliases: [String: [[String]]] = [
    "content": [["content_width_pt", "content_height_pt"]],
    "pixels": [["width_px", "height_px"]], "widthpx": [["pixels"]], "heightpx": [["pixels"]],
    "margin": [["content margin"], ["margin_pt"]], "contentmargin": [["margin"], ["margin_pt"]],
    "marginpt": [["margin"], ["content margin"]],
    "radius": [["corner radius"], ["corner_radius_pt"]],
    "cornerradiuspt": [["corner radius"]], "cornerradius": [["corner_radius_pt"]],
    "version": [["os"]], "os": [["version"]], "sources": [["width_sources", "height_sources"]],
    "widthsources": [["sources"]], "heightsources": [["sources"]], "size": [["width", "height"]],
    "devices": [["device"]], "screen": [["screen_class"]],
  ]
}
