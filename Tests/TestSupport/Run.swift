public import Foundation

/// What a program did.
public struct RunResult: Equatable, Sendable, CustomStringConvertible {
  /// The exit code, or 128 and the number of the signal that ended the program, as in a shell.
  public var status: Int32
  /// What it wrote to standard output.
  public var output: String
  /// What it wrote to standard error.
  public var errors: String

  /// Everything, for the message of a failed test.
  public var description: String {
    "status \(status)\n--- output\n\(output)\n--- errors\n\(errors)\n---"
  }
}

/// Runs `program` to its end.
///
/// The program's environment is `PATH`, the options of the leak sanitizer and `environment`, so that no
/// other setting of the user can change a result. Standard input, output and error are files: a file
/// cannot fill up as a pipe does after 64 KiB, nor be held open by another test's program, so this
/// never waits for anything but the program.
///
/// - Parameters:
///   - program: The file to run.
///   - arguments: Passed as they are; no shell reads them.
///   - input: The whole of standard input.
///   - environment: Variables beside `PATH`.
///   - folder: The working folder; a new empty one if `nil`.
/// - Returns: What it did, whatever its status.
/// - Throws: If the program cannot be started.
public func run(
  _ program: URL, _ arguments: [String] = [], input: String = "",
  environment: [String: String] = [:], in folder: URL? = nil
) throws -> RunResult {
  try withTemporaryFolder { temporary in
    let work = temporary.appending(path: "work", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: work, withIntermediateDirectories: false)
    let streams = (
      input: temporary.appending(path: "input"), output: temporary.appending(path: "output"),
      errors: temporary.appending(path: "errors")
    )
    try Data(input.utf8).write(to: streams.input)
    try Data().write(to: streams.output)
    try Data().write(to: streams.errors)

    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder ?? work
    process.environment = inheritedEnvironment.merging(environment) { $1 }
    process.standardInput = try FileHandle(forReadingFrom: streams.input)
    process.standardOutput = try FileHandle(forWritingTo: streams.output)
    process.standardError = try FileHandle(forWritingTo: streams.errors)
    try process.run()
    process.waitUntilExit()

    let signal: Int32 = process.terminationReason == .uncaughtSignal ? 128 : 0
    return RunResult(
      status: signal + process.terminationStatus,
      output: String(decoding: try Data(contentsOf: streams.output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: streams.errors), as: UTF8.self))
  }
}

/// `PATH`, and the options of the leak sanitizer, which list known leaks of other libraries.
private var inheritedEnvironment: [String: String] {
  ProcessInfo.processInfo.environment.filter { ["PATH", "LSAN_OPTIONS"].contains($0.key) }
}
