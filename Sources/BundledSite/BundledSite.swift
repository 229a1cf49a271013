/// The files of Site/ as they were when the package was built.
///
/// Their paths are relative to Site/, such as `pages/rules.md` and `assets/site.css`.
public enum BundledSite {
  /// The paths of all files, sorted.
  public static var paths: [String] { EmbeddedFiles.names }

  /// The text of a file, or nil if there is none at this path. Costs nothing: the text is a
  /// constant of the program.
  public static func text(of path: String) -> String? { EmbeddedFiles.text(of: path) }

  /// The bytes of a file, or nil if there is none at this path. A picture is embedded as a text with a
  /// character for each byte.
  public static func bytes(of path: String) -> [UInt8]? {
    text(of: path).map { text in
      path.hasSuffix(".png")
        ? text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) } : Array(text.utf8)
    }
  }
}
