import Foundation
import TestSupport
import Testing

/// What `make install` puts beside the program: completions.
@Suite("Installed files")
struct InstalledFilesTests {
  /// What the program offers a shell after `--device`.
  static func offers() throws -> [String] {
    let result = try widgetsize(
      "---completion", "query", "--", "--device", "3", "0", "widgetsize", "query", "--device", "",
      environment: ["SAP_SHELL": "bash", "SAP_SHELL_VERSION": "5.2"])
    result.expectAnswer()
    return result.lines
  }

  @Test("offer devices that the program knows")
  func devices() throws {
    let offers = try Self.offers()
    #expect(["iphone-7-plus", "plus", "ipad-mini-4"].allSatisfy(offers.contains))
    let result = try widgetsize(
      ["query", "--format", "csv"] + offers.flatMap { ["--device", $0] })
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test("offer nothing that a shell takes apart")
  func plainWords() throws {
    for offer in try Self.offers() {
      #expect(
        offer.utf8.allSatisfy { $0 > 0x20 && !"\"'$\\`:*?[]()".utf8.contains($0) }, "\(offer)")
    }
  }

  @Test("complete the name of a device in bash", .enabled(if: Programs.installed("bash") != nil))
  func bash() throws {
    let bash = try #require(Programs.installed("bash"))
    let program = Programs.built("widgetsize").path(percentEncoded: false)
    let script = """
      source <("$0" --generate-completion-script bash)
      COMP_WORDS=("$0" query --device iphone-7-p) COMP_CWORD=3
      COMP_LINE="${COMP_WORDS[*]}" COMP_POINT=${#COMP_LINE}
      _widgetsize "$0" iphone-7-p --device
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let result = try run(bash, ["-c", script, program])
    #expect(result.lines == ["iphone-7-plus"], "\(result)")
  }
}
