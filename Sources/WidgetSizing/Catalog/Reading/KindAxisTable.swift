internal import DataTables
internal import Wording

extension CatalogReader {
  mutating func readKindAxes(_ table: inout TableReader) {
    let variants = catalog.variantChoices
    let columns = Choices(KindAxes.columns, names: KindAxes.columns.map(\.name))
    _ = table.rows(key: ["kind", "axis", .number("os_first")]) { row -> Void? in
      let kind: WidgetKind = row.choice("kind")
      let column = row.choice("axis", of: columns, else: KindAxes.columns[0])
      let meaning: KindAxes.EmptyCell = row.choice("empty")
      let isKnown = row.isSound
      let os = row.optionalVersion("os_first")
      _ = (row.optionalText("default"), row.optionalText("note"))
      guard isKnown else { return nil }
      if !column.meanings.contains(meaning) {
        let expected = column.meanings.map(\.rawValue).joined(by: ", ")
        row.complain(
          about: "empty", .choice, "is not one of \(expected), as \(column.name) needs")
      }
      if meaning != .defaultValue, !row.isEmpty("default") {
        row.complain(about: "default", .required, "must be empty unless empty is 'default'")
      }
      if os != nil, column.name != Axis.entryPoint.columnName {
        row.complain(
          about: "os_first", .form,
          "must be empty; only the default of entry_point changes with the version")
      } else if let os {
        row.checkRelease(os, of: .iOS, "os_first", in: catalog)
      }
      catalog.kindAxes[kind.place][column.name] = meaning
      guard column.meanings.contains(.defaultValue) else { return nil }
      row.readDefault(
        of: column.name, meaning, from: os ?? OSVersion(1), into: &catalog.kindAxes[kind.place],
        variants)
      if column.name == Axis.os.columnName, let os = catalog.kindAxes[kind.place].os {
        row.checkRelease(os, of: .iOS, "default", in: catalog)
      }
      return nil
    }
  }
}

extension TableReader {
  /// Reads the default of a column, which has the syntax of the column in `claims.csv`.
  fileprivate mutating func readDefault(
    of column: String, _ meaning: KindAxes.EmptyCell, from os: OSVersion,
    into axes: inout KindAxes, _ variants: Choices<WidgetVariant>
  ) {
    let isStated = meaning == .defaultValue && requires("default")
    func value<Value>(_ choices: Choices<Value>, _ row: inout TableReader) -> Value? {
      isStated ? row.optionalChoice("default", of: choices) : nil
    }
    func readUsual<Value: AxisValue>(_ choices: Choices<Value>, _ row: inout TableReader) {
      if let value = value(choices, &row) { axes.usual.set(value) }
    }
    func readListed<Value: ListedValue>(_ type: Value.Type, _ row: inout TableReader) {
      readUsual(Choices(Value.all, names: Value.all.map(\.rawValue)), &row)
    }
    switch column {
    case "platform": axes.platform = value(Choices<Platform>(), &self)
    case Axis.os.columnName: axes.os = isStated ? optionalVersion("default") : nil
    case Axis.entryPoint.columnName:
      if let entryPoint = value(Choices<EntryPoint>(), &self) {
        axes.entryPoints.append((os, entryPoint))
        axes.entryPoints.sort { $0.os > $1.os }
      }
    case Axis.variant.columnName: readUsual(variants, &self)
    default:
      let axis = Axis.all.first { $0.columnName == column }
      if let type = axis?.values as? any ListedValue.Type { readListed(type, &self) }
    }
  }
}
