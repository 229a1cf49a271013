internal import WidgetSizing

extension TextSize {
  /// What the size is called in words: `Large (default)`.
  var name: String {
    switch self {
    case .xs: "Extra small"
    case .s: "Small"
    case .m: "Medium"
    case .l: "Large (default)"
    case .xl: "Extra large"
    case .xxl: "Extra extra large"
    case .xxxl: "Extra extra extra large"
    case .ax1: "Accessibility 1"
    case .ax2: "Accessibility 2"
    case .ax3: "Accessibility 3"
    case .ax4: "Accessibility 4"
    case .ax5: "Accessibility 5"
    }
  }

  /// The words and the identifier: `Large (default), l`.
  var nameAndID: String { "\(name), \(rawValue)" }
}
