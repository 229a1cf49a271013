public import WidgetSizing

/// Whether WidgetKit archives an image, for each cell of queries about WidgetKit.
public struct ImageFitResult: Sendable, Answering {
  /// The engine that answers.
  public let engine: Engine
  /// The image, in pixels.
  public let image: PixelSize
  /// Whether it is asked how large an image may be, so that ``image`` is the largest square one.
  let asksForLargest: Bool
  /// Whether a cell with an unknown limit is a failure.
  public let isStrict: Bool
  /// Notes on how the question was understood.
  public let remarks: [String]
  let queries: [Query]
  /// The scope of the question, in one line.
  let scope: String
  /// The limit of each cell that was asked for.
  let limits: [ImageLimit]

  /// Judges the cells of `queries`, all about WidgetKit.
  ///
  /// What an iPad shows after scaling is left out unless they name variants: both sizes count for
  /// either variant. Without an image, the result has the largest square one.
  public init(
    engine: Engine, queries: [Query], image: PixelSize?, isStrict: Bool = false,
    remarks: [String] = []
  ) {
    self.engine = engine
    asksForLargest = image == nil
    self.isStrict = isStrict
    self.remarks = remarks
    (self.queries, scope) = engine.scope(of: queries)
    limits = self.queries.flatMap { query in
      let engine = engine.asked(about: query.device)
      return engine.blocksInTurn(query).flatMap(\.lines).filter(query.asksForLayout)
        .compactMap { engine.imageLimit(of: $0) }
    }
    let least = limits.compactMap(\.area?.lowerBound).min()
    self.image = image ?? least.flatMap { PixelSize.one.largest(within: $0) } ?? .one
  }

  /// Whether the limit of a cell is known.
  public var hasKnownLimit: Bool { limits.contains { $0.area != nil } }

  /// Whether no cell is known to refuse the image, and, of a strict result, all limits are known.
  public var passes: Bool { refused.isEmpty && !(isStrict && hasUnknownLimit) }

  /// Whether there is a cell with an unknown limit.
  private var hasUnknownLimit: Bool { existing.contains { $0.area == nil } }

  /// The cells that refuse the image, whatever size the limit follows from.
  var refused: [ImageLimit] { limits.filter { $0.verdict(on: image) == .refused } }

  /// The cells that exist.
  var existing: [ImageLimit] { limits.filter(\.exists) }

  /// The largest area that every cell archives whose limit is known; nil if no limit is known.
  var areaEverywhere: PixelArea? { limits.compactMap(\.area?.lowerBound).min() }
}
