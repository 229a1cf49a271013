package import WidgetSizing
internal import Wording

/// The widgets in which content is judged, all of one kind, and how.
package struct FitScope {
  let engine: Engine
  package let asked: Asked
  let blocks: [CellBlock]
  /// What was understood of the question, in one line.
  let words: String
  /// Which versions are answered for where none was asked for, told once and not in every line.
  let versionLine: String?
  /// Whether the content margins that the system keeps are left free, where they are known.
  let usesMargins: Bool
  /// Whether content that is cut off, or a number that is not known, is a failure anywhere.
  let isStrict: Bool
  /// Notes on how the question was understood.
  let remarks: [String]

  /// What an iPad shows after scaling is left out unless variants are asked for: views are laid out in another size.
  package init(
    engine: Engine, asked: Asked, usesMargins: Bool = true, isStrict: Bool = false,
    remarks: [String] = []
  ) {
    (self.engine, self.asked, self.remarks) = (engine, asked, remarks)
    self.usesMargins = usesMargins && asked.kind.leavesMargins
    self.isStrict = isStrict
    (blocks, words) = engine.scope(of: asked, textSizes: asked.textSizes)
    versionLine = engine.catalog.versionLine(of: blocks)
  }
}

/// A question about content in widgets.
protocol FitScoped: Question, AnsweringAsked {
  var scope: FitScope { get }
}

extension FitScoped {
  package var engine: Engine { scope.engine }
  package var remarks: [String] { scope.remarks }
  var asked: Asked { scope.asked }
  var blocks: [CellBlock] { scope.blocks }
  var usesMargins: Bool { scope.usesMargins }
  var isStrict: Bool { scope.isStrict }
  package var notesOnAnswer: [String] { [Self.remarkOnCanvas(blocks)].compactMap(\.self) }

  var versionLine: String? { scope.versionLine }

  /// Groups of cells, told by what the line of versions does not say.
  func groups(of cells: [Cell]) -> CellGroups {
    CellGroups(universe: cells, axes: kind.axes(besides: versionLine), catalog)
  }

  /// The margin that the guideline recommends for Live Activities, which is not left free.
  func recommendedMargins(_ cells: [Cell]) -> [String] {
    guard kind == .activity else { return [] }
    let margins = cells.compactMap { catalog.words(ofMargin: engine.evidence(.margin, of: $0)) }
      .withoutRepetition
    return margins.isEmpty
      ? []
      : [
        "the guideline recommends a margin of \(margins.joined(by: "; ")), which is not left free here"
      ]
  }
}

extension AskedBox {
  /// The places of its platforms that show all of the content of a Live Activity.
  fileprivate func activityPlaces(_ catalog: Catalog) -> [WidgetFamily] {
    catalog.activityPlaces.filter { family in
      catalog.screens(of: self).contains {
        catalog.availability(of: family, on: $0.platform) != nil
      }
    }
  }
}

extension Asked {
  /// The same, Live Activities of any family limited to the places that show all of the content.
  package func withActivityPlaces(_ catalog: Catalog) -> Asked {
    var asked = self
    for box in boxes.indices where boxes[box].kind == .activity {
      asked.boxes[box].families = boxes[box].families ?? boxes[box].activityPlaces(catalog)
    }
    return asked
  }

  /// Whether it is about all places that show all of the content of a Live Activity.
  func areOfActivityPlaces(_ catalog: Catalog) -> Bool {
    kind == .activity
      && boxes.allSatisfy { Set($0.activityPlaces(catalog)).isSubset(of: $0.families ?? []) }
  }
}

extension Catalog {
  /// What must be said of content that was judged in the places of a Live Activity.
  func activityRemarks(on asked: Asked, judged cells: [Cell]) -> [String] {
    guard asked.kind == .activity else { return [] }
    let hasStandBy = cells.contains { cell in
      cell.platform == .iOS && cell.os >= OSVersion(17)
        && (cell[WidgetFamily.self]).map(id(of:)) == "lockScreen"
    }
    let others = families(of: .activity).filter { family in
      !activityPlaces.contains(family)
        && cells.contains { availability(of: family, on: $0.platform) != nil }
    }.map { id(of: $0) }
    return
      (hasStandBy
      ? ["StandBy shows lockScreen at twice its size, by Apple's guideline: what fits, fits there"]
      : [])
      + (asked.areOfActivityPlaces(self) && !others.isEmpty
        ? ["not judged, as they show a part: \(others.list); --family all judges them"] : [])
  }
}
