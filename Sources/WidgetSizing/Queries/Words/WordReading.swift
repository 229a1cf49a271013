/// What the words of a question name: one set of choices, in the words of the options.
package struct WordReading: Equatable, Sendable {
  /// Names of devices and screens, for ``DeviceFinder``.
  package var devices: [String] = []
  /// Names of families and groups of families.
  package var families: [String] = []
  /// Identifiers of variants.
  package var variants: [String] = []
  /// Versions, each with its platform if one was named: `18`, `iOS 18`, `17-26`.
  package var versions: [String] = []
  package var platforms: [Platform] = []
  package var idioms: [Idiom] = []
  package var kind: WidgetKind?
  package var zoom: DisplayZoom?
  package var orientations: [Orientation] = []
  package var modes: [Mode] = []
  package var entryPoints: [EntryPoint] = []
  package var textSizes: [String] = []
  package var columns: [WidgetColumn] = []
  /// Sizes that are not those of a screen: `364x170`.
  package var sizes: [String] = []
  /// Whether pixels were asked for.
  package var isInPixels = false
  /// Whether two things were set against each other.
  package var compares = false
  /// Something real that has no size, in a sentence.
  package var uncovered: [String] = []
  /// How words were understood that are not plain, one sentence each.
  package var remarks: [String] = []
  /// Words that were not understood, one sentence each.
  package var faults: [String] = []
  /// Whether the first word was understood.
  package var understandsStart = false

  package init() {}
}

extension WordReading {
  /// What is said of a name of something real that has no size; nil for any other name.
  package static func uncovered(_ name: String) -> String? {
    let phrase = String(name.lowercased().map { $0 == "-" ? " " : $0 })
    guard case .uncovered(let text) = WordMeaning.of(phrase) else { return nil }
    return text
  }
}
