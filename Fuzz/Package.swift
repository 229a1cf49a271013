// swift-tools-version: 6.2

// Fuzzes the readers: the program's own sources, built with the instrumentation of libFuzzer and with
// the address sanitizer. Scripts/fuzz.sh builds and runs it; Tests/FuzzTests has the readers, and runs
// them with the kept inputs.

import PackageDescription

// The runtime of libFuzzer that has no main function.
let runtime = Context.environment["WIDGETSIZE_FUZZER_RUNTIME"] ?? ""

// Either everything is instrumented for fuzzing, or to count which lines an input reaches.
let countsLines = Context.environment["WIDGETSIZE_FUZZ_COVERAGE"] != nil
let instrumentation =
  countsLines
  ? ["-profile-generate", "-profile-coverage-mapping"] : ["-sanitize=fuzzer,address"]

let settings: [SwiftSetting] = [
  .unsafeFlags(instrumentation + ["-enable-testing"]),
  .define("SEPARATE_ALLOCATIONS"),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let links: [LinkerSetting] = [
  .unsafeFlags([countsLines ? "-profile-generate" : "-sanitize=address"])
]

let package = Package(
  name: "widgetsize-fuzz",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    .systemLibrary(name: "CFuzzer", path: "CFuzzer"),
    .systemLibrary(name: "CCmark", pkgConfig: "libcmark"),
    .target(name: "CMarkTree", dependencies: ["CCmark"], swiftSettings: settings),
    .target(name: "Wording", swiftSettings: settings),
    .target(name: "CLibrary", swiftSettings: settings),
    .target(name: "Documents", dependencies: ["CMarkTree", "Wording"], swiftSettings: settings),
    .target(name: "Archives", swiftSettings: settings),
    .target(name: "DataTables", dependencies: ["Wording"], swiftSettings: settings),
    .target(
      name: "WidgetSizing", dependencies: ["DataTables", "Wording"], swiftSettings: settings),
    .executableTarget(
      name: "EmbedFiles", dependencies: ["DataTables"], swiftSettings: settings,
      linkerSettings: links),
    .plugin(
      name: "EmbedFilesPlugin", capability: .buildTool(), dependencies: ["EmbedFiles"],
      path: "Sources/EmbedFilesPlugin"),
    .target(
      name: "WidgetSizingData", dependencies: ["WidgetSizing", "DataTables"],
      swiftSettings: settings,
      plugins: ["EmbedFilesPlugin"]),
    .target(name: "BundledSite", swiftSettings: settings, plugins: ["EmbedFilesPlugin"]),
    .target(
      name: "QuestionWords", dependencies: ["WidgetSizing", "DataTables", "Wording"],
      swiftSettings: settings, plugins: ["EmbedFilesPlugin"]),
    .target(
      name: "ForeignTables", dependencies: ["QuestionWords", "WidgetSizing", "Wording"],
      swiftSettings: settings),
    .target(
      name: "WidgetDrawings", dependencies: ["WidgetSizing", "Documents", "Wording"],
      swiftSettings: settings),
    .target(
      name: "WidgetReports",
      dependencies: [
        "WidgetDrawings", "WidgetSizing", "ForeignTables", "DataTables", "Documents",
        "BundledSite", "Wording",
      ],
      swiftSettings: settings),
    .target(
      name: "TableAudit", dependencies: ["WidgetReports", "WidgetSizing", "DataTables", "Wording"],
      swiftSettings: settings),
    .target(
      name: "WidgetSite",
      dependencies: [
        "TableAudit", "WidgetReports", "WidgetDrawings", "QuestionWords", "WidgetSizing",
        "Documents", "Archives",
        "BundledSite", "Wording",
      ],
      swiftSettings: settings),
    .target(
      name: "ProgramSupport",
      dependencies: [
        "WidgetReports", "WidgetSizing", "DataTables", "WidgetSizingData", "Wording", "CLibrary",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),
    // The program without its main function, so that what it reads can be called.
    .target(
      name: "widgetsize",
      dependencies: [
        "ProgramSupport", "WidgetSite", "TableAudit", "WidgetReports", "QuestionWords",
        "WidgetSizing",
        "DataTables", "Documents", "WidgetSizingData", "Wording", "CLibrary",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["main.swift"], swiftSettings: settings),
    // Of what the tests share, rows that are put into tables.
    .target(
      name: "TestSupport", dependencies: ["WidgetSizingData", "DataTables"], path: "TestSupport",
      swiftSettings: settings),
    .executableTarget(
      name: "Fuzzer",
      dependencies: [
        "CFuzzer", "widgetsize", "ProgramSupport", "WidgetSite", "TableAudit", "WidgetReports",
        "WidgetSizing", "DataTables", "Documents", "WidgetSizingData", "TestSupport",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Fuzzer", swiftSettings: settings,
      linkerSettings: links + [.unsafeFlags(["-Xlinker", runtime])]),
  ],
  swiftLanguageModes: [.v6]
)
