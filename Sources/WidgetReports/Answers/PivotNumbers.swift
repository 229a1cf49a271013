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
  /// A row for each line with its numbers.
  ///
  /// - Parameters:
  ///   - entries: The lines, all of one kind.
  ///   - labels: What tells them apart.
  ///   - isOneShape: Whether all are of one family or mode, which the headline names.
  ///   - asked: The numbers besides the sides that were asked for; nil if all are shown.
  ///   - showsRatio: Whether the width divided by the height is shown in place of pixels.
  ///   - hasFixedNames: Whether the columns depend on the kind alone, for tables that are sorted or cut by their names.
  ///   - catalog: The catalog.
  init(
    listing entries: [Entry], by labels: [Label], isOneShape: Bool = false,
    asked: [Quantity]? = nil, showsRatio: Bool = false, hasFixedNames: Bool = false,
    in catalog: Catalog
  ) {
    let kind = entries.first?.block.block.kind ?? .today
    let all =
      (hasFixedNames
      ? catalog.quantities(of: kind) : entries.flatMap(\.block.quantities).withoutRepetition)
      .filter { !Quantity.sidesAndMinimums.contains($0) }
    let hasContent =
      kind.leavesMargins && all.contains(.margin) && (hasFixedNames || entries.haveContent)
    let others = all.filter { quantity in
      if hasFixedNames || asked?.contains(quantity) == true { return true }
      // The margins of several families are said below the table.
      let isShown = quantity == .margin ? isOneShape || !hasContent : isOneShape || asked == nil
      return isShown && (asked == nil || entries.contains { $0.line.knows(quantity) })
    }
    let hasPixels = hasFixedNames ? kind.hasFamilies : (asked ?? []).isEmpty && entries.havePixels
    let isShort = asked != nil && isOneShape
    self.init(
      entries: entries, labels: labels,
      numbers: Quantity.sides.map { .quantity($0) }
        + (showsRatio ? [.ratio] : hasPixels ? [.pixels] : []) + others.map { .quantity($0) }
        + (hasContent ? [.content] : [])
        + [isShort ? .sourceNames(atMost: others.count < 2 ? 2 : 1) : .sources],
      asked: asked ?? all, hasFixedNames: hasFixedNames, catalog: catalog)
  }
}

extension [Pivot.Entry] {
  /// Whether a size in points has pixels beside it.
  var havePixels: Bool {
    contains { $0.block.unit == .points && $0.block.pixels(of: $0.line) != nil }
  }

  /// Whether the size within the margins of one is known.
  var haveContent: Bool { contains { $0.block.content(of: $0.line) != nil } }
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
