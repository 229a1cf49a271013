internal import Wording

/// A text that is read: a file, or standard input for `-`.
struct InputFile {
  let path: String
  let text: String

  init(_ path: String) throws {
    self.path = path
    var decoder = TextDecoder()
    do {
      try FileSystem.forEachPart(of: path, .named, size: { decoder.reserve($0) }) {
        try decoder.decode($0)
      }
      text = try decoder.finish()
    } catch let fault as TextDecoder.Fault {
      let byte = String(fault.byte, radix: 16, uppercase: true)
      throw Complaints(
        .data,
        [
          "\(Self.name(of: path)):\(fault.line):\(fault.column): error: "
            + "byte 0x\(byte) is not UTF-8 here"
        ])
    }
  }

  /// The file as complaints name it.
  var name: String { Self.name(of: path) }

  private static func name(of path: String) -> String {
    path == "-" ? "<stdin>" : escaped(path)
  }

  /// What a page of the file is called that has no heading: the file's name without its ending.
  var title: String {
    guard path != "-", let last = path.split(separator: "/").last else { return "Untitled" }
    let stem = last.split(separator: ".").first ?? last
    return String(stem)
  }
}
