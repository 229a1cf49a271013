import Documents
import TestSupport
import Testing
import WidgetSizingData

@testable import WidgetDrawings
@testable import WidgetSizing

/// Widgets of the tables for tests of drawings.
enum WidgetDrawingSamples {
  static let engine = Engine.bundled
  static let groups: [Screen: [WidgetGroup]] = groups(of: engine)

  static func groups(of engine: Engine) -> [Screen: [WidgetGroup]] {
    Dictionary(
      uniqueKeysWithValues: engine.catalog.screens(of: .widgetKit).map {
        ($0, engine.widgetGroups(on: $0).filter { $0.kind == .widgetKit })
      })
  }

  /// The widgets of a screen on a version.
  static func group(
    _ id: String, _ os: Int, zoom: DisplayZoom = .standard, in engine: Engine = engine
  ) throws -> WidgetGroup {
    let groups = engine.widgetGroups(on: try engine.catalog.widgetScreen(id))
    return try #require(
      groups.first {
        $0.kind == .widgetKit && $0.zoom == zoom && $0.versions.contains(OSVersion(os))
      })
  }

  /// The families of a Home Screen with a variant.
  static func families(
    _ id: String, _ os: Int, _ variant: WidgetVariant?, in engine: Engine = engine
  ) throws -> HomeScreenFamilies {
    let group = try group(id, os, in: engine)
    return try #require(
      HomeScreenFamilies.all(group.answers, in: engine).first { $0.variant == variant })
  }

  /// Every drawing of every screen, for its last model.
  static func drawings(in engine: Engine = engine) -> [Drawing] {
    let catalog = engine.catalog
    return groups(of: engine).flatMap { screen, groups -> [Drawing] in
      let device = screen.screenClass.flatMap { catalog.screenClasses[$0].devices.last }
      var figures = Figures.homeScreens(of: device, groups, in: engine).map(\.figure)
      figures += Figures.homeScreens(of: nil, groups, in: engine).map(\.figure)
      figures += groups.flatMap { Figures.watchFaces(of: device, $0, in: engine) }
      return figures.map(\.drawing)
    }
  }
}
