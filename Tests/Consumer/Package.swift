// swift-tools-version: 6.2

import PackageDescription

// The package of an app that asks for sizes in its tests. It needs neither libcmark nor a parser.
let package = Package(
  name: "Consumer",
  dependencies: [.package(name: "widgetsize", path: "../..")],
  targets: [
    .testTarget(
      name: "ConsumerTests",
      dependencies: [.product(name: "WidgetSizingData", package: "widgetsize")])
  ])
