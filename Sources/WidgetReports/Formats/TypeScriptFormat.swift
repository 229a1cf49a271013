internal import WidgetSizing

extension ReportFormat {
  /// A TypeScript module: the sizes by model and version, a list of all of them, and a function that
  /// finds the size on a screen.
  public static let typescript = sourceCode("typescript", withoutSizes: "export {};") {
    source, constants in
    source.typeScriptTypes(constants)
    for screen in constants.screens {
      source.typeScript(screen, hasVersions: constants.hasVersions)
    }
    source.typeScriptSizes(constants)
    source.lines(lookup)
  }

  /// What does not depend on the sizes.
  private static let lookup = """

    /**
     * The size of a widget on a screen; undefined if this file does not have it.
     *
     * The screen is in points, in either orientation. Without a scale, the result is undefined where
     * screens of that size differ. A version that is newer than all in this file for the screen counts
     * as the newest; without one, the newest is used.
     */
    export function widgetSize(
      widget: WidgetName,
      screen: WidgetSize,
      options: { readonly scale?: number; readonly version?: number } = {},
    ): WidgetSize | undefined {
      const found = allWidgetSizes.filter(
        (size) =>
          size.widget === widget &&
          size.screen?.width === Math.min(screen.width, screen.height) &&
          size.screen.height === Math.max(screen.width, screen.height) &&
          (options.scale === undefined || options.scale === size.scale),
      );
      const newest = Math.max(...found.map((size) => size.version));
      const version = Math.min(options.version ?? newest, newest);
      const sizes = found.filter((size) => size.version === version).map((size) => size.size);
      const [first] = sizes;
      return sizes.every((size) => size.width === first?.width && size.height === first.height)
        ? first
        : undefined;
    }

    """
}

extension SourceLines {
  fileprivate mutating func typeScriptTypes(_ constants: SizeConstants) {
    lines(
      """

      /** A width and a height, in points. */
      export interface WidgetSize {
        readonly width: number;
        readonly height: number;
      }

      /** The widgets, each with its family or mode, and what differs from the usual setting. */
      """)
    let last = constants.widgets.count - 1
    block("export type WidgetName =", "") { source in
      for (index, widget) in constants.widgets.enumerated() {
        source.line("| \"\(widget)\"" + (index == last ? ";" : ""))
      }
    }
    lines(
      """
      /** The size of a widget on a screen. */
      export interface PlacedWidgetSize {
        /** The identifier of the size, as `widgetsize check` reads it. */
        readonly id: string;
        /** Device, version and widget in words. */
        readonly name: string;
        readonly widget: WidgetName;
        /** The size of the screen in portrait; null if the size does not depend on it. */
        readonly screen: WidgetSize | null;
        /** Pixels a point; null if the size does not depend on the screen. */
        readonly scale: number | null;
        /** The major version of the system. */
        readonly version: number;
        readonly size: WidgetSize;
      }
      """)
  }

  fileprivate mutating func typeScript(_ screen: SizeConstants.Screen, hasVersions: Bool) {
    line()
    block("const \(screen.name) = {", "} as const;") { source in
      guard hasVersions else { return source.typeScriptConstants(screen.versions[0]) }
      for version in screen.versions {
        source.comment("\(version.title).", isBlock: true)
        source.block("\(version.name): {", "},") { $0.typeScriptConstants(version) }
      }
    }
  }

  private mutating func typeScriptConstants(_ version: SizeConstants.Version) {
    for constant in version.constants {
      comment(constant.comment, isBlock: true)
      switch constant.value {
      case .size(let width, let height):
        line("\(constant.name): \(Self.typeScriptSize(width, height)),")
      case .length(let length): line("\(constant.name): \(length.preciseDecimal),")
      }
    }
  }

  /// The screens under the names of their models, then the list of all sizes.
  fileprivate mutating func typeScriptSizes(_ constants: SizeConstants) {
    lines(
      """

      /**
       * The sizes by model.
       *
       * Unknown numbers are omitted. Where only one side is known, the constant is that side. Of a
       * range, the constant is its smallest number: what fits in that always fits.
       */
      """)
    block("export const widgetSizes = {", "} as const;") { source in
      for screen in constants.screens {
        let version = constants.hasVersions ? "" : ", on \(screen.versions[0].title)"
        source.comment(screen.title + version + ".", isBlock: true)
        source.line("\(screen.name),")
        for device in screen.devices { source.line("\(device): \(screen.name),") }
      }
    }
    lines("\n/** All sizes, screen after screen. */")
    block("export const allWidgetSizes: readonly PlacedWidgetSize[] = [", "];") { source in
      for screen in constants.screens {
        let size = screen.size.map { Self.typeScriptSize($0.width, $0.height) } ?? "null"
        let scale = screen.scale.map(String.init) ?? "null"
        for version in screen.versions {
          let path = screen.name + (constants.hasVersions ? ".\(version.name)" : "")
          for placed in version.sizes {
            let id = SourceEscape.units.literal(placed.id)
            let name = SourceEscape.units.literal(placed.title)
            source.line(
              "{ id: \(id), name: \(name), widget: \"\(placed.widget)\", screen: \(size), "
                + "scale: \(scale), version: \(placed.major), size: \(path).\(placed.widget) },")
          }
        }
      }
    }
  }

  private static func typeScriptSize(_ width: Points, _ height: Points) -> String {
    "{ width: \(width.preciseDecimal), height: \(height.preciseDecimal) }"
  }
}
