internal import Wording

extension DeviceFinder {
  /// A suggestion for an unknown name: `; did you mean 'iPhone 7 Plus'?`. Empty if no name is near.
  ///
  /// For an identifier, the suggestions are the ones before and after it in the same device family.
  /// Edit distance does not work there: `iPhone17,1` is one character away from `iPhone10,1`. It does not
  /// work for other numbers either: `iPad Air M9` is another device than the M2, so only names with the
  /// same numbers are suggested.
  package func hint(for text: String) -> String {
    if let identifier = DeviceIdentifier(text) {
      let others = catalog.deviceNames.filter { $0.kind == .identifier }
        .compactMap { DeviceIdentifier($0.name) }.filter { $0.family == identifier.family }
      let before = others.filter { $0 < identifier }.max()
      let after = others.filter { identifier < $0 }.min()
      let near = [before, after].compactMap(\.self).map { quoted($0.text) }
      if !near.isEmpty { return "; did you mean \(near.joined(by: " or "))?" }
    }
    let numbers = text.numbers
    return didYouMean(text, in: names.lazy.filter { $0.numbers == numbers })
  }
}

extension String {
  /// The numbers in a text, in their order.
  fileprivate var numbers: [Substring] { split { !$0.isNumber } }
}

/// A model identifier taken apart: `iPhone17,1`.
private struct DeviceIdentifier: Comparable {
  let text: String
  let family: String
  private let generation, model: Int

  /// Parses a text; nil if it does not have the form of an identifier.
  init?(_ text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let model = Int(parts[1]) else { return nil }
    let family = parts[0].prefix { !$0.isNumber }
    guard !family.isEmpty, family.allSatisfy(\.isLetter),
      let generation = Int(parts[0].dropFirst(family.count))
    else { return nil }
    (self.text, self.family) = (text, family.lowercased())
    (self.generation, self.model) = (generation, model)
  }

  static func < (lhs: DeviceIdentifier, rhs: DeviceIdentifier) -> Bool {
    (lhs.generation, lhs.model) < (rhs.generation, rhs.model)
  }
}
