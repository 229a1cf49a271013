import TestSupport
import Testing

@testable import Pictures

@Suite("Deflate") struct DeflateTests {
  @Test(
    "gives back what it was given",
    arguments: [1, 2, 3, 255, 256, 257, 258, 259, 300, 32_768, 32_769, 40_000])
  func roundTrip(rowLength: Int) throws {
    var generator = SplitMix64(seed: UInt64(rowLength))
    var bytes: [UInt8] = []
    // Runs of every length that has a code of its own, of bytes with codes of both sizes.
    for length in Array(0...300) + [1_000, 70_000] {
      let byte = UInt8(truncatingIfNeeded: generator.next())
      bytes += [UInt8](repeating: byte, count: length)
    }
    bytes += bytes.suffix(rowLength) + bytes.suffix(rowLength) + Array(0...255)
    let inflated = try #require(InflatedBytes(Deflate.compress(bytes, rowLength: rowLength)))
    #expect(inflated.bytes == bytes)
    var sum = AdlerChecksum()
    sum.update(with: bytes)
    #expect(inflated.checksum == sum.value.bigEndianBytes)
  }

  @Test("writes no byte at all as an empty block") func nothing() {
    #expect(Deflate.compress([], rowLength: 1) == [0x78, 0x01, 0x03, 0x00, 0, 0, 0, 1])
  }

  @Test("repeats a row that equals the row above it") func repeatsRows() throws {
    var generator = SplitMix64(seed: 1)
    let row = (0..<500).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
    let bytes = Array(repeatElement(row, count: 20).joined())
    let inflated = try #require(InflatedBytes(Deflate.compress(bytes, rowLength: 500)))
    #expect(inflated.matches.allSatisfy { $0.distance == 500 })
    #expect(inflated.matches.reduce(0) { $0 + $1.length } == 19 * 500)
  }

  @Test("reaches back no farther than deflate can") func farthest() throws {
    for rowLength in [32_767, 32_768, 32_769] {
      let row = (0..<rowLength).map { UInt8(truncatingIfNeeded: $0 / 2 * 37 ^ $0) }
      let compressed = Deflate.compress(row + row, rowLength: rowLength)
      let inflated = try #require(InflatedBytes(compressed))
      #expect(inflated.matches.allSatisfy { $0.distance <= 32_768 })
      #expect(inflated.matches.contains { $0.distance > 1 } == (rowLength <= 32_768))
    }
  }
}
