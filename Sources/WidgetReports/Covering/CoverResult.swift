package import WidgetSizing
internal import Wording

/// The fewest devices that show every size of the widgets that queries ask for, all of one kind.
package struct CoverResult: Sendable {
  let engine: Engine
  let queries: [Query]
  let dataVersion: String
  let remarks: [String]
  /// The scope of the question, in one line.
  let scope: String
  let cover: Cover

  /// Finds the devices.
  ///
  /// - Parameters:
  ///   - engine: The engine that answers.
  ///   - queries: The widgets.
  ///   - zooms: The choices of Display Zoom; nil for all.
  ///   - dataVersion: The version of the data, `YYYY.MM.N`.
  ///   - remarks: Notes on how the question was understood.
  package init(
    engine: Engine, queries: [Query], zooms: [DisplayZoom]?, dataVersion: String, remarks: [String]
  ) {
    self.engine = engine
    self.dataVersion = dataVersion
    self.remarks = remarks
    (self.queries, scope) = engine.scope(of: queries)
    cover = engine.cover(
      self.queries.flatMap { query in
        query.screens.flatMap { screen in
          (query.os ?? []).map { os in
            var single = query
            (single.screens, single.os) = ([screen], [os])
            return single
          }
        }
      }, zooms: zooms)
  }

  /// Whether a size is known.
  package var hasKnownNumber: Bool { cover.sizes > 0 }

  var catalog: Catalog { engine.catalog }

  /// The kind of all widgets.
  var kind: WidgetKind { queries.kind }

  /// A size that a pick adds.
  struct Row {
    /// The number of the pick, from 1.
    let number: Int
    let pick: Cover.Pick
    let answer: CellEvidence
    /// What the size is the extreme of among all of its shape: `narrowest`, `highest`.
    let extremes: [String]
  }

  /// The sizes, by pick.
  var rows: [Row] {
    let extremes = Dictionary(grouping: cover.picks.flatMap(\.added)) { catalog.shape(of: $0.cell) }
      .mapValues(Extremes.init)
    return cover.picks.enumerated().flatMap { number, pick in
      pick.added.map { answer in
        Row(
          number: number + 1, pick: pick, answer: answer,
          extremes: extremes[catalog.shape(of: answer.cell)]?.words(for: answer) ?? [])
      }
    }
  }

  /// The ends of the sizes of a shape.
  private struct Extremes {
    private let ends: [(quantity: Quantity, words: [(name: String, value: Points?)])]

    init(of answers: [CellEvidence]) {
      let names = [(Quantity.width, "narrowest", "widest"), (.height, "lowest", "highest")]
      ends = names.map { quantity, least, most in
        let values = answers.count > 1 ? answers.compactMap { $0[quantity].value } : []
        return (quantity, [(least, values.min()), (most, values.max())])
      }
    }

    /// What a size is the extreme of: `narrowest`, `highest`.
    func words(for answer: CellEvidence) -> [String] {
      ends.flatMap { quantity, words -> [String] in
        let own = answer[quantity].value
        return words.filter { $0.value != nil && $0.value == own }.map(\.name)
      }
    }
  }
}
