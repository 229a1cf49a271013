import Foundation
import TestSupport
import Testing

/// What users feed the program never breaks it: every input that was worth keeping, among them
/// each that once broke a reader, and many that are made of them.
///
/// `make soak` looks for more of them, with libFuzzer.
@Suite struct InputTests {
  private static let inputs = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Inputs")
  private static let hostileBytes =
    Array("\",\n\r \t\0a1.-|`<&[]{}=:'\\".utf8) + [0x7F, 0x80, 0xC3, 0xE2, 0xEF, 0xF0, 0xFF]
  /// How many are made of the inputs of a reader. The catalog takes longer than the others.
  private static let mutations = 40

  private func inputs(of reader: Reader) throws -> [(name: String, bytes: [UInt8])] {
    let folder = Self.inputs.appending(path: reader.rawValue)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted().map {
      ($0, Array(try Data(contentsOf: folder.appending(path: $0))))
    }
  }

  @Test(arguments: Reader.allCases) func everyInputThatWasKept(reader: Reader) throws {
    let inputs = try inputs(of: reader)
    #expect(inputs.count > 1)
    for input in inputs + [("nothing", [])] {
      #expect(throws: Never.self, "\(reader.rawValue)/\(input.name)") {
        try reader.read(input.bytes)
      }
    }
  }

  @Test(arguments: Reader.allCases) func mutations(reader: Reader) throws {
    let inputs = try inputs(of: reader).map(\.bytes)
    var generator = SplitMix64(seed: 8)
    for _ in 0..<(reader == .catalog ? Self.mutations / 4 : Self.mutations) {
      let bytes = mutation(of: inputs, &generator)
      #expect(throws: Never.self, "\(reader.rawValue): \(bytes)") { try reader.read(bytes) }
    }
  }

  /// An input with some bytes changed, added and removed, and perhaps the end of another.
  private func mutation(of inputs: [[UInt8]], _ generator: inout SplitMix64) -> [UInt8] {
    var bytes = inputs.randomElement(using: &generator) ?? []
    for _ in 0...Int.random(in: 0...4, using: &generator) {
      let place = Int.random(in: 0...bytes.count, using: &generator)
      let byte = Self.hostileBytes.randomElement(using: &generator) ?? 0
      switch Int.random(in: 0...5, using: &generator) {
      case 0 where place < bytes.count: bytes[place] = byte
      case 1 where place < bytes.count: bytes.remove(at: place)
      case 2:
        let end = min(bytes.count, place + Int.random(in: 0...30, using: &generator))
        bytes.insert(contentsOf: bytes[place..<end], at: place)
      case 3:
        let other = inputs.randomElement(using: &generator) ?? []
        bytes.replaceSubrange(place..., with: other.suffix(max(0, other.count - place)))
      default: bytes.insert(byte, at: place)
      }
    }
    return bytes
  }
}
