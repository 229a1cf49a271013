import Foundation
import PackagePlugin

/// Checks the sizes of widgets in the sources of a target whenever it is built, and shows those that are wrong or
/// outdated as warnings at their lines. It never fails the build.
@main
struct CheckWidgetSizes: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    // Package.swift says why an existing program may be named.
    let existing = ProcessInfo.processInfo.environment["WIDGETSIZE_PROGRAM"]
    return try Self.commands(
      checking: target.sourceModule?.sourceFiles, of: context.package.directoryURL,
      with: existing.map { URL(filePath: $0) } ?? context.tool(named: "widgetsize").url)
  }

  /// The command that checks files with the options in the file `.widgetsize` of a folder, one a line.
  ///
  /// It has no output: SwiftPM would copy one into the bundle of the target. The build runs it when a file changes.
  private static func commands(
    checking files: (some Sequence<File>)?, of folder: URL, with program: URL
  ) throws -> [Command] {
    let sources = files?.filter { $0.type == .source }.map(\.url) ?? []
    guard !sources.isEmpty else { return [] }
    let settings = folder.appending(path: ".widgetsize")
    let hasSettings = FileManager.default.fileExists(atPath: settings.path)
    let options =
      hasSettings
      ? try String(contentsOf: settings, encoding: .utf8).split(whereSeparator: \.isNewline)
        .map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { !$0.isEmpty && !$0.hasPrefix("#") && $0 != "--strict" } : []
    return [
      .buildCommand(
        displayName: "Checking sizes of widgets", executable: program,
        arguments: ["check", "--lenient"] + options + ["--"]
          + sources.map { $0.path(percentEncoded: false) },
        inputFiles: sources + (hasSettings ? [settings] : []), outputFiles: [])
    ]
  }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension CheckWidgetSizes: XcodeBuildToolPlugin {
  /// The same for a target of a project of Xcode.
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
    try Self.commands(
      checking: target.inputFiles, of: context.xcodeProject.directoryURL,
      with: context.tool(named: "widgetsize").url)
  }
}
#endif
