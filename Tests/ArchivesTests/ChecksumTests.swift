import Archives
import Testing

@Suite("Checksums") struct ChecksumTests {
  @Test(
    "are those that others compute",
    arguments: [("", 0x0000_0000), ("123456789", 0xCBF4_3926), ("Wikipedia", 0xADAA_C02E)]
      as [(String, UInt32)])
  func knownVectors(text: String, value: UInt32) {
    var check = CyclicRedundancyCheck()
    check.update(with: text.utf8)
    #expect(check.value == value)
  }

  @Test("do not depend on how the bytes are divided") func pieces() {
    let bytes = (0..<1_000).map { UInt8(truncatingIfNeeded: $0 * $0) }
    var check = CyclicRedundancyCheck(), checkOfPieces = CyclicRedundancyCheck()
    check.update(with: bytes)
    for piece in [bytes[..<1], bytes[1..<300], bytes[300...]] {
      checkOfPieces.update(with: piece)
    }
    #expect(check.value == checkOfPieces.value)
  }
}
