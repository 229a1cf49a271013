public import Foundation

/// The checkout that the tests are built from.
public enum Project {
  /// The file or folder at a path below the folder of the project.
  public static func url(of path: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: path)
  }
}
