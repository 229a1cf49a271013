internal import WidgetSizing
internal import Wording

/// Compares the sizes of a file with what is known of the widgets that they are written beside.
final class ForeignTableJudge {
  let engine: Engine
  /// What a file is compared with, by screen: the versions, and which widgets.
  private let queries: [Key<ScreenClass>: Query]
  private let zooms: [DisplayZoom]?
  /// The versions of all queries.
  private let versions: Set<OSVersion>
  private var known: [Place: KnownSizes?] = [:]
  /// The sizes that were right (true) or left alone (false), the last of them.
  private var dismissed: [JudgementKey: Bool] = [:]
  private static let mostDismissed = 4_096
  private lazy var cellsBySize = makeCellsBySize()

  /// Makes a judge.
  ///
  /// - Parameters:
  ///   - engine: The engine on the tables.
  ///   - queries: The widgets that sizes are compared with, one query for each screen.
  ///   - zooms: What was chosen for Display Zoom; nil for all that there is.
  init(_ engine: Engine, _ queries: [Query], zooms: [DisplayZoom]?) {
    self.engine = engine
    self.zooms = zooms
    versions = Set(queries.flatMap { $0.os ?? [] })
    self.queries = Dictionary(
      queries.compactMap { query in query.screenClasses.first.map { ($0, query) } }
    ) { first, _ in first }
  }

  var catalog: Catalog { engine.catalog }

  /// What becomes of a size. `namesWidgets` says whether its file is about widgets.
  func judge(_ size: WrittenSize, namesWidgets: Bool) -> SizeJudgement {
    guard namesWidgets else { return .leftAlone }
    // Most sizes of a file repeat others, and most of these are right or none.
    let key = JudgementKey(size)
    if let isRight = dismissed[key] { return isRight ? .right : .leftAlone }
    let judgement = judged(size)
    if dismissed.count >= Self.mostDismissed { dismissed = [:] }
    switch judgement {
    case .right: dismissed[key] = true
    case .leftAlone: dismissed[key] = false
    case .fault: break
    }
    return judgement
  }

  /// What a judgement depends on.
  private struct JudgementKey: Hashable {
    let width: WrittenNumber
    let height: WrittenNumber?
    let unit: WrittenSize.Unit
    let places: [Place]?
    let family: WidgetFamily?
    let versions: [OSVersion]

    init(_ size: WrittenSize) {
      (width, height, unit) = (size.width, size.height, size.unit)
      (places, family, versions) = (size.device?.places, size.family, size.versions)
    }
  }

  private func judged(_ size: WrittenSize) -> SizeJudgement {
    let places = (size.device?.places ?? []).compactMap(sizes)
    guard !places.isEmpty else {
      return size.device == nil ? withoutDevice(size) : .leftAlone
    }
    // A table of versions that nobody asked about.
    guard size.versions.isEmpty || size.versions.contains(where: versions.contains) else {
      return .leftAlone
    }
    guard let family = size.family, let judgement = judge(size, of: family, on: places) else {
      return judge(size, of: nil, on: places) ?? withoutFamily(size)
    }
    // The name of a family may belong to another size nearby, where this is exactly that of a third.
    if case .fault = judgement, size.height != nil, isRight(size, of: nil, on: places) {
      return .right
    }
    return judgement
  }

  /// Whether a size is that of a family, or of any.
  private func isRight(
    _ size: WrittenSize, of family: WidgetFamily?, on places: [KnownSizes]
  ) -> Bool {
    units(of: size).contains { isInPixels in
      places.contains { place in
        place.sizes(of: family, in: catalog).contains {
          isMeant($0, size.versions) && $0.has(size, inPixels: isInPixels, scale: place.scale)
        }
      }
    }
  }

  /// Judges a size of a device; nil if it is none of its widgets', nor near to one of the family.
  private func judge(
    _ size: WrittenSize, of family: WidgetFamily?, on places: [KnownSizes]
  ) -> SizeJudgement? {
    if isRight(size, of: family, on: places) { return .right }
    for isInPixels in units(of: size) {
      let matches = places.flatMap { place in
        place.sizes(of: family, in: catalog).filter {
          $0.has(size, inPixels: isInPixels, scale: place.scale)
        }
      }
      guard let family = family ?? matches.first?.cell.widget?.family, !matches.isEmpty else {
        continue
      }
      let expected = newest(of: family, like: matches, on: places, size.versions)
        .compactMap(\.self)
      // The place has no size on the version that is named, such as one that its models never ran.
      guard let newest = expected.map(\.cell.os).max() else {
        return matches.contains(where: \.isNewest) ? .right : .leftAlone
      }
      let mismatch = SizeMismatch(
        isInPixels: isInPixels, family: family, expected: expected, matches: matches)
      let isOlder = matches.contains { $0.cell.os < newest }
      return .fault(isOlder ? .outdated(mismatch) : .wrong(mismatch))
    }
    guard let family else { return nil }
    let expected = newest(of: family, like: [], on: places, size.versions)
    for isInPixels in units(of: size) {
      let near = zip(places, expected).filter { place, known in
        known?.isNear(size, inPixels: isInPixels, scale: place.scale) ?? false
      }
      guard !near.isEmpty else { continue }
      let mayBeUnknown = zip(places, expected).contains { place, known in
        known.map { place.mayBeUnknown(size, $0, inPixels: isInPixels) } ?? false
      }
      // One that another screen has was copied from there.
      if mayBeUnknown, !isKnownElsewhere(size, family) { return .leftAlone }
      return .fault(
        .wrong(
          SizeMismatch(
            isInPixels: isInPixels, family: family, expected: expected.compactMap(\.self),
            matches: [])))
    }
    return nil
  }

  private func isKnownElsewhere(_ size: WrittenSize, _ family: WidgetFamily) -> Bool {
    guard let height = size.height else { return false }
    return cellsBySize[Sides(size.width, height)]?.contains { $0.widget?.family == family } ?? false
  }

  /// Whether a widget is of a version that a file names, or of the newest if it names none.
  private func isMeant(_ known: KnownSizes.Known, _ versions: [OSVersion]) -> Bool {
    versions.isEmpty ? known.isNewest : known.isAsked && versions.contains(known.cell.os)
  }

  /// Whether a size may be in points (false), in pixels (true), or both, what is likelier first.
  private func units(of size: WrittenSize) -> [Bool] {
    switch size.unit {
    case .points: [false]
    case .pixels: [true]
    case .unstated: [false, true]
    }
  }

  /// The sizes that would be right, one for each place: the newest of the family, of the same variant
  /// and Display Zoom as `matches`, and else the usual one; nil where none is known.
  private func newest(
    of family: WidgetFamily, like matches: [KnownSizes.Known], on places: [KnownSizes],
    _ versions: [OSVersion]
  ) -> [KnownSizes.Known?] {
    let variants = Set(matches.map { $0.cell.widget?.variant })
    let zoom = matches.first?.cell.zoom ?? .standard
    return places.map { place in
      let meant = place.sizes(of: family, in: catalog).filter {
        isMeant($0, versions) && $0.cell.zoom == zoom
      }
      return meant.first { variants.contains($0.cell.widget?.variant) } ?? meant.first
    }
  }

  // MARK: Sizes without a device or a family

  private func withoutDevice(_ size: WrittenSize) -> SizeJudgement {
    // A square alone is rarely a widget.
    guard let height = size.height, size.family != nil || size.width != height else {
      return .leftAlone
    }
    let matches = cellsBySize[Sides(size.width, height)] ?? []
    let meant = matches.filter { size.family == nil || $0.widget?.family == size.family }
    guard let first = meant.first else { return .leftAlone }
    return .fault(.unlabelled(missing: "device", example: first))
  }

  private func withoutFamily(_ size: WrittenSize) -> SizeJudgement {
    guard let height = size.height, size.width != height,
      let first = cellsBySize[Sides(size.width, height)]?.first
    else { return .leftAlone }
    return .fault(.unlabelled(missing: "family", example: first))
  }

  private struct Sides: Hashable {
    let width, height: Int

    init(_ width: WrittenNumber, _ height: WrittenNumber) {
      self.width = width.tenThousandths / 100
      self.height = height.tenThousandths / 100
    }

    init?(_ width: Points?, _ height: Points?) {
      guard let width, let height else { return nil }
      // Two decimals, cut: a source that has more says the same.
      (self.width, self.height) = (width.threeHundredths / 3, height.threeHundredths / 3)
    }
  }

  /// A widget of each size that is known, the newest version first; those below 100 points are too many
  /// other things.
  private func makeCellsBySize() -> [Sides: [Cell]] {
    var all: [Sides: [Cell]] = [:]
    // iPhones first, as most tables are about them.
    func order(_ query: Query) -> (Int, Key<ScreenClass>) {
      (query.screens[0].platform == .iOS ? 0 : 1, query.screenClasses[0])
    }
    for query in queries.values.sorted(by: { order($0) < order($1) }) {
      for block in engine.blocks(query).sorted(by: { $0.os > $1.os }) {
        engine.forEachAnswer(in: block) { sized in
          guard let sides = Sides(sized.width.value, sized.height.value), sides.width >= 10_000,
            sides.height >= 10_000
          else { return }
          let family = sized.cell.widget?.family
          if all[sides]?.contains(where: { $0.widget?.family == family }) ?? false { return }
          all[sides, default: []].append(sized.cell)
        }
      }
    }
    return all
  }

  /// What is known of a place; nil if nothing of it is asked about.
  private func sizes(of place: Place) -> KnownSizes? {
    if let made = known[place] { return made }
    let made = place.screenClass.flatMap { queries[$0] }.flatMap { query -> KnownSizes? in
      var query = query
      query.device = place.device
      let own = engine.versions(of: query.screens[0], for: place.device)
      query.os = query.os?.filter(own.contains)
      guard query.os?.isEmpty == false else { return nil }
      let zooms = zooms ?? DisplayZoom.choices(on: query.screens[0].platform)
      return KnownSizes(query, zooms: zooms, engine)
    }
    known[place] = .some(made)
    return made
  }
}
