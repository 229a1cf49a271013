/// The files of Site/ as they were when the package was built.
///
/// Their paths are relative to Site/, such as `pages/rules.md` and `assets/site.css`.
public enum BundledSite {
  /// The paths of all files, sorted.
  public static var paths: [String] { EmbeddedFiles.names }

  /// The text of a file, or nil if there is none at this path. Costs nothing: the text is a
  /// constant of the program.
  public static func text(of path: String) -> String? { EmbeddedFiles.text(of: path) }
}
