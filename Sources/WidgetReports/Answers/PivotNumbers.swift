internal import WidgetSizing
internal import Wording

// What a pivot shows of a line.
extension Pivot {
  enum Number: Equatable {
    /// Both sides; both in pixels, within the margins, and divided by each other.
    case size, pixels, content, ratio
    case quantity(Quantity)
    /// The sources by their identifiers; by name, as many as there is room for.
    case sources
    case sourceNames(atMost: Int)

    /// The column, under a heading of its own unless one is given.
    func column(_ heading: String?, hasFixedNames: Bool) -> Sheet.Table.Column {
      func number(_ name: String) -> Sheet.Table.Column { .init(heading ?? name, isNumeric: true) }
      switch self {
      case .size: return number("size")
      case .pixels:
        var column = number("pixels")
        column.isOptional = true
        return column
      case .content: return number("content")
      case .ratio: return number("ratio")
      case .quantity(.margin) where !hasFixedNames: return number("margin")
      case .quantity(.cornerRadius) where !hasFixedNames: return number("radius")
      case .quantity(let quantity): return number(quantity.name)
      case .sources, .sourceNames: return .evidence("sources")
      }
    }
  }

  /// A number of a line, with its mark.
  func cell(_ number: Number, of entry: Entry) -> Sheet.Table.Cell {
    let (block, line) = (entry.block, entry.line)
    // The version that is not the one of the row.
    let version = across != nil && line.cell.os != block.shownOS ? " (\(line.cell.os))" : ""
    switch number {
    case .size: return .init(size(of: entry) + version, line.mark)
    case .pixels: return .init(block.pixels(of: line))
    case .ratio: return .init(line.ratio.map { Self.decimal($0) + version })
    case .content:
      let mark = block.evidence(.margin, of: line).map { max(line.mark, Mark($0)) }
      let unknown = asked.contains(.margin) && mark?.state.isKnown == false ? mark?.rawValue : nil
      // Beside the sides, their marks say how it is known.
      return .init(block.content(of: line, isMarked: hasFixedNames) ?? unknown, mark)
    case .quantity(let quantity):
      let isShown = (Quantity.sides + asked).contains(quantity) || line.knows(quantity)
      guard isShown, let answer = block.evidence(quantity, of: line) else { return .init(nil) }
      return .init(block.text(quantity, of: line).map { $0 + version }, Mark(answer))
    case .sources:
      return .init(catalog.sourceIDs(of: block.claims(of: line)).joined(by: " "))
    case .sourceNames(let limit):
      let names = catalog.publishers(of: block.claims(of: line))
      return .init(
        names.count <= limit ? names.joined(by: ", ") : "\(names[0]) +\(names.count - 1)")
    }
  }

  /// Both sides, with the unit of a platform without pixels among others.
  private func size(of entry: Entry) -> String {
    let (block, line) = (entry.block, entry.line)
    let isOther =
      block.unit == .pixels && block.screen == nil && entries.contains { $0.block.screen != nil }
    return block.size(of: line) + (isOther ? " pt" : "")
  }

  /// A number of hundredths as a decimal number: `2.12`.
  static func decimal(_ hundredths: Int) -> String {
    let rest = hundredths % 100
    let digits = rest % 10 == 0 ? "\(rest / 10)" : rest.digits(count: 2)
    return "\(hundredths / 100)" + (rest == 0 ? "" : ".\(digits)")
  }
}

extension Pivot {
  /// All lines of blocks with all their numbers, those of Today extensions at each text size.
  ///
  /// - Parameters:
  ///   - blocks: The blocks, all of one kind.
  ///   - names: What stands before the axes.
  ///   - hasFixedNames: Whether the columns depend on the kind alone, for tables that are sorted or cut by their names.
  ///   - catalog: The catalog.
  init(
    all blocks: [BlockAnswers], after names: [Label] = [], hasFixedNames: Bool = false,
    in catalog: Catalog
  ) {
    let kind = blocks.first?.block.kind ?? .today
    let entries = blocks.flatMap { block in
      (kind.hasFamilies ? block.lines : block.cells).map { Entry(block: block, line: $0) }
    }
    let axes =
      hasFixedNames
      ? kind.labelAxes + (kind.hasFamilies ? [] : [.textSize])
      : blocks.flatMap(\.axes).withoutRepetition
    let quantities =
      hasFixedNames ? catalog.quantities(of: kind) : blocks.flatMap(\.quantities).withoutRepetition
    let others = quantities.filter { !Quantity.sidesAndMinimums.contains($0) }
    let hasContent = others.contains(.margin) && kind.leavesMargins
    // The margins of several families are said below the table.
    let isBelow = hasContent && !hasFixedNames && axes.contains(.family)
    self.init(
      entries: entries, labels: names + axes.map { .axis($0) },
      numbers: Quantity.sides.map { .quantity($0) }
        + (hasFixedNames && kind.hasFamilies || entries.havePixels ? [.pixels] : [])
        + others.filter { $0 != .margin || !isBelow }.map { .quantity($0) }
        + (hasContent ? [.content] : []) + [.sources],
      asked: others, hasFixedNames: hasFixedNames, catalog: catalog)
  }
}

extension [Pivot.Entry] {
  /// Whether a size in points has pixels beside it.
  var havePixels: Bool {
    contains { $0.block.unit == .points && $0.block.pixels(of: $0.line) != nil }
  }
}

extension Sheet.Table.Cell {
  /// A text with the mark of its number.
  init(_ text: String?, _ mark: Mark?) {
    self.init(text)
    if text != nil { self.mark = mark }
  }
}

extension Quantity {
  /// What a size is made of.
  static var sidesAndMinimums: [Quantity] { sides + sides.compactMap(\.minimum) }
}

extension Catalog {
  /// Who states claims, one for each publisher: `FrameUp` for `FrameUp, raw measurements`.
  func publishers(of claims: [Key<Claim>]) -> [String] {
    cited(by: claims).map { String($0.shortName.prefix { $0 != "," }) }.withoutRepetition
  }
}
