package import WidgetSizing
internal import Wording

/// The sizes of several devices or versions side by side, or of two versions on each screen that runs both.
///
/// Programs get a row for each size, people a row for each widget, with the sizes beside each other.
package struct ComparisonQuestion: Question, Answering {
  /// The size of one subject.
  package struct Row {
    let pair: Pair
    /// Which of the subjects it is of.
    let subject: Int

    var evidence: CellEvidence { pair.row.cells[subject] }
  }

  /// One widget of all subjects.
  struct Pair {
    /// Its number, from 1.
    let number: Int
    let row: SubjectComparison.Row
    /// The models on whose screen versions are compared; nil where devices are.
    let place: String?
    /// The same with each name in full.
    let names: String?

    var cells: [CellEvidence] { row.cells }
    /// Whether the sizes differ; nil if that cannot be told.
    var differs: Bool? { row.differs }
  }

  package let engine: Engine
  package let remarks: [String]
  let kind: WidgetKind
  /// What is compared, in the order in which it was asked for: devices or screens on versions, or versions.
  let names: [String]
  let pairs: [Pair]
  /// Whether people see only what differs.
  let showsOnlyDifferences: Bool
  /// What people see lengths in.
  package var unit = LengthUnit.points
  /// The blocks that are compared.
  let blocks: [CellBlock]

  package let key: String? = "sizes"

  /// Compares devices or versions.
  ///
  /// - Parameters:
  ///   - engine: The engine that answers.
  ///   - subjects: What is compared, all about one kind.
  ///   - showsOnlyDifferences: Whether people see only what differs.
  ///   - remarks: Notes on how the question was understood.
  package init(
    engine: Engine, subjects: [CellBlock], showsOnlyDifferences: Bool = false,
    remarks: [String] = []
  ) {
    self.engine = engine
    self.remarks = remarks
    self.showsOnlyDifferences = showsOnlyDifferences
    blocks = subjects
    kind = subjects.first?.kind ?? .today
    let catalog = engine.catalog
    let namesVariants = subjects.contains { $0.asked.variants != subjects[0].asked.variants }
    names = subjects.map {
      let variants = namesVariants ? $0.asked.variants ?? [] : []
      return ([catalog.name(of: $0)] + variants.map(catalog.settingPhrase)).joined(by: ", ")
    }
    pairs = engine.comparison(of: subjects).rows.enumerated().map {
      Pair(number: $0 + 1, row: $1, place: nil, names: nil)
    }
  }

  /// Compares two versions on each screen that runs both, of several versions the first with the last; nil if
  /// what is asked for is not of several versions of one platform.
  ///
  /// - Parameters:
  ///   - engine: The engine that answers.
  ///   - asked: The widgets, on versions that were asked for.
  ///   - remarks: Notes on how the question was understood.
  package init?(engine: Engine, versionsOf asked: Asked, remarks: [String]) {
    let named = asked.boxes.flatMap { $0.os ?? [] }
    let platforms = engine.catalog.screens(of: asked).map(\.platform).withoutRepetition
    guard let first = named.min(), let last = named.max(), first < last, platforms.count == 1 else {
      return nil
    }
    let catalog = engine.catalog
    let versions = [first, last]
    self.engine = engine
    self.remarks = remarks
    kind = asked.kind
    showsOnlyDifferences = true
    names = versions.map { catalog.name(of: $0, on: platforms[0]) }
    let screens = engine.subjects(of: asked).filter { versions.contains($0.os) }
      .grouped(by: \.screen).filter { $0.elements.count == 2 }
    blocks = screens.flatMap(\.elements)
    pairs = screens.flatMap { screen, subjects in
      let models = catalog.models(of: screen, runningAll: versions, asked.kind)
      let name = catalog.name(of: screen)
      let place = models.isEmpty ? name : catalog.briefPhrase(of: models)
      let names = models.isEmpty ? name : catalog.names(of: models).joined(by: ", ")
      return engine.comparison(of: subjects.sorted { $0.os < $1.os }).rows.map {
        (row: $0, place: place, names: names)
      }
    }.enumerated().map { Pair(number: $0 + 1, row: $1.row, place: $1.place, names: $1.names) }
  }

  /// Whether a widget has two sizes beside each other.
  package var succeeds: Bool { pairs.contains { $0.cells.count(where: \.isKnown) > 1 } }

  /// Whether versions are compared on each screen.
  var isOfVersions: Bool { pairs.contains { $0.place != nil } }

  /// The widgets of which it can be told whether the sizes differ.
  var known: [Pair] { pairs.filter { $0.differs != nil } }

  package var rows: [Row] {
    pairs.flatMap { pair in pair.cells.indices.map { Row(pair: pair, subject: $0) } }
  }

  package var facts: [Field<Void>] {
    [.count("differing") { known.count { $0.differs == true } }, .count("known") { known.count }]
  }

  package var fields: [Field<Row>] {
    let start: [Field<Row>] = [
      .count("row") { $0.pair.number }, .text("subject") { names[$0.subject] },
      .text("device") { row in
        row.pair.names ?? blocks[row.subject].device.map { catalog.devices[$0].name }
      },
    ]
    let end: [Field<Row>] = [
      .boolean("differs") { $0.pair.differs },
      .points("addedWidth") { $0.pair.row.addition(.width, at: $0.subject) },
      .points("addedHeight") { $0.pair.row.addition(.height, at: $0.subject) },
    ]
    return start + catalog.sizeFields(of: kind).map { $0.of(\.evidence) } + end
  }

  /// What must be said of the subjects, each thing once.
  package var notesOnAnswer: [String] {
    guard !isOfVersions else { return [] }
    return blocks.flatMap(engine.notes).withoutRepetition
      .filter { !remarks.contains($0) }
  }
}

extension Catalog {
  /// A subject in a few words: `iPhone 15, iOS 18`, `5.5-inch, iOS 10`, `macOS 26`.
  package func name(of subject: CellBlock) -> String {
    let version = name(of: subject.os, on: subject.screen.platform)
    guard subject.screen.screenClass != nil else { return version }
    let device = subject.device.map { devices[$0].name } ?? name(of: subject.screen)
    return [device, version, subject.zoom.wordsInNames].compactMap(\.self).joined(by: ", ")
  }

  /// The models of a screen that run all of some versions.
  fileprivate func models(
    of screen: Screen, runningAll versions: [OSVersion], _ kind: WidgetKind
  ) -> [Key<Device>] {
    let models = versions.map { devices(of: screen, on: $0, with: kind) }
    return models[0].filter { model in models.allSatisfy { $0.contains(model) } }
  }
}
