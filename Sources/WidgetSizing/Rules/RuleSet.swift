/// All rules, with the parameters that were inferred for them.
final class RuleSet: Sendable {
  let lineHeight: LineHeightRule
  let wholeRows: WholeRowsRule
  let sameWidth: SameWidthRule
  let mediumWidth: MediumWidthRule
  let screenWidth: ScreenWidthRule
  let quickActionWidth: QuickActionWidthRule
  let ios8Height: IOS8HeightRule
  let ios8Width: IOS8WidthRule

  init(from evidence: Evidence) {
    lineHeight = LineHeightRule(from: evidence)
    wholeRows = WholeRowsRule(from: evidence)
    sameWidth = SameWidthRule(from: evidence)
    mediumWidth = MediumWidthRule(from: evidence)
    screenWidth = ScreenWidthRule(from: evidence)
    quickActionWidth = QuickActionWidthRule(from: evidence)
    ios8Height = IOS8HeightRule(from: evidence)
    ios8Width = IOS8WidthRule(from: evidence)
  }

  /// Takes the parameters that an image has.
  init(image: inout ImageReader) {
    lineHeight = LineHeightRule(image: &image)
    wholeRows = WholeRowsRule(image: &image)
    sameWidth = SameWidthRule(image: &image)
    mediumWidth = MediumWidthRule(image: &image)
    screenWidth = ScreenWidthRule(image: &image)
    quickActionWidth = QuickActionWidthRule(image: &image)
    ios8Height = IOS8HeightRule(image: &image)
    ios8Width = IOS8WidthRule(image: &image)
  }

  /// The rules in the order in which they are asked, and in which an image has them.
  var all: [any Rule] {
    [
      lineHeight, wholeRows, sameWidth, mediumWidth, screenWidth, quickActionWidth, ios8Height,
      ios8Width,
    ]
  }

  /// What the first rule that speaks of a line found, of those from a place in that order on, which
  /// becomes the place of the next.
  func line(from place: inout Int, along line: Line, in engine: Engine) -> RuleLine? {
    while place < 8 {
      defer { place += 1 }
      // Spelled out, because to go over values of any type takes longer than most rules do.
      switch place {
      case 0: if let found = lineHeight.line(line, in: engine) { return found }
      case 1: if let found = wholeRows.line(line, in: engine) { return found }
      case 2: if let found = sameWidth.line(line, in: engine) { return found }
      case 3: if let found = mediumWidth.line(line, in: engine) { return found }
      case 4: if let found = screenWidth.line(line, in: engine) { return found }
      case 5: if let found = quickActionWidth.line(line, in: engine) { return found }
      case 6: if let found = ios8Height.line(line, in: engine) { return found }
      default: if let found = ios8Width.line(line, in: engine) { return found }
      }
    }
    return nil
  }
}
