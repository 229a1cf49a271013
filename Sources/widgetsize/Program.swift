internal import CLibrary

/// The version, the exit and the environment of the program.
enum Program {
  /// The version of the program, independent of the data version.
  static let version = "0.2.0"

  /// Ends the program.
  static func exit(with code: Int32) -> Never {
    CLibrary.exit(code)
  }

  /// An environment variable; nil if it is not set or empty.
  static func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    let text = unsafe String(cString: value)
    return text.isEmpty ? nil : text
  }
}
