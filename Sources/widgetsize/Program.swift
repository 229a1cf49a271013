internal import CLibrary

/// What the program says of itself, and its end.
enum Program {
  /// The version of the program; that of the data stands beside it in every JSON.
  static let version = "0.1.0"

  /// Ends the program.
  static func exit(with code: Int32) -> Never {
    CLibrary.exit(code)
  }

  /// A variable of the environment; nil if it is not set or empty.
  static func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    let text = unsafe String(cString: value)
    return text.isEmpty ? nil : text
  }
}
