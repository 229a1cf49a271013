import Foundation

// What the lines for a Today extension use of UIKit and NotificationCenter, with the same types and
// isolation: the iPhone 7 Plus in landscape, as its simulator has it.

@MainActor class UIViewController {
  let traitCollection = UITraitCollection()
}

@MainActor class UITraitCollection {
  let preferredContentSizeCategory = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXL")
}

struct UIContentSizeCategory: RawRepresentable {
  let rawValue: String
}

@MainActor class UIDevice {
  static let current = UIDevice()
  let systemVersion = "10.3.1"
}

@MainActor class UIScreen {
  static let main = UIScreen()
  let bounds = CGRect(x: 0, y: 0, width: 736, height: 414)
  let fixedCoordinateSpace: any UICoordinateSpace = PortraitSpace()
  let scale: CGFloat = 3
}

@MainActor protocol UICoordinateSpace {
  var bounds: CGRect { get }
}

struct PortraitSpace: UICoordinateSpace {
  let bounds = CGRect(x: 0, y: 0, width: 414, height: 736)
}

protocol NCWidgetProviding {
  @MainActor func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize)
}

enum NCWidgetDisplayMode: Int {
  case compact, expanded
}
