import Testing

@testable import WidgetReports

@Suite("Names in source code") struct SourceNamesTests {
  private var names = SourceNames()

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
    "are no words of a language, nor members of its types",
    arguments: [
      "class", "in", "all", "when", "deinit", "fallthrough", "precedencegroup", "rethrows",
      "vararg", "lateinit", "satisfies", "using", "mixin", "double", "listOf", "min", "cGSize",
      "id",
    ])
  mutating func reserved(word: String) {
    #expect(names.name(.widget, [word]) == word + "_2")
  }

  @Test("are no type that a file uses, as they become types")
  mutating func types() {
    for type in ["Double", "String", "List", "CGSize", "WidgetSize", "Int"] {
      #expect(names.name(.version, [type]).typeName != type)
    }
  }

  @Test("are short, however long the words are") mutating func long() {
    let name = names.name(.device, [String(repeating: "a", count: 1_000_000)])
    #expect(name.count < 100)
    #expect(names.name(.device, Array(repeating: "word", count: 1_000)).count < 100)
  }
}
