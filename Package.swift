// swift-tools-version: 6.2

import PackageDescription

var settings: [SwiftSetting] = [
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]
// Where the check of every change compiles: the headers of another system may bring warnings of their own.
#if os(Linux)
settings.append(.treatAllWarnings(as: .error))
#endif

// `make test` does not optimize the tests: compiling them optimized takes longer than they do.
let isCheck = Context.environment["WIDGETSIZE_CHECK"] != nil
// No other target imports them, so the compiler writes their modules in the same pass.
let testSettings =
  settings + (isCheck ? [.unsafeFlags(["-Onone", "-no-emit-module-separately-wmo"])] : [])
// Nor what stands above the engine. The engine is: some tests ask it for all there is.
let upperSettings = settings + (isCheck ? [.unsafeFlags(["-Onone"])] : [])
let engineSettings = settings + (isCheck ? [.unsafeFlags(["-Osize"])] : [])
// `make test` gives the path of the program to the plugin that runs it: SwiftPM would compile it again.
let program: [Target.Dependency] =
  Context.environment["WIDGETSIZE_PROGRAM"] == nil ? ["widgetsize"] : []

let package = Package(
  name: "widgetsize",
  // Regular expressions of the standard library need these.
  platforms: [.macOS(.v13), .iOS(.v16)],
  products: [
    .executable(name: "widgetsize", targets: ["widgetsize"]),
    .executable(name: "widgetsize-tables", targets: ["widgetsize-tables"]),
    .library(name: "WidgetSizing", targets: ["WidgetSizing"]),
    .library(name: "WidgetSizingData", targets: ["WidgetSizingData"]),
    .plugin(name: "WidgetsizePlugin", targets: ["WidgetsizePlugin"]),
    .plugin(name: "CheckWidgetSizes", targets: ["CheckWidgetSizes"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    // Text: quoting, lists, what is visible, what was meant.
    .target(name: "Wording", swiftSettings: settings),

    // Markdown and HTML.
    .systemLibrary(
      name: "CCmark", pkgConfig: "libcmark",
      providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
    .target(name: "CMarkTree", dependencies: ["CCmark"], swiftSettings: settings),
    .target(name: "Documents", dependencies: ["CMarkTree", "Wording"], swiftSettings: settings),

    // ZIP files.
    .target(name: "Archives", swiftSettings: settings),

    // The C library, whatever the platform calls it.
    .target(name: "CLibrary", swiftSettings: settings),

    // Tables, sizing, rules, evidence.
    .target(name: "DataTables", dependencies: ["Wording"], swiftSettings: settings),
    .target(
      name: "WidgetSizing", dependencies: ["DataTables", "Wording"], swiftSettings: engineSettings),

    // The files of Data/ and Site/, embedded when the package is built.
    .executableTarget(
      name: "EmbedFiles", dependencies: ["DataTables"], swiftSettings: settings),
    .plugin(
      name: "EmbedFilesPlugin", capability: .buildTool(), dependencies: ["EmbedFiles"],
      path: "Sources/EmbedFilesPlugin"),
    .target(
      name: "WidgetSizingData", dependencies: ["WidgetSizing", "DataTables"],
      swiftSettings: settings,
      plugins: ["EmbedFilesPlugin"]),
    .target(name: "BundledSite", swiftSettings: settings, plugins: ["EmbedFilesPlugin"]),

    // What people ask in words.
    .target(
      name: "QuestionWords", dependencies: ["WidgetSizing", "DataTables", "Wording"],
      swiftSettings: upperSettings, plugins: ["EmbedFilesPlugin"]),

    // Sizes in other people's files.
    .target(
      name: "ForeignTables", dependencies: ["QuestionWords", "WidgetSizing", "Wording"],
      swiftSettings: upperSettings),

    // Drawings, reports, the site and the programs.
    .target(
      name: "WidgetDrawings", dependencies: ["WidgetSizing", "Documents", "Wording"],
      swiftSettings: upperSettings),
    .target(
      name: "WidgetReports",
      dependencies: [
        "WidgetDrawings", "WidgetSizing", "ForeignTables", "DataTables", "Documents",
        "BundledSite", "Wording",
      ],
      swiftSettings: upperSettings),
    // How right the rules are, what contradicts what, measurements as rows.
    .target(
      name: "TableAudit", dependencies: ["WidgetReports", "WidgetSizing", "DataTables", "Wording"],
      swiftSettings: upperSettings),
    .target(
      name: "WidgetSite",
      dependencies: [
        "TableAudit", "WidgetReports", "WidgetDrawings", "QuestionWords", "WidgetSizing",
        "Documents", "Archives",
        "BundledSite", "Wording",
      ],
      swiftSettings: upperSettings),
    // What the programs share: failures, output, files, tables in a folder.
    .target(
      name: "ProgramSupport",
      dependencies: [
        "WidgetReports", "WidgetSizing", "DataTables", "WidgetSizingData", "Wording", "CLibrary",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: upperSettings),
    .executableTarget(
      name: "widgetsize",
      dependencies: [
        "ProgramSupport", "WidgetSite", "TableAudit", "WidgetReports", "QuestionWords",
        "WidgetSizing",
        "DataTables", "Documents", "WidgetSizingData", "Wording", "CLibrary",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: upperSettings),
    .executableTarget(
      name: "widgetsize-tables",
      dependencies: [
        "ProgramSupport", "TableAudit", "WidgetReports", "WidgetSizing", "WidgetSizingData",
        "Wording",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: upperSettings),

    .plugin(
      name: "WidgetsizePlugin",
      capability: .command(
        intent: .custom(
          verb: "widgetsize", description: "Ask for the sizes of widgets, or check pinned ones.")),
      dependencies: program, path: "Sources/WidgetsizePlugin"),
    .plugin(
      name: "CheckWidgetSizes", capability: .buildTool(), dependencies: program,
      path: "Sources/CheckWidgetSizes"),

    // Tests.
    .target(
      name: "TestSupport", dependencies: ["WidgetSizingData", "DataTables"],
      path: "Tests/TestSupport",
      swiftSettings: testSettings),
    .testTarget(
      name: "CMarkTreeTests", dependencies: ["CMarkTree"], swiftSettings: testSettings),
    .testTarget(
      name: "DocumentsTests", dependencies: ["Documents", "TestSupport"],
      exclude: ["Goldens"], swiftSettings: testSettings),
    .testTarget(
      name: "ArchivesTests", dependencies: ["Archives"], swiftSettings: testSettings),
    .testTarget(
      name: "WordingTests", dependencies: ["Wording", "TestSupport"], swiftSettings: testSettings),
    .testTarget(
      name: "DataTablesTests", dependencies: ["DataTables", "TestSupport"],
      swiftSettings: testSettings),
    .testTarget(
      name: "WidgetSizingTests",
      dependencies: ["WidgetSizing", "DataTables", "WidgetSizingData", "TestSupport"],
      swiftSettings: testSettings),
    .testTarget(
      name: "QuestionWordsTests",
      dependencies: ["QuestionWords", "WidgetSizing", "WidgetSizingData", "TestSupport"],
      swiftSettings: testSettings),
    .testTarget(
      name: "WidgetDrawingsTests",
      dependencies: [
        "WidgetDrawings", "WidgetReports", "WidgetSizing", "Documents", "WidgetSizingData",
        "TestSupport",
      ],
      swiftSettings: testSettings),
    .testTarget(
      name: "WidgetReportsTests",
      dependencies: [
        "WidgetReports", "WidgetSizing", "DataTables", "Documents", "WidgetSizingData",
        "TestSupport",
      ],
      swiftSettings: testSettings),
    .testTarget(
      name: "TableAuditTests",
      dependencies: [
        "TableAudit", "WidgetReports", "WidgetSizing", "DataTables", "WidgetSizingData",
        "TestSupport",
      ],
      swiftSettings: testSettings),
    .testTarget(
      name: "WidgetSiteTests",
      dependencies: [
        "BundledSite", "WidgetSite", "WidgetReports", "WidgetDrawings", "WidgetSizing", "Documents",
        "WidgetSizingData",
        "TestSupport",
      ],
      exclude: ["Goldens"], swiftSettings: testSettings),
    .testTarget(
      name: "ForeignTablesTests",
      dependencies: ["ForeignTables", "TestSupport", "WidgetSizing", "WidgetSizingData"],
      exclude: ["Inputs"], swiftSettings: testSettings),
    .testTarget(
      name: "ProgramTests",
      dependencies: ["widgetsize", "ProgramSupport", "WidgetSizing", "CLibrary", "TestSupport"],
      exclude: ["MeasuringApp", "PinnedSizes"], swiftSettings: testSettings),
    .testTarget(
      name: "FuzzTests",
      dependencies: [
        "widgetsize", "ProgramSupport", "WidgetSite", "TableAudit", "WidgetReports", "WidgetSizing",
        "DataTables", "Documents", "WidgetSizingData", "TestSupport",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["Inputs"], swiftSettings: testSettings),
    .testTarget(
      name: "HouseTests", dependencies: ["TestSupport", "EmbedFiles"], swiftSettings: testSettings),
  ],
  swiftLanguageModes: [.v6]
)

// Only the build of the documentation needs this plugin; users of the package do not fetch it.
if Context.environment["WIDGETSIZE_DOCUMENTATION"] != nil {
  package.dependencies.append(
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"))
}
