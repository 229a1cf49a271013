import TestSupport
import Testing

/// The skill that tells assistants which commands to run.
@Suite("Skill")
struct SkillTests {
  private static let path = "skills/widgetsize/SKILL.md"
  private static let lines = (try? DocumentSample.lines(of: path)) ?? []
  static let commands = lines.filter { $0.hasPrefix("    ") }.map { String($0.dropFirst(4)) }

  @Test("begins with its name and a description")
  func frontMatter() throws {
    #expect(Self.lines.first == "---")
    let keys = Self.lines.dropFirst().prefix { $0 != "---" }
    #expect(keys.contains("name: widgetsize"))
    let description = try #require(keys.first { $0.hasPrefix("description: ") })
    #expect((100...1_024).contains(description.count))
    #expect(keys.count == 2)
  }

  @Test("has a command for each question")
  func questions() {
    let questions = Self.lines.filter { $0.hasSuffix("?") }
    #expect(questions.count == 13)
    for question in questions {
      let below = Self.lines.drop { $0 != question }.dropFirst(2).first
      #expect(below?.hasPrefix("    widgetsize ") == true, "\(question)")
    }
  }

  @Test("has commands that are answered", arguments: commands)
  func command(_ command: String) throws {
    // Of a version that was measured first, a note says that no source names it for the device.
    let result = try runInShell(command)
    #expect(result.status == 0 && !result.output.isEmpty, "\(result)")
    #expect(result.errors.lines.allSatisfy { $0.hasPrefix("note: ") }, "\(result)")
  }
}
