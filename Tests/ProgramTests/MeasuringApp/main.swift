import Foundation

// What the system does: it tells the extension of both modes, and asks the view for its body.

let controller = TodayViewController()
controller.widgetActiveDisplayModeDidChange(
  .compact, withMaximumSize: CGSize(width: 420, height: 120))
controller.widgetActiveDisplayModeDidChange(
  .expanded, withMaximumSize: CGSize(width: 420, height: 324))
_ = MeasuringView().body
