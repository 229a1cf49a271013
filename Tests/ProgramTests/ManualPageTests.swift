import Foundation
import TestSupport
import Testing

/// The manual page that `make install` puts beside the program.
@Suite("Manual page") struct ManualPageTests {
  static func page() throws -> String {
    let bash = try #require(Programs.installed("bash"))
    let script = Project.url(of: "Scripts/manual.sh").path(percentEncoded: false)
    let result = try run(
      bash, [script, Programs.built("widgetsize").path(percentEncoded: false)])
    result.expectAnswer()
    return result.output
  }

  /// The titles of the requests `.SH` or `.SS` of a page.
  private func titles(_ request: String, in page: String) -> [String] {
    zip(page.lines, page.lines.dropFirst()).filter { $0.0 == request }.map(\.1)
  }

  @Test("has the usual sections") func sections() throws {
    let page = try Self.page()
    #expect(page.hasPrefix(".TH WIDGETSIZE 1 "))
    #expect(
      titles(".SH", in: page) == [
        "NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "OPTIONS", "EXAMPLES", "EXIT STATUS",
        "ENVIRONMENT", "FILES", "SEE ALSO",
      ])
  }

  @Test("describes every command and every option") func complete() throws {
    let page = try Self.page()
    // A hyphen and a quotation mark of the help are those that people type.
    let text = page.replacing("\\-", with: "-").replacing("\\(aq", with: "'")
      .replacing("\\fP", with: "").replacing("\\fB", with: "").replacing("\\fI", with: "")
    for (path, command) in try CommandTree.read().commands where !path.isEmpty {
      #expect(text.contains(".TP\n\(path[0])\n"), "\(path)")
      #expect(titles(".SS", in: page).contains("widgetsize \(path[0])"), "\(path)")
      for argument in command.arguments ?? [] where argument.shouldDisplay {
        let abstract = try #require(argument.abstract)
        let entry = argument.spellings.sorted { $0.count < $1.count }.joined(separator: ", ")
        if argument.valueName == "help" || argument.valueName == "version" {
          #expect(text.contains(entry.isEmpty ? "<help>" : entry), "\(path)")
        } else {
          #expect(text.contains(abstract), "\(path) \(entry): \(abstract)")
          #expect(entry.isEmpty || text.contains(".TP\n\(entry)"), "\(path) \(entry)")
        }
      }
    }
  }

  @Test("has the variables of the environment") func environment() throws {
    let page = try Self.page()
    for name in ["WIDGETSIZE_DATA", "NO_COLOR"] { #expect(page.contains(name), "\(name)") }
  }

  @Test(
    "is accepted by mandoc", .enabled(if: Programs.mustRun("mandoc")))
  func mandoc() throws {
    let mandoc = try #require(Programs.installed("mandoc"))
    let result = try run(mandoc, ["-T", "lint", "-W", "warning"], input: try Self.page())
    // Who installs the page may set a date; the same sources make the same page.
    let complaints = result.lines.filter { !$0.contains("missing date") }
    #expect(complaints.isEmpty && result.errors.isEmpty, "\(result)")
  }

  @Test(
    "is accepted by groff", .enabled(if: Programs.mustRun("groff")))
  func groff() throws {
    let groff = try #require(Programs.installed("groff"))
    let result = try run(groff, ["-k", "-man", "-ww", "-z", "-Tutf8"], input: try Self.page())
    #expect(result.status == 0 && result.errors.isEmpty, "\(result)")
  }
}
