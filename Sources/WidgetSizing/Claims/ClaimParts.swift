// What claims of every system have, found by their keys.

extension Catalog {
  /// Where a claim was published.
  public func source(of claim: Key<Claim>) -> Key<Source> {
    widgetKitClaims.contains(claim)
      ? widgetKitClaims[claim].source : todayClaims[claim].source
  }

  /// The number that a claim states, in points; nil if it states none.
  public func value(of claim: Key<Claim>) -> Points? {
    widgetKitClaims.contains(claim) ? widgetKitClaims[claim].value : todayClaims[claim].value
  }

  /// How the number is computed of another; nil for a plain number.
  public func formula(of claim: Key<Claim>) -> Formula? {
    widgetKitClaims.contains(claim) ? nil : todayClaims[claim].formula
  }

  /// Which number a claim is of.
  public func quantity(of claim: Key<Claim>) -> Quantity {
    widgetKitClaims.contains(claim)
      ? widgetKitClaims[claim].quantity : todayClaims[claim].quantity
  }

  /// Whether a claim may answer.
  public func use(of claim: Key<Claim>) -> ClaimUse {
    widgetKitClaims.contains(claim) ? widgetKitClaims[claim].use : todayClaims[claim].use
  }

  /// The keys of all claims, those about Today extensions first.
  public var claims: [Key<Claim>] { Array(todayClaims.keys) + widgetKitClaims.keys }

  /// How exactly a claim says which devices it speaks of; greater is more exact.
  func rank(of claim: Key<Claim>) -> Int {
    widgetKitClaims.contains(claim)
      ? widgetKitClaims[claim].rank : todayClaims[claim].rank
  }
}

extension WidgetKitClaim {
  /// How exactly the claim says which devices it speaks of. Screens that share a size are named
  /// together by those who publish, so that a list of them is as exact as one.
  var rank: Int {
    switch subject {
    case .device, .screenClass, .list: TodayClaim.classRank
    case .idiom, .anything: 0
    }
  }
}
