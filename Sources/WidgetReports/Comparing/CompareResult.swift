package import WidgetSizing
internal import Wording

/// The sizes of several devices or versions side by side.
package struct CompareResult: Sendable, AnsweringQueries {
  /// The engine that answers.
  package let engine: Engine
  /// Notes on how the question was understood.
  package let remarks: [String]
  /// Whether only rows are shown in which sizes differ.
  package let showsOnlyDifferences: Bool
  let comparison: SubjectComparison

  /// Compares subjects, all about one system.
  package init(
    engine: Engine, subjects: [ComparedSubject], showsOnlyDifferences: Bool = false,
    remarks: [String] = []
  ) {
    self.engine = engine
    self.remarks = remarks
    self.showsOnlyDifferences = showsOnlyDifferences
    comparison = engine.comparison(of: subjects)
  }

  /// Whether at least one size is known, shown or not.
  package var hasKnownNumber: Bool { comparison.hasKnownNumber }

  /// The query of each subject.
  var queries: [Query] { comparison.subjects.map(\.query) }

  /// The rows that are shown.
  var rows: [SubjectComparison.Row] {
    comparison.rows.filter { !showsOnlyDifferences || $0.agreement == .different }
  }
}

extension Catalog {
  /// A subject in a few words: `iPhone 15, iOS 18`, `5.5-inch, iOS 10`, `macOS 26`.
  package func name(of subject: ComparedSubject) -> String {
    let version = name(of: subject.os, on: subject.screen.platform)
    guard subject.screen.screenClass != nil else { return version }
    let device = subject.query.device.map { devices[$0].name } ?? name(of: subject.screen)
    return [device, version, subject.query.zoom.wordsInNames].compactMap(\.self).joined(by: ", ")
  }
}
