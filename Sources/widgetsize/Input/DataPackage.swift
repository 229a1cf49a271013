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
    guard JSONSyntax.fault(in: bytes) == nil,
      let package = try? JSONDecoder().decode(Self.self, from: Data(bytes))
    else { return nil }
    self = package
  }
}
