internal import WidgetSizing

/// Families over each other in the same corner, and the part of each that no smaller one covers.
///
/// The arithmetic, which the script of the site repeats: families are sorted by area, the smallest
/// first. W and H are the greatest width and height so far. A family that is at least 40 points wider
/// than W adds a strip from W on at its top; another that is at least 40 points higher than H adds one
/// from H down. A gap of the grid is kept free at the beginning of a strip, if 40 points are left of it.
struct FamilyNest {
  /// A part of a widget, in points from the shared corner.
  struct Strip: Equatable {
    var x: Points
    var y: Points
    var width: Points
    var height: Points
  }

  /// The narrowest strip that can have a label.
  static let narrowest = Points(40)

  /// What each size adds, in the order of the sizes; nil if smaller ones cover nearly all of it.
  let strips: [Strip?]
  /// The greatest width.
  let width: Points
  /// The greatest height.
  let height: Points

  /// Takes sizes, the smallest first, and the gaps of the grid that they are on.
  init(
    _ sizes: [(width: Points, height: Points)], columnGap: Points = .zero, rowGap: Points = .zero
  ) {
    var width = Points.zero, height = Points.zero
    strips = sizes.map { size in
      defer {
        width = max(width, size.width)
        height = max(height, size.height)
      }
      if width == .zero {
        return Strip(x: .zero, y: .zero, width: size.width, height: size.height)
      }
      let right = size.width - width, below = size.height - height
      if right >= Self.narrowest {
        let gap = right - columnGap >= Self.narrowest ? columnGap : .zero
        return Strip(x: width + gap, y: .zero, width: right - gap, height: size.height)
      }
      guard below >= Self.narrowest else { return nil }
      let gap = below - rowGap >= Self.narrowest ? rowGap : .zero
      return Strip(x: .zero, y: height + gap, width: size.width, height: below - gap)
    }
    self.width = width
    self.height = height
  }
}
