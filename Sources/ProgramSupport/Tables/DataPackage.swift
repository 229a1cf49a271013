/// The version in the description of a data folder, `datapackage.json`.
package struct DataPackage {
  package let version: String

  /// Finds the version in a description; nil if it has none.
  package init?(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let match = text.firstMatch(of: /"version"\s*:\s*"([^"]*)"/) else { return nil }
    version = String(match.1)
  }
}
