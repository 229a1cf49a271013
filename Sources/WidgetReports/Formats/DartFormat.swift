internal import WidgetSizing

extension ReportFormat {
  /// Dart source: a class with the sizes by model and version, a list of all of them, and a function
  /// that finds the size on a screen.
  ///
  /// It needs Dart 3, and no package.
  public static let dart = sourceCode("dart") { source, constants in
    source.dartTypes(constants)
    source.dartSizes(constants)
    for screen in constants.screens { source.dart(screen, hasVersions: constants.hasVersions) }
  }
}

extension SourceLines {
  fileprivate mutating func dartTypes(_ constants: SizeConstants) {
    lines(
      """

      /// A width and a height, in points.
      final class WidgetSize {
        const WidgetSize(this.width, this.height);

        final double width;
        final double height;
      }

      /// The widgets, each with its family or mode, and what differs from the usual setting.
      """)
    block("enum WidgetName {") { source in
      for widget in constants.widgets { source.line("\(widget),") }
    }
    lines(
      """

      /// The size of a widget on a screen.
      final class PlacedWidgetSize {
        const PlacedWidgetSize(
          this.id,
          this.name,
          this.widget,
          this.screen,
          this.scale,
          this.version,
          this.size,
        );

        /// The identifier of the size, as `widgetsize check` reads it.
        final String id;

        /// Device, version and widget in words.
        final String name;

        final WidgetName widget;

        /// The size of the screen in portrait; null if the size does not depend on it.
        final WidgetSize? screen;

        /// Pixels a point; null if the size does not depend on the screen.
        final int? scale;

        /// The major version of the system.
        final int version;

        final WidgetSize size;
      }

      /// The sizes by model.
      ///
      /// Unknown numbers are omitted. Where only one side is known, the constant is that side. Of a
      /// range, the constant is its smallest number: what fits in that always fits.
      """)
  }

  /// The screens under the names of their models, the list of all sizes, and what finds one of them.
  fileprivate mutating func dartSizes(_ constants: SizeConstants) {
    block("abstract final class WidgetSizes {") { source in
      for screen in constants.screens {
        let version = constants.hasVersions ? "" : ", on \(screen.versions[0].title)"
        source.comment(screen.title + version + ".")
        source.line("static const \(screen.name) = \(screen.name.typeName)._();")
        for device in screen.devices { source.line("static const \(device) = \(screen.name);") }
        source.line()
      }
      source.comment("All sizes, screen after screen.")
      source.block("static final List<PlacedWidgetSize> all = [", "];") { source in
        for screen in constants.screens { source.line("...\(screen.name).all,") }
      }
      source.lines(
        """

        /// The size of a widget on a screen; null if this file does not have it.
        ///
        /// The screen is in points, in either orientation. Without a scale, the result is null where
        /// screens of that size differ. A version that is newer than all in this file for the screen
        /// counts as the newest; without one, the newest is used.
        static WidgetSize? size(WidgetName widget, WidgetSize screen, {num? scale, int? version}) {
          final isUpright = screen.width <= screen.height;
          final width = isUpright ? screen.width : screen.height;
          final height = isUpright ? screen.height : screen.width;
          final found = all.where(
            (size) =>
                size.widget == widget &&
                size.screen?.width == width &&
                size.screen?.height == height &&
                (scale == null || scale == size.scale),
          );
          final newest = found.fold(0, (int newest, size) => size.version > newest ? size.version : newest);
          final wanted = version == null || version > newest ? newest : version;
          final sizes = [for (final size in found) if (size.version == wanted) size.size];
          if (sizes.isEmpty) return null;
          final first = sizes.first;
          return sizes.every((size) => size.width == first.width && size.height == first.height)
              ? first
              : null;
        }
        """)
    }
  }

  fileprivate mutating func dart(_ screen: SizeConstants.Screen, hasVersions: Bool) {
    guard hasVersions else {
      return dartConstants(
        screen.versions[0], of: screen, type: screen.name.typeName, title: screen.title)
    }
    line()
    comment(screen.title + ".")
    let types = screen.versions.map { screen.name.typeName + $0.name.typeName }
    block("final class \(screen.name.typeName) {") { source in
      source.line("const \(screen.name.typeName)._();")
      source.line()
      for (version, type) in zip(screen.versions, types) {
        source.line("final \(version.name) = const \(type)._();")
      }
      source.line()
      let all = screen.versions.map { "...\($0.name).all" }.joined(separator: ", ")
      source.line("List<PlacedWidgetSize> get all => [\(all)];")
    }
    for (version, type) in zip(screen.versions, types) {
      dartConstants(version, of: screen, type: type, title: screen.title)
    }
  }

  /// A class with the numbers of a version and the list of its sizes.
  private mutating func dartConstants(
    _ version: SizeConstants.Version, of screen: SizeConstants.Screen, type: String, title: String
  ) {
    line()
    comment("\(title), on \(version.title).")
    block("final class \(type) {") { source in
      source.line("const \(type)._();")
      source.line()
      for constant in version.constants {
        source.comment(constant.comment)
        switch constant.value {
        case .size(let width, let height):
          source.line("final \(constant.name) = const \(Self.dartSize(width, height));")
        case .length(let length):
          source.line("final double \(constant.name) = \(length.doubleLiteral);")
        }
      }
      source.line()
      let size = screen.size.map { "const \(Self.dartSize($0.width, $0.height))" } ?? "null"
      let place = "\(size), \(screen.scale.map(String.init) ?? "null")"
      source.block("List<PlacedWidgetSize> get all => [", "];") { source in
        for placed in version.sizes {
          let (id, name) = (placed.id, placed.title)
          source.line(
            "PlacedWidgetSize(\(SourceEscape.units.literal(id)), "
              + "\(SourceEscape.units.literal(name)), WidgetName.\(placed.widget), \(place), "
              + "\(placed.major), \(placed.widget)),")
        }
      }
    }
  }

  private static func dartSize(_ width: Points, _ height: Points) -> String {
    "WidgetSize(\(width.doubleLiteral), \(height.doubleLiteral))"
  }
}
