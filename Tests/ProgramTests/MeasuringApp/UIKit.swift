import Foundation

// Stubs of UIKit and NotificationCenter for the same lines, with the same types and isolation: a device
// in landscape.

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
  var portrait = CGSize.zero
  let scale: CGFloat = 3

  var bounds: CGRect { CGRect(x: 0, y: 0, width: portrait.height, height: portrait.width) }
  var fixedCoordinateSpace: any UICoordinateSpace {
    PortraitSpace(bounds: CGRect(origin: .zero, size: portrait))
  }
}

@MainActor protocol UICoordinateSpace {
  var bounds: CGRect { get }
}

struct PortraitSpace: UICoordinateSpace {
  let bounds: CGRect
}

protocol NCWidgetProviding {
  @MainActor func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize)
}

enum NCWidgetDisplayMode: Int {
  case compact, expanded
}
