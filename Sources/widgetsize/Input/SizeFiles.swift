internal import WidgetReports
internal import WidgetSizing

extension SizeFile {
  /// The sizes in files, with numbers that an engine can compare. Throws what is wrong with any of them, of all
  /// files at once.
  static func read(
    _ paths: [String], _ bytes: [String: [UInt8]] = [:], for engine: Engine
  ) throws -> [RecordedSizes] {
    var files: [RecordedSizes] = []
    var errors: [CommandError] = []
    for path in paths {
      do { files.append(try read(path, bytes[path], for: engine)) } catch {
        errors.append(CommandError(error, of: CheckCommand.self, typed: []))
      }
    }
    guard errors.isEmpty else { throw Complaints(.data, errors.flatMap(\.lines)) }
    return files
  }
}
