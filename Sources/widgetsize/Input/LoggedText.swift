internal import ProgramSupport
internal import WidgetSizing
internal import Wording

/// Text from the console log: the name of a snapshot, or the line about a refused image.
struct LoggedText {
  /// The name of a snapshot; ignored if ``limit`` is not nil.
  let text: String
  /// The limit of a refused image; nil if the text is not about a refused image.
  let limit: PixelArea?
  /// The image that was refused; nil if the text does not state its size.
  let image: PixelSize?

  /// Parses an argument, or standard input for `-`. From standard input it takes the first line about a refused
  /// image, else the first line that is not empty.
  init(_ argument: String) throws {
    let lines =
      argument == "-"
      ? try InputFile(argument).text.split(whereSeparator: \.isNewline).map(String.init)
      : [argument]
    text = lines.first(where: Self.isOfRefusal) ?? lines.first ?? ""
    let refusal = RefusalLine.limit(in: text)
    guard refusal != nil || !Self.isOfRefusal(text) else {
      throw Failure.usage(
        "\(quoted(text)) has no limit; expected square pixels with at most two decimals, such as "
          + "max[718080.000000]")
    }
    (limit, image) = (refusal?.limit, refusal?.image)
  }

  /// Whether a text is the line about a refused image, or its end with the limit.
  static func isOfRefusal(_ text: String) -> Bool { text.contains("max[") }
}
