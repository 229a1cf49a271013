internal import Wording

extension DataPackage {
  /// The version that `datapackage.json` states in the folder, or above it in the case of the
  /// folder of the tables; nil if there is none.
  static func version(beside folder: String) throws -> String? {
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
