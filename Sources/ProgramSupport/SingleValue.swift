internal import ArgumentParser

/// Reads the value of an option that may be given only once. The argument parser would silently use
/// the last of several values.
@safe
package final class SingleValue: Sendable {
  /// Only the parser uses it, on one thread.
  private nonisolated(unsafe) var isGiven = false

  /// A new reader for one option of one command line.
  package static var reader: @Sendable (String) throws -> String {
    let value = SingleValue()
    return { try value.read($0) }
  }

  private func read(_ text: String) throws -> String {
    guard unsafe !isGiven else { throw Repeated() }
    unsafe isGiven = true
    return text
  }

  private struct Repeated: Error, CustomStringConvertible {
    var description: String { "the option is given more than once" }
  }
}
