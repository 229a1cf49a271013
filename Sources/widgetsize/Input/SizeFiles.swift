internal import WidgetReports

extension SizeFile {
  /// The sizes in files. Throws what is wrong with any of them, of all files at once.
  static func read(_ paths: [String]) throws -> [RecordedSizes] {
    var files: [RecordedSizes] = []
    var errors: [CommandError] = []
    for path in paths {
      do { files.append(try read(path)) } catch {
        errors.append(CommandError(error, of: CheckCommand.self, typed: []))
      }
    }
    guard errors.isEmpty else { throw Complaints(.data, errors.flatMap(\.lines)) }
    return files
  }
}
