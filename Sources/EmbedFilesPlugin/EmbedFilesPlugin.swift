import Foundation
import PackagePlugin

/// Embeds files of the package in the targets that use this plugin, so that the program is one file, and
/// `swift build` embeds a changed table.
///
/// SwiftPM asks a plugin only when it plans a build, and does not plan again for a new table. So the tool
/// looks for the files itself, and the folders are inputs like the files, because a folder changes with its
/// list of files. But a change to a new file is not noticed until the next plan, which
/// `touch Package.swift` causes.
@main
struct EmbedFilesPlugin: BuildToolPlugin {
  /// What each target embeds: a folder of the package, and the files in it.
  static let selections: [String: (folder: String, patterns: [String])] = [
    "WidgetSizingData": ("Data", ["CHANGELOG.md", "datapackage.json"]),
    "QuestionWords": ("Data", ["words.csv"]),
    "BundledSite": ("Site", ["pages/*", "content/*", "templates/*", "assets/*"]),
  ]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let selection = Self.selections[target.name] else {
      Diagnostics.error("EmbedFilesPlugin does not know what to embed in \(target.name)")
      return []
    }
    // In the package that fuzzes, the folder is a link, behind which no files would be found.
    let folder = context.package.directoryURL.appending(path: selection.folder)
      .resolvingSymlinksInPath()
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedFiles.swift")
    return [
      .buildCommand(
        displayName: "Embedding files of \(selection.folder)",
        executable: try context.tool(named: "EmbedFiles").url,
        arguments: [output, folder].map { $0.path(percentEncoded: false) } + selection.patterns,
        inputFiles: inputs(in: folder), outputFiles: [output])
    ]
  }

  /// A folder, and all files and folders below it; nothing if it does not exist.
  private func inputs(in folder: URL) -> [URL] {
    let names = try? FileManager.default.subpathsOfDirectory(atPath: folder.path)
    guard let names else { return [] }
    return [folder] + names.sorted().map { folder.appendingPathComponent($0) }
  }
}
