/// The rules, in the order in which they are told.
public enum RuleName: String, CaseIterable, Sendable {
  case lineHeight = "line-height"
  case wholeRows = "whole-rows"
  case rowHeight = "row-height"
  case sameWidth = "same-width"
  case width
  case quickActionWidth = "quick-action-width"
  case ios8Height = "ios8-height"
  case ios8Width = "ios8-width"
  case zoomedScreen = "zoomed-screen"
  case mediumWidth = "medium-width"
  // Of WidgetKit.
  case zoomedWidget = "zoomed-widget"
  case mediumHeight = "medium-height"
  case extraLargeWidth = "extra-large-width"
}

extension RuleName {
  /// The system whose sizes the rule gives.
  public var system: WidgetSystem {
    switch self {
    case .zoomedWidget, .mediumHeight, .extraLargeWidth: .widgetKit
    default: .today
    }
  }
}
