import DataTables
import Foundation
import Testing
import WidgetSizingData

#if canImport(FoundationXML)
import FoundationXML
#endif
import WidgetReports

/// JUnit reports and annotations keep any text of a lock file as text.
@Suite("Reports of a check") struct CheckReportTests {
  private static let id = "today.ios10.414x736@3.landscape.l.today-view.expanded"
  private static let hostile = "a\"<b>&'%0A::error::,\u{1B}[31m\u{FFFF}]]>\u{202E}é"

  private static let quotedHostile = "\"" + hostile.replacing("\"", with: "\"\"") + "\""

  private func check(_ text: String, path: String = "a.csv") -> CheckResult {
    let sizes = LockFile(Array(text.utf8), path: path)
    #expect(sizes.complaints.filter { $0.check != .encoding } == [])
    return CheckResult([sizes], with: .bundled)
  }

  private func junit(_ result: CheckResult) throws -> [Element] {
    try Element.all(in: result.report.text(as: .junit))
  }

  @Test("are JUnit with a case for each cell, and a failure where it differs")
  func cases() throws {
    let elements = try junit(check("id,height_pt\n\(Self.id),351\nb,1\n"))
    #expect(
      elements.map(\.name) == [
        "testsuites", "testsuite", "testcase", "failure", "testcase", "failure",
      ])
    #expect(elements[1]["tests"] == "2" && elements[1]["failures"] == "2")
    #expect(elements[1]["skipped"] == "0" && elements[1]["name"] == "a.csv")
    #expect(elements[2]["name"] == Self.id && elements[2]["line"] == "2")
    #expect(
      elements[3]["message"]
        == "iOS 10, iPhone 6 Plus, 6s Plus, 7 Plus, landscape, l, Today view, expanded: "
        + "height was 351, is 352 sourced (S01 S02)")
    #expect(elements[3]["type"] == "value" && elements[5]["type"] == "missing")
    #expect(try junit(check("id,height_pt\n\(Self.id),352\n")).count == 3)
  }

  @Test("are well-formed XML whatever the file and its cells are called")
  func hostileXML() throws {
    let elements = try junit(check("id,height_pt\n\(Self.quotedHostile),1\n", path: Self.hostile))
    // XML has no form for U+001B and U+FFFF.
    let shown = #"a"<b>&'%0A::error::,\u{1B}[31m\u{FFFF}]]>"# + "\u{202E}é"
    #expect(elements.map { $0["file"] ?? $0["name"] ?? "" }.dropFirst() == [shown, shown, ""])
    #expect(elements.last?["message"]?.contains(#"\u{1B}"#) == true)
  }

  @Test("are annotations that a hostile name cannot end")
  func hostileAnnotations() {
    let lines = check("id,height_pt\n\(Self.quotedHostile),1\n", path: "a,b:c%\n::x")
      .report.annotations
    #expect(lines.count == 1)
    for line in lines {
      #expect(
        line.hasPrefix("::error file=a%2Cb%3Ac%25%0A%3A%3Ax,line=2,col=1,title=No such cell::"))
      #expect(!line.contains("%0A::") && !line.contains("\u{1B}"))
    }
    #expect(lines.first?.contains("%250A::error::,") == true)
  }
}

/// An element of XML with its attributes.
private struct Element {
  let name: String
  let attributes: [String: String]

  subscript(name: String) -> String? { attributes[name] }

  static func all(in text: String) throws -> [Element] {
    let collector = Collector()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = collector
    try #require(
      parser.parse(), "\(parser.parserError.map(String.init(describing:)) ?? "")\n\(text)")
    return collector.elements
  }

  private final class Collector: NSObject, XMLParserDelegate {
    var elements: [Element] = []

    func parser(
      _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
      qualifiedName qName: String?, attributes attributeDict: [String: String]
    ) {
      elements.append(Element(name: elementName, attributes: attributeDict))
    }
  }
}

extension Report {
  /// The annotations for GitHub, without the table above them.
  fileprivate var annotations: [Substring] {
    text(as: .github).split(separator: "\n").filter { $0.hasPrefix("::") }
  }
}
