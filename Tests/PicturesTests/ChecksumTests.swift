import Testing

@testable import Pictures

@Suite("Checksums") struct ChecksumTests {
  @Test(
    "are those that others compute",
    arguments: [
      ("", 0x0000_0000, 0x0000_0001), ("123456789", 0xCBF4_3926, 0x091E_01DE),
      ("Wikipedia", 0xADAA_C02E, 0x11E6_0398), ("IEND", 0xAE42_6082, 0x02D7_0121),
    ] as [(String, UInt32, UInt32)])
  func knownVectors(text: String, crc: UInt32, adler: UInt32) {
    var check = CyclicRedundancyCheck(), sum = AdlerChecksum()
    check.update(with: text.utf8)
    sum.update(with: text.utf8)
    #expect(check.value == crc)
    #expect(sum.value == adler)
  }

  @Test("do not depend on how the bytes are divided") func pieces() {
    let bytes = (0..<1_000).map { UInt8(truncatingIfNeeded: $0 * $0) }
    var check = CyclicRedundancyCheck(), sum = AdlerChecksum()
    check.update(with: bytes)
    sum.update(with: bytes)
    var checkOfPieces = CyclicRedundancyCheck(), sumOfPieces = AdlerChecksum()
    for piece in [bytes[..<1], bytes[1..<300], bytes[300...]] {
      checkOfPieces.update(with: piece)
      sumOfPieces.update(with: piece)
    }
    #expect(check.value == checkOfPieces.value)
    #expect(sum.value == sumOfPieces.value)
  }

  @Test("of many large bytes do not overflow") func largeSums() {
    var sum = AdlerChecksum()
    sum.update(with: [UInt8](repeating: 0xFF, count: 100_000))
    #expect(sum.value == 0x149A_302C)
  }
}
