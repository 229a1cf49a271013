internal import WidgetSizing
internal import Wording

/// A height of a display mode, with all the text sizes that have it.
struct HeightLabel {
  let mode: Mode
  /// The number with its mark.
  let short: String
  /// In points; of a range, the smallest.
  let height: Points
  /// In points; nil if it is not known.
  let width: Points?
  let mark: Mark
  private(set) var textSizes: [TextSize]

  /// Whether the text size that the system comes with is among them.
  var isStandard: Bool { textSizes.contains(.l) }

  /// `compact 110 l`; of a version without modes `maximum 610 l`.
  var text: String {
    "\(mode == .legacy ? "maximum" : mode.rawValue) \(short) \(textSizesPhrase)"
  }

  /// The text sizes in few words: `xs s m`, or `xs–l` if there are more than three in a row.
  var textSizesPhrase: String {
    TextSize.allCases.filter(textSizes.contains).runs(in: TextSize.allCases).map { run in
      run.count > 3
        ? "\(run[0].rawValue)–\(run[run.count - 1].rawValue)"
        : run.map(\.rawValue).joined(by: " ")
    }.joined(by: " ")
  }

  /// The known heights of a display mode, the smallest first, each once.
  static func all(of display: ScreenSizes.Display) -> [HeightLabel] {
    var labels: [HeightLabel] = []
    for size in display.sizes {
      guard let height = size.height.value else { continue }
      let short = size.height.short
      let place = labels.firstIndex { $0.short == short && $0.width == size.width.value }
      if let place {
        labels[place].textSizes.append(size.textSize)
      } else {
        labels.append(
          HeightLabel(
            mode: display.mode, short: short, height: height, width: size.width.value,
            mark: Mark(size.height), textSizes: [size.textSize]))
      }
    }
    return labels.sorted { $0.height < $1.height }
  }
}
