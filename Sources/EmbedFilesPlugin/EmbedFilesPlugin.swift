import Foundation
import PackagePlugin

/// Embeds files of the package in the targets that use this plugin, so that the program is one
/// file, and a changed table is a `swift build` away.
///
/// SwiftPM asks a plugin only when it plans a build, and a new table is no reason to plan: so the
/// tool looks for the files itself, and the folders are inputs like the files, for a folder
/// changes with its list of files. What remains is that a new file, once embedded, is not watched
/// until the next plan; `touch Package.swift` makes one.
@main
struct EmbedFilesPlugin: BuildToolPlugin {
  /// What each target embeds: a folder of the package, the files in it, and whether the tables
  /// are compiled too, so that a program that answers from them need not parse anything.
  static let selections: [String: (folder: String, patterns: [String], hasEngine: Bool)] = [
    "BundledTables": ("Data", ["CHANGELOG.md", "datapackage.json", "tables/*.csv"], true),
    "BundledSite": ("Site", ["content/*", "templates/*", "assets/*"], false),
  ]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let selection = Self.selections[target.name] else {
      Diagnostics.error("EmbedFilesPlugin does not know what to embed in \(target.name)")
      return []
    }
    let folder = context.package.directoryURL.appending(path: selection.folder)
    // Package.swift says why an existing program may be named.
    let existing = ProcessInfo.processInfo.environment["WIDGETSIZE_EMBED_FILES"]
    let tool = try existing.map { URL(filePath: $0) } ?? context.tool(named: "EmbedFiles").url
    func command(_ name: String, writing file: String, _ arguments: (String) -> [String]) -> Command
    {
      let output = context.pluginWorkDirectoryURL.appending(path: file)
      return .buildCommand(
        displayName: name, executable: tool,
        arguments: arguments(output.path(percentEncoded: false)), inputFiles: inputs(in: folder),
        outputFiles: [output])
    }
    let path = folder.path(percentEncoded: false)
    let files = command("Embedding files of \(selection.folder)", writing: "EmbeddedFiles.swift") {
      [$0, path] + selection.patterns
    }
    guard selection.hasEngine else { return [files] }
    let engine = command("Compiling the tables", writing: "EmbeddedEngine.swift") {
      ["--engine", $0, path]
    }
    return [files, engine]
  }

  /// A folder, and all files and folders below it; nothing if it does not exist.
  private func inputs(in folder: URL) -> [URL] {
    let names = try? FileManager.default.subpathsOfDirectory(atPath: folder.path)
    guard let names else { return [] }
    return [folder] + names.sorted().map { folder.appendingPathComponent($0) }
  }
}
