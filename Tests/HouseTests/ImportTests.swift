import Testing

/// Imports run one way, and modules from outside come in by few doors.
///
/// SwiftPM has a check of its own, which lets an undeclared import pass as soon as the module is built.
@Suite struct ImportTests {
  /// What each target of the package builds on. Arrows go on: the program may also import what the
  /// reports build on. To change an arrow is to change the design.
  static let arrows: [String: Set<String>] = [
    "widgetsize": ["ProgramSupport", "WidgetSite"],
    "widgetsize-tables": ["ProgramSupport", "TableAudit"],
    "ProgramSupport": ["WidgetReports", "WidgetSizingData", "CLibrary"],
    "WidgetSite": ["TableAudit", "QuestionWords", "Archives"],
    "TableAudit": ["WidgetReports"],
    "WidgetReports": ["WidgetDrawings", "ForeignTables", "BundledSite"],
    "WidgetDrawings": ["WidgetSizing", "Documents"],
    "ForeignTables": ["QuestionWords"],
    "QuestionWords": ["WidgetSizing"],
    "WidgetSizingData": ["WidgetSizing"],
    "WidgetSizing": ["DataTables"],
    "Documents": ["CMarkTree", "Wording"],
    "DataTables": ["Wording"],
    "Archives": [], "Wording": [], "CLibrary": [], "CMarkTree": [], "BundledSite": [],
    "EmbedFiles": ["DataTables"], "EmbedFilesPlugin": [], "WidgetsizePlugin": [],
    "CheckWidgetSizes": [],
  ]

  /// What runs inside SwiftPM, and has all of Foundation there.
  static let plugins: Set<String> = ["EmbedFilesPlugin", "WidgetsizePlugin", "CheckWidgetSizes"]

  /// The targets that may import a module from outside. These arrows do not go on.
  static let doors: [String: Set<String>] = [
    // One place owns C memory.
    "CCmark": ["CMarkTree"],
    // One file per platform difference.
    "Glibc": ["CLibrary"], "Musl": ["CLibrary"], "Darwin": ["CLibrary"],
    // Sizes as values of Core Graphics, for apps.
    "CoreGraphics": ["WidgetSizingData"],
    "ArgumentParser": ["ProgramSupport", "widgetsize", "widgetsize-tables"],
    "FoundationEssentials": ["widgetsize", "EmbedFiles"],
    // In place of its small part, where there is none.
    "Foundation": plugins.union(["widgetsize", "EmbedFiles"]),
    "PackagePlugin": plugins,
    // Plugins in projects of Xcode.
    "XcodeProjectPlugin": ["CheckWidgetSizes"],
  ]

  /// The lines of a source, numbered from 1, that import what its target must not.
  private static func faults(in source: String, of target: String) -> [Int] {
    let mayImport = reachable(from: target)
    var before: [Substring] = []
    return source.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
      index, line in
      defer { before = (before + [line]).suffix(2) }
      // Matching the expression against every line of Sources takes 18 seconds.
      guard line.contains("import ") else { return nil }
      let isImport =
        /(@\w+ )*((public|package|internal) )?import ((struct|func|enum|class) )?(\w+).*/
      guard let module = line.wholeMatch(of: isImport).map({ String($0.6) }) else { return nil }
      let standsIn =
        before.first?.hasSuffix("import FoundationEssentials") == true && before.last == "#else"
      let isAllowed =
        module == "Foundation"
        ? plugins.contains(target) || standsIn : doors[module]?.contains(target)
      return isAllowed ?? mayImport.contains(module) ? nil : index + 1
    }
  }

  /// The targets that arrows lead to, over any number of steps.
  private static func reachable(from target: String) -> Set<String> {
    (arrows[target] ?? []).reduce(into: []) { $0.formUnion(reachable(from: $1).union([$1])) }
  }

  @Test func noSourceImportsAgainstTheArrows() throws {
    let files = try House.files(below: "Sources")
    #expect(Set(files.map(\.target)) == Set(Self.arrows.keys))
    for file in files {
      #expect(Self.faults(in: file.text, of: file.target) == [], "\(file.path)")
    }
  }

  @Test(arguments: [
    ("DataTables", "import WidgetSizing"), ("WidgetSizing", "internal import Documents"),
    ("ForeignTables", "import WidgetReports"),
    ("BundledSite", "import WidgetSizingData"), ("WidgetDrawings", "import WidgetReports"),
    ("WidgetReports", "import TableAudit"), ("widgetsize-tables", "import WidgetSite"),
    ("WidgetSite", "import ProgramSupport"), ("ProgramSupport", "import widgetsize"),
    ("Documents", "@testable import CCmark"), ("WidgetSizing", "import FoundationEssentials"),
    ("widgetsize", "internal import Glibc"), ("Documents", "import struct Foundation.URL"),
    ("widgetsize", "import Foundation"), ("widgetsize", "import RegexBuilder"),
    ("WidgetSizing", "import FoundationEssentials\n#else\nimport Foundation"),
    ("widgetsize", "#if canImport(FoundationEssentials)\nimport Foundation\n#else\n#endif"),
  ])
  func aForbiddenImportIsFound(target: String, source: String) {
    #expect(!Self.faults(in: source, of: target).isEmpty)
  }
}
