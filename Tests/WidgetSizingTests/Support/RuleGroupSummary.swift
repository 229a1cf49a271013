import WidgetSizingData

extension RuleGroup {
  /// The group and what was inferred for it in one line: `iOS 10 phone today-view: 32 < k <= 40`.
  func summary(in catalog: Catalog) -> String {
    var words = ["iOS \(os)", idiom.rawValue]
    if let screenClass { words.append(catalog.screenClasses[screenClass].id) }
    if let scale { words.append("@\(scale)") }
    if let orientation { words.append(orientation.rawValue) }
    if let entryPoint { words.append(entryPoint.rawValue) }
    let said =
      switch parameter {
      case .reservedHeight(let above, let upTo, let isShortSide):
        "\(above) < k <= \(upTo)" + (isShortSide ? " of the short side" : "")
      case .base(let base) where base.lowerBound == base.upperBound: "base \(base.lowerBound)"
      case .base(let base): "base \(base.lowerBound)...\(base.upperBound)"
      case .margin(let margin): "margin \(margin)"
      case .limit(let limit): "list at most \(limit)"
      case .none: "does not hold"
      }
    return words.joined(separator: " ") + ": " + said
  }
}
