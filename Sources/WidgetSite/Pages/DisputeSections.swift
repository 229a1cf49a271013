internal import Documents
internal import TableAudit
internal import WidgetDrawings
internal import WidgetReports
internal import WidgetSizing
internal import Wording

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

extension SiteContext {
  /// What contradicts each other, a row for each size: claims about widgets first, those about Today extensions and
  /// published numbers that do not answer with what does closed.
  func disputeSections() -> [Block] {
    let parts = Dispute.Kind.allCases.flatMap { kind -> [Block] in
      [WidgetKind.widgetKit, .activity, .today].compactMap { part in
        let sizes = disputedSizes.filter {
          $0.kind == kind && $0.parts[0].dispute.cell.kind == part
        }
        return sizes.isEmpty ? nil : disputeSection(sizes, kind, part)
      }
    }
    return parts.isEmpty ? [.paragraph(["There are none."])] : parts
  }

  private func disputeSection(_ sizes: [DisputedSize], _ kind: Dispute.Kind, _ part: WidgetKind)
    -> Block
  {
    let name =
      part == .today ? "Today extensions" : part == .activity ? "Live Activities" : "Widgets"
    let title = Inline("\(name): \(kind.title.lowercasedFirst)")
    let anchor = Slug(
      cleaning: "disputes-\(kind.rawValue)" + (part == .widgetKit ? "" : "-\(part.rawValue)"))
    let rows = sizes.grouped { size in
      [size.anchor == nil ? size.parts.map(\.row.place).description : place(of: size)]
    }.map(\.elements)
    let isContext = kind == .context
    let table = Table(
      [title], anchor: Slug(cleaning: "\(anchor)-table"), of: rows, kind: "disputes",
      layout: .stacked,
      [
        .cells(["Where"], whereCell(of:)),
        .content(isContext ? "Published" : "Answer") { readings(of: $0) { $0.prefix(1) } },
        .content(isContext ? "Answer" : "Others say") { readings(of: $0) { $0.dropFirst() } },
        .text("Because", kind: "words") { reasons(of: $0).joined(by: "; ") },
      ])
    guard kind != .disputed || part == .today else {
      return .section([title], level: 3, anchor: anchor, [.table(table)])
    }
    return .closed(
      [.strong([title]), ": \(rows.count.of("size"))"],
      [.group("closed", anchor: anchor, [.table(table)])])
  }

  /// The models and the widget, without versions.
  private func place(of size: DisputedSize) -> String {
    let dispute = size.parts[0].dispute, cell = dispute.cell
    let devices = catalog.newestFirst(
      dispute.screens.flatMap { models(of: $0, running: dispute.versions) })
    let owners = devices.isEmpty ? cell.platform.deviceName : catalog.phrase(of: devices, atMost: 5)
    var widget = name(of: cell).lowercasedFirst
    if let setting = cell.today {
      let mode = setting.mode == .legacy ? nil : setting.mode.rawValue
      let textSize = cell[TextSize.self].flatMap { $0 == .l ? nil : $0.name }
      let parts: [String?] = [
        setting.pose, catalog.name(of: setting.entryPoint), mode, textSize,
      ]
      widget = parts.compactMap(\.self).joined(by: ", ")
    }
    let zoom = cell.zoom == .standard ? "" : ", \(cell.zoom.settingName)"
    return "\(owners): \(widget)\(zoom)"
  }

  /// What the disputes about a size on all versions are about; the first may have an anchor.
  private func whereCell(of sizes: [DisputedSize]) -> Table.Cell {
    let cell = sizes[0].parts[0].dispute.cell
    let versions = Set(sizes.flatMap { $0.parts[0].dispute.versions }).sorted()
    return Table.Cell(
      [
        link(place(of: sizes[0]), to: evidence(of: cell)), .lineBreak,
        .span([Inline(catalog.words(of: versions, on: cell.platform))], kind: "near"),
      ], kind: "words", anchor: sizes[0].anchor)
  }

  /// Some of what is said of a size, a line for each that is said, with the sources that say so.
  private func readings(
    of sizes: [DisputedSize],
    _ part: (ArraySlice<Dispute.Reading>) -> ArraySlice<Dispute.Reading>
  ) -> [Inline] {
    let lines = sizes.flatMap { size in
      readings(size.parts.map { ($0.row.quantity, part($0.dispute.readings[...])) })
    }.grouped(by: \.text).map { text, same -> [Inline] in
      let sources = same.flatMap(\.sources).withoutRepetition.compactMap { source(named: $0) }
      return [Inline(text)] + (sources.isEmpty ? [] : [": "] + names(of: sources))
    }
    return Array(lines.joined(separator: [.lineBreak]))
  }

  /// What is said of a size, `353 × 157` or `height 159`, each with the sources that say so.
  private func readings(
    _ sides: [(quantity: Quantity, readings: ArraySlice<Dispute.Reading>)]
  ) -> [(text: String, sources: [String])] {
    let all = sides.flatMap { side in
      side.readings.map { (quantity: side.quantity, value: $0.value, sources: $0.sources) }
    }
    return all.grouped(by: \.sources).map { sources, numbers in
      let distinct = numbers.map { "\($0.quantity.name) \($0.value)" }.withoutRepetition
      let isSize = numbers.count == 2 && numbers.map(\.quantity) == Quantity.sides
      let text = isSize ? numbers.map(\.value).joined(by: " × ") : distinct.joined(by: ", ")
      return (text, sources)
    }
  }

  private func reasons(of sizes: [DisputedSize]) -> [String] {
    sizes.flatMap { size in
      size.parts.flatMap { part -> [String] in
        guard size.kind != .context else { return part.dispute.reasons }
        let answer = engine.evidence(part.row.quantity, of: part.dispute.cell)
        guard let reason = answer.reason else { return part.dispute.reasons }
        return [words(for: reason)]
      }
    }.withoutRepetition
  }

  /// A reason with the name of a source in place of its identifier.
  func words(for reason: Reason) -> String {
    if case .greaterAuthority(let source) = reason {
      return "\(catalog.sources[source].shortName) is the more reliable source"
    }
    return catalog.text(of: reason)
  }
}
