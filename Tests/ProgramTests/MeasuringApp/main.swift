import Foundation

// Calls what the system calls: on an iPhone 7 Plus the extension, for both modes, and on an iPhone 13 the
// body of the view.

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
