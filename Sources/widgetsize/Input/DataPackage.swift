#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// The version in the description of a data folder, `datapackage.json`.
struct DataPackage: Decodable {
  let version: String

  /// Decodes a description; nil if it is invalid or has no version.
  init?(_ bytes: [UInt8]) {
    guard JSONSyntax.fault(in: bytes) == nil,
      let package = try? JSONDecoder().decode(Self.self, from: Data(bytes))
    else { return nil }
    self = package
  }
}
