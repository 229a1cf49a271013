internal import Wording

/// The outcome of a check as CI systems show it: cases, each of which passed or failed, and
/// annotations on the lines of a file.
package struct CheckList {
  /// One thing that was checked.
  struct Case {
    enum Outcome {
      case passed
      /// It failed: of which kind, and why.
      case failed(kind: String, message: String)
      /// It was not checked, and why.
      case skipped(message: String)
    }

    let name: String
    /// The line of the file; nil if it is not there.
    let line: Int?
    let outcome: Outcome
  }

  /// A remark on a line of the file.
  struct Annotation {
    /// How much it matters, with the word of GitHub's commands.
    enum Level: String {
      /// The check fails.
      case error
      /// Not right, but nothing that fails the check.
      case warning
      /// Nothing that fails.
      case notice

      /// The word of compilers, and of SARIF.
      var wordOfCompilers: String { self == .notice ? "note" : rawValue }
    }

    var level: Level
    /// What sort of thing it is: `value`, `missing`. Those of a sort have one title.
    let kind: String
    let title: String
    let message: String
    /// The line of the file; nil for the whole of it.
    let line: Int?
    /// The column in that line, in Unicode scalars from 1; nil for the whole of it.
    var column: Int?
    /// What to write instead.
    var corrections: [Correction] = []
  }

  /// A number to write instead of another.
  struct Correction {
    /// The bytes of the number in the file.
    let bytes: Range<Int>
    /// Where it begins, both from 1, the column in Unicode scalars.
    let line: Int
    let column: Int
    let text: String
  }

  /// The file that was checked.
  let path: String
  /// All cases, in the order of the file.
  let cases: () -> [Case]
  /// What failed, and what else must be said.
  var annotations: () -> [Annotation]
}

extension Report {
  /// The findings of a check as compilers print theirs: `path:line:column: error: message`.
  var findings: [String] {
    checks.flatMap { checks in
      checks.annotations().map { annotation in
        "\(escaped(checks.path, limit: 10_000)):\(annotation.line ?? 1):\(annotation.column ?? 1): "
          + "\(annotation.level.wordOfCompilers): \(escaped(annotation.message))"
      }
    }
  }

  /// Turns the errors of a check into warnings, and omits its notes and files in which nothing was judged: a build
  /// that runs the check goes on.
  public mutating func makeLenient() {
    for index in checks.indices {
      let annotations = checks[index].annotations
      checks[index].annotations = {
        annotations().compactMap { annotation in
          guard annotation.level != .notice, annotation.kind != "nothing-judged" else { return nil }
          var annotation = annotation
          annotation.level = .warning
          return annotation
        }
      }
    }
  }
}
