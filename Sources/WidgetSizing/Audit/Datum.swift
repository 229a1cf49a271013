/// One number of one distinct cell: all claims that state it count once.
///
/// Models of one class are one, and so is a number that is said of many cells at once.
struct Datum: Sendable {
  /// What a claim speaks of, with what its source leaves open at the default.
  struct Place: Hashable {
    let quantity: Quantity
    let classes: [Key<ScreenClass>]
    let os: ClosedRange<OSVersion>
    let orientation: Said<Orientation>
    let column: Said<WidgetColumn>
    let entryPoint: Said<EntryPoint>
    let textSize: Said<TextSize>
    let mode: Said<Mode>
  }

  let place: Place
  let value: Points
  /// The claims that state the value.
  fileprivate(set) var claims: [Key<Claim>]
  /// A cell of each class that the claims answer for.
  let cells: [Cell]
}

extension Catalog {
  /// How many distinct cells claims are about: models of one class are one.
  public func distinctCells(of claims: [Key<Claim>]) -> Int {
    Set(
      claims.map {
        Datum.Place(todayClaims[$0], classes: classes(of: todayClaims[$0].subject))
      }
    ).count
  }

  /// The distinct numbers that the claims state, in the order of the table.
  func data() -> [Datum] {
    var data: [Datum] = []
    var indices: [Datum.Place: [Int]] = [:]
    for key in todayClaims.keys {
      let claim = todayClaims[key]
      guard claim.isAnswer, let value = claim.value else { continue }
      let place = Datum.Place(claim, classes: classes(of: claim.subject))
      if let index = indices[place]?.first(where: { data[$0].value == value }) {
        data[index].claims.append(key)
        continue
      }
      indices[place, default: []].append(data.count)
      data.append(
        Datum(
          place: place, value: value, claims: [key],
          cells: place.classes.compactMap { cells(of: claim, in: $0).first }))
    }
    return data
  }
}

extension Datum.Place {
  init(_ claim: TodayClaim, classes: [Key<ScreenClass>]) {
    let isLegacy = claim.mode == .only(.legacy)
    self.init(
      quantity: claim.quantity, classes: classes, os: claim.answeredOS,
      orientation: claim.orientation.filled(with: .portrait),
      column: claim.column.filled(with: .single),
      entryPoint: claim.entryPoint.filled(with: isLegacy ? .notificationCenter : .todayView),
      textSize: claim.textSize.filled(with: .l), mode: claim.mode)
  }
}

extension Said {
  /// What is said, or `standard` if nothing is.
  fileprivate func filled(with standard: Value) -> Said {
    self == .nothing ? .only(standard) : self
  }
}
