internal import WidgetSizing

/// A row of a table in Markdown, HTML or CSV while it is read.
struct TableRow {
  /// What a cell names.
  struct Labels {
    var device: DeviceLabel?
    var family: WidgetFamily?
    var versions: [OSVersion] = []
    /// Which side its column has, of a table with a column for each.
    var side: Quantity?
    var unit = WrittenSize.Unit.unstated
  }

  /// How many columns are read of a row.
  static let mostColumns = 64

  var labels: [Labels] = [Labels()]
  var sizes: [(column: Int, size: WrittenSize)] = []
  /// The first number of each cell.
  var numbers: [(column: Int, number: WrittenNumber, place: WrittenPlace)] = []
  /// Whether every cell is a heading.
  var isHead = true
  /// Whether it has no more than the lines below the head of a table in Markdown.
  var isRule = true

  var column: Int { labels.count - 1 }

  mutating func beginCell() {
    if labels.count < Self.mostColumns { labels.append(Labels()) }
  }

  /// The sizes of the row with the names that belong to them: those of the head, of the cell, of the row.
  func sizes(below head: [Labels]) -> [WrittenSize] {
    let none = Labels()
    func heading(_ column: Int) -> Labels { column < head.count ? head[column] : none }
    let devices = labels.compactMap(\.device)
    let device = devices.first(where: \.isName) ?? devices.first
    let family = labels.lazy.compactMap(\.family).first
    let versions = labels.lazy.map(\.versions).first { !$0.isEmpty } ?? []
    func labelled(_ size: WrittenSize, _ column: Int) -> WrittenSize {
      var size = size
      let heading = heading(column), own = labels[column]
      size.device = own.device ?? heading.device ?? device ?? head.first?.device
      size.family = own.family ?? heading.family ?? family
      size.versions =
        !own.versions.isEmpty
        ? own.versions : heading.versions.isEmpty ? versions : heading.versions
      if size.unit == .unstated { size.unit = heading.unit }
      return size
    }
    var result = sizes.map { labelled($0.size, $0.column) }
    // Of two columns for the sides, either may come first.
    var first: (column: Int, number: WrittenNumber, place: WrittenPlace)?
    for each in numbers where heading(each.column).side != nil {
      let own = heading(each.column)
      guard let start = first, heading(start.column).side != own.side,
        heading(start.column).family == own.family
      else {
        first = each
        continue
      }
      let (width, height) = own.side == .height ? (start, each) : (each, start)
      result.append(
        labelled(
          WrittenSize(width: width.number, height: height.number, place: start.place), start.column)
      )
      first = nil
    }
    return result
  }
}
