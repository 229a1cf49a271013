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
      size.device = own.device ?? heading.device ?? device
      size.family = own.family ?? heading.family ?? family
      size.versions =
        !own.versions.isEmpty
        ? own.versions : heading.versions.isEmpty ? versions : heading.versions
      if size.unit == .unstated { size.unit = heading.unit }
      return size
    }
    var result = sizes.map { labelled($0.size, $0.column) }
    var width: (column: Int, number: WrittenNumber, place: WrittenPlace)?
    for each in numbers {
      switch heading(each.column).side {
      case .width: width = each
      case .height:
        guard let start = width, heading(start.column).family == heading(each.column).family
        else { break }
        let size = WrittenSize(width: start.number, height: each.number, place: start.place)
        result.append(labelled(size, start.column))
        width = nil
      default: break
      }
    }
    return result
  }
}
