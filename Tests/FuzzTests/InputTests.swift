import Foundation
import Testing

/// The readers read every kept input, among them each that once broke a reader.
///
/// `make soak` looks for more of them, with libFuzzer.
@Suite struct InputTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Inputs")

  /// What was kept for a reader: files that people wrote, and in the file `found` what the fuzzer found, an input a
  /// line in Base64.
  static func inputs(of reader: Reader) throws -> [(name: String, bytes: [UInt8])] {
    let folder = Self.folder.appending(path: reader.rawValue)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted()
    return try names.flatMap { name in
      let bytes = try Data(contentsOf: folder.appending(path: name))
      guard name == "found" else { return [(name, Array(bytes))] }
      return try bytes.split(separator: UInt8(ascii: "\n")).enumerated().map { index, line in
        ("found:\(index + 1)", Array(try #require(Data(base64Encoded: line))))
      }
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
