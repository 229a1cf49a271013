import Foundation
import TestSupport
import Testing

/// What a library offers to others: its public declarations, as the compiler lists them.
struct PublicSymbols {
  /// A declaration.
  struct Symbol: Hashable {
    /// The names of its types and its own: `Engine.answer(_:of:)`.
    let path: String
    /// The declaration in Swift, or the protocol that a type conforms to.
    let declaration: String

    /// Both in one line.
    var line: String { "\(path) | \(declaration)" }
  }

  /// All declarations in a list of lines.
  let symbols: [Symbol]

  /// One line for each declaration, sorted.
  var text: String { symbols.map { $0.line + "\n" }.sorted().joined() }

  /// Reads lines that ``text`` wrote.
  init(text: String) {
    symbols = text.split(separator: "\n").map { line in
      let parts = line.split(separator: " | ", maxSplits: 1).map(String.init)
      return Symbol(path: parts[0], declaration: parts.count > 1 ? parts[1] : "")
    }
  }

  /// Asks the compiler for the public declarations of a module that this package built.
  init(ofModule module: String) throws {
    let compiler = try #require(Programs.installed("swift"), "swift is not installed")
    let target = try JSONDecoder().decode(
      TargetInfo.self, from: Data(run(compiler, ["-print-target-info"]).output.utf8))
    let extract = URL(filePath: target.paths.runtimeResourcePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "bin/swift-symbolgraph-extract")
    symbols = try withTemporaryFolder { folder in
      let result = try run(
        extract,
        [
          "-module-name", module, "-I", Programs.built("Modules").absoluteURL.path(),
          "-target", target.target.triple, "-minimum-access-level", "public",
          "-skip-synthesized-members", "-output-dir", folder.path(),
        ])
      try #require(result.status == 0, "\(result)")
      let graphs = try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil)
      return try graphs.flatMap { graph in
        try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: graph)).lines
      }
    }
  }

  /// What is different from a baseline, a line for each declaration that was added, removed or changed.
  func differences(from baseline: PublicSymbols) -> [String] {
    let added = Set(symbols).subtracting(baseline.symbols)
    let removed = Set(baseline.symbols).subtracting(symbols)
    let addedByPath = Dictionary(grouping: added, by: \.path)
    let removedByPath = Dictionary(grouping: removed, by: \.path)
    return Set(addedByPath.keys).union(removedByPath.keys).sorted().flatMap { path -> [String] in
      let new = addedByPath[path] ?? [], old = removedByPath[path] ?? []
      if new.count == 1, old.count == 1 {
        return ["changed \(path): \(old[0].declaration) became \(new[0].declaration)"]
      }
      return old.map { "removed \($0.line)" }.sorted() + new.map { "added \($0.line)" }.sorted()
    }
  }
}

/// What `swift -print-target-info` prints, as far as it is needed.
private struct TargetInfo: Decodable {
  struct Target: Decodable { let triple: String }
  struct Paths: Decodable { let runtimeResourcePath: String }

  let target: Target
  let paths: Paths
}

/// What `swift-symbolgraph-extract` writes, as far as it is needed.
private struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Identifier: Decodable { let precise: String }
    struct Fragment: Decodable { let spelling: String }

    let identifier: Identifier
    let pathComponents: [String]
    let declarationFragments: [Fragment]
  }

  struct Relationship: Decodable {
    let kind: String
    let source: String
    let targetFallback: String?
  }

  let symbols: [Symbol]
  let relationships: [Relationship]

  /// What the compiler adds to every type by itself.
  private static let implied: Set<String> = ["SendableMetatype", "Copyable", "Escapable"]

  /// The declarations, and the conformances to protocols of other modules.
  var lines: [PublicSymbols.Symbol] {
    let paths = Dictionary(
      symbols.map { ($0.identifier.precise, $0.pathComponents.joined(separator: ".")) },
      uniquingKeysWith: { first, _ in first })
    let declarations = symbols.map { symbol in
      let text = symbol.declarationFragments.map(\.spelling).joined()
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
      // A constant and a computed property are the same to a user.
      let constant = text.split(separator: "let ", omittingEmptySubsequences: false)
      return PublicSymbols.Symbol(
        path: symbol.pathComponents.joined(separator: "."),
        declaration: constant.count == 2 && ["", "static "].contains(constant[0])
          ? "\(constant[0])var \(constant[1]) { get }" : text)
    }
    let conformances = relationships.compactMap { relationship -> PublicSymbols.Symbol? in
      guard relationship.kind == "conformsTo", let path = paths[relationship.source],
        let name = relationship.targetFallback?.split(separator: ".").last.map(String.init),
        !Self.implied.contains(name)
      else { return nil }
      return PublicSymbols.Symbol(path: path, declaration: "conforms to \(name)")
    }
    return declarations + conformances
  }
}
