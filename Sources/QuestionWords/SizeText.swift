internal import DataTables
internal import WidgetSizing
internal import Wording

/// A size as people write it: `364x170`, `349.67 × 164.33`, `1049x493px`, `349,67x164,33`, `338*158`.
package struct SizeText: Sendable {
  /// The sides as decimal numbers with a point; one if only one was written.
  package let sides: [String]
  /// Whether `px` was written.
  package let isInPixels: Bool
  /// Whether `pt` was written.
  package let isInPoints: Bool

  /// Reads a text; nil if it is no size.
  package init?(_ text: some StringProtocol) {
    var rest = Substring(text.lowercased().replacing(scalars: " by ", with: "x"))
    func dropBlanks() { rest = rest.withoutBlanks }
    dropBlanks()
    var isInPixels = false, isInPoints = false
    for (unit, isPixels) in [
      ("pixels", true), ("pixel", true), ("px", true), ("points", false), ("point", false),
      ("pts", false),
      ("pt", false),
    ] where rest.hasSuffix(unit) {
      (isInPixels, isInPoints) = (isPixels, !isPixels)
      rest.removeLast(unit.count)
      dropBlanks()
      break
    }
    var parts = rest.split(omittingEmptySubsequences: false) { "x×*✕⨯".contains($0) }
      .map(\.withoutBlanks)
    if parts.count == 1 {
      // A comma stands before decimals, or between two sides: `364, 170` and `364,170`.
      let sides = rest.split(separator: ",", omittingEmptySubsequences: false)
      if sides.count == 2, sides[1].first == " " || sides[1].count > 2 {
        parts = sides.map(\.withoutBlanks)
      }
    }
    guard (1...2).contains(parts.count) else { return nil }
    var sides: [String] = []
    for var part in parts {
      for unit in ["px", "pt"] where part.hasSuffix(unit) { part = part.dropLast(2).withoutBlanks }
      // `1.092 × 1.146 px`: no pixel has decimals.
      if isInPixels, parts.count == 2,
        part.split(whereSeparator: { ".,".contains($0) }).map(\.count) == [1, 3]
      {
        part = Substring(part.filter(\.isNumber))
      }
      guard let side = Self.number(part) else { return nil }
      sides.append(side)
    }
    self.sides = sides
    self.isInPixels = isInPixels
    self.isInPoints = isInPoints
  }

  /// Whether both sides were written.
  package var hasTwoSides: Bool { sides.count == 2 }

  /// The sides as the name of a screen: `402x874`.
  package var screenName: String { sides.joined(separator: "x") }

  /// A size in points as pixels: `364 × 170 points are 1092 × 510 pixels at @3x`.
  ///
  /// - Parameter scales: Pixels a point; none for those that devices have.
  /// - Returns: The text, or nil if the size has no whole number of pixels.
  package func inPixels(atScales scales: [Int]) -> String? {
    let points = sides.compactMap {
      DecimalNumber($0).flatMap { Points(mantissa: $0.mantissa, decimals: $0.fractionDigits) }
    }
    let pixels = (scales.isEmpty ? [2, 3] : scales).compactMap { scale -> String? in
      let sides = points.compactMap { $0.pixels(atScale: scale)?.description }
      return sides.count == 2 ? "\(sides.joined(by: " × ")) pixels at @\(scale)x" : nil
    }
    guard !pixels.isEmpty else { return nil }
    return "\(sides.joined(by: " × ")) points are \(pixels.joined(by: ", "))"
  }

  /// A decimal number with a point, of one with a point or a comma.
  private static func number(_ text: Substring) -> String? {
    let number = text.map { $0 == "," ? "." : $0 }
    guard let first = number.first, let last = number.last, ("0"..."9").contains(first),
      ("0"..."9").contains(last), number.prefix(while: { $0 != "." }).count <= 12,
      // A program prints thirds as 349.66666666666669.
      number.count <= 30, number.filter({ $0 == "." }).count <= 1,
      number.allSatisfy({ ("0"..."9").contains($0) || $0 == "." })
    else { return nil }
    return String(number)
  }
}
