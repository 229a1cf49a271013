internal import WidgetSizing

extension ReportFormat {
  /// Swift source: a `CGSize` for each size, by model and version, a list of all of them, and a
  /// function that finds the size on a screen.
  ///
  /// It compiles with Swift 5.9 and later, on Linux too.
  public static let swift = sourceCode("swift") { source, constants in
    if let example = constants.example { source.swiftExamples(example) }
    source.swiftTypes(constants)
    for screen in constants.screens { source.swift(screen, hasVersions: constants.hasVersions) }
    source.lines(lookup)
  }

  /// What does not depend on the sizes.
  private static let lookup = """

    extension WidgetSize {
      /// The size of a widget on a screen; nil if this file does not have it.
      ///
      /// - Parameters:
      ///   - widget: The widget.
      ///   - screen: The size of the screen in points, in either orientation.
      ///   - scale: Pixels a point, `UIScreen.main.scale`. Without it, the result is nil where screens
      ///     of that size differ.
      ///   - version: The major version of the system. One that is newer than all in this file for the
      ///     screen counts as the newest.
      public static func size(
        of widget: WidgetName, onScreen screen: CGSize, scale: CGFloat? = nil,
        version: Int = ProcessInfo.processInfo.operatingSystemVersion.majorVersion
      ) -> CGSize? {
        let found = all.filter { size in
          guard let other = size.screen, size.widget == widget else { return false }
          return other.width == min(screen.width, screen.height)
            && other.height == max(screen.width, screen.height)
            && (scale == nil || scale == size.scale)
        }
        let newest = found.reduce(0) { max($0, $1.version) }
        let sizes = found.filter { $0.version == min(version, newest) }.map(\\.size)
        return sizes.allSatisfy { $0 == sizes[0] } ? sizes.first : nil
      }
    }

    #if canImport(SwiftUI)
      @available(iOS 17, macOS 14, tvOS 17, visionOS 1, watchOS 10, *)
      extension PreviewTrait where T == Preview.ViewTraits {
        /// A preview of the size of a widget.
        @MainActor public static func widget(_ size: CGSize) -> PreviewTrait {
          .fixedLayout(width: size.width, height: size.height)
        }
      }
    #endif

    """
}

extension SourceLines {
  /// How the file is used, with a constant that it has.
  fileprivate mutating func swiftExamples(_ example: (path: [String], widget: String)) {
    let constant = "WidgetSize." + (example.path + [example.widget]).joined(separator: ".")
    lines(
      """
      //
      // A size:          \(constant)
      // On this screen:  WidgetSize.size(of: .\(example.widget), onScreen: UIScreen.main.bounds.size)
      // One preview:     #Preview(traits: .widget(\(constant))) { … }
      // Previews of all: ForEach(WidgetSize.all) { size in
      //                    MyView().previewLayout(.fixed(width: size.size.width, height: size.size.height))
      //                      .previewDisplayName(size.name)
      //                  }
      """)
  }

  fileprivate mutating func swiftTypes(_ constants: SizeConstants) {
    lines(
      """

      import Foundation

      #if canImport(SwiftUI)
        import SwiftUI
      #endif

      /// The size of a widget on a screen. Lengths are in points.
      ///
      /// Unknown numbers are omitted. Where only one side is known, the constant is that side. Of a
      /// range, the constant is its smallest number: what fits in that always fits.
      """)
    block("public struct WidgetSize: Identifiable, Sendable {") { source in
      source.comment(
        "The widgets, each with its family or mode, and what differs from the usual setting.")
      source.block("public enum WidgetName: String, CaseIterable, Sendable {") { source in
        for widget in constants.widgets { source.line("case \(widget)") }
      }
      source.lines(
        """

        /// The identifier of the size, as `widgetsize check` reads it.
        public let id: String
        /// Device, version and widget in words.
        public let name: String
        /// The widget.
        public let widget: WidgetName
        /// The size of the screen in portrait; nil if the size does not depend on it.
        public let screen: CGSize?
        /// Pixels a point; nil if the size does not depend on the screen.
        public let scale: CGFloat?
        /// The major version of the system.
        public let version: Int
        /// The size of the widget.
        public let size: CGSize

        fileprivate init(
          _ id: String, _ name: String, _ widget: WidgetName, _ screen: CGSize?, _ scale: CGFloat?,
          _ version: Int, _ size: CGSize
        ) {
          self.id = id
          self.name = name
          self.widget = widget
          self.screen = screen
          self.scale = scale
          self.version = version
          self.size = size
        }

        /// All sizes, screen after screen.
        """)
      source.block("public static let all: [WidgetSize] = Array(", ")") { source in
        source.block("[", "].joined()") {
          for screen in constants.screens { $0.line("\(screen.name.typeName).all,") }
        }
      }
    }
  }

  fileprivate mutating func swift(_ screen: SizeConstants.Screen, hasVersions: Bool) {
    line()
    block("extension WidgetSize {") { source in
      source.comment(screen.title + (hasVersions ? "" : ", on \(screen.versions[0].title)") + ".")
      source.block("public enum \(screen.name.typeName) {") { source in
        guard hasVersions else { return source.swiftConstants(screen.versions[0], of: screen) }
        for version in screen.versions {
          source.comment("\(version.title).")
          source.block("public enum \(version.name) {") { $0.swiftConstants(version, of: screen) }
          source.line()
        }
        let all = screen.versions.map { "\($0.name).all" }.joined(separator: " + ")
        source.comment("All sizes on this screen.")
        source.line("public static let all: [WidgetSize] = \(all)")
      }
      if !screen.devices.isEmpty { source.line() }
      for device in screen.devices {
        source.line("public typealias \(device) = \(screen.name.typeName)")
      }
    }
  }

  /// The numbers of a version, then the list of its sizes.
  private mutating func swiftConstants(
    _ version: SizeConstants.Version, of screen: SizeConstants.Screen
  ) {
    for constant in version.constants {
      comment(constant.comment)
      switch constant.value {
      case .size(let width, let height):
        line("public static let \(constant.name) = \(Self.swiftSize(width, height))")
      case .length(let length):
        line("public static let \(constant.name): CGFloat = \(length.preciseDecimal)")
      }
    }
    line()
    let place =
      (screen.size.map { Self.swiftSize($0.width, $0.height) } ?? "nil")
      + ", \(screen.scale.map(String.init) ?? "nil")"
    comment("All sizes on this screen\(screen.versions.count > 1 ? " and version" : "").")
    block("public static let all: [WidgetSize] = [", "]") { source in
      for size in version.sizes {
        let (id, title) = (
          SourceEscape.braces.literal(size.id), SourceEscape.braces.literal(size.title)
        )
        source.line(
          "WidgetSize(\(id), \(title), .\(size.widget), \(place), \(size.major), \(size.widget)),")
      }
    }
  }

  private static func swiftSize(_ width: Points, _ height: Points) -> String {
    "CGSize(width: \(width.preciseDecimal), height: \(height.preciseDecimal))"
  }
}
