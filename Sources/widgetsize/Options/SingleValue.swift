internal import ArgumentParser

/// Reads the value of an option that may be given once. The parser alone would let the last of
/// several values replace the others, and not say so.
@safe
final class SingleValue: Sendable {
  /// Only the parser uses it, on one thread.
  private nonisolated(unsafe) var isGiven = false

  /// A new reader for one option of one command line.
  static var reader: @Sendable (String) throws -> String {
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
