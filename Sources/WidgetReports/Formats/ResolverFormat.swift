internal import WidgetSizing
internal import Wording

extension ReportFormat {
  /// A resolver document of the Design Tokens Community Group, 2025.10: tokens with the same name for every
  /// device and version, such as `medium.width`, and a context for each device on a version.
  ///
  /// A set has the tokens of a screen on a version. The contexts of its models refer to it, because widths
  /// depend on device and version together, and contexts of two modifiers could not.
  static let resolver = ReportFormat("resolver", of: .sizes, holdsNotes: false) {
    report, _, output in
    guard let sizes = report.sizes else { return }
    var document = ResolverDocument(catalog: sizes.catalog, asked: sizes.models)
    sizes.forEach { document.insert($0) }
    var json = JSONText()
    json.append(document.value(description: sizes.description))
    output.write(json.takeLine())
  }
}

/// Tokens by screen and version, and the devices that they are of.
private struct ResolverDocument {
  private let catalog: Catalog
  /// The models that were asked for by name.
  private let asked: [Key<Device>]
  private var sets: [(name: String, tokens: TokenGroup)] = []
  private var contexts: [(name: String, set: String)] = []
  private var places: [String: Int] = [:]
  private var known: Set<String> = []

  init(catalog: Catalog, asked: [Key<Device>]) {
    self.catalog = catalog
    self.asked = asked
  }

  mutating func insert(_ size: NamedSize) {
    let cell = size.cell
    let screen = cell.screenClass.map { catalog.screenClasses[$0].id }
    let parts = [size.path[1], screen, cell.isZoomed ? cell.zoom.rawValue : nil]
    let name = parts.compactMap(\.self).joined(by: ".")
    let place = places[name] ?? sets.count
    if place == sets.count {
      sets.append((name, TokenGroup()))
      places[name] = place
    }
    let words = catalog.widgetWords(of: cell).map(Self.shortName)
    sets[place].tokens.insert(size, at: words.map(tokenName)[...])
    for context in names(of: size) where known.insert(context).inserted {
      contexts.append((context, name))
    }
  }

  /// `iPhone 15, iOS 18`: the devices that were asked for, else each that shares the screen.
  private func names(of size: NamedSize) -> [String] {
    let cell = size.cell
    let version = catalog.name(of: cell.os, on: cell.platform)
    guard cell.screenClass != nil else { return [version] }
    let running = catalog.devices(of: cell.screen, on: cell.os, with: cell.kind)
    let named = (asked + [size.device].compactMap(\.self)).withoutRepetition.filter {
      catalog.devices[$0].screenClass == cell.screenClass
        && catalog.devices[$0].runs(cell.os) != false
    }
    let models = named.isEmpty ? running : named
    let names =
      models.isEmpty
      ? [catalog.name(of: cell.screen)] : models.map { catalog.devices[$0].name }
    return names.map {
      [$0, version, cell.zoom.wordsInNames].compactMap(\.self).joined(by: ", ")
    }
  }

  /// `medium` for `systemMedium`.
  private static func shortName(_ id: String) -> String {
    let words = id.camelCaseWords
    guard words.first == "system", words.count > 1 else { return id }
    return words[1] + words.dropFirst(2).map(\.capitalizedFirst).joined()
  }

  /// The document.
  func value(description: String) -> Value {
    func reference(_ part: String, _ name: String) -> [Value.Part] {
      [.init("$ref", .text("#/\(part)/\(name)"))]
    }
    let sets = sets.map { name, tokens in
      Value.Part(name, .object([.init("sources", .objects([tokens.parts]))]))
    }
    var document: [Value.Part] = [
      .init("$schema", .text("https://www.designtokens.org/schemas/2025.10/resolver.json")),
      .init("version", .text("2025.10")), .init("description", .text(description)),
      .init("sets", .object(sets)),
    ]
    // A modifier has at least two contexts.
    guard contexts.count > 1 else {
      document.append(
        .init("resolutionOrder", .objects(self.sets.map { reference("sets", $0.name) })))
      return .object(document)
    }
    let modifier: [Value.Part] = [
      .init("description", .text("A device on a version")),
      .init(
        "contexts",
        .object(contexts.map { .init($0.name, .objects([reference("sets", $0.set)])) })),
      .init("default", .text(contexts[0].name)),
    ]
    document.append(.init("modifiers", .object([.init("device", .object(modifier))])))
    document.append(.init("resolutionOrder", .objects([reference("modifiers", "device")])))
    return .object(document)
  }
}
