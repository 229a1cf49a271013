internal import DataTables
internal import WidgetReports
internal import WidgetSizing
internal import Wording

/// Reads files with pinned sizes: CSV, TSV, JSON or NDJSON.
enum SizeFile {
  /// The sizes in a file, or in standard input for `-`. Throws if the file is invalid or has no
  /// size, or if it has numbers that an engine, if one is given, can never compare.
  static func read(
    _ path: String, _ bytes: [UInt8]? = nil, for engine: Engine? = nil
  ) throws -> RecordedSizes {
    let file = try bytes.map { try InputFile(path, $0) } ?? InputFile(path)
    let path = path == "-" ? file.name : path
    let bytes = Array(file.text.utf8)
    guard !bytes.contains(0) else { throw trouble(path, "is not a text") }
    var sizes = try sizes(in: bytes, path)
    if let engine { sizes.checkQuantities(with: engine) }
    guard sizes.complaints.isEmpty else {
      throw Complaints(.data, sizes.complaints.sorted().map(\.description))
    }
    guard sizes.cells.contains(where: { $0.numberCount > 0 }) else {
      throw trouble(path, "has no size")
    }
    return sizes
  }

  /// The sizes in the bytes of a text.
  static func sizes(in bytes: [UInt8], _ path: String) throws -> RecordedSizes {
    // White space, and the bytes of a byte order mark.
    let skipped: Set<UInt8> = [0x09, 0x0A, 0x0D, 0x20, 0xEF, 0xBB, 0xBF]
    let first = bytes.first { !skipped.contains($0) }
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
      return try SizeJSON.sizes(in: bytes, path)
    }
    let header = bytes.prefix { $0 != UInt8(ascii: "\n") }
    let isTabbed = header.contains(UInt8(ascii: "\t"))
    return RecordedSizes(table: bytes, path: path, as: isTabbed ? .tsv : .csv)
  }

  /// The failure for an invalid file, or an invalid place in it.
  static func trouble(_ path: String, at place: String = "", _ problem: String) -> Failure {
    let file = quoted(path, limit: 1_000)
    return Failure(.data, [place.isEmpty ? "\(file) \(problem)" : "\(file), \(place): \(problem)"])
  }
}
