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

// What is said of refusals to archive an image, and of what explains them.
extension Catalog {
  /// The size that explains a refusal, and where it is from, in words:
  /// `493 × 493: systemSmall on 6.3-inch, iOS 26, 27`.
  package func words(for explanation: RefusalJudgement.Explanation) -> String {
    "\(explanation.bound.size): \(place(of: explanation))"
  }

  /// Where a size is from that explains a refusal, in words: `systemSmall on 6.3-inch, iOS 26, 27`.
  func place(of explanation: RefusalJudgement.Explanation) -> String {
    let cells = explanation.cells
    let screens = cells.map { name(of: $0.screen) }.withoutRepetition
    let named = screens.count > 3 ? screens.prefix(2) + ["\(screens.count - 2) more"] : screens[...]
    let versions = cells.map(\.platform).withoutRepetition.map { platform in
      ranges(
        of: cells.filter { $0.platform == platform }.map(\.os).withoutRepetition, on: platform)
    }
    let whose =
      switch explanation.bound.factor {
      case .widget, .watchWidget:
        cells.compactMap { id(of: $0, on: .family) }.withoutRepetition.list + " on "
      case .screen: "the screen of "
      }
    return "\(whose)\(Array(named).list), " + versions.joined(by: ", ")
  }

  /// Whether the source of a refusal has no address that anyone can open, so that the refusal is no
  /// test of the rule.
  package func isContext(_ refusal: ArchiveRefusal) -> Bool { sources[refusal.source].url == nil }

  /// How many refusals have each outcome, in one phrase:
  /// `12 explained (5 by sources without an address), 2 unexplained, 3 unusable`.
  package func phrase(of judgements: [RefusalJudgement]) -> String {
    RefusalJudgement.Outcome.allCases.map { outcome in
      let alike = judgements.filter { $0.outcome == outcome }
      let context = alike.count { isContext($0.refusal) }
      let aside =
        context > 0
        ? " (\(context) by \(context == 1 ? "a source" : "sources") without an address)" : ""
      return "\(alike.count) \(outcome.rawValue)\(aside)"
    }.joined(by: ", ")
  }
}

extension ArchiveRefusal {
  /// The limit in words: `718080`, `about 1240000`; nil if the source states none.
  package var limitText: String? {
    maximumArea.map { area in
      switch precision {
      case .about: "about \(area)"
      case .above: "more than \(area)"
      case .exact, nil: "\(area)"
      }
    }
  }
}
