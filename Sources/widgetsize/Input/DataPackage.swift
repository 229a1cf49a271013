internal import DataTables

/// The version in the description of a data folder, `datapackage.json`.
struct DataPackage {
  let version: String

  /// Reads a description; nil if it is invalid or has no version.
  init?(_ bytes: [UInt8]) {
    guard let package = try? JSONValue(parsing: bytes), package.repeatedKey == nil,
      let version = package["version"]?.text
    else { return nil }
    self.version = version
  }
}
