internal import WidgetSizing
internal import Wording

extension Catalog {
  /// The sizes of widgets on Apple Vision Pro in millimetres, which the notes of claims have; nil if they have none of
  /// the families.
  func textInMillimetres(of families: [WidgetFamily]) -> String? {
    let shown = self.families.filter { families.isEmpty || families.contains($0) }
    let sizes = shown.compactMap { family -> (text: String, source: String)? in
      let sides = Quantity.sides.compactMap { millimetres($0, of: family) }
      guard sides.count == Quantity.sides.count else { return nil }
      return (
        "\(id(of: family)) \(sides.map(\.number).joined(by: " × "))", sides[0].source
      )
    }
    guard let source = sizes.first?.source else { return nil }
    return "on Apple Vision Pro at 100 %, in millimetres: \(sizes.map(\.text).list) (\(source))"
  }

  /// A side in the note of a claim, such as `574 at 100 %`, and the source of the claim.
  private func millimetres(
    _ side: Quantity, of family: WidgetFamily
  ) -> (number: String, source: String)? {
    for key in claims.keys
    where claims[key].platform == .visionOS && claims[key].family == family
      && claims[key].quantity == side
    {
      guard let note = citation(of: key).note, note.contains("millimetres"),
        let scale = note.firstRange(of: " at 100 %")
      else { continue }
      let number = String(note[..<scale.lowerBound].reversed().prefix { $0.isNumber }.reversed())
      if !number.isEmpty { return (number, sources[claims[key].source].id) }
    }
    return nil
  }
}
