extension CellEvidence {
  /// Both numbers with their marks: `158 × 158`, `344.67 × 162.67`, `?`; of a widget that grows with
  /// its content `371 × 84 to 160`.
  package var short: String {
    if width.value == nil, height.value == nil { return width.short }
    return "\(range(.minimumWidth, width)) × \(range(.minimumHeight, height))"
  }

  private func range(_ minimum: Quantity, _ maximum: Evidence) -> String {
    let least = cell.kind.hasFamilies ? self[minimum] : nil
    guard let least, least.value != nil else { return maximum.short }
    return "\(least.short) to \(maximum.short)"
  }
}
