/// An archive of files, which are stored as they are. The same files give the same bytes: each has the first
/// date that the format has.
public struct ZIPArchive: Equatable, Sendable {
  /// The bytes of the archive.
  public var bytes: [UInt8] { contents + directory + end }

  private var contents: [UInt8] = []
  private var directory: [UInt8] = []
  private var count = 0

  /// Version 1.0 of the format is needed to read it: no compression, no folders.
  private static let version = 10
  /// 1 January 1980, as days, months and years since.
  private static let date = 1 << 5 | 1

  /// Makes an empty archive.
  public init() {}

  /// Adds a file.
  ///
  /// - Parameters:
  ///   - bytes: What it holds. All files together have less than 4 GiB.
  ///   - name: Its name, in ASCII. There are at most 65,535 files.
  public mutating func add(_ bytes: [UInt8], named name: String) {
    precondition(name.utf8.allSatisfy { $0 < 0x80 } && count < 0xFFFF, "a name is in ASCII")
    let place = contents.count
    precondition(place + bytes.count <= 0xFFFF_FFFF, "an archive is smaller than 4 GiB")
    var check = CyclicRedundancyCheck()
    check.update(with: bytes)
    var common: [UInt8] = []
    // The version, no flags, stored, no time of the day.
    for number in [Self.version, 0, 0, 0, Self.date] { common.append(number, bytes: 2) }
    for number in [Int(check.value), bytes.count, bytes.count] { common.append(number, bytes: 4) }
    // The lengths of the name and of further fields.
    for number in [name.utf8.count, 0] { common.append(number, bytes: 2) }
    contents += Array("PK\u{3}\u{4}".utf8) + common + Array(name.utf8) + bytes
    directory += Array("PK\u{1}\u{2}".utf8)
    directory.append(Self.version, bytes: 2)
    directory += common
    // No comment, the first disk, no attributes.
    for size in [2, 2, 2, 4] { directory.append(0, bytes: size) }
    directory.append(place, bytes: 4)
    directory += Array(name.utf8)
    count += 1
  }

  private var end: [UInt8] {
    var end = Array("PK\u{5}\u{6}".utf8)
    for number in [0, 0, count, count] { end.append(number, bytes: 2) }
    for number in [directory.count, contents.count] { end.append(number, bytes: 4) }
    end.append(0, bytes: 2)
    return end
  }
}

extension [UInt8] {
  /// Adds a number, its lowest byte first.
  fileprivate mutating func append(_ number: Int, bytes count: Int) {
    for place in 0..<count { append(UInt8(truncatingIfNeeded: number >> (8 * place))) }
  }
}
