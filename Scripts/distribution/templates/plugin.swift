// swift-tools-version: 6.0

import PackageDescription

// Version @VERSION@ of widgetsize as plugins, without building it: SwiftPM takes the program from the
// artifact bundle. Written by `make dist`.
let package = Package(
  name: "widgetsize-plugin",
  products: [
    .plugin(name: "WidgetsizePlugin", targets: ["WidgetsizePlugin"]),
    .plugin(name: "CheckWidgetSizes", targets: ["CheckWidgetSizes"]),
  ],
  targets: [
    .binaryTarget(
      name: "widgetsize",
      @LOCATION@),
    .plugin(
      name: "WidgetsizePlugin",
      capability: .command(
        intent: .custom(
          verb: "widgetsize", description: "Ask for the sizes of widgets, or check pinned ones.")),
      dependencies: ["widgetsize"]),
    .plugin(name: "CheckWidgetSizes", capability: .buildTool(), dependencies: ["widgetsize"]),
  ])
