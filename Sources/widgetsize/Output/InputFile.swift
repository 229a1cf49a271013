internal import DataTables
#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Darwin)
internal import Darwin
#endif

/// A text that is read: a file, or standard input for `-`.
struct InputFile {
  let path: String
  let text: String

  /// More than that is not read: cmark counts bytes with 32 bits, and input may have no end.
  private static let largest = 256 << 20

  init(_ path: String) throws {
    self.path = path
    let bytes = try Self.bytes(of: path)
    text = String(decoding: bytes, as: UTF8.self)
    // What is not UTF-8 has been replaced.
    if !text.utf8.elementsEqual(bytes) {
      let offset = Self.firstFault(in: bytes)
      let before = bytes[..<offset]
      let line = before.count { $0 == UInt8(ascii: "\n") } + 1
      let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      let column = String(decoding: before[start...], as: UTF8.self).unicodeScalars.count + 1
      let byte = String(bytes[offset], radix: 16, uppercase: true)
      throw Complaints(
        .data,
        ["\(Self.name(of: path)):\(line):\(column): error: byte 0x\(byte) is not UTF-8 here"])
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

  private static func bytes(of path: String) throws -> [UInt8] {
    if path != "-", FileSystem.kind(of: path) == .folder {
      throw Failure(.data, ["\(quoted(path, limit: 1_000)) is a folder, not a file"])
    }
    let file = path == "-" ? STDIN_FILENO : unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw FileSystem.failure("read", path) }
    defer { if path != "-" { _ = close(file) } }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes {
        unsafe read(file, $0.baseAddress, $0.count)
      }
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        throw FileSystem.failure("read", path == "-" ? "standard input" : path)
      }
      bytes += buffer[..<count]
      guard bytes.count <= largest else {
        throw Failure(
          .data, ["\(name(of: path)) has more than \(largest >> 20) MiB, the most that is read"])
      }
    }
  }

  /// The offset of the first byte that is part of no UTF-8 sequence.
  private static func firstFault(in bytes: [UInt8]) -> Int {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      offset += UTF8.width(scalar)
    }
    return offset
  }
}
