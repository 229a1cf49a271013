internal import Documents
internal import WidgetSizing

extension ReportContext {
  /// What else the heights may be that stand on a disputed number.
  func disputeRemarks(_ rows: [[AnswerLine]]) -> [[Inline]] {
    rows.flatMap { row in
      zip(TextSize.allCases, row[0].heights).compactMap { textSize, answer -> [Inline]? in
        let others = answer.alternatives.filter { !$0.isShadowed }
        guard answer.state == .derived, !others.isEmpty else { return nil }
        let values = others.map { $0.range?.text ?? "\($0.value)" }.joined(separator: " or ")
        var cell = row[0].cell
        cell.textSize = textSize
        cell.mode = .compact
        let cause = conflictIndex(of: engine.answer(.height, of: cell)).map {
          [.link(["disputed compact height"], to: .anchor(conflictAnchor($0)))] as [Inline]
        }
        return [Inline("\(place(of: row)) at \(textSize.rawValue): \(answer.rangeText), or ")]
          + [Inline("\(values) by the other value of the ")]
          + (cause ?? ["disputed compact height"])
      }
    }
  }

  /// Why single heights of a line are unknown.
  func unknownRemarks(_ rows: [[AnswerLine]]) -> [[Inline]] {
    var order: [String] = []
    var places: [String: [String]] = [:]
    for row in rows {
      var sizes: [(why: String, textSizes: [TextSize])] = []
      for (textSize, answer) in zip(TextSize.allCases, row[0].heights) {
        guard answer.state == .unknown, let reason = answer.reason else { continue }
        let why =
          switch reason {
          case .belowCompact: "the rule gives less than the compact height, where it does not hold"
          case .noSource: "no source, and no rule that holds there"
          default: catalog.text(of: reason)
          }
        if let index = sizes.firstIndex(where: { $0.why == why }) {
          sizes[index].textSizes.append(textSize)
        } else {
          sizes.append((why, [textSize]))
        }
      }
      for (why, textSizes) in sizes {
        if places[why] == nil { order.append(why) }
        let isAll = textSizes.count == TextSize.allCases.count
        places[why, default: []].append(
          place(of: row) + (isAll ? "" : " at " + phrase(of: textSizes)))
      }
    }
    return order.map { why in
      let mark = Mark.unknown.rawValue
      return [Inline("\(mark) \((places[why] ?? []).joined(separator: "; ")): \(why)")]
    }
  }

  /// How wide a quick action is, which shows the compact widget only.
  func quickActionRemark(_ screenClass: Key<ScreenClass>) -> [Inline]? {
    let lines = lines(.compact, of: screenClass).filter {
      $0.cell.entryPoint == .quickAction && $0.width.state.isKnown
    }
    guard !lines.isEmpty else { return nil }
    let widths = lines.map(\.width.rangeText).withoutRepetition.joined(separator: " or ")
    let versions = catalog.phrase(of: lines.map(\.cell.os).withoutRepetition)
    return [Inline("Quick action, compact only, \(versions): \(widths) wide, ")]
      + evidence(for: lines.map(\.width))
  }

  /// As which class these models answer with Display Zoom on.
  func zoomedRemark(_ screenClass: Key<ScreenClass>) -> [Inline]? {
    guard var cell = lines(.compact, of: screenClass).first?.cell else { return nil }
    for os in engine.versions(of: screenClass) where catalog.release(os)?.modes != .legacy {
      cell.os = os
      cell.isZoomed = true
      for case .zoomed(let target)? in engine.answer(.height, of: cell).derivation?.steps ?? [] {
        let isShown = lines(.expanded, of: target).contains(where: \.isKnown)
        let name = Inline(catalog.screenClasses[target].name)
        return ["With Display Zoom on, the sizes are those of "]
          + (isShown ? [.link([name], to: .anchor(anchor(of: target)))] : [name])
      }
    }
    return nil
  }

  private func place(of row: [AnswerLine]) -> String {
    "\(catalog.phrase(of: row.map(\.cell.os))), \(posture(of: row[0]))"
  }

  /// Text sizes in one phrase, ranges joined: `l, ax1 to ax5`.
  private func phrase(of textSizes: [TextSize]) -> String {
    let all = TextSize.allCases
    let runs = textSizes.reduce(into: [[TextSize]]()) { runs, next in
      if let last = runs.last?.last, let place = all.firstIndex(of: last),
        place + 1 < all.count, all[place + 1] == next
      {
        runs[runs.count - 1].append(next)
      } else {
        runs.append([next])
      }
    }
    return runs.flatMap { run in
      run.count > 2
        ? ["\(run[0].rawValue) to \(run[run.count - 1].rawValue)"] : run.map(\.rawValue)
    }.joined(separator: ", ")
  }
}
