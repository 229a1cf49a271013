internal import Wording

extension DataPackage {
  /// The version in `datapackage.json` in a folder or its parent; nil if there is no such file.
  package static func version(beside folder: String) throws -> String? {
    for path in ["\(folder)/datapackage.json", "\(folder)/../datapackage.json"]
    where FileSystem.kind(of: path) != .nothing {
      guard let package = DataPackage(try FileSystem.bytes(of: path, .regular)) else {
        throw Failure(.data, ["\(quoted(path, limit: 1_000)) states no version"])
      }
      return package.version
    }
    return nil
  }
}
