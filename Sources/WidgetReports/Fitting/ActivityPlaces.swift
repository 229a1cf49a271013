package import WidgetSizing
internal import Wording

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
