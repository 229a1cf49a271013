import WidgetSizingData

extension Engine {
  /// Every block of cells of the classes that have a model with Today extensions on `versions`.
  func everyBlock(
    iOS versions: ClosedRange<Int> = 8...17, at textSizes: [TextSize] = TextSize.allCases
  ) -> [CellBlock] {
    versions.map(OSVersion.init).flatMap { os in
      var asked = Asked(
        screenClasses: catalog.screenClasses.keys.filter {
          !catalog.devices(of: $0, on: os).isEmpty
        })
      asked.os = [os]
      asked.textSizes = textSizes
      return Array(blocks(asked))
    }
  }
}
