import Foundation
import Testing

/// What users feed the program never breaks it: every input that was worth keeping, among them
/// each that once broke a reader.
///
/// `make soak` looks for more of them, with libFuzzer.
@Suite struct InputTests {
  private static let inputs = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Inputs")

  private func inputs(of reader: Reader) throws -> [(name: String, bytes: [UInt8])] {
    let folder = Self.inputs.appending(path: reader.rawValue)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted().map {
      ($0, Array(try Data(contentsOf: folder.appending(path: $0))))
    }
  }

  @Test(.serialized, arguments: Reader.allCases) func everyInputThatWasKept(reader: Reader) throws {
    let inputs = try inputs(of: reader)
    #expect(inputs.count > 1)
    for input in inputs + [("nothing", [])] {
      #expect(throws: Never.self, "\(reader.rawValue)/\(input.name)") {
        try reader.read(input.bytes)
      }
    }
  }
}
