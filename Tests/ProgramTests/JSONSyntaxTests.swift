import Foundation
import TestSupport
import Testing

/// JSON of a lock file is refused with the place of its fault, also where the decoder of Foundation would
/// accept it.
@Suite struct JSONSyntaxTests {
  private static let cell =
    #"{"id": "today.ios10.414x736@3.landscape.l.today-view.expanded", "height": {"value": 352}}"#

  @Test(
    "a fault of the syntax is reported with its line and column",
    arguments: [
      ("{", "1:2: error: [json] the text ends; expected a key in double quotes"),
      ("[[[", "1:4: error: [json] the text ends; expected a value"),
      ("{\n  \"cells\": [}", "2:13: error: [json] unexpected '}'; expected a value"),
      ("{\"é\" 1}", "1:6: error: [json] unexpected '1'; expected ':'"),
      ("{\"a\": nope}", "1:7: error: [json] unexpected 'n'; expected a value"),
      ("[1 2]", "1:4: error: [json] unexpected '2'; expected ',' or ']'"),
      ("[\(cell)] x", "1:93: error: [json] unexpected 'x'; expected the end of the text"),
      ("[\(cell),]", "1:92: error: [json] unexpected ']'; expected a value"),
      (
        "{\"cells\": [\(cell)],\n}",
        "2:1: error: [json] unexpected '}'; expected a key in double quotes"
      ),
      ("{\"a\": 1, \"\\u0061\": 2}", "1:10: error: [json] key 'a' is there twice"),
      ("{\"a\": \"b", "1:7: error: [json] the double quote that opens this text is not closed"),
      ("{\"a\": \"\\x\"}", "1:7: error: [json] the text has an escape that does not exist"),
      ("{\"\\x\": 1}", "1:2: error: [json] the text has an escape that does not exist"),
      ("[\"a\nb\"]", "1:4: error: [json] control character in a text"),
      ("[01]", "1:2: error: [json] the number has a zero before its first digit"),
      ("[1.]", "1:4: error: [json] unexpected ']'; expected a digit"),
      ("[-]", "1:3: error: [json] unexpected ']'; expected a digit"),
      ("[1e]", "1:4: error: [json] unexpected ']'; expected a digit"),
      (
        "\u{FEFF}[\(cell)]",
        "1:1: error: [json] the text begins with a byte order mark; UTF-8 needs none"
      ),
      ("\(cell)\n\n{\"id\": }", "3:8: error: [json] unexpected '}'; expected a value"),
    ])
  func place(text: String, complaint: String) throws {
    try withTemporaryFolder { folder in
      try folder.write("a.json", text)
      let result = try widgetsize("check", "a.json", in: folder)
      #expect(result.status == 2 && result.output.isEmpty, "\(result)")
      #expect(result.errors == "a.json:\(complaint)\n")
    }
  }

  @Test(
    "the place of a number that is no decimal is named",
    arguments: ["1e400", "-1e400", "1e-400", "1E+200", "0e400"])
  func unrepresentableNumber(number: String) throws {
    try withTemporaryFolder { folder in
      let cell = Self.cell.replacingOccurrences(of: "352", with: number)
      let problem = "the number is too large, or too close to 0"
      for (text, place) in [
        ("[\(cell)]", "[0].height.value"), ("\(Self.cell)\n\(cell)\n", "line 2.height.value"),
      ] {
        try folder.write("a.json", text)
        let result = try widgetsize("check", "a.json", in: folder)
        #expect(result.status == 2 && result.output.isEmpty, "\(result)")
        #expect(result.errors == "error: 'a.json', \(place): \(problem)\n")
      }
      // What is not read may be any number.
      try folder.write("a.json", "[{\"x\": \(number), \(Self.cell.dropFirst())]")
      #expect(try widgetsize("check", "a.json", in: folder).status == 0)
    }
  }

  @Test("a number with more than 38 digits is refused, not rounded")
  func longNumber() throws {
    try withTemporaryFolder { folder in
      let zeros = String(repeating: "0", count: 1_000)
      try folder.write(
        "a.json", "[\(Self.cell.replacingOccurrences(of: "352", with: "352.\(zeros)1"))]")
      let result = try widgetsize("check", "a.json", in: folder)
      #expect(result.errors == "a.json:1:86: error: [json] the number has more than 38 digits\n")
      #expect(result.status == 2)
      try folder.write(
        "a.json", "[\(Self.cell.replacingOccurrences(of: "352", with: "352.\(zeros)"))]")
      try widgetsize("check", "a.json", in: folder).expectAnswer()
    }
  }

  @Test("unknown keys are accepted, and nesting of up to 512 levels")
  func valid() throws {
    try withTemporaryFolder { folder in
      for (levels, isRead) in [(500, true), (100_000, false)] {
        let deep = String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
        try folder.write(
          "a.json",
          "{\"a\": [1e400, -0.5E+3, true, false, null, \"\\u00e9\\\"\", {}, []],\r\n"
            + "\t\"b\": \(deep), \"cells\": [\(Self.cell)]}")
        let result = try widgetsize("check", "a.json", in: folder)
        if isRead {
          result.expectAnswer()
        } else {
          #expect(
            result.errors
              == "a.json:2:518: error: [json] lists and objects are nested deeper than 512 levels\n"
          )
        }
      }
    }
  }
}
