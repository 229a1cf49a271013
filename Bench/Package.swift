// swift-tools-version: 6.2

import PackageDescription

// A package of its own, so that whoever uses widgetsize fetches nothing for it.
let package = Package(
  name: "Bench",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "widgetsize", path: ".."),
    .package(url: "https://github.com/google/swift-benchmark", from: "0.1.2"),
  ],
  targets: [
    .target(
      name: "SyntheticTables",
      dependencies: [.product(name: "WidgetSizingData", package: "widgetsize")]),
    .executableTarget(name: "make-tables", dependencies: ["SyntheticTables"]),
    .executableTarget(
      name: "sizing-benchmarks",
      dependencies: [
        "SyntheticTables",
        .product(name: "WidgetSizingData", package: "widgetsize"),
        .product(name: "Benchmark", package: "swift-benchmark"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
