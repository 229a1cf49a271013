internal import WidgetSizing
internal import Wording

extension Catalog {
  /// A group in a few words: `4-inch and 4.7-inch, landscape, Notification Center`.
  ///
  /// - Parameters:
  ///   - group: The group.
  ///   - axes: The axes that are told. One of which the group has everything is left out; if all are, it is `everywhere`.
  ///   - screens: The words for several screens that are neither all nor all but a few; nil for their names.
  /// - Returns: The words.
  func words(
    for group: CellGroup, _ axes: [Axis] = Axis.inLists, screens: (([Int]) -> String?)? = nil
  ) -> String {
    let words = axes.compactMap { axis -> String? in
      guard let screens, axis == .screenClass, let meant = group.meant[axis.number],
        self.words(forMostScreens: meant) == nil
      else { return self.words(for: group, axis) }
      return screens(meant)
    }
    return words.isEmpty ? "everywhere" : words.joined(by: ", ")
  }

  /// The same for a sentence: more than four classes are counted.
  func briefWords(for group: CellGroup) -> String {
    words(for: group) {
      $0.count > 4 ? "\($0.count) screens" : self.words(for: group, .screenClass)
    }
  }

  /// What a group says of one axis; nil if it has everything.
  func words(for group: CellGroup, _ axis: Axis) -> String? {
    // What identifiers leave out is not worth a word, such as a single column, or Display Zoom that is off.
    if axis != .screenClass,
      group[axis].allSatisfy({ idPart(at: $0, on: axis, of: group.kind) == nil })
    {
      return nil
    }
    // Where no widget depends on a screen, its platform is told by the version.
    if axis == .screenClass, group[axis].allSatisfy({ $0 < 0 }), !group[.os].contains(0) {
      return nil
    }
    return group.meant[axis.number].map { meant in
      (axis == .screenClass ? words(forMostScreens: meant) : nil)
        ?? list(group[axis], on: axis, of: group.kind)
    }
  }

  /// `all iPads`, `all but 4-inch`; nil for other screens.
  private func words(forMostScreens meant: [Int]) -> String? {
    switch Idiom.allCases.first(where: { screenPlaces(of: $0) == meant }) {
    case .phone: return "all phones"
    case .pad: return "all iPads"
    case .watch: return "all watches"
    case nil:
      let missing = screenPlaces.filter { !meant.contains($0) }
      return 1...2 ~= missing.count
        ? "all but \(list(missing, on: .screenClass, of: .widgetKit))" : nil
    }
  }

  /// The values at some places of an axis in words.
  func list(_ values: [Int], on axis: Axis, of kind: WidgetKind) -> String {
    switch axis {
    case .os: Platform.allCases.compactMap { versions(at: values, on: $0) }.list
    case .screenClass:
      (namesBySize(of: values) + values.compactMap(Axis.platform).map(\.rawValue)).list
    case .zoom: values.compactMap { DisplayZoom(place: $0)?.stateWords }.list
    case .textSize: Self.words(for: values.map { TextSize.allCases[$0] })
    default:
      places(of: kind, on: axis).filter(values.contains)
        .compactMap { words(at: $0, on: axis, of: kind) }.list
    }
  }

  /// The versions of one platform: `iPadOS 15 to 18`; nil if there are none.
  private func versions(at places: [Int], on platform: Platform) -> String? {
    let versions = places.compactMap { Release(place: $0) }.filter { $0.platform == platform }
    return versions.isEmpty ? nil : ranges(of: versions.map(\.os), on: platform)
  }

  /// The names of classes, phones first and the smaller first.
  private func namesBySize(of places: [Int]) -> [String] {
    screenClasses.keys.filter { places.contains($0.place) }.map { screenClasses[$0] }
      .sorted {
        let left = ($0.idiom == .phone ? 0 : 1, $0.width, $0.height)
        return left < ($1.idiom == .phone ? 0 : 1, $1.width, $1.height)
      }.map(\.name)
  }

  /// Text sizes in a few words, which must be sorted: `xs to xxl and ax1`.
  static func words(for textSizes: [TextSize]) -> String {
    textSizes.runs(in: TextSize.allCases).flatMap { run in
      run.count > 2
        ? ["\(run[0].rawValue) to \(run[run.count - 1].rawValue)"] : run.map(\.rawValue)
    }.list
  }
}
