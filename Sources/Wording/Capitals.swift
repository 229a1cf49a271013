extension String {
  /// The text with its first character in upper case.
  package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// The text with its first character in lower case.
  package var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
