internal import WidgetSizing

extension Catalog {
  /// A claim in one line: where it stands, what it leaves open and what was taken for that.
  func text(of key: Key<Claim>) -> String {
    let citation = citation(of: key)
    let note = citation.note.map { "; \($0)" } ?? ""
    return "\(citation.id) \(text(of: claims[key], citation))\(note)"
  }

  private func text(of claim: Claim, _ citation: Citation) -> String {
    let value = claim.value?.description ?? claim.formula?.description ?? "not tested"
    let method = claim.method.map { " (\($0.words))" } ?? ""
    let open = claim.openAxes.isEmpty ? "" : "; does not say \(claim.openAxes.words)"
    let versions =
      claim.osBasis == .inferred ? "; does not say OS, inferred \(claim.os.text)" : ""
    return "\(value)\(model(of: claim.subject))\(method): \(citation.locator)\(open)\(versions)"
  }

  private func model(of subject: ClaimSubject) -> String {
    if case .device(let device) = subject { " of \(devices[device].name)" } else { "" }
  }
}

extension ClosedRange<OSVersion> {
  /// `14`, or `14 to 17`.
  package var text: String {
    lowerBound == upperBound ? "\(lowerBound)" : "\(lowerBound) to \(upperBound)"
  }
}

extension Claim.Method {
  /// How the number was found, in a sentence.
  package var words: String {
    switch self {
    case .published: "guideline"
    case .displaySize: "reported by WidgetKit"
    case .geometryReader: "reported by a view"
    case .screenshot: "pixels of a screenshot"
    case .readOff: "measured on a widget"
    case .table: "from a table without a source"
    case .workedOut: "calculated by the source"
    }
  }
}
