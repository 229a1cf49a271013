internal import Documents
internal import TableAudit
internal import WidgetReports
internal import WidgetSizing

/// A row of disputes under Evidence: a number, or both sides of a size.
struct DisputedSize {
  /// The disputes, one, or that about the width and that about the height, and what is told of each.
  private(set) var parts: [(dispute: Dispute, row: DisputeRow)]
  /// Where it is on the page, if claims contradict each other: sizes lead there.
  let anchor: Slug?

  var kind: Dispute.Kind { parts[0].dispute.kind }

  /// The rows of each kind in the order of the disputes.
  static func all(_ disputes: [Dispute], _ rows: [DisputeRow], in catalog: Catalog) -> [Self] {
    Dispute.Kind.allCases.flatMap { kind in
      zip(disputes, rows).filter { $0.0.kind == kind }.reduce(into: [Self]()) { all, part in
        if all.last?.lacksHeight(part.1) == true {
          all[all.count - 1].parts.append(part)
        } else {
          let place = "\(catalog.id(of: part.0.cell))-\(part.1.quantity.rawValue)"
          all.append(
            Self(
              parts: [part], anchor: kind == .context ? nil : Slug(cleaning: "dispute-\(place)")))
        }
      }
    }
  }

  /// Whether it is about a width alone, and a row is about the height there.
  private func lacksHeight(_ row: DisputeRow) -> Bool {
    parts.count == 1 && parts[0].row.quantity == .width && row.quantity == .height
      && parts[0].row.place == row.place
  }
}

extension Evidence {
  /// The claims that it rests on, and those that it is not.
  var rivalClaims: [Key<Claim>] { claims + alternatives.flatMap(\.claims) }
}
