/// The rules, in the order in which they are asked.
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
}
