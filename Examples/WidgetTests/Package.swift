// swift-tools-version: 6.2

import PackageDescription

// A widget with tests that lay it out in every size of the devices it supports. It needs neither
// libcmark nor a parser.
//
// An app writes .package(url: "https://…/widgetsize", from: "…") for the dependency.
let package = Package(
  name: "WidgetTests",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: [.package(name: "widgetsize", path: "../..")],
  targets: [
    .target(name: "WeatherWidget"),
    .testTarget(
      name: "WeatherWidgetTests",
      dependencies: ["WeatherWidget", .product(name: "WidgetSizingData", package: "widgetsize")]),
  ])
