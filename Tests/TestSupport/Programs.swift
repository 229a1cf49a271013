public import Foundation

#if canImport(Darwin)
/// A class of the bundle with the tests, which is found by it.
private final class Anchor {}
#endif

/// Where the programs are that tests run.
public enum Programs {
  /// The program `name` that this package built, beside the tests.
  public static func built(_ name: String) -> URL {
    // On macOS the tests are a bundle that a helper loads; elsewhere they are the running program.
    #if canImport(Darwin)
    let tests = Bundle(for: Anchor.self).bundleURL
    #else
    let tests = URL(filePath: CommandLine.arguments[0])
    #endif
    return tests.deletingLastPathComponent().appending(path: name)
  }

  /// The program `name` installed on this machine, found as a shell finds it.
  public static func installed(_ name: String) -> URL? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "")
      .split(separator: ":")
      .map { URL(filePath: String($0)).appending(path: name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path()) }
  }

  /// Whether a test with the tool `name` must run: it is installed, or this is the automatic check, in
  /// which a missing tool is a failure and not a reason to skip.
  public static func mustRun(_ name: String) -> Bool {
    installed(name) != nil || ProcessInfo.processInfo.environment["CI"] == "true"
  }
}
