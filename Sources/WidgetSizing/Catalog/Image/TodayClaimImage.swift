extension ImageWriter {
  mutating func todayClaim(_ claim: TodayClaim) {
    integer(claim.source.index)
    choice(claim.use)
    choice(claim.quantity)
    optionalInteger(claim.value?.threeHundredths)
    optionalChoice(claim.formula?.base)
    if let formula = claim.formula {
      integer(formula.minus.threeHundredths)
      integer(formula.factor.threeHundredths)
    }
    optionalInteger(claim.os?.lowerBound.major)
    if let os = claim.os { integer(os.upperBound.major) }
    subject(claim.subject)
    said(claim.orientation)
    said(claim.column)
    said(claim.entryPoint)
    said(claim.textSize)
    said(claim.mode)
  }

  mutating func subject(_ subject: ClaimSubject) {
    switch subject {
    case .device(let key):
      integer(0)
      integer(key.index)
    case .screenClass(let key):
      integer(1)
      integer(key.index)
    case .list(let key):
      integer(2)
      integer(key.index)
    case .idiom(let idiom):
      integer(3)
      choice(idiom)
    case .anything:
      integer(4)
    }
  }

  private mutating func said<Value: CaseIterable & Equatable>(_ said: Said<Value>) {
    switch said {
    case .nothing: integer(0)
    case .every: integer(1)
    case .only(let value):
      integer(2 + (Value.allCases.enumerated().first { $0.element == value }?.offset ?? 0))
    }
  }
}

extension ImageReader {
  mutating func todayClaim() -> TodayClaim {
    TodayClaim(
      source: Key(index: integer()), use: choice(), quantity: choice(),
      value: optionalInteger().map { Points(threeHundredths: $0) }, formula: formula(),
      os: versions(), subject: subject(), orientation: said(), column: said(),
      entryPoint: said(), textSize: said(), mode: said())
  }

  private mutating func formula() -> Formula? {
    guard let base = optionalChoice(Formula.Base.self) else { return nil }
    return Formula(base: base, minus: points(), factor: points())
  }

  private mutating func versions() -> ClosedRange<OSVersion>? {
    guard let first = optionalInteger() else { return nil }
    return OSVersion(first)...OSVersion(integer())
  }

  mutating func subject() -> ClaimSubject {
    switch integer() {
    case 0: .device(Key(index: integer()))
    case 1: .screenClass(Key(index: integer()))
    case 2: .list(Key(index: integer()))
    case 3: .idiom(choice())
    default: .anything
    }
  }

  private mutating func said<Value: ImageCode>() -> Said<Value> {
    switch integer() {
    case 0: .nothing
    case 1: .every
    case let code: .only(Value(code: code - 2))
    }
  }
}
