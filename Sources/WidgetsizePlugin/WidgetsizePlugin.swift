import Foundation
import PackagePlugin

/// Runs the program in the folder of a package that depends on this one:
/// `swift package widgetsize check sizes.lock.csv`.
@main
struct WidgetsizePlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let program = Process()
    // Package.swift says why an existing program may be named.
    let existing = ProcessInfo.processInfo.environment["WIDGETSIZE_PROGRAM"]
    program.executableURL =
      try existing.map { URL(filePath: $0) } ?? context.tool(named: "widgetsize").url
    program.arguments = arguments
    program.currentDirectoryURL = context.package.directoryURL
    try program.run()
    program.waitUntilExit()
    // SwiftPM has one exit code for all failures.
    guard program.terminationReason == .exit, program.terminationStatus == 0 else {
      throw Failure(status: program.terminationStatus)
    }
  }

  /// The program failed, after it printed why.
  struct Failure: Error, CustomStringConvertible {
    let status: Int32

    var description: String { "widgetsize ended with exit code \(status)" }
  }
}
