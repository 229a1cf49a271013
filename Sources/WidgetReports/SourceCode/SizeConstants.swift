internal import WidgetSizing

/// The sizes of a report as constants of source code: screens, their versions, and the numbers of each.
///
/// A number that is unknown has no constant. Where one side of a cell is known, the constant is that
/// side.
struct SizeConstants {
  /// A screen, as its models report it.
  struct Screen {
    /// `screen402x874At3`.
    let name: String
    /// Its models, and its size: `iPhone 16 Pro, 17, 17 Pro: 402 × 874 points, 3 pixels a point`.
    let title: String
    /// The identifiers of its models: `iPhone16Pro`.
    let devices: [String]
    /// The size in portrait; nil if the size of widgets does not depend on it, or if no source says
    /// what Display Zoom makes of it.
    let size: (width: Points, height: Points)?
    /// Pixels a point; nil if the size of widgets does not depend on the screen.
    let scale: Int?
    /// The versions, in the order of the report.
    let versions: [Version]
  }

  /// What is known of a screen on a version.
  struct Version {
    /// `iOS26`.
    let name: String
    /// `iOS 26`.
    var title: String
    /// All numbers, in the order of the report.
    var constants: [Constant] = []
    /// The cells of which both sides are known.
    var sizes: [Size] = []
  }

  /// A length in points, or two.
  struct Constant {
    enum Value {
      case size(width: Points, height: Points)
      case length(Points)
    }

    /// `systemMedium`, `systemMediumMargin`.
    let name: String
    let value: Value
    /// The cell, the number and how it is known, in a sentence.
    let comment: String
  }

  /// A cell of which both sides are known.
  struct Size {
    /// The stable identifier of the cell.
    let id: String
    /// The identifier of the widget, which the constant has too.
    let widget: String
    /// The number of the version: 26.
    let major: Int
    /// Device, version and widget, for people: `iPhone 16 Pro, iOS 26, systemMedium`.
    let title: String
  }

  let screens: [Screen]
  /// The identifiers of all widgets, in their order.
  let widgets: [String]

  /// Whether a screen has several versions, so that each screen has its constants by version.
  var hasVersions: Bool { screens.contains { $0.versions.count > 1 } }

  /// The constant that examples show: its device or the type of its screen, its version where versions
  /// are told apart, and its name. Nil if no cell has two known sides.
  var example: (path: [String], widget: String)? {
    for screen in screens {
      for version in screen.versions {
        guard let size = version.sizes.first else { continue }
        let path =
          [screen.devices.first ?? screen.name.typeName] + (hasVersions ? [version.name] : [])
        return (path, size.widget)
      }
    }
    return nil
  }
}
