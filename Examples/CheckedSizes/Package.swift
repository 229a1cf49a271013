// swift-tools-version: 6.2

import PackageDescription

// A package with sizes of widgets in its code, which each build checks.
//
// An app writes .package(url: "https://…/widgetsize", from: "…") for the dependency.
let package = Package(
  name: "CheckedSizes",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "widgetsize", path: "../..")],
  targets: [
    .target(
      name: "CheckedSizes",
      plugins: [.plugin(name: "CheckWidgetSizes", package: "widgetsize")])
  ])
