import Testing
import WidgetReports

@Suite("Names in source code") struct CodeNamesTests {
  private var names = CodeNames(
    besides: """
      {{! a summary }}
      /// A comment.
      struct WidgetSize { let all: [CGSize], {{widget}} } // The end.
      """)

  @Test(
    "join words, and have letters and digits only",
    arguments: [
      (["iPhone 16 Pro"], "iPhone16Pro"), (["iPad Pro (12.9-inch)"], "iPadPro12_9Inch"),
      (["Apple Watch Ultra"], "appleWatchUltra"),
      (["systemMedium", "icons-large"], "systemMediumIconsLarge"),
      (["expanded", "minimum_height"], "expandedMinimumHeight"), (["été"], "t"),
      (["42 mm"], "widget42Mm"), (["*/ \u{2028}"], "widget_2"),
    ])
  mutating func words(words: [String], expected: String) {
    #expect(names.name(.widget, words) == expected)
  }

  @Test("are the same for the same words, and different for others") mutating func distinct() {
    #expect(names.name(.device, ["iPhone 7"]) == "iPhone7")
    #expect(names.name(.device, ["iPhone-7"]) == "iPhone7_2")
    #expect(names.name(.widget, ["iPhone 7"]) == "iPhone7_3")
    #expect(names.name(.device, ["iPhone 7"]) == "iPhone7")
  }

  @Test(
    "are no word of the code of a template, nor become one as types",
    arguments: ["struct", "let", "all", "WidgetSize", "cGSize"])
  mutating func taken(word: String) {
    #expect(names.name(.widget, [word]).hasSuffix("_2"))
  }

  @Test("may be words of comments", arguments: ["summary", "comment", "end", "class"])
  mutating func free(word: String) {
    #expect(names.name(.widget, [word]) == word)
  }

  @Test("are short, however long the words are") mutating func long() {
    let name = names.name(.device, [String(repeating: "a", count: 1_000_000)])
    #expect(name.count < 100)
    #expect(names.name(.device, Array(repeating: "word", count: 1_000)).count < 100)
  }
}
