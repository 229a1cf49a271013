internal import WidgetSizing
internal import Wording

/// Text from a log: the name of a snapshot, or the line about a refused image.
struct LoggedText {
  /// The name of a snapshot; empty or ignored if ``limit`` is not nil.
  let text: String
  /// The limit of a refused image; nil if the text is not about a refused image.
  let limit: PixelArea?

  /// Parses an argument, or standard input for `-`. From standard input it takes the first line
  /// about a refused image, else the first line that is not empty.
  init(_ argument: String) throws {
    guard argument == "-" else {
      limit = try Self.limit(in: argument) { column in "column \(column)" }
      text = argument
      return
    }
    let lines = try InputFile(argument).text.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      if let limit = try Self.limit(
        in: String(line), at: { column in "line \(index + 1), column \(column)" })
      {
        (text, self.limit) = ("", limit)
        return
      }
    }
    limit = nil
    text = lines.first { !$0.isEmpty }.map(String.init) ?? ""
  }

  /// The limit in a line; nil if it is not about a refused image.
  private static func limit(in line: String, at place: (Int) -> String) throws -> PixelArea? {
    do {
      guard let refusal = try RefusalLine(pasted: line) else { return nil }
      guard let limit = refusal.limit else {
        throw Failure(
          .unknown,
          ["the line states no limit, only the size of the image, \(refusal.image) pixels"])
      }
      return limit
    } catch let misreading as RefusalLine.Misreading {
      throw Failure.usage("\(place(misreading.column)): \(misreading.message)")
    }
  }

  /// Parses a limit given as a number, in square pixels.
  static func limit(_ text: String) throws -> PixelArea {
    guard let limit = PixelArea(text) else {
      throw Failure.usage(
        "--image-limit \(quoted(text)) is not an area; expected square pixels up to 1000000000000 "
          + "with at most two decimals, such as 718080")
    }
    return limit
  }
}
