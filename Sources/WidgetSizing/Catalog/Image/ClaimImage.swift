extension ImageWriter {
  mutating func claim(_ claim: Claim) {
    integer(claim.source.index)
    choice(claim.use)
    choice(claim.quantity)
    optionalInteger(claim.value?.threeHundredths)
    optionalChoice(claim.formula?.base)
    if let formula = claim.formula {
      integer(formula.minus.threeHundredths)
      integer(formula.factor.threeHundredths)
    }
    choice(claim.platform)
    integer(claim.os.lowerBound.major)
    integer(claim.os.upperBound.major)
    choice(claim.osBasis)
    subject(claim.subject)
    choice(claim.zoom)
    optionalChoice(claim.method)
    switch claim.setting {
    case .today(let today):
      integer(0)
      let open = today.openAxes
      said(open.contains(.orientation) ? .usual : today.orientation)
      said(open.contains(.column) ? .usual : today.column)
      said(today.entryPoint)
      said(open.contains(.textSize) ? .usual : today.textSize)
      said(today.mode)
    case .widget(let widget):
      integer(1)
      string(widget.family.rawValue)
      optionalString(widget.variant?.rawValue)
    }
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
    case .usual: integer(0)
    case .every: integer(1)
    case .only(let value):
      integer(2 + (Value.allCases.enumerated().first { $0.element == value }?.offset ?? 0))
    }
  }
}

extension ImageReader {
  mutating func claim() -> Claim {
    Claim(
      source: Key(index: integer()), use: choice(), quantity: choice(),
      value: optionalInteger().map { Points(threeHundredths: $0) }, formula: formula(),
      platform: choice(), os: OSVersion(integer())...OSVersion(integer()), osBasis: choice(),
      subject: subject(), zoom: choice(), method: optionalChoice(), setting: setting())
  }

  private mutating func setting() -> ClaimSetting {
    guard integer() == 0 else {
      return .widget(
        WidgetSetting(
          family: WidgetFamily(string()),
          variant: optionalString().map { WidgetVariant($0) }))
    }
    return .today(
      TodayClaimSetting(
        stating: said(), column: said(), entryPoint: said(), textSize: said(), mode: said()))
  }

  private mutating func formula() -> Formula? {
    guard let base = optionalChoice(Formula.Base.self) else { return nil }
    return Formula(base: base, minus: points(), factor: points())
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
    case 0: .usual
    case 1: .every
    case let code: .only(Value(code: code - 2))
    }
  }
}

extension Claim.VersionBasis: ImageCode {
  init(code: Int) {
    switch code {
    case 0: self = .stated
    case 1: self = .assumed
    default: self = .inferred
    }
  }
}
