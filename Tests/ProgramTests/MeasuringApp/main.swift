import Foundation

// What the system does: on an iPhone 7 Plus it tells the extension of both modes, and on an iPhone 13
// it asks the view for its body.

if CommandLine.arguments.contains("today") {
  UIScreen.main.portrait = CGSize(width: 414, height: 736)
  let controller = TodayViewController()
  controller.widgetActiveDisplayModeDidChange(
    .compact, withMaximumSize: CGSize(width: 420, height: 120))
  controller.widgetActiveDisplayModeDidChange(
    .expanded, withMaximumSize: CGSize(width: 420, height: 324))
} else {
  UIScreen.main.portrait = CGSize(width: 390, height: 844)
  _ = MeasuringView().body
}
