import Foundation

/// One import of a source file.
struct ImportLine: Equatable {
  /// The line that it stands on, from 1.
  var number: Int
  /// The module; of `import struct A.B`, it is A.
  var module: String
  /// Whether it is compiled only where there is no FoundationEssentials.
  var standsInForEssentials = false

  /// The imports in a source text, in their order.
  ///
  /// Lines are read, not Swift: text in comments and in literals of many lines is passed over, and
  /// the conditions around a line are followed as far as FoundationEssentials is concerned.
  static func all(in source: String) -> [ImportLine] {
    var imports: [ImportLine] = []
    var branches: [Branch] = []
    var passage = Passage.code
    for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      let isCode = passage == .code
      passage = passage.after(line)
      guard isCode else { continue }
      let words = line.prefix { $0 != "/" }
        .split { $0 == " " || $0 == "\t" || $0 == ";" }.map(String.init)
      switch words.first {
      case "#if": branches.append(Branch(condition: words.dropFirst()))
      case "#elseif", "#else":
        branches.popLast().map { branches.append($0.next(words.dropFirst())) }
      case "#endif": _ = branches.popLast()
      default:
        guard let module = module(in: words) else { continue }
        let standsIn = branches.contains { $0 == .withoutEssentials }
        imports.append(
          ImportLine(number: index + 1, module: module, standsInForEssentials: standsIn))
      }
    }
    return imports
  }

  /// The module that a line imports, whatever stands before `import`.
  private static func module(in words: [String]) -> String? {
    let modifiers: Set<String> = ["public", "package", "internal", "fileprivate", "private"]
    let kinds: Set<String> = [
      "struct", "class", "enum", "protocol", "typealias", "func", "var", "let",
    ]
    var rest = words.drop { modifiers.contains($0) || $0.hasPrefix("@") }
    guard rest.popFirst() == "import" else { return nil }
    if let kind = rest.first, kinds.contains(kind) { rest.removeFirst() }
    return rest.first?.split(separator: ".").first.map(String.init)
  }
}

/// What a line is part of.
private enum Passage {
  case code, comment, literal

  /// What the line after `line` is part of.
  func after(_ line: Substring) -> Passage {
    let text = line.drop { $0 == " " }
    let turns = text.components(separatedBy: "\"\"\"").count.isMultiple(of: 2)
    switch self {
    case .code where text.hasPrefix("//"): return .code
    case .code where text.hasPrefix("/*"): return text.contains("*/") ? .code : .comment
    case .code: return turns ? .literal : .code
    case .comment: return text.contains("*/") ? .code : .comment
    case .literal: return turns ? .code : .literal
    }
  }
}

/// A branch of a condition, as far as FoundationEssentials is concerned.
private enum Branch {
  case withEssentials, withoutEssentials, other

  init(condition: ArraySlice<String>) {
    self = condition == ["canImport(FoundationEssentials)"] ? .withEssentials : .other
  }

  /// The branch that follows after `#else`, or after `#elseif` and a condition.
  func next(_ condition: ArraySlice<String>) -> Branch {
    switch self {
    case .withEssentials, .withoutEssentials: .withoutEssentials
    case .other: condition.isEmpty ? .other : Branch(condition: condition)
    }
  }
}
