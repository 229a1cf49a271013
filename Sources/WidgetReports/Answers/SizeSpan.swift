internal import WidgetSizing

/// The smallest and the largest of several known sizes, for a line before a table.
struct SizeSpan {
  private var sizes: [(area: Int, text: String)] = []

  /// Takes a size, if both sides are known.
  ///
  /// - Parameters:
  ///   - width: The width.
  ///   - height: The height.
  ///   - text: Both, without marks.
  mutating func append(_ width: Evidence, _ height: Evidence, _ text: String) {
    guard let width = width.value, let height = height.value else { return }
    sizes.append((width.threeHundredths * height.threeHundredths, text))
  }

  /// `292 × 141 to 372 × 174`, or the one size that all are; nil if none is known.
  var text: String? {
    guard let smallest = sizes.min(by: { $0.area < $1.area }),
      let largest = sizes.max(by: { $0.area < $1.area })
    else { return nil }
    guard smallest.text != largest.text else { return smallest.text }
    // A side may be a range itself.
    return [smallest, largest].contains { $0.text.contains(" to ") }
      ? "between \(smallest.text) and \(largest.text)" : "\(smallest.text) to \(largest.text)"
  }
}
