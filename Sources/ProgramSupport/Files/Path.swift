/// A path or a name as the system has it: bytes, which need not be UTF-8.
package struct Path: Hashable {
  package let bytes: [UInt8]

  package init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  package init(_ text: String) { self.init(text.utf8) }

  /// The form that the system takes.
  package var cString: [CChar] { bytes.map { CChar(bitPattern: $0) } + [0] }

  /// The form that people read.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// What is behind the last slash.
  package var name: Path { Path(bytes[(bytes.lastIndex(of: Self.slash).map { $0 + 1 } ?? 0)...]) }

  /// The folders around it, the outermost first, each with a slash at its end.
  package var folders: [Path] {
    bytes.indices.filter { bytes[$0] == Self.slash }.map { Path(bytes[...$0]) }
  }

  /// The folder that it is in; empty for the working folder.
  package var parent: Path { folders.last ?? Path("") }

  package static func + (path: Path, end: Path) -> Path { Path(path.bytes + end.bytes) }

  package static func + (path: Path, end: String) -> Path { path + Path(end) }

  private static let slash = UInt8(ascii: "/")
}
