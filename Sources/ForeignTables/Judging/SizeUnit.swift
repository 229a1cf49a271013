internal import WidgetSizing

// What the numbers of a size count.
extension Judge {
  /// Whether a size may be in points (false), in pixels (true), or both, what is likelier first.
  func units(of size: WrittenSize, isAlone: Bool, in file: FileMentions) -> [Bool] {
    switch size.unit {
    case .points: [false]
    case .pixels: [true]
    case .unstated: isAlone || file.isInPoints ? [false] : [false, true]
    }
  }

  /// Whether a wrong size without a unit is taken for pixels: the nearer unit counts.
  func inPixels(_ size: WrittenSize, _ scope: Scope) -> Bool {
    guard let known = scope.expected.first?.evidence, let scale = scope.expected.first?.scale,
      let width = known.width.value, let height = known.height.value, scale > 1
    else { return false }
    func isNearer(_ number: WrittenNumber, _ points: Points) -> Bool {
      let (own, points) = (number.tenThousandths / 100, points.threeHundredths / 3)
      return abs(own - points * scale) < abs(own - points)
    }
    return isNearer(size.width, width) && isNearer(size.height ?? size.width, height)
  }
}
