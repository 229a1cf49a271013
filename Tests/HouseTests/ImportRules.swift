/// Who may import whom, as the house is drawn.
///
/// To change an arrow is to change the design: change it there first.
struct ImportRules {
  /// What each target of the package builds on. Arrows go on: the program may also import what
  /// the reports build on.
  static let arrows: [String: Set<String>] = [
    "widgetsize": ["WidgetReports", "WidgetSizingData", "BundledSite", "CLibrary"],
    "WidgetReports": ["WidgetSizing", "Documents", "Pictures", "WidgetSizingData", "BundledSite"],
    "WidgetSizingData": ["WidgetSizing"],
    "WidgetSizing": ["DataTables"],
    "Documents": ["CMarkTree", "Wording"],
    "DataTables": ["Wording"],
    "Pictures": [],
    "Wording": [],
    "CLibrary": [],
    "CMarkTree": [],
    "BundledSite": [],
    "EmbedFiles": [],
    "EmbedFilesPlugin": [],
    "WidgetsizePlugin": [],
  ]

  /// What runs inside SwiftPM, and has all of Foundation there.
  static let plugins: Set<String> = ["EmbedFilesPlugin", "WidgetsizePlugin"]

  /// Who may import a module that brings something in from outside. These arrows do not go on.
  static let doors: [String: Set<String>] = [
    // One place owns C memory.
    "CCmark": ["CMarkTree"],
    // One file per platform difference.
    "Glibc": ["CLibrary"],
    "Musl": ["CLibrary"],
    "Darwin": ["CLibrary"],
    // Sizes as values of Core Graphics, for apps.
    "CoreGraphics": ["WidgetSizingData"],
    "ArgumentParser": ["widgetsize"],
    "FoundationEssentials": ["widgetsize", "EmbedFiles"],
    // In place of its small part, where there is none: see `standsInForEssentials`.
    "Foundation": plugins.union(["widgetsize", "EmbedFiles"]),
    "PackagePlugin": plugins,
  ]

  /// Why `target` must not have this import, or nil if it may.
  static func fault(in line: ImportLine, of target: String) -> String? {
    guard arrows[target] != nil else { return "\(target) has no place among the arrows" }
    if line.module == "Foundation", !plugins.contains(target), !line.standsInForEssentials {
      return "\(target) must not import Foundation where there is FoundationEssentials"
    }
    if let guests = doors[line.module] {
      return guests.contains(target) ? nil : "\(target) must not import \(line.module)"
    }
    return reachable(from: target).contains(line.module)
      ? nil : "no arrow leads from \(target) to \(line.module)"
  }

  /// The targets that arrows lead to, over any number of steps.
  static func reachable(from target: String) -> Set<String> {
    var found: Set<String> = []
    var waiting = arrows[target] ?? []
    while let next = waiting.popFirst() {
      if found.insert(next).inserted { waiting.formUnion(arrows[next] ?? []) }
    }
    return found
  }
}
