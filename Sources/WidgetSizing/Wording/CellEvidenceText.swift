internal import Wording

extension CellEvidence {
  /// Both numbers with their marks: `158 × 158`, `344.67 × 162.67`, `?`; of a widget that grows with
  /// its content `371 × 84 to 160`.
  package var short: String { short(atScale: 1) }

  /// The same in pixels of which a point has `scale`.
  package func short(atScale scale: Int) -> String {
    if width.value == nil, height.value == nil { return width.short }
    func range(_ minimum: Quantity, _ maximum: Evidence) -> String {
      let least = cell.kind.hasFamilies ? self[minimum].answer : nil
      let ends = [least?.value == nil ? nil : least, maximum.answer]
      return ends.compactMap { $0?.short(atScale: scale) }.joined(by: " to ")
    }
    return "\(range(.minimumWidth, width)) × \(range(.minimumHeight, height))"
  }
}
