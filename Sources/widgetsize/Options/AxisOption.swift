internal import ArgumentParser
internal import WidgetSizing
internal import Wording

/// A text of the option of an axis: a value, several with commas between them, or a range.
struct AxisText<Named: AxisValue>: ExpressibleByArgument {
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

extension ParsableArguments {
  /// What the options of axes name, by their axes, for each that is given.
  var axisTexts: [Axis: [String]] {
    let options = Mirror(reflecting: self).children.compactMap { $0.value as? any AxisOption }
    return Dictionary(
      options.filter { !$0.texts.isEmpty }.map { ($0.axis, $0.texts) },
      uniquingKeysWith: { $0 + $1 })
  }
}

/// The option of an axis, whatever the values of the axis are.
private protocol AxisOption {
  var axis: Axis { get }
  var texts: [String] { get }
}

extension Option: AxisOption where Value: Sequence, Value.Element: AxisNaming {
  fileprivate var axis: Axis { Value.Element.Named.axis }
  fileprivate var texts: [String] { wrappedValue.map(\.text) }
}

/// A text that names values of an axis.
protocol AxisNaming {
  associatedtype Named: AxisValue
  var text: String { get }
}

extension AxisText: AxisNaming {}
