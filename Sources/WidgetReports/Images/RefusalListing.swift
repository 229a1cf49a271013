public import WidgetSizing
internal import Wording

extension Listing {
  /// The refusals to archive an image, and what the rule `image-area` makes of each.
  public static func refusals(_ judgements: [RefusalJudgement], _ catalog: Catalog) -> Listing {
    var listing = Listing(
      "Refused images", key: "refusedImages", catalog.refusalFields, judgements)
    listing.summary =
      "\(ImageAreaRule.name): \(ImageAreaRule.statement). Of the refusals, "
      + catalog.phrase(of: judgements)
    return listing
  }
}

extension Catalog {
  /// The fields of a refusal and of what the rule makes of it.
  package var refusalFields: [Field<RefusalJudgement>] {
    let explanations: [Field<RefusalJudgement.Explanation>] = [
      .count("widthPx") { $0.bound.size.width }, .count("heightPx") { $0.bound.size.height },
      .text("factor") { $0.bound.factor.rawValue },
      .area("areaPx") { $0.bound.area },
      .texts("cells") { $0.cells.map { self.id(of: $0) } },
    ]
    return [
      .text("id") { $0.refusal.id },
      .area("maxAreaPx", column: "max_area_px", "limit") { $0.refusal.maximumArea },
      .text("precision") { $0.refusal.precision?.rawValue },
      .count("imageWidthPx", column: "image_width_px", "image width") { $0.refusal.image?.width },
      .count("imageHeightPx", column: "image_height_px", "height") { $0.refusal.image?.height },
      .text("outcome") { $0.outcome.rawValue },
      Field("explanations", explanations) { judgement in
        judgement.explanations.map { self.words(for: $0) }.joined(by: "; ")
      } _: {
        $0.explanations
      },
      .text("source") { self.sources[$0.refusal.source].id },
      .boolean("context") { self.isContext($0.refusal) },
    ]
  }
}
