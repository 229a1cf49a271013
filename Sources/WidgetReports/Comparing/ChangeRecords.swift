internal import WidgetSizing

/// What a comparison found, cell by cell, for programs.
struct ChangeRecords {
  let comparison: SizeComparison
  let changes: [SizeChange]
  /// The line of each cell in the file; nil where there is no one file.
  let lines: [String: Int]?
  /// What a missing cell was most likely meant to be.
  let nearest: (String) -> String?

  private static let parts = [
    "pt", "smallest_pt", "largest_pt", "state", "sources", "rule", "extrapolates", "alternatives",
  ]

  /// A row for each number that differs and each cell that is missing or new.
  func listing(_ title: String) -> Listing {
    var listing = Listing(
      title,
      [.init("kind"), .init("id")] + (lines == nil ? [] : [.init("line", isNumeric: true)])
        + [.init("quantity"), .init("changed")]
        + Self.parts.map { .init("was_\($0)") } + Self.parts.map { .init("is_\($0)") }
        + [.init("nearest")])
    func append(
      _ kind: String, _ id: String, _ change: SizeChange? = nil, nearest: String? = nil
    ) {
      let line = lines.map { [$0[id].map(String.init)] } ?? []
      listing.append(
        [kind, id] + line
          + [
            change?.quantity.rawValue, change?.aspects.map(\.rawValue).joined(by: " "),
          ] + values(change?.old) + values(change?.new) + [nearest])
    }
    for change in changes { append("differs", change.id, change) }
    for id in comparison.missing { append("missing", id, nearest: nearest(id)) }
    for id in comparison.new { append("new", id) }
    return listing
  }

  private func values(_ record: AnswerRecord?) -> [String?] {
    [
      record?.value?.description, record?.range?.lowerBound.description,
      record?.range?.upperBound.description, record?.state?.rawValue,
      record?.sources.joined(by: " "), record?.rule, record?.extrapolates.joined(by: " "),
      record?.alternatives.joined(by: "; "),
    ]
  }

  /// Calls `line` with the keys of each difference, which begin with its kind.
  func writeLines<Output: TextOutputStream>(
    _ line: ((inout JSONWriter<Output>) -> Void) -> Void
  ) {
    for change in changes {
      line { json in
        json.key("kind")
        json.string("differs")
        write(change, to: &json)
      }
    }
    for (kind, ids) in [("missing", comparison.missing), ("new", comparison.new)] {
      for id in ids {
        line { json in
          json.key("kind")
          json.string(kind)
          write(id, isMissing: kind == "missing", to: &json)
        }
      }
    }
  }

  /// Writes three lists, as keys of an object that is open.
  func writeKeys(to json: inout JSONWriter<some TextOutputStream>) {
    json.key("cells")
    json.raw("\(comparison.cellCount)")
    json.key("numbers")
    json.raw("\(comparison.numberCount)")
    json.objects("differences", changes) { write($0, to: &$1) }
    json.objects("missing", comparison.missing) { write($0, isMissing: true, to: &$1) }
    json.objects("new", comparison.new) { write($0, isMissing: false, to: &$1) }
  }

  private func write(
    _ id: String, isMissing: Bool, to json: inout JSONWriter<some TextOutputStream>
  ) {
    json.key("id")
    json.string(id)
    writeLine(of: id, to: &json)
    guard isMissing else { return }
    json.key("nearest")
    json.string(nearest(id))
  }

  private func writeLine(of id: String, to json: inout JSONWriter<some TextOutputStream>) {
    guard let lines else { return }
    json.key("line")
    json.raw(lines[id].map(String.init) ?? "null")
  }

  private func write(_ change: SizeChange, to json: inout JSONWriter<some TextOutputStream>) {
    json.key("id")
    json.string(change.id)
    writeLine(of: change.id, to: &json)
    json.key("quantity")
    json.string(change.quantity.rawValue)
    json.key("changed")
    json.strings(change.aspects.map(\.rawValue))
    json.key("was")
    write(change.old, to: &json)
    json.key("is")
    write(change.new, to: &json)
  }

  /// A record; null stands for what it says nothing of, and for what it says there is none of.
  private func write(_ record: AnswerRecord, to json: inout JSONWriter<some TextOutputStream>) {
    json.object { json in
      json.key("value")
      json.points(record.value)
      json.key("range")
      json.range(record.range)
      json.key("state")
      json.string(record.state?.rawValue)
      for (name, aspect, texts) in [
        ("sources", AnswerRecord.Aspect.sources, record.sources),
        ("rule", .rule, [record.rule].compactMap(\.self)),
        ("extrapolates", .extrapolates, record.extrapolates),
        ("alternatives", .alternatives, record.alternatives),
      ] {
        json.key(escaping: name)
        if !record.aspects.contains(aspect) {
          json.raw("null")
        } else if aspect == .rule {
          json.string(record.rule)
        } else {
          json.strings(texts)
        }
      }
    }
  }
}
