/// The rules, in the order in which the engine applies them and lists show them.
public enum RuleName: String, CaseIterable, Sendable {
  case lineHeight = "line-height"
  case wholeRows = "whole-rows"
  case rowHeight = "row-height"
  case sameWidth = "same-width"
  case mediumWidth = "medium-width"
  case width
  case quickActionWidth = "quick-action-width"
  case ios8Height = "ios8-height"
  case ios8Width = "ios8-width"
  case zoomedScreen = "zoomed-screen"
  // Of WidgetKit.
  case run
  case grid
  case factor
  case noMargin = "no-margin"
  case zoomedWidget = "zoomed-widget"
  // Of Live Activities.
  case activity

  /// The type of the rule.
  var type: any Rule.Type {
    switch self {
    case .lineHeight: LineHeightRule.self
    case .wholeRows: WholeRowsRule.self
    case .rowHeight: RowHeightRule.self
    case .sameWidth: SameWidthRule.self
    case .mediumWidth: MediumWidthRule.self
    case .width: ScreenWidthRule.self
    case .quickActionWidth: QuickActionWidthRule.self
    case .ios8Height: IOS8HeightRule.self
    case .ios8Width: IOS8WidthRule.self
    case .zoomedScreen: ZoomedScreenRule.self
    case .run: RunRule.self
    case .grid: GridRule.self
    case .factor: FactorRule.self
    case .noMargin: NoMarginRule.self
    case .zoomedWidget: ZoomedWidgetRule.self
    case .activity: ActivityRule.self
    }
  }

  /// The kind of widget whose sizes the rule derives.
  public var kind: WidgetKind { type.kind }

  /// The rule as one sentence of arithmetic.
  public var statement: String { type.statement }
}
