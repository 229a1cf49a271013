/// The files of Data/ as they were when the package was built.
///
/// Their names are paths below Data/, such as `tables/devices.csv` and `datapackage.json`.
package enum EmbeddedTables {
  /// The names of all files, sorted.
  package static var names: [String] { EmbeddedFiles.names }

  /// The bytes of a file, copied once, or nil if there is none of this name.
  package static func bytes(of name: String) -> [UInt8]? {
    EmbeddedFiles.text(of: name).map { Array($0.utf8) }
  }
}
