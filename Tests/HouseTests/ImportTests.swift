import Testing

/// Imports run one way.
@Suite struct ImportTests {
  @Test func noSourceImportsAgainstTheArrows() throws {
    let files = try House.files(below: "Sources")
    for file in files {
      for line in ImportLine.all(in: file.text) {
        let fault = ImportRules.fault(in: line, of: file.target)
        #expect(fault == nil, "\(file.path):\(line.number): \(fault ?? "")")
      }
    }
    // Every target with an arrow has files, and some of them import.
    #expect(Set(files.map(\.target)).isSuperset(of: ImportRules.arrows.keys))
    #expect(files.contains { !ImportLine.all(in: $0.text).isEmpty })
  }

  @Test(arguments: [
    ("DataTables", "import WidgetSizing"), ("WidgetSizing", "import WidgetSizingData"),
    ("WidgetSizing", "import Documents"), ("Documents", "import WidgetSizing"),
    ("Documents", "public import DataTables"), ("Documents", "@testable import CCmark"),
    ("WidgetReports", "internal import CCmark"), ("WidgetSizingData", "import BundledSite"),
    ("BundledSite", "import WidgetSizingData"), ("CMarkTree", "import Documents"),
    ("WidgetReports", "import widgetsize"), ("WidgetReports", "import ArgumentParser"),
    ("WidgetSizing", "import FoundationEssentials"), ("WidgetSizing", "import Glibc"),
    ("widgetsize", "import Glibc"), ("CMarkTree", "import Glibc"),
    ("Documents", "  import struct Foundation.URL"), ("widgetsize", "import Foundation"),
    ("widgetsize", "#if os(Linux)\nimport Foundation\n#endif"),
    ("widgetsize", "#if canImport(FoundationEssentials)\nimport Foundation\n#else\n#endif"),
    ("widgetsize", "#if canImport(FoundationEssentials)\n#else\n#endif\nimport Foundation"),
    ("WidgetSizing", "#if canImport(FoundationEssentials)\n#else\nimport Foundation\n#endif"),
    ("widgetsize", "import PackagePlugin"), ("widgetsize", "import RegexBuilder"),
    ("Kitchen", "import DataTables"), ("DataTables", "let a = 1; // \"\"\nimport Documents"),
    ("DataTables", "let a = \"a/*.csv\"\nimport Documents"),
    ("DataTables", "// \"\"\"\nlet a = \"\"\"\n  b\n  \"\"\"\nimport Documents"),
    ("DataTables", "/* a */\n@_exported public import Documents // why"),
  ])
  func aForbiddenImportIsFound(target: String, source: String) {
    let imports = ImportLine.all(in: source)
    #expect(imports.contains { ImportRules.fault(in: $0, of: target) != nil })
  }

  @Test(arguments: [
    ("widgetsize", "import Documents\nimport DataTables\nimport ArgumentParser"),
    ("widgetsize", "#if canImport(FoundationEssentials)\nimport FoundationEssentials\n#endif"),
    ("widgetsize", "#if canImport(FoundationEssentials)\n#else\nimport Foundation\n#endif"),
    ("EmbedFilesPlugin", "import Foundation\nimport PackagePlugin"),
    ("CLibrary", "#if canImport(Glibc)\n@_exported public import Glibc\n#endif"),
    ("WidgetSizingData", "@_exported public import WidgetSizing"),
    ("WidgetReports", "public import struct DataTables.Complaint"),
    ("DataTables", "// import Documents\n/*\nimport Documents\n*/"),
    ("DataTables", "let sample = \"\"\"\n  import Documents\n  \"\"\""),
    ("DataTables", "important()"),
  ])
  func anAllowedImportIsLeftAlone(target: String, source: String) {
    for line in ImportLine.all(in: source) {
      #expect(ImportRules.fault(in: line, of: target) == nil, "\(line)")
    }
  }

  @Test func importsAreFoundWithTheirLines() {
    let source = """
      import A
      @testable public import B
        import struct C.D

      #if canImport(FoundationEssentials)
      import FoundationEssentials
      #else
      import Foundation
      #endif
      func f() {}
      import E
      """
    #expect(
      ImportLine.all(in: source) == [
        ImportLine(number: 1, module: "A"), ImportLine(number: 2, module: "B"),
        ImportLine(number: 3, module: "C"), ImportLine(number: 6, module: "FoundationEssentials"),
        ImportLine(number: 8, module: "Foundation", standsInForEssentials: true),
        ImportLine(number: 11, module: "E"),
      ])
  }

  @Test func theArrowsHaveNoCircle() {
    for target in ImportRules.arrows.keys {
      #expect(!ImportRules.reachable(from: target).contains(target))
    }
  }
}
