/// The numbers that claims state of the widgets of one grid.
struct GridNumbers {
  /// A side of the widgets of a family.
  struct Side: Hashable {
    let family: WidgetFamily
    let quantity: Quantity
  }

  /// What claims state of a side.
  struct Number {
    let side: Side
    /// How many cells it covers.
    let count: Int
    let claims: [Key<Claim>]
    /// The pixels that all of the claims may mean; nil if they differ.
    let pixels: ClosedRange<Int>?
  }

  let place: WidgetGrid.Place
  let grain: PixelGrain
  private(set) var numbers: [Number]

  var pixel: Points { grain.pixel }

  /// Collects the claims about widgets of a grid. Sizes that their source computed from a grid are no
  /// evidence for one.
  init(of place: WidgetGrid.Place, in engine: Engine) {
    let catalog = engine.catalog
    self.place = place
    grain = catalog.grain(of: place.screenClass)
    let screen = Screen(platform: place.platform, screenClass: place.screenClass)
    var claims: [Side: [Key<Claim>]] = [:]
    for quantity in Quantity.sides {
      for key in engine.claims.claims(
        of: quantity, .widgetKit, on: screen, with: place.zoom, about: place.variant)
      {
        guard catalog.claims[key].os.overlaps(place.run),
          let side = catalog.claims[key].side(in: place, catalog)
        else { continue }
        claims[side, default: []].append(key)
      }
    }
    numbers = []
    guard !claims.isEmpty else { return }
    let families = claims.keys.map(\.family).withoutRepetition
      .sorted { catalog.position(of: $0) ?? .max < catalog.position(of: $1) ?? .max }
    let exceptions = catalog.exceptions(to: .grid)
    for family in families {
      for quantity in Quantity.sides {
        let side = Side(family: family, quantity: quantity)
        // A number that the rule is known to miss is left out.
        guard let keys = claims[side], let span = catalog.span(of: family, in: place),
          !keys.allSatisfy(exceptions.contains)
        else { continue }
        var pixels: ClosedRange<Int>?
        for (index, key) in keys.enumerated() {
          guard let own = catalog.pixels(of: key, in: grain) else { continue }
          pixels = index == 0 ? own : pixels?.overlap(own)
        }
        numbers.append(Number(side: side, count: span[quantity], claims: keys, pixels: pixels))
      }
    }
  }

  /// Whether nothing is known of a widget of the grid.
  var isEmpty: Bool { numbers.isEmpty }

  /// The same without some numbers.
  func without(_ isLeftOut: (Side) -> Bool) -> GridNumbers {
    var rest = self
    rest.numbers.removeAll { isLeftOut($0.side) }
    return rest
  }

  /// Whether columns and rows have the same gap. On iPhones and before iPadOS 15 they differ.
  private var hasOneGap: Bool {
    switch place.platform {
    case .macOS, .visionOS: true
    case .iPadOS: place.run.lowerBound >= OSVersion(15)
    case .iOS, .watchOS: false
    }
  }

  /// The gaps that a number of several cells allows; nil if it is disputed, or a single cell.
  func gap(of number: Number, small: ClosedRange<Int>) -> WidgetGrid.Gap? {
    guard let pixels = number.pixels, number.count > 1 else { return nil }
    let half = grain.rounds ? WidgetGrid.Gap.parts / 2 : 0
    let least = pixels.lowerBound - number.count * small.upperBound
    let most = pixels.upperBound - number.count * small.lowerBound
    return WidgetGrid.Gap(
      lower: (least * WidgetGrid.Gap.parts - half).floored(by: number.count - 1),
      upper: (most * WidgetGrid.Gap.parts + half).floored(by: number.count - 1),
      includesUpper: !grain.rounds)
  }

  /// The side of a cell; nil if no claim tells, or if claims exclude each other.
  private var small: ClosedRange<Int>? {
    var small: ClosedRange<Int>?
    for pixels in numbers.lazy.filter({ $0.count == 1 }).compactMap(\.pixels) {
      guard let old = small else {
        small = pixels
        continue
      }
      guard let both = old.overlap(pixels) else { return nil }
      small = both
    }
    return small
  }

  /// The grid that the numbers leave; nil if they tell no cell, or exclude each other.
  var grid: WidgetGrid? {
    guard let small else { return nil }
    var grid = WidgetGrid(grain: grain, small: small)
    for number in numbers {
      guard let gap = gap(of: number, small: small) else { continue }
      for side in hasOneGap ? Quantity.sides : [number.side.quantity] {
        guard let both = grid.gap(along: side).map({ $0.intersection(gap) }) ?? gap else {
          return nil
        }
        if side == .width { grid.columnGap = both } else { grid.rowGap = both }
      }
    }
    return grid
  }

  /// Two numbers that exclude each other in one grid; nil if there are none.
  var contradiction: GridContradiction? {
    let ones = numbers.filter { $0.count == 1 && $0.pixels != nil }
    for (index, number) in ones.enumerated() {
      if let other = ones.prefix(index).first(where: {
        $0.pixels?.overlap(number.pixels ?? 0...0) == nil
      }) {
        return GridContradiction(number: number, other: other, kind: .otherCell)
      }
    }
    guard let small, let one = ones.first else { return nil }
    var known: [(number: Number, gap: WidgetGrid.Gap)] = []
    for number in numbers {
      guard let gap = gap(of: number, small: small) else { continue }
      if gap.upper < 0 {
        return GridContradiction(number: number, other: one, kind: .narrow)
      }
      let alike = known.filter { hasOneGap || $0.number.side.quantity == number.side.quantity }
      if let other = alike.first(where: { $0.gap.intersection(gap) == nil }) {
        return GridContradiction(number: number, other: other.number, kind: .otherGap)
      }
      known.append((number, gap))
    }
    return nil
  }

  /// The claims that determine a side of `count` cells: those of a cell, and those that bound the gap.
  func basis(of count: Int, along side: Quantity, in grid: WidgetGrid) -> [Key<Claim>] {
    let ones = numbers.filter { $0.count == 1 && $0.pixels != nil }
    var basis = (ones.first { $0.side.quantity == side } ?? ones.first)?.claims ?? []
    guard count > 1, let gap = grid.gap(along: side) else { return basis }
    for number in numbers where hasOneGap || number.side.quantity == side {
      guard let own = self.gap(of: number, small: grid.small),
        own.lower >= gap.lower || own.upper <= gap.upper
      else { continue }
      basis += number.claims
    }
    return basis.withoutRepetition
  }
}

extension ClosedRange where Bound == Int {
  /// The numbers that both have; nil if there are none.
  fileprivate func overlap(_ other: ClosedRange<Int>) -> ClosedRange<Int>? {
    overlaps(other) ? clamped(to: other) : nil
  }
}

extension Claim {
  /// The side that the claim is evidence for in a grid; nil if it is not about the grid.
  fileprivate func side(in place: WidgetGrid.Place, _ catalog: Catalog) -> GridNumbers.Side? {
    // The screen is that of the place. What tells most claims apart comes first.
    guard isAnswer, platform == place.platform, method != .workedOut,
      let family, isDrawnBesideLayout == place.isDrawn, place.isAbout(box),
      catalog.lastingVariant(variant, on: platform) == place.variant
    else { return nil }
    return GridNumbers.Side(family: family, quantity: quantity)
  }
}

extension Catalog {
  /// How many cells a family covers in a grid; nil if it is not in the grid.
  func span(of family: WidgetFamily, in place: WidgetGrid.Place) -> WidgetSpan? {
    let platform = place.platform
    // Of a family without variants, nil.
    let variant =
      firstVersion(with: nil, of: family, on: platform) == nil
      ? nil : place.variant ?? usualVariantOfClaims
    let isThere = variant == nil || firstVersion(with: variant, of: family, on: platform) != nil
    guard isThere, lastingVariant(variant, on: platform) == place.variant else { return nil }
    return span(of: family, variant, on: platform)
  }

  /// The pixels that a claim may mean: one, or several if its source rounds to whole points or tenths.
  package func pixels(of key: Key<Claim>, in grain: PixelGrain) -> ClosedRange<Int>? {
    guard let value = claims[key].value else { return nil }
    let unit = grain.pixel.threeHundredths, length = value.threeHundredths
    if grain.rounds, let step = sources[claims[key].source].rounding?.step.threeHundredths {
      let first = -(step / 2 - length).floored(by: unit)
      let last = -(-(length + step / 2)).floored(by: unit) - 1
      return first <= last ? first...last : nil
    }
    let nearest = length.rounded(by: unit)
    return nearest...nearest
  }
}
