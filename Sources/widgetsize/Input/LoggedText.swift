internal import ProgramSupport
internal import WidgetSizing
internal import Wording

/// The line of the console log about a refused image.
struct LoggedText {
  /// The limit of the image.
  let limit: PixelArea
  /// The image that was refused; nil if the text does not state its size.
  let image: PixelSize?

  /// Parses an argument, or the first line about a refused image on standard input for `-`.
  init(_ argument: String) throws {
    let lines =
      argument == "-"
      ? try InputFile(argument).text.split(whereSeparator: \.isNewline).map(String.init)
      : [argument]
    let text = lines.first(where: Self.isOfRefusal) ?? lines.first ?? ""
    guard let refusal = RefusalLine.limit(in: text) else {
      throw Failure.usage(
        "\(quoted(text)) has no limit; expected square pixels with at most two decimals, such as "
          + "max[718080.000000]")
    }
    if argument != "-", let end = text.lastIndex(of: "]"),
      text[end...].contains(where: { $0.isLetter || $0.isNumber })
    {
      throw Failure.usage(
        "\(quoted(text)) has words behind the limit, which narrow nothing; use options such as --family"
      )
    }
    (limit, image) = (refusal.limit, refusal.image)
  }

  /// Whether a text is the line about a refused image, or its end with the limit.
  static func isOfRefusal(_ text: String) -> Bool { text.contains("max[") }
}
