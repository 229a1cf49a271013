internal import DataTables

extension DeviceFinder {
  /// What was most likely meant by a name that stands for nothing: `; did you mean 'iPhone 7 Plus'?`.
  /// Empty if nothing is near.
  ///
  /// Near an identifier are those before and after it of the same family of devices, for a letter's
  /// difference says nothing about two of them.
  package func hint(for text: String) -> String {
    guard let identifier = DeviceIdentifier(text) else { return didYouMean(text, in: names) }
    let others = catalog.deviceNames.filter { $0.kind == .identifier }
      .compactMap { DeviceIdentifier($0.name) }.filter { $0.isSameFamily(as: identifier) }
    let before = others.filter { $0 < identifier }.max()
    let after = others.filter { identifier < $0 }.min()
    let near = [before, after].compactMap(\.self).map { quoted($0.text) }
    return near.isEmpty ? "" : "; did you mean \(near.joined(by: " or "))?"
  }
}

/// A model identifier taken apart: `iPhone17,1`.
private struct DeviceIdentifier: Comparable {
  let text: String
  private let family: String
  private let generation, model: Int

  /// Takes a text apart; nil if it has not the form of an identifier.
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

  /// Whether both are of iPhones, of iPads and so on.
  func isSameFamily(as other: DeviceIdentifier) -> Bool { family == other.family }

  static func < (lhs: DeviceIdentifier, rhs: DeviceIdentifier) -> Bool {
    (lhs.generation, lhs.model) < (rhs.generation, rhs.model)
  }
}
