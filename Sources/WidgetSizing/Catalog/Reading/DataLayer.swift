/// The files of one data set, not yet read: all tables, or those that are laid over others.
public struct DataLayer: Sendable {
  /// A table as bytes, and the path that complaints name.
  public struct File: Sendable {
    /// The table as it is in the file.
    public let bytes: [UInt8]
    /// The path that complaints name.
    public let path: String

    /// Makes a file of bytes.
    public init(bytes: [UInt8], path: String) {
      self.bytes = bytes
      self.path = path
    }
  }

  /// The files by the table that they hold; a table that is missing is not an error.
  public var files: [TableName: File]

  /// Makes a layer of files.
  public init(files: [TableName: File]) {
    self.files = files
  }

  /// Whether it has every table that answers need, so that it can stand alone.
  public var isComplete: Bool {
    let needed: [TableName] = [
      .sources, .screenClasses, .osReleases, .textSizes, .entryPoints, .devices, .kindAxes,
      .claims,
    ]
    return needed.allSatisfy { files[$0] != nil }
  }
}
