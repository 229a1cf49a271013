internal import WidgetSizing
internal import Wording

extension QueryResult {
  /// The width divided by the height of the known sizes of each family: `aspect ratio, width : height: systemMedium
  /// 2.07 to 2.14`; nil if none is known.
  func ratios(of tables: [SizeTable]) -> String? {
    let groups = tables.flatMap(\.lines).grouped { $0.cell[WidgetFamily.self] }
    let texts = groups.compactMap { group -> String? in
      let hundredths = group.elements.compactMap { line -> Int? in
        guard let width = line.width.value, let height = line.heights[0].value else { return nil }
        return (width.threeHundredths * 100 + height.threeHundredths / 2) / height.threeHundredths
      }
      guard let least = hundredths.min(), let most = hundredths.max() else { return nil }
      let name = group.key.map { catalog.id(of: $0) + " " } ?? ""
      return name + (least == most ? text(least) : "\(text(least)) to \(text(most))")
    }
    return texts.isEmpty ? nil : "aspect ratio, width : height: \(texts.joined(by: ", "))"
  }

  /// A number of hundredths as a decimal number: `2.12`.
  private func text(_ hundredths: Int) -> String {
    let rest = hundredths % 100
    return "\(hundredths / 100)" + (rest == 0 ? "" : ".\(rest.digits(count: 2))")
  }
}
