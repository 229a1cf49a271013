internal import QuestionWords
internal import WidgetSizing
internal import Wording

/// Questions about content that a widget shows, which `fit` answers.
extension Questions {
  /// `does "Hello World" fit small`, which `fit` refuses with its reason.
  static func textToShow(_ typed: TypedWords) -> ChosenLine? {
    guard
      [
        "text", "string", "label", "title", "fit", "fits", "does", "will", "can", "would", "could",
      ].contains(typed.first), typed.words.contains(where: TypedContent.isText)
    else { return nil }
    return typed.ask("fit")
  }

  /// `4 rows of 28 medium`
  static func countedContent(_ typed: TypedWords) -> ChosenLine? {
    guard TypedContent(typed.words).counts, !typed.options.contains(where: TypedContent.isOption)
    else { return nil }
    return typed.ask("fit")
  }

  /// `does it fit small`, which has no content.
  static func fitOfFamily(_ typed: TypedWords) -> ChosenLine? {
    let reading = typed.reading
    guard typed.words.contains("it"), typed.contain(["fit", "fits"]), reading.subject == nil,
      reading.sizes.isEmpty, reading.sides.isEmpty, !reading.families.isEmpty
    else { return nil }
    return typed.ask("fit")
  }

  /// `150x60 card in small`, `is a 2000x2000 image too big for a widget`
  static func fitOfSize(_ typed: TypedWords) -> ChosenLine? {
    let reading = typed.reading
    let isImage = reading.subject == .image
    guard reading.namesContent || isImage, !(reading.sizes + reading.sides.values).isEmpty,
      isImage && typed.contain(["too"]) || !(reading.families + reading.devices).isEmpty
    else { return nil }
    return typed.ask("fit")
  }
}
