import DataTables
import TestSupport
import Testing

@Suite struct JSONValueTests {
  private func parse(_ text: String) throws(JSONFault) -> JSONValue {
    try JSONValue(parsing: Array(text.utf8))
  }

  @Test func membersAndElementsKeepTheirOrderAndPlaces() throws {
    let text = "{\"b\": [1, {\"c\": null}, []],\n \"a\": {}, \"é\": true}"
    let value = try parse(text)
    let members = Array(value.members)
    #expect(members.map(\.key) == ["b", "a", "é"])
    #expect(members.map(\.value.kind) == [.list, .object, .boolean])
    #expect(members.map(\.offset) == [1, 29, 38])
    let elements = try Array(#require(value["b"]).elements)
    #expect(elements.map(\.kind) == [.number, .object, .list])
    #expect(elements[1]["c"]?.kind == .null && elements[1]["d"] == nil)
    var cursor = PositionCursor(Array(text.utf8))
    let positions = members.map { cursor.position(of: $0.offset).description }
    #expect(positions == ["1:2", "2:2", "2:11"])
    #expect(value["é"]?.condition == true && value["a"]?.condition == nil)
    #expect(value.elements.contains { _ in true } == false)
  }

  @Test(
    arguments: [
      ("\"\"", ""), ("\"a\u{FF}\u{1F600}\u{7F}\"", "a\u{FF}\u{1F600}\u{7F}"),
      (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
      (#""\u0041\u00e9\uD83D\uDE00\u0000z""#, "Aé\u{1F600}\0z"),
    ]) func textsAreDecoded(text: String, decoded: String) throws
  {
    #expect(try parse(text).text == decoded)
    #expect(try parse("[\(text)]").text == nil)
  }

  @Test(
    arguments: [
      #""\ud83d""#, #""\ud83dx""#, #""\ud83d\u0041""#, #""\ude00""#, #""\u00g0""#, #""\u+041""#,
      #""\u004""#, #""\U0041""#, #""\é""#, "\"\\\n\"",
    ]) func escapesThatDoNotExistAreFaults(text: String)
  {
    let fault = #expect(throws: JSONFault.self) { try parse(" \(text)") }
    #expect(fault?.problem == "the text has an escape that does not exist")
    #expect(fault?.position == Position(line: 1, column: 2))
  }

  @Test(
    arguments: [
      ("0", "0"), ("-0.0", "0"), ("18.0", "18"), ("352.50", "352.5"), ("3.520E+2", "352"),
      ("0.05", "0.05"), ("5e-3", "0.005"), ("-12.5e1", "-125"), ("1e2", "100"),
      ("1e127", "1" + String(repeating: "0", count: 127)),
    ]) func numbersHavePlainDigits(text: String, digits: String) throws
  {
    let number = try #require(try parse(text).number)
    #expect(number.written == text)
    #expect(try number.digits() == digits)
  }

  @Test func numbersOutOfReachHaveNoDigits() throws {
    let zeros = String(repeating: "0", count: 1_000)
    for text in [
      "1e128", "-1E-128", "0e400", "1e99999999999999999999", "1e\(Int.max)", "1e\(Int.min)",
    ] {
      let number = try #require(try parse(text).number)
      #expect(throws: JSONNumber.Fault.tooFarFromOne) { try number.digits() }
    }
    for text in ["1.\(zeros)1", "1\(zeros)1", String(repeating: "9", count: 39)] {
      let number = try #require(try parse(text).number)
      #expect(throws: JSONNumber.Fault.tooLong) { try number.digits() }
    }
    #expect(try parse("352.\(zeros)").number?.digits() == "352")
  }

  @Test func theFirstRepeatedKeyIsFound() throws {
    #expect(try parse(#"{"a": {"b": 1}, "b": [{"b": 1}, {"b": 2}]}"#).repeatedKey == nil)
    let value = try parse("{\"a\": [{\"b\": 1,\n\"\\u0062\": 2}], \"a\": 3}")
    #expect(value.repeatedKey?.problem == "key 'b' is there twice")
    #expect(value.repeatedKey?.position == Position(line: 2, column: 1))
    #expect(value["a"]?.kind == .list)
    // Two spellings of one letter are two keys.
    #expect(try parse("{\"\u{E9}\": 1, \"e\u{301}\": 2}").repeatedKey == nil)
  }

  @Test func aPartOfTheBytesIsParsedWithPositionsOfTheWhole() throws {
    let bytes = Array("{}\n[1, x]\n".utf8)
    #expect(try JSONValue(parsing: bytes, in: 0..<2).kind == .object)
    let fault = #expect(throws: JSONFault.self) { try JSONValue(parsing: bytes, in: 3..<9) }
    #expect(fault?.position == Position(line: 2, column: 5))
    let end = #expect(throws: JSONFault.self) { try JSONValue(parsing: bytes, in: 3..<6) }
    #expect(end?.problem == "the text ends; expected a value")
  }

  @Test func bytesThatAreNotUTF8AreFaults() {
    for (bytes, column) in [
      ([0x22, 0x61, 0xFF, 0x22], 3), ([0x22, 0xED, 0xA0, 0x80, 0x22], 2), ([0x22, 0xC3, 0x22], 2),
      ([0x20, 0x80], 2), ([0x22, 0xF0, 0x9F, 0x98], 2),
    ] as [([UInt8], Int)] {
      let fault = #expect(throws: JSONFault.self) { try JSONValue(parsing: bytes) }
      #expect(fault?.problem.hasSuffix("is not UTF-8 here") == true, "\(bytes)")
      #expect(fault?.position == Position(line: 1, column: column), "\(bytes)")
    }
  }

  @Test(arguments: [("[", "]"), ("{\"a\":", "}"), ("[{\"a\":", "}]")])
  func depthIsLimited(opening: String, closing: String) throws {
    let levels = 512 / opening.count { "[{".contains($0) }
    func nested(_ count: Int) -> String {
      String(repeating: opening, count: count) + "0" + String(repeating: closing, count: count)
    }
    var value = try parse(nested(levels))
    while let inner = value.elements.first(where: { _ in true }) ?? value["a"] { value = inner }
    #expect(value.number?.written == "0")
    let fault = #expect(throws: JSONFault.self) { try parse(nested(levels + 1)) }
    #expect(fault?.problem == "lists and objects are nested deeper than 512 levels")
  }

  @Test("arbitrary bytes are a value or a fault at a place of the text", arguments: 0..<40)
  func arbitrary(_ seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    var bytes = Array(#"{"a": [1, -2.5e3, "\u00e9x", true], "b": {"c": null, "d": []}}"#.utf8)
    for _ in 0..<200 {
      let byte =
        Bool.random(using: &random)
        ? UInt8.random(in: 0...255, using: &random)
        : Array("{}[]\",:\\u019.e-".utf8).randomElement(using: &random) ?? 0
      bytes[Int.random(in: 0..<bytes.count, using: &random)] = byte
      do throws(JSONFault) {
        let value = try JSONValue(parsing: bytes)
        #expect(value.kind == .object || value.members.allSatisfy { _ in false })
      } catch {
        #expect(error.position.line >= 1 && error.position.column <= bytes.count + 1)
        #expect(!error.problem.isEmpty)
      }
    }
  }
}
