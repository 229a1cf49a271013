package import ArgumentParser
internal import CLibrary
internal import Wording

/// The version, the run, the exit and the environment of a program.
package enum Program {
  /// The version of the programs, independent of the data version.
  package static let version = "0.2.0"

  /// Runs a program with the commands of a root. An error ends it with its message and exit code; a request for
  /// help is answered.
  package static func run(_ root: any ParsableCommand.Type, _ body: () throws -> Void) {
    StandardOutput.ignoreSignalsOfWriting()
    do {
      // Swift finds the arguments with this file. Without it the list is empty, so a check would
      // print help and pass.
      guard !CommandLine.arguments.isEmpty else {
        throw Failure(
          .data, ["the command line cannot be read; on Linux, this needs '/proc/self/maps'"])
      }
      try checkEncoding()
      try body()
    } catch let error where root.exitCode(for: error) == .success {
      // The parser calls every group of commands one of subcommands.
      let text = root.fullMessage(for: error).replacing(scalars: " SUBCOMMANDS:", with: ":")
      StandardOutput.print(text + "\n")
    } catch {
      let error = CommandError(error, of: root, typed: CommandLine.arguments)
      for line in error.lines { StandardError.write(message: line) }
      exit(with: error.code)
    }
  }

  /// Throws for an argument that is not UTF-8. Swift replaces invalid bytes, so the argument would
  /// name another file.
  private static func checkEncoding() throws {
    for (number, argument) in CommandLine.arguments.enumerated() {
      let bytes = unsafe CommandLine.unsafeArgv[number]
      if let bytes = unsafe bytes, unsafe String(validatingCString: bytes) == nil {
        throw Failure.usage("argument \(number) is not UTF-8: \(quoted(argument, limit: 1_000))")
      }
    }
  }

  /// Ends the program.
  static func exit(with code: Int32) -> Never {
    CLibrary.exit(code)
  }

  /// An environment variable; nil if it is not set or empty.
  package static func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    let text = unsafe String(cString: value)
    return text.isEmpty ? nil : text
  }
}
