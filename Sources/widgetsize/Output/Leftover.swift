#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Darwin)
internal import Darwin
#endif

/// A folder that a run which was killed has left beside the place that it was for.
///
/// Only a name as ``NewFolder`` makes it counts, only a folder of the same user, and only if no
/// process has the number in the name, or this one.
struct Leftover {
  private let path: String

  /// The name of the folder that a process writes for `name`; a name of the most bytes leaves none
  /// for what is added.
  static func name(for name: Substring, process: pid_t) -> String {
    ".\(name.prefix(50)).\(process).new"
  }

  /// The folders that were left in `folder`, a path that ends with `/` or is empty, for `name`.
  static func all(in folder: String, for name: Substring) -> [Leftover] {
    let names = (try? FileSystem.names(in: folder.isEmpty ? "." : folder)) ?? []
    return names.compactMap { Leftover($0, in: folder, for: name) }
  }

  private init?(_ found: String, in folder: String, for name: Substring) {
    let parts = found.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 4, let process = pid_t(parts[parts.count - 2]), process > 0,
      found == Self.name(for: name, process: process),
      process == getpid() || (kill(process, 0) != 0 && errno == ESRCH)
    else { return nil }
    path = folder + found
    var status = stat()
    guard unsafe lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR,
      status.st_uid == geteuid()
    else { return nil }
  }

  /// Removes the folder, unless it has a file that is not one of a report's or of these.
  func remove(files: [String]) {
    do {
      let files = try (ReportFolder.files(listedIn: path) ?? []) + files
      guard try FileSystem.stranger(in: path, besides: files) == nil else { return }
      FileSystem.removeFolder(path, files: files)
    } catch { return }
  }
}
