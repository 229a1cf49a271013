/// The unread files of tables, by the names of the tables: `claims`.
public struct TableFiles: Sendable {
  /// The bytes of a table, and the path that complaints name.
  public struct File: Sendable {
    /// The content of the file.
    public let bytes: [UInt8]
    /// The path that complaints name.
    public let path: String

    /// Makes a file of bytes.
    public init(bytes: [UInt8], path: String) {
      self.bytes = bytes
      self.path = path
    }
  }

  /// The file of each table. A missing table is not an error.
  public var files: [String: File]

  /// The version of the data, `YYYY.MM.N`; nil if nothing says.
  public var version: String?

  /// Makes a list of files.
  public init(files: [String: File], version: String? = nil) {
    self.files = files
    self.version = version
  }
}
