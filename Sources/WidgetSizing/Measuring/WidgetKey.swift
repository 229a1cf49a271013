internal import DataTables
internal import Wording

/// The key of a widget, as the system writes it into its log and into the names of its files:
///
///     [com.example.app.widget:Notes:systemMedium::338.00/158.00/21.60:(null)]
///     systemMedium----338.00w--158.00h--21.60r--0f--0.00t-0.00l-0.00b0.00t.chrono-timeline
///
/// After the family are width, height and corner radius in points. The radius is checked, and not used.
/// Source: FTH1.
struct WidgetKey {
  let family: MeasurementFields.Part
  let width: MeasurementFields.Part
  let height: MeasurementFields.Part

  /// The two ways to write a key: the text after the family, and the texts after width and height.
  private static let forms = [
    (start: "::", separators: ["/", "/"]), (start: "----", separators: ["w--", "h--"]),
  ]
  /// What ends a number, in either way.
  private static let ends = "/whr:)]\"' "

  /// Reads all keys of one of `families` in a line, in their order.
  ///
  /// - Throws: What is wrong in a key, and its column.
  static func all(
    in line: String, families: [String]
  ) throws(MeasurementFields.Fault) -> [WidgetKey] {
    var keys: [WidgetKey] = []
    for (start, separators) in forms where line.hasBytes(of: start, beforeDigit: true) {
      var scanner = LineScanner(line)
      while scanner.skip(to: start) {
        let word = scanner.wordBefore(start.count)
        // A part of a longer word is another one, and a key may be without a size.
        guard scanner.hasDigit, families.contains(where: { $0 == word.text }) else {
          continue
        }
        keys.append(try WidgetKey(of: word, separators, &scanner))
      }
    }
    return keys.sorted { $0.family.column < $1.family.column }
  }

  /// Reads the numbers of a key behind its family.
  private init(
    of family: MeasurementFields.Part, _ separators: [String], _ scanner: inout LineScanner
  ) throws(MeasurementFields.Fault) {
    self.family = family
    width = scanner.part(until: Self.ends)
    _ = scanner.skip(separators[0])
    height = scanner.part(until: Self.ends)
    _ = scanner.skip(separators[1])
    let radius = scanner.part(until: Self.ends)
    for (name, part) in [("width", width), ("height", height), ("corner radius", radius)]
    where DecimalNumber(part.text) == nil {
      throw MeasurementFields.Fault(
        check: .type, column: part.column,
        message: "\(name) \(quoted(part.text)) of \(family.text) is not a number of points; "
          + "expected width, height and corner radius, such as '338.00/158.00/21.60'")
    }
  }
}
