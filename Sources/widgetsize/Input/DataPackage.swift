internal import DataTables
#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// The description of a data folder, `datapackage.json`, of which only the version is of interest.
struct DataPackage: Decodable {
  let version: String

  /// Reads a description; nil if it is none, or states no version.
  init?(_ bytes: [UInt8]) {
    guard let package = try? JSONDecoder().decode(Self.self, from: Data(bytes)) else { return nil }
    self = package
  }

  /// The version that `datapackage.json` states in the folder, or above it in the case of the
  /// folder of the tables; nil if there is none.
  static func version(beside folder: String) throws -> String? {
    for path in ["\(folder)/datapackage.json", "\(folder)/../datapackage.json"]
    where FileSystem.kind(of: path) != .nothing {
      guard let package = DataPackage(try FileSystem.bytes(of: path)) else {
        throw Failure(.data, ["\(quoted(path, limit: 1_000)) states no version"])
      }
      return package.version
    }
    return nil
  }
}
