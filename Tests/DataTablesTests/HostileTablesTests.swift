import DataTables
import TestSupport
import Testing

/// Any bytes can be read as a table, and the complaints about them are consistent.
@Suite struct HostileTablesTests {
  private static let wellFormed = Array(
    """
    id,name,value_pt,note
    a,"Ann ""A"" B",441.5,×
    b,"two
    lines",-0.25,😀é
    c,,"3,5",""

    """.utf8)
  private static let hostileBytes: [UInt8] =
    Array("\",\n\r \t\0a1.-".utf8) + [
      0x7F, 0x80, 0xBF, 0xC0, 0xC3, 0xE0, 0xED, 0xEF, 0xF0, 0xF4, 0xF5, 0xFF,
    ]

  /// Reads every cell of a table as every type.
  private func exercise(_ bytes: [UInt8]) {
    let table = Table(parsing: bytes, path: "t.csv")
    let check = TableCheck(
      table, by: Self.description, addedTo: (EncodedTable(columnNames: []), "e.csv"),
      isReview: true
    ) { _, _ in [FieldText("a")] }
    // The column `missing` leaves no row sound.
    #expect(check.unsoundRows.count == table.rowCount)

    let lineCount = bytes.count { $0 == UInt8(ascii: "\n") } + 1
    for complaint in check.complaints {
      #expect((1...lineCount).contains(complaint.position.line))
      #expect((1...bytes.count + 1).contains(complaint.position.column))
      #expect(complaint.description.unicodeScalars.allSatisfy { $0.value >= 0x20 })
    }
    let isText = String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes)
    #expect(isText != table.complaints.contains { $0.message.contains("is not UTF-8") })
  }

  private static let description = tableDescription(
    """
    t,id,string,true,true,,,,,a Ann,,,,1
    t,name,string,false,true,,,3,,,t.id,value_pt,,
    t,value_pt,number,false,false,0,5,,,,,,,2
    t,missing,boolean,true,false,,,,,,,,,

    """)

  @Test func mutatedTablesHaveConsistentComplaints() {
    var generator = SplitMix64(seed: 10_000)
    for _ in 0..<10_000 {
      var bytes = Self.wellFormed
      for _ in 0...Int.random(in: 0...6, using: &generator) {
        let place = Int.random(in: 0...bytes.count, using: &generator)
        let byte = Self.hostileBytes.randomElement(using: &generator) ?? 0
        switch Int.random(in: 0...3, using: &generator) {
        case 0 where place < bytes.count: bytes[place] = byte
        case 1 where place < bytes.count: bytes.remove(at: place)
        case 2: bytes.removeSubrange(place...)
        default: bytes.insert(byte, at: place)
        }
      }
      exercise(bytes)
    }
  }

  @Test func arbitraryBytesHaveConsistentComplaints() {
    var generator = SplitMix64(seed: 7)
    for _ in 0..<2_000 {
      let count = Int.random(in: 0...60, using: &generator)
      exercise((0..<count).map { _ in Self.hostileBytes.randomElement(using: &generator) ?? 0 })
    }
  }

  /// Inputs for which a careless reader takes quadratic time or memory: each is so long that the test
  /// would not end.
  @Test(arguments: [
    "\"", "\"\"", "\"a\n", "\"\"\"\n", "\"a\n\"\"", ",", "\n", "\r\n", " ", "a,", "\"a\",", "\0",
    "é",
  ])
  func longRepetitionsHaveBoundedComplaints(of piece: String) {
    let count = 100_000
    let bytes = Array(String(repeating: piece, count: count / piece.utf8.count).utf8)
    let table = Table(parsing: bytes, path: "t.csv")
    #expect(table.complaints.count <= 1_001 + table.columnNames.count)
  }

  /// Every sequence of two bytes and the edges of the longer ones, against the standard library.
  @Test func utf8IsWhatTheStandardLibraryAccepts() {
    let edges: [UInt8] = [0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0]
    let leads = (0xC0...0xFF).map { UInt8($0) }
    var sequences = (0x80...0xFF).flatMap { first in
      (0x41...0xFF).map { [UInt8(first), UInt8($0)] }
    }
    for lead in leads {
      for second in edges {
        for third in edges {
          sequences.append([lead, second, third])
          for fourth in edges { sequences.append([lead, second, third, fourth]) }
        }
      }
    }
    for sequence in sequences {
      let isText = String(decoding: sequence, as: UTF8.self).utf8.elementsEqual(sequence)
      let bytes = Array("a\n".utf8) + sequence + Array("\n".utf8)
      let complains = Table(parsing: bytes, path: "t.csv").complaints
        .contains { $0.message.contains("is not UTF-8") }
      #expect(complains != isText, "\(sequence)")
    }
  }
}
