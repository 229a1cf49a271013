package import WidgetSizing
internal import Wording

extension Query {
  /// The places of its platforms that show all of the content of a Live Activity.
  fileprivate func activityPlaces(_ catalog: Catalog) -> [WidgetFamily] {
    catalog.activityPlaces.filter { family in
      screens.contains { catalog.availability(of: family, on: $0.platform) != nil }
    }
  }
}

extension [Query] {
  /// The queries, those about Live Activities of any family limited to the places that show all of the content.
  package func withActivityPlaces(_ catalog: Catalog) -> [Query] {
    map { query in
      var query = query
      if query.kind == .activity {
        query.families = query.families ?? query.activityPlaces(catalog)
      }
      return query
    }
  }

  /// Whether they are about all places that show all of the content of a Live Activity.
  func areOfActivityPlaces(_ catalog: Catalog) -> Bool {
    kind == .activity
      && allSatisfy { Set($0.activityPlaces(catalog)).isSubset(of: $0.families ?? []) }
  }
}

extension Catalog {
  /// What must be said of content that was judged in the places of a Live Activity.
  func activityRemarks(on queries: [Query], judged cells: [Cell]) -> [String] {
    guard queries.kind == .activity else { return [] }
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
      + (queries.areOfActivityPlaces(self) && !others.isEmpty
        ? ["not judged, as they show a part: \(others.list); --family all judges them"] : [])
  }
}
