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
    let all = cover.picks.flatMap(\.added)
    let shapes = Dictionary(grouping: all) { catalog.shape(of: $0.cell) }
    return cover.picks.enumerated().flatMap { number, pick in
      pick.added.map { answer in
        let others = shapes[catalog.shape(of: answer.cell)] ?? []
        return Row(
          number: number + 1, pick: pick, answer: answer,
          extremes: Self.extremes(of: answer, among: others))
      }
    }
  }

  private static func extremes(
    of answer: CellEvidence, among others: [CellEvidence]
  ) -> [String] {
    guard others.count > 1 else { return [] }
    let words = [(Quantity.width, "narrowest", "widest"), (.height, "lowest", "highest")]
    return words.flatMap { quantity, least, most -> [String] in
      let values = others.compactMap { $0[quantity].value }, own = answer[quantity].value
      return (own == values.min() ? [least] : []) + (own == values.max() ? [most] : [])
    }
  }
}
