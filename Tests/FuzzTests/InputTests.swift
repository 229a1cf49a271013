import Foundation
import Testing

/// The readers read every kept input, among them each that once broke a reader.
///
/// `make soak` looks for more of them, with libFuzzer.
@Suite struct InputTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Inputs")

  /// What was kept for a reader, by the names of the files.
  static func inputs(of reader: Reader) throws -> [(name: String, bytes: [UInt8])] {
    let folder = Self.folder.appending(path: reader.rawValue)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted().map {
      ($0, Array(try Data(contentsOf: folder.appending(path: $0))))
    }
  }

  /// The number of parts of the inputs of each reader. Parts are read in parallel.
  private static let partCount = 8

  @Test(arguments: Reader.allCases, 0..<partCount)
  func everyKeptInputIsReadWithoutABrokenPromise(reader: Reader, part: Int) throws {
    let inputs = try Self.inputs(of: reader)
    #expect(inputs.count > 1)
    for (index, input) in (inputs + [("nothing", [])]).enumerated()
    where index % Self.partCount == part {
      #expect(throws: Never.self, "\(reader.rawValue)/\(input.name)") {
        try reader.read(input.bytes)
      }
    }
  }
}
