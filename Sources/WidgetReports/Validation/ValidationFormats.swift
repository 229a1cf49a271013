internal import WidgetSizing

extension ValidationResult {
  /// A row for each thing that is wrong.
  public var records: Listing {
    var listing = Listing(
      "validate",
      [
        .init("kind"), .init("rule"), .init("claim"), .init("cell"), .init("quantity"),
        .init("expected"), .init("found"), .init("text"),
      ])
    for finding in findings {
      listing.append([
        finding.kind.rawValue, finding.rule?.rawValue, finding.claim,
        finding.cell, finding.quantity?.rawValue, finding.expected,
        finding.found, finding.text,
      ])
    }
    return listing
  }

  /// Writes one object, or an object a line for each thing that is wrong.
  public func writeJSON(to output: inout some TextOutputStream, isLineWise: Bool) {
    JSONFrame(dataVersion: dataVersion, notes: nil, isLineWise: isLineWise)
      .write(to: &output) { json in
        write(to: &json)
      } lines: { line in
        for finding in findings { line { write(finding, to: &$0) } }
      }
  }

  private func write(to json: inout JSONWriter<some TextOutputStream>) {
    json.key("tables")
    json.string(subject)
    json.key("passes")
    json.boolean(passes)
    json.objects("findings", findings) { write($0, to: &$1) }
    json.objects("rules", audit.records.filter { $0.rule.system == .today }) { write($0, to: &$1) }
    json.objects("leaveOneOut", audit.leaveOneOut) { write($0, to: &$1) }
    json.objects("conflicts", conflicts(of: .today)) { write($0, to: &$1) }
    json.objects("unreached", unreached) { write($0, to: &$1) }
    json.key("coverage")
    json.object { write(coverage, to: &$0) }
    json.key("widgetKit")
    json.object { json in
      json.objects("rules", audit.records.filter { $0.rule.system == .widgetKit }) {
        write($0, to: &$1)
      }
      json.objects("conflicts", conflicts(of: .widgetKit)) { write($0, to: &$1) }
      json.key("coverage")
      json.object { write(widgetKitCoverage, to: &$0) }
    }
    if let removals {
      json.objects("removals", removals) { write($0, to: &$1) }
    } else {
      json.key("removals")
      json.raw("null")
    }
  }

  private func write(
    _ finding: ValidationFinding, to json: inout JSONWriter<some TextOutputStream>
  ) {
    json.key("kind")
    json.string(finding.kind.rawValue)
    json.key("rule")
    json.string(finding.rule?.rawValue)
    json.key("claim")
    json.string(finding.claim)
    json.key("cell")
    json.string(finding.cell)
    json.key("quantity")
    json.string(finding.quantity?.rawValue)
    json.key("expected")
    json.string(finding.expected)
    json.key("found")
    json.string(finding.found)
    json.key("text")
    json.string(finding.text)
  }

  private func write(
    _ record: Audit.Record, to json: inout JSONWriter<some TextOutputStream>
  ) {
    json.key("rule")
    json.string(record.rule.rawValue)
    // Rules without parameters are not fitted, and say something of every number they are asked for.
    let isWidgetKit = record.rule.system == .widgetKit
    for verdict in isWidgetKit ? [.explained, .missed] : Audit.Verdict.allCases {
      json.key(verdict.rawValue)
      json.raw("\(record.count(verdict))")
    }
    if isWidgetKit { return }
    json.key("doesNotHold")
    json.strings(
      record.groups.filter { !$0.holds }.map {
        "\(engine.catalog.name(of: $0.os)), \(engine.catalog.text(of: $0))"
      })
  }

  private func write(_ left: LeftOut, to json: inout JSONWriter<some TextOutputStream>) {
    json.key("cell")
    json.string(engine.catalog.id(of: left.cell))
    json.key("published")
    json.points(left.published)
    json.key("predicted")
    json.range(left.predicted)
    json.key("outcome")
    json.string(left.outcome.rawValue)
  }

  private func write(_ conflict: Conflict, to json: inout JSONWriter<some TextOutputStream>) {
    json.key("cell")
    json.string(engine.catalog.id(of: conflict.cell))
    json.key("screenClasses")
    json.strings(
      conflict.screens.compactMap(\.screenClass).map { engine.catalog.screenClasses[$0].id })
    if conflict.cell.system == .widgetKit {
      json.key("versions")
      json.strings(conflict.versions.map(\.description))
    }
    json.key("quantity")
    json.string(conflict.quantity.rawValue)
    json.key("answer")
    json.answer(conflict.evidence, engine.catalog)
  }

  private func write(_ unreached: UnreachedClaim, to json: inout JSONWriter<some TextOutputStream>)
  {
    json.key("claim")
    json.string(engine.catalog.citation(of: unreached.claim).id)
    json.key("because")
    json.string(unreached.reason.map(engine.catalog.text))
  }

  private func conflicts(of system: WidgetSystem) -> [Conflict] {
    conflicts.filter { $0.cell.system == system }
  }

  private func write(
    _ coverage: CoverageCount, to json: inout JSONWriter<some TextOutputStream>
  ) {
    json.key("all")
    json.object { write(coverage.all, to: &$0) }
    json.objects("axes", coverage.lines) { line, json in
      let (axis, value) = line.place.names
      json.key("axis")
      json.string(axis)
      json.key("value")
      json.string(value)
      write(line.states, to: &json)
    }
  }

  private func write(_ states: StateCount, to json: inout JSONWriter<some TextOutputStream>) {
    for state in Answer.State.allCases {
      json.key(state.rawValue)
      json.raw("\(states[state])")
    }
  }

  private func write(_ removal: Removal, to json: inout JSONWriter<some TextOutputStream>) {
    json.key("claim")
    json.string(engine.catalog.citation(of: removal.claim).id)
    json.key("changesNothing")
    json.boolean(removal.changesNothing)
    json.key("because")
    json.string(removal.changesNothing ? reasonOfNothing(removal) : nil)
    for (name, changes) in [("changed", removal.changed), ("weakened", removal.weakened)] {
      json.objects(name, changes) { change, json in
        json.key("cell")
        json.string(engine.catalog.id(of: change.cell))
        json.key("quantity")
        json.string(change.quantity.rawValue)
        for (name, answer) in [("before", change.before), ("after", change.after)] {
          json.key(name)
          json.object { write(answer, to: &$0) }
        }
      }
    }
  }

  private func write(_ answer: Evidence, to json: inout JSONWriter<some TextOutputStream>) {
    json.key("value")
    json.points(answer.value)
    json.key("state")
    json.string(answer.state.rawValue)
    json.key("range")
    json.range(answer.range)
    json.key("sources")
    json.strings(engine.catalog.sourceIDs(of: answer.basis))
  }
}
