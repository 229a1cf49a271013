internal import WidgetSizing
internal import Wording

/// Text from a log: the name of a snapshot, or the line about a refused image.
struct LoggedText {
  /// The name of a snapshot; empty or ignored if ``limit`` is not nil.
  let text: String
  /// The limit of a refused image; nil if the text is not about a refused image.
  let limit: PixelArea?
  /// The image that was refused; nil if the text does not state its size.
  let image: PixelSize?

  /// Parses an argument, or standard input for `-`. From standard input it takes the first line
  /// about a refused image, else the first line that is not empty.
  init(_ argument: String) throws {
    guard argument == "-" else {
      let refusal = try Self.refusal(in: argument) { column in "column \(column)" }
      (text, limit, image) = (argument, refusal?.limit, refusal?.image)
      return
    }
    let lines = try InputFile(argument).text.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      if let refusal = try Self.refusal(
        in: String(line), at: { column in "line \(index + 1), column \(column)" })
      {
        (text, limit, image) = ("", refusal.limit, refusal.image)
        return
      }
    }
    (limit, image) = (nil, nil)
    text = lines.first { !$0.isEmpty }.map(String.init) ?? ""
  }

  /// Whether a text is of the line about a refused image, or a piece of it with the limit.
  static func isOfRefusal(_ text: String) -> Bool {
    text.contains("max[") || RefusalLine.isMarked(text)
  }

  /// The limit in a line, with the image if the line states it; nil if it is not about a refused image.
  private static func refusal(
    in line: String, at place: (Int) -> String
  ) throws -> (limit: PixelArea, image: PixelSize?)? {
    do {
      guard let refusal = try RefusalLine(pasted: line) else {
        return RefusalLine.piece(of: line)
      }
      guard let limit = refusal.limit else {
        throw Failure(
          .unknown,
          ["the line states no limit, only the size of the image, \(refusal.image) pixels"])
      }
      return (limit, refusal.image)
    } catch let misreading as RefusalLine.Misreading {
      if !line.contains("("), let piece = RefusalLine.piece(of: line) { return piece }
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
