import TestSupport
import Testing

/// Phrases that readers of the output did not understand.
@Suite("Phrases that must not come back") struct PhraseTests {
  private static let commands: [[String]] = [
    ["query", "plus", "--landscape"], ["query", "iPhone 16 Pro"],
    ["query", "iPad mini 2", "--os", "9"],
    ["query", "iPhone 8 Plus", "--family", "small", "--os", "15"],
    ["explain", "--device", "plus", "--landscape"], ["explain", "--device", "iPhone 15"],
    ["compare", "iPhone 15", "iPhone 16 Pro"],
    ["fit", "--rows", "5", "--row-height", "44", "--device", "plus", "--landscape"],
    ["fit", "--image", "512x512", "--family", "medium"],
    ["identify", "364x170"], ["identify", "1x1"], ["safe", "--idiom", "phone", "--os", "10"],
    ["list", "conflicts"], ["list", "rules"], ["list", "sources"], ["validate"],
    ["query", "--help"], ["fit", "--help"], ["safe", "--help"], ["check", "--help"],
    ["diff", "--help"], ["identify", "--help"], ["validate", "--help"], ["explain", "--help"],
    ["list", "--help"], ["report", "--help"], ["render", "--help"], ["ingest", "--help"],
    ["compare", "--help"], ["serve", "--help"], ["--help"],
  ]
  private static let phrases = [
    "has the greater authority", "outside its domain", "told by", "is told apart",
    "what is not said", "what it misses", "what they miss", "none that", "is meant above",
    "both systems", "is worth a word", "who asks for", "says which", "says in which", "somebody",
    "is another", "stands on", "beside it",
  ]

  @Test("are in no output", arguments: commands) func outputs(_ command: [String]) throws {
    let result = try widgetsize(command)
    let text = (result.output + result.errors).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ").lowercased()
    #expect(!text.isEmpty)
    for phrase in Self.phrases where text.contains(phrase) {
      Issue.record("'\(phrase)' is in the output of \(command)")
    }
  }
}
