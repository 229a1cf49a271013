internal import ArgumentParser
internal import WidgetSizing
internal import Wording

/// A text of the option of an axis: a value, several with commas between them, or a range.
struct AxisText<Named>: ExpressibleByArgument {
  let text: String

  init(argument: String) { text = argument }
}

extension Option {
  /// Makes the option of an axis, which has its name.
  ///
  /// - Parameters:
  ///   - wrappedValue: No text.
  ///   - letter: Its short name; nil for none.
  ///   - help: What it is, and its values.
  ///   - valueName: What the help calls a value; nil for the last word of the axis.
  ///   - completion: What a shell completes.
  ///   - visibility: Where its help is shown.
  init<Named: AxisValue>(
    wrappedValue: Value, _ letter: Character? = nil, help: String, valueName: String? = nil,
    completion: CompletionKind, visibility: ArgumentVisibility = .default
  ) where Value == [AxisText<Named>] {
    let name = NameSpecification.Element.customLong(Named.axis.optionName)
    let word = Named.axis.words.split(separator: " ").last.map(String.init)
    self.init(
      wrappedValue: wrappedValue,
      name: NameSpecification(letter.map { [name, .joinedShort($0)] } ?? [name]),
      help: ArgumentHelp("\(help)", valueName: valueName ?? word, visibility: visibility),
      completion: completion)
  }

  /// The same for an axis whose values the code names. A shell completes them.
  init<Named: ListedValue>(
    wrappedValue: Value, _ letter: Character? = nil, help: String, valueName: String? = nil,
    visibility: ArgumentVisibility = .default
  ) where Value == [AxisText<Named>] {
    self.init(
      wrappedValue: wrappedValue, letter, help: help, valueName: valueName,
      completion: .list(Named.all.map(\.rawValue)), visibility: visibility)
  }
}

extension NameSpecification.Element {
  /// A short name, behind which the value may stand in the same word: `-Fmedium`.
  static func joinedShort(_ letter: Character) -> NameSpecification.Element {
    .customShort(letter, allowingJoined: true)
  }
}

extension Axis {
  /// The name of its option, without the dashes: `text-size`.
  var optionName: String { key.camelCaseWords.joined(separator: "-") }
}
