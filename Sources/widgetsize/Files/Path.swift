/// A path or a name as the system has it: bytes, which need not be UTF-8.
struct Path: Hashable {
  let bytes: [UInt8]

  init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  init(_ text: String) { self.init(text.utf8) }

  /// The form that the system takes.
  var cString: [CChar] { bytes.map { CChar(bitPattern: $0) } + [0] }

  /// The form that people read.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// What is behind the last slash.
  var name: Path { Path(bytes[(bytes.lastIndex(of: Self.slash).map { $0 + 1 } ?? 0)...]) }

  /// The folders around it, the outermost first, each with a slash at its end.
  var folders: [Path] {
    bytes.indices.filter { bytes[$0] == Self.slash }.map { Path(bytes[...$0]) }
  }

  /// The folder that it is in; empty for the working folder.
  var parent: Path { folders.last ?? Path("") }

  static func + (path: Path, end: Path) -> Path { Path(path.bytes + end.bytes) }

  static func + (path: Path, end: String) -> Path { path + Path(end) }

  private static let slash = UInt8(ascii: "/")
}
