internal import WidgetSizing
internal import Wording

extension ReportFormat {
  /// Swift source: an enumeration with a case for each cell of which a number is known.
  ///
  /// It imports nothing, and compiles with Swift 5.9 and later.
  public static let swift = ReportFormat("swift", of: .sizes, holdsNotes: false) {
    report, _, output in
    guard let sizes = report.sizes else { return }
    var names = SwiftNames()
    let cells = sizes.all.map { (name: names.name(for: $0.path), cell: $0) }
    output.write(
      """
      // Sizes of \(sizes.subject), from version \(TextTable.oneLine(report.dataVersion)) of the data of widgetsize.
      // Made by `widgetsize query --format swift`; make it anew rather than change it.

      /// Sizes of widgets in points. What is known only as a range is its smallest: what fits that
      /// fits all.
      public enum WidgetSize: String, CaseIterable, Sendable {

      """)
    for (name, cell) in cells {
      output.write("  /// \(cell.place): \(TextTable.oneLine(cell.summary)).\n")
      output.write("  case \(name) = \(swiftLiteral(cell.id))\n")
    }
    let quantities = cells.first?.cell.numbers.map(\.quantity) ?? Quantity.sides
    for (index, quantity) in quantities.enumerated() {
      output.write(
        """

          /// The \(quantity.name) in points; nil if it is not known.
          public var \(quantity.rawValue): Double? {
            switch self {
        """)
      output.write(cells.isEmpty ? "}\n" : "\n")
      for (name, cell) in cells {
        let value = cell.numbers[index].value?.preciseDecimal ?? "nil"
        output.write("    case .\(name): \(value)\n")
      }
      output.write((cells.isEmpty ? "" : "    }\n") + "  }\n")
    }
    output.write("}\n")
  }
}

/// Makes identifiers of Swift, no two of them the same.
private struct SwiftNames {
  private var used: Set<String> = []

  /// The parts of a path in one word: `today_ios10_414x736_3_landscape_l_todayView_expanded`.
  mutating func name(for path: [String]) -> String {
    let plain = path.map(Self.camelCase).joined(by: "_")
    var name = plain
    var count = 1
    while !used.insert(name).inserted {
      count += 1
      name = "\(plain)_\(count)"
    }
    return name
  }

  /// The letters and digits of ASCII in a text, a great letter for each that follows something else.
  private static func camelCase(_ text: String) -> String {
    let words = text.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    return words.dropFirst().reduce(into: String(words.first ?? "")) { name, word in
      let isBetweenDigits = name.last?.isNumber == true && word.first?.isNumber == true
      name += isBetweenDigits ? "_\(word)" : word.prefix(1).uppercased() + word.dropFirst()
    }
  }
}

/// Text as a literal of Swift, in printable ASCII.
private func swiftLiteral(_ text: String) -> String {
  var literal = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": literal += "\\\(scalar)"
    case " "..."~": literal.unicodeScalars.append(scalar)
    default: literal += "\\u{\(String(scalar.value, radix: 16))}"
    }
  }
  return literal + "\""
}
