internal import WidgetSizing

extension ReportFormat {
  /// Kotlin source: an object with the sizes by model and version, a list of all of them, and a
  /// function that finds the size on a screen.
  public static let kotlin = sourceCode("kotlin", indentation: 4) { source, constants in
    source.kotlinTypes(constants)
    source.kotlinSizes(constants)
  }
}

extension SourceLines {
  fileprivate mutating func kotlinTypes(_ constants: SizeConstants) {
    lines(
      """

      /** A width and a height, in points. */
      data class WidgetSize(val width: Double, val height: Double)

      /** The widgets, each with its family or mode, and what differs from the usual setting. */
      """)
    block("enum class WidgetName {") { source in
      source.kotlinList(constants.widgets)
    }
    lines(
      """

      /** The size of a widget on a screen. */
      data class PlacedWidgetSize(
          /** The identifier of the size, as `widgetsize check` reads it. */
          val id: String,
          /** Device, version and widget in words. */
          val name: String,
          val widget: WidgetName,
          /** The size of the screen in portrait; null if the size does not depend on it. */
          val screen: WidgetSize?,
          /** Pixels a point; null if the size does not depend on the screen. */
          val scale: Int?,
          /** The major version of the system. */
          val version: Int,
          val size: WidgetSize
      )

      /**
       * The sizes by model.
       *
       * Unknown numbers are omitted. Where only one side is known, the constant is that side. Of a
       * range, the constant is its smallest number: what fits in that always fits.
       */
      """)
  }

  fileprivate mutating func kotlinSizes(_ constants: SizeConstants) {
    block("object WidgetSizes {") { source in
      for screen in constants.screens {
        source.kotlin(screen, hasVersions: constants.hasVersions)
      }
      source.comment("All sizes, screen after screen.", isBlock: true)
      source.block("val all: List<PlacedWidgetSize> = listOf(", ").flatten()") { source in
        source.kotlinList(constants.screens.map { "\($0.name.typeName).all" })
      }
      source.lines(
        """

        /**
         * The size of a widget on a screen; null if this file does not have it.
         *
         * The screen is in points, in either orientation. Without a scale, the result is null where
         * screens of that size differ. A version that is newer than all in this file for the screen
         * counts as the newest; without one, the newest is used.
         */
        fun size(
            widget: WidgetName, screen: WidgetSize, scale: Int? = null, version: Int? = null
        ): WidgetSize? {
            val portrait = WidgetSize(
                minOf(screen.width, screen.height), maxOf(screen.width, screen.height)
            )
            val found = all.filter {
                it.widget == widget && it.screen == portrait && (scale == null || scale == it.scale)
            }
            val newest = found.fold(0) { newest, size -> maxOf(newest, size.version) }
            val sizes = found.filter { it.version == minOf(version ?: newest, newest) }
            return sizes.map { it.size }.distinct().singleOrNull()
        }
        """)
    }
  }

  private mutating func kotlin(_ screen: SizeConstants.Screen, hasVersions: Bool) {
    comment(
      screen.title + (hasVersions ? "" : ", on \(screen.versions[0].title)") + ".", isBlock: true)
    block("object \(screen.name.typeName) {") { source in
      guard hasVersions else { return source.kotlinConstants(screen.versions[0], of: screen) }
      for version in screen.versions {
        source.comment("\(version.title).", isBlock: true)
        source.block("object \(version.name.typeName) {") {
          $0.kotlinConstants(version, of: screen)
        }
        // An object within another cannot be reached through the properties below.
        source.line("val \(version.name) = \(version.name.typeName)")
        source.line()
      }
      let all = screen.versions.map { "\($0.name.typeName).all" }.joined(separator: " + ")
      source.line("val all: List<PlacedWidgetSize> = \(all)")
    }
    for device in screen.devices { line("val \(device) = \(screen.name.typeName)") }
    line()
  }

  /// The numbers of a version, then the list of its sizes.
  private mutating func kotlinConstants(
    _ version: SizeConstants.Version, of screen: SizeConstants.Screen
  ) {
    for constant in version.constants {
      comment(constant.comment, isBlock: true)
      switch constant.value {
      case .size(let width, let height):
        line("val \(constant.name) = \(Self.kotlinSize(width, height))")
      case .length(let length): line("const val \(constant.name) = \(length.doubleLiteral)")
      }
    }
    line()
    let size = screen.size.map { Self.kotlinSize($0.width, $0.height) } ?? "null"
    let place = "\(size), \(screen.scale.map(String.init) ?? "null")"
    block("val all: List<PlacedWidgetSize> = listOf(", ")") { source in
      source.kotlinList(
        version.sizes.map { placed in
          let (id, name) = (placed.id, placed.title)
          return "PlacedWidgetSize(\(SourceEscape.units.literal(id)), "
            + "\(SourceEscape.units.literal(name)), WidgetName.\(placed.widget), \(place), "
            + "\(placed.major), \(placed.widget))"
        })
    }
  }

  /// Arguments, a line each. Only newer versions of Kotlin take a comma behind the last.
  private mutating func kotlinList(_ items: [String]) {
    for (index, item) in items.enumerated() {
      line(item + (index == items.count - 1 ? "" : ","))
    }
  }

  private static func kotlinSize(_ width: Points, _ height: Points) -> String {
    "WidgetSize(\(width.doubleLiteral), \(height.doubleLiteral))"
  }
}
