internal import Documents
internal import WidgetReports
internal import WidgetSizing

/// What contradicts something, as a row under Evidence: a number, or both sides of a size.
struct Dispute {
  /// The conflicts, one, or that about the width and that about the height, and what is told of each.
  private(set) var parts: [(conflict: Conflict, row: ConflictRow)]
  /// Where it is on the page, if claims contradict each other: sizes lead there.
  let anchor: Slug?

  var kind: Conflict.Kind { parts[0].conflict.kind }

  /// The disputes of each kind in the order of the conflicts.
  static func all(_ conflicts: [Conflict], _ rows: [ConflictRow], in catalog: Catalog) -> [Dispute]
  {
    Conflict.Kind.allCases.flatMap { kind in
      zip(conflicts, rows).filter { $0.0.kind == kind }.reduce(into: [Dispute]()) { all, part in
        if all.last?.lacksHeight(part.1) == true {
          all[all.count - 1].parts.append(part)
        } else {
          let place = "\(part.0.cell.map(catalog.id) ?? "")-\(part.0.number ?? "")"
          let isOfClaims = [.disputed, .shadowed].contains(kind)
          all.append(
            Dispute(
              parts: [part], anchor: isOfClaims ? Slug(cleaning: "conflict-\(place)") : nil))
        }
      }
    }
  }

  /// Whether it is about a width alone, and a row is about the height there.
  private func lacksHeight(_ row: ConflictRow) -> Bool {
    parts.count == 1 && parts[0].row.quantity == Quantity.width.rawValue
      && row.quantity == Quantity.height.rawValue && parts[0].row.place == row.place
  }
}

extension Evidence {
  /// The claims that it rests on, and those that it is not.
  var rivalClaims: [Key<Claim>] { claims + alternatives.flatMap(\.claims) }
}
