internal import Documents
internal import WidgetSizing
internal import Wording

/// A table of the page of sizes: one kind of widget on all screens and versions. Versions with the same
/// sizes share a row.
struct SizeMatrix {
  /// What a row is about besides its screen and its versions, such as the orientation.
  struct Axis {
    /// What it is called in the address of the page.
    let id: Slug
    let name: String
  }

  /// Where a row is on an axis.
  struct Position: Hashable {
    /// What it is called in the address of the page.
    let id: String
    /// What a person chooses.
    let name: String
    /// What the cell says.
    let text: String
  }

  /// A column of numbers.
  struct Column {
    /// What it is called in the address of the page.
    let id: String
    /// What a person chooses.
    let name: String
    /// What stands above it.
    let heading: Table.Column
  }

  /// A cell, and what the script is told of it.
  struct Number {
    let cell: Table.Cell
    let mark: Mark
    /// What the column is sorted by; nil if it is unknown.
    let value: Points?
  }

  struct Row {
    let screen: Screen
    /// The models with this screen that run one of the versions, the newest first.
    let devices: [Key<Device>]
    /// Where the screen leads to.
    let destination: Destination
    /// At least one, the oldest first.
    let versions: [OSVersion]
    /// One for each axis.
    let positions: [Position]
    /// One for each column.
    let numbers: [Number]
  }

  /// What the kind is called on the switch.
  let name: String
  /// The id of the kind.
  let anchor: Slug
  let caption: Table.Caption
  /// The platform of all rows; nil if there are several.
  let platform: Platform?
  let axes: [Axis]
  /// What the columns are: the name in the address, and on the control.
  let columnAxis: Axis
  /// Whether each cell says which column it is of, for a window where a row takes several lines.
  var layout = Table.Layout.scrollingOrStacked
  /// How many columns, from the first, stay whatever is chosen.
  var fixedColumns = 0
  let columns: [Column]
  let rows: [Row]
}

extension SiteContext {
  /// The table with its rows in words.
  func table(_ matrix: SizeMatrix) -> Table {
    Table(
      caption: matrix.caption,
      columns: [Table.Column(["Screen"]), Table.Column(["Version"])]
        + matrix.axes.map { Table.Column([Inline($0.name)]) } + matrix.columns.map(\.heading),
      rowHeadings: 1,
      rows: matrix.rows.map { row in
        [
          Table.Cell(heading(of: row)),
          Table.Cell([Inline(catalog.ranges(of: row.versions, on: row.screen.platform))]),
        ] + row.positions.map { Table.Cell([Inline($0.text)]) } + row.numbers.map(\.cell)
      },
      kind: "matrix", layout: matrix.layout)
  }

  /// The screen, and its newest models: `6.3-inch`, `iPhone 18 Pro, 17, 17 Pro and 1 more`.
  private func heading(of row: SizeMatrix.Row) -> [Inline] {
    let screen = Inline.link([Inline(catalog.name(of: row.screen))], to: row.destination)
    guard !row.devices.isEmpty else { return [screen] }
    return [screen, " ", .span([Inline(newestModels(row.devices))], kind: "near")]
  }

  /// The first of some models, as many as fit in a line or two, at least one.
  private func newestModels(_ models: [Key<Device>]) -> String {
    let longest = 30
    let count =
      (1...models.count).last { catalog.phrase(of: Array(models.prefix($0))).count <= longest } ?? 1
    let phrase = catalog.phrase(of: Array(models.prefix(count)))
    return count < models.count ? "\(phrase) and \(models.count - count) more" : phrase
  }

  /// What the script of the page filters and sorts by: the marks, the screens and the tables, with a row
  /// for each row.
  func data(of matrices: [SizeMatrix]) -> PageData {
    let screens = matrices.flatMap(\.rows).map(\.screen).withoutRepetition
    let places = Dictionary(uniqueKeysWithValues: screens.enumerated().map { ($1, $0) })
    let numbers = SearchIndex(context: self).screenNumbers
    var json = JSONText()
    json.append(
      .object([
        .init(
          "marks", .values(Mark.allCases.map { .texts([$0.kind.string, $0.word]) })),
        .init(
          "screens",
          .values(
            screens.map { screen in
              .values([
                .text(screen.screenClass.map { catalog.screenClasses[$0].id } ?? ""),
                .text(catalog.name(of: screen)), Value(screen.screenClass.flatMap { numbers[$0] }),
              ])
            })),
        .init("kinds", .values(matrices.map { $0.data(places) })),
      ]))
    return PageData(json: json.takeText())
  }
}

extension SizeMatrix {
  /// The axes with their positions, the columns, and for each row the screen, the versions, the positions,
  /// the marks and the numbers in 1/300 pt, the first four by their places in lists.
  fileprivate func data(_ screens: [Screen: Int]) -> Value {
    let positions = axes.indices.map { axis in
      rows.map { $0.positions[axis].named }.withoutRepetition
    }
    return .object([
      .init("id", .text(anchor.string)), .init("name", .text(name)),
      .init("platform", .text(platform?.rawValue ?? "")),
      .init(
        "axes",
        .values(
          zip(axes, positions).map { axis, positions in
            .object([
              .init("id", .text(axis.id.string)), .init("name", .text(axis.name)),
              .init("positions", .values(positions.map { .texts([$0.id, $0.name]) })),
            ])
          })),
      .init("columnAxis", .texts([columnAxis.id.string, columnAxis.name])),
      .init("fixedColumns", Value(fixedColumns)),
      .init("columns", .values(columns.map { .texts([$0.id, $0.name]) })),
      .init(
        "rows",
        .values(
          rows.map { row in
            .values([
              Value(screens[row.screen]), .values(row.versions.map { .number("\($0)") }),
              .values(
                zip(row.positions, positions).map { Value($1.firstIndex(of: $0.named)) }),
              .values(row.numbers.map { Value(Mark.allCases.firstIndex(of: $0.mark)) }),
              .values(row.numbers.map { Value($0.value?.threeHundredths) }),
            ])
          })),
    ])
  }
}

extension SizeMatrix.Position {
  /// The position without what only its cell says.
  fileprivate var named: Self { Self(id: id, name: name, text: "") }
}
