internal import Documents
internal import WidgetSizing

/// What the sections of the report share: the answers, and where on the page their evidence is.
struct ReportContext {
  let engine: Engine
  let audit: Audit
  let conflicts: [Conflict]
  private let sourceAnchors: [String: Slug]
  private let screenAnchors: [Key<ScreenClass>: Slug]
  /// The classes that ever had Today extensions: iPhones and then iPads, the smallest first.
  let screenClasses: [Key<ScreenClass>]
  private let linesByMode: [Mode: [Key<ScreenClass>: [AnswerLine]]]

  var catalog: Catalog { engine.catalog }

  init(_ engine: Engine) {
    self.engine = engine
    audit = Audit(engine)
    conflicts = engine.conflicts()
    let catalog = engine.catalog
    let sources = catalog.sources.map(\.id)
    sourceAnchors = Dictionary(
      zip(sources, Slug.distinct("source", sources)), uniquingKeysWith: { first, _ in first })
    let screens = Slug.distinct("screen", catalog.screenClasses.map(\.id))
    screenAnchors = Dictionary(uniqueKeysWithValues: zip(catalog.screenClasses.keys, screens))
    let screenClasses = catalog.screenClasses.keys.filter { key in
      catalog.screenClasses[key].idiom != .watch && !engine.versions(of: key).isEmpty
    }.sorted { catalog.order(of: $0) < catalog.order(of: $1) }
    self.screenClasses = screenClasses
    linesByMode = Dictionary(
      uniqueKeysWithValues: Mode.allCases.map { mode in
        let lines = screenClasses.map { ($0, engine.lines(mode, of: $0)) }
        return (mode, Dictionary(uniqueKeysWithValues: lines))
      })
  }

  /// All lines of a mode, by version.
  func lines(_ mode: Mode, of screenClass: Key<ScreenClass>) -> [AnswerLine] {
    linesByMode[mode]?[screenClass] ?? []
  }

  /// Where a screen class has its heading.
  func anchor(of screenClass: Key<ScreenClass>) -> Slug {
    screenAnchors[screenClass] ?? "expanded-heights"
  }

  /// Where a source has its row.
  func anchor(of source: Source) -> Slug {
    sourceAnchors[source.id] ?? "sources"
  }

  /// Where a rule has its row.
  func anchor(of rule: RuleName) -> Slug {
    Slug(cleaning: "rule-" + rule.rawValue)
  }

  /// Where a conflict between claims has its row.
  func conflictAnchor(_ index: Int) -> Slug {
    Slug(cleaning: "conflict-\(index + 1)")
  }

  /// The identifiers of sources, each leading to its row.
  func links(toSources ids: some Sequence<String>) -> [Inline] {
    ids.map { id in
      [.link([Inline(id)], to: .anchor(sourceAnchors[id] ?? "sources"))] as [Inline]
    }.joinedBySpaces
  }

  /// The sources that state answers and the rules that give them, each leading to its row.
  func evidence(for answers: [Answer]) -> [Inline] {
    let sources = links(toSources: catalog.sourceIDs(of: answers.flatMap(\.claims)))
    let used = Set(answers.compactMap { $0.derivation?.rule })
    let rules = RuleName.allCases.filter(used.contains).map { rule -> [Inline] in
      [.link([Inline(rule.rawValue)], to: .anchor(anchor(of: rule)))]
    }
    return ([sources].filter { !$0.isEmpty } + rules).joinedBySpaces
  }

  /// The number with its mark; a disputed one leads to the conflict.
  func tableCell(_ answer: Answer) -> Table.Cell {
    var content = [Inline(answer.short)]
    if answer.state == .disputed, let index = conflictIndex(of: answer) {
      content = [.link(content, to: .anchor(conflictAnchor(index)))]
    }
    return Table.Cell(content, kind: Mark(answer).kind)
  }

  /// The place of the conflict that an answer is part of.
  func conflictIndex(of answer: Answer) -> Int? {
    let claims = answer.claims + answer.alternatives.flatMap(\.claims)
    return conflicts.firstIndex {
      $0.answer.claims + $0.answer.alternatives.flatMap(\.claims) == claims
    }
  }

  /// The page's list of what is on it.
  func navigation(to sections: [Section]) -> Navigation {
    Navigation(
      ["On this page"], anchor: "contents",
      List(
        blocks: sections.map { section in
          let inner = section.blocks.compactMap { block -> [Inline]? in
            guard case .section(let part) = block, part.kind == "screen" else { return nil }
            return [.link(part.heading, to: .anchor(part.anchor))]
          }
          return [.paragraph([.link(section.heading, to: .anchor(section.anchor))])]
            + (inner.isEmpty ? [] : [.list(List(inner))])
        }))
  }
}

extension Catalog {
  /// By what screen classes are sorted on the page.
  fileprivate func order(of key: Key<ScreenClass>) -> (Int, Points, Points, Key<ScreenClass>) {
    let screen = screenClasses[key]
    return (screen.idiom == .phone ? 0 : 1, screen.height, screen.width, key)
  }
}

extension Mark {
  /// The class of a cell with this mark.
  var kind: Slug {
    switch self {
    case .sourced: "sourced"
    case .disputed: "disputed"
    case .derived: "derived"
    case .extrapolated: "extrapolated"
    case .unknown: "unknown"
    case .notApplicable: "not-applicable"
    }
  }
}

extension Slug {
  /// A slug for each text, `prefix` before it, no two of them the same.
  static func distinct(_ prefix: String, _ texts: [String]) -> [Slug] {
    var used: Set<Slug> = []
    return texts.map { text in
      let plain = Slug(cleaning: "\(prefix)-\(text)")
      var slug = plain
      var count = 1
      while !used.insert(slug).inserted {
        count += 1
        slug = Slug(cleaning: "\(prefix)-\(count)-\(text)")
      }
      return slug
    }
  }
}

extension [[Inline]] {
  /// The parts in a row, with a space between them.
  var joinedBySpaces: [Inline] {
    Array<Inline>(enumerated().flatMap { $0.offset == 0 ? $0.element : [" "] + $0.element })
  }
}
