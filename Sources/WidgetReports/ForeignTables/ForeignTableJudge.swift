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
  private var known: [Key<ScreenClass>: KnownSizes] = [:]
  /// The sizes that were right (true) or left alone (false), the last of them.
  private var dismissed: [Subject: Bool] = [:]
  private static let mostDismissed = 4_096
  private lazy var everySize = makeEverySize()

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
    let key = Subject(size)
    if dismissed[key] == true { return .right }
    if dismissed[key] == false { return .leftAlone }
    let judgement = judged(size)
    if dismissed.count >= Self.mostDismissed { dismissed = [:] }
    switch judgement {
    case .right: dismissed[key] = true
    case .leftAlone: dismissed[key] = false
    case .wrong, .outdated, .unlabelled: break
    }
    return judgement
  }

  /// What a judgement depends on.
  private struct Subject: Hashable {
    let width: WrittenNumber
    let height: WrittenNumber?
    let unit: WrittenSize.Unit
    let screens: [Key<ScreenClass>]?
    let family: WidgetFamily?
    let versions: [OSVersion]

    init(_ size: WrittenSize) {
      (width, height, unit) = (size.width, size.height, size.unit)
      (screens, family, versions) = (size.device?.screens, size.family, size.versions)
    }
  }

  private func judged(_ size: WrittenSize) -> SizeJudgement {
    let screens = (size.device?.screens ?? []).compactMap(sizes)
    guard !screens.isEmpty else {
      return size.device == nil ? withoutDevice(size) : .leftAlone
    }
    // A table of versions that nobody asked about.
    guard size.versions.isEmpty || size.versions.contains(where: versions.contains) else {
      return .leftAlone
    }
    if let family = size.family, let judgement = judge(size, of: family, on: screens) {
      return judgement
    }
    return judge(size, of: nil, on: screens) ?? withoutFamily(size)
  }

  /// Judges a size of a device; nil if it is none of its widgets', nor near to one of the family.
  private func judge(
    _ size: WrittenSize, of family: WidgetFamily?, on screens: [KnownSizes]
  ) -> SizeJudgement? {
    for isInPixels in units(of: size) {
      var old: [KnownSizes.Known] = []
      for screen in screens {
        let matches = screen.sizes(of: family, in: catalog).filter {
          $0.has(size, inPixels: isInPixels, scale: screen.scale)
        }
        if matches.contains(where: { isMeant($0, size.versions) }) { return .right }
        old += matches
      }
      if let family = family ?? old.first?.cell.widget?.family, !old.isEmpty {
        let expected = newest(of: family, like: old, on: screens, size.versions)
        // The screen has no size on the version that is named, such as one that its models never ran.
        if expected.allSatisfy({ $0 == nil }) {
          return old.contains(where: \.isNewest) ? .right : .leftAlone
        }
        return .outdated(
          .init(size, isInPixels: isInPixels, family: family, expected, matches: old))
      }
    }
    guard let family else { return nil }
    let expected = newest(of: family, like: [], on: screens, size.versions)
    for isInPixels in units(of: size) {
      let isNear = zip(screens, expected).contains { screen, known in
        known?.isNear(size, inPixels: isInPixels, scale: screen.scale) ?? false
      }
      let mayBeUnknown = zip(screens, expected).contains { screen, known in
        known.map { screen.mayBeUnknown(size, $0, inPixels: isInPixels) } ?? false
      }
      // One that another screen has was copied from there.
      if isNear, mayBeUnknown, !isKnownElsewhere(size, family) { return .leftAlone }
      if isNear {
        return .wrong(.init(size, isInPixels: isInPixels, family: family, expected, matches: []))
      }
    }
    return nil
  }

  private func isKnownElsewhere(_ size: WrittenSize, _ family: WidgetFamily) -> Bool {
    guard let height = size.height else { return false }
    return everySize[Sides(size.width, height)]?.contains { $0.widget?.family == family } ?? false
  }

  /// Whether a size is of a version that a file names, or of the newest if it names none.
  private func isMeant(_ known: KnownSizes.Known, _ versions: [OSVersion]) -> Bool {
    versions.isEmpty ? known.isNewest : versions.contains(known.cell.os)
  }

  /// Whether a size may be in points (false), in pixels (true), or both, what is likelier first.
  private func units(of size: WrittenSize) -> [Bool] {
    switch size.unit {
    case .points: [false]
    case .pixels: [true]
    case .unstated: [false, true]
    }
  }

  /// The sizes that would be right, one for each screen: the newest of the family, of the same variant
  /// and Display Zoom as `matches`, and else the usual one; nil where none is known.
  private func newest(
    of family: WidgetFamily, like matches: [KnownSizes.Known], on screens: [KnownSizes],
    _ versions: [OSVersion]
  ) -> [KnownSizes.Known?] {
    let like = matches.first?.cell
    return screens.map { screen in
      screen.sizes(of: family, in: catalog).first { known in
        isMeant(known, versions) && known.cell.zoom == like?.zoom ?? .standard
          && (like?.widget?.variant == nil || known.cell.widget?.variant == like?.widget?.variant)
      }
    }
  }

  // MARK: Sizes without a device or a family

  private func withoutDevice(_ size: WrittenSize) -> SizeJudgement {
    // A square alone is rarely a widget.
    guard let height = size.height, size.family != nil || size.width != height else {
      return .leftAlone
    }
    let matches = everySize[Sides(size.width, height)] ?? []
    let meant = matches.filter { size.family == nil || $0.widget?.family == size.family }
    guard let first = meant.first else { return .leftAlone }
    return .unlabelled(size, missing: "device", like: first)
  }

  private func withoutFamily(_ size: WrittenSize) -> SizeJudgement {
    guard let height = size.height, size.width != height,
      let first = everySize[Sides(size.width, height)]?.first
    else { return .leftAlone }
    return .unlabelled(size, missing: "family", like: first)
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
  private func makeEverySize() -> [Sides: [Cell]] {
    var all: [Sides: [Cell]] = [:]
    for query in queries.values.sorted(by: { $0.screenClasses[0] < $1.screenClasses[0] }) {
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

  private func sizes(on screen: Key<ScreenClass>) -> KnownSizes? {
    if let made = known[screen] { return made }
    guard let query = queries[screen] else { return nil }
    let zooms = zooms ?? DisplayZoom.choices(on: query.screens[0].platform)
    let made = KnownSizes(query, zooms: zooms, engine)
    known[screen] = made
    return made
  }
}
