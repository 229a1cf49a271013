internal import WidgetSizing
internal import Wording

extension ReportFormat {
  /// Swift source: a list of cases for tests with arguments, one for each size that differs.
  ///
  /// It compiles with Swift 5.9 and later without a dependency, on Linux too.
  static let swiftTesting = ReportFormat("swift-testing", of: .sizes, holdsNotes: false) {
    report, _, output in
    guard let sizes = report.sizes else { return }
    var source = SourceLines()
    source.head(of: sizes, inFormat: "swift-testing")
    source.line("// swift-format-ignore-file")
    source.lines(type)
    source.block("extension WidgetCase {") { source in
      source.comment("Each size once.")
      source.block("static let all: [WidgetCase] = [", "]") { source in
        var seen: Set<[Points]> = []
        for size in sizes.all {
          guard let width = size[.width], let height = size[.height],
            seen.insert([width, height]).inserted
          else { continue }
          source.line("WidgetCase(\(size.arguments(width, height, sizes.catalog))),")
        }
      }
    }
    output.write(source.text)
  }

  private static let type = """

    import Foundation

    /// A size in which a widget is shown. Lengths are in points.
    ///
    ///     @Test(arguments: WidgetCase.all)
    ///     func nothingIsCutOff(_ widget: WidgetCase) { … }
    struct WidgetCase: Sendable, CustomStringConvertible {
      /// Device, version and widget; names a file, too.
      let name: String
      /// The size of the widget.
      let size: CGSize
      /// Pixels a point; nil if the size does not depend on the screen.
      let scale: CGFloat?
      /// The content margin on each side; nil if it is not known.
      let margin: CGFloat?
      /// The corner radius; nil if it is not known.
      let cornerRadius: CGFloat?

      /// The name.
      var description: String { name }
    }

    """
}

extension NamedSize {
  /// The number of a quantity, in points; nil if it is not known.
  fileprivate subscript(quantity: Quantity) -> Points? {
    numbers.first { $0.quantity == quantity }?.value
  }

  /// The arguments of a case.
  fileprivate func arguments(_ width: Points, _ height: Points, _ catalog: Catalog) -> String {
    func optional(_ length: Points?) -> String { length?.preciseDecimal ?? "nil" }
    let model = device.map { "\(catalog.devices[$0].name), " } ?? ""
    let scale = cell.screenClass.map { "\(catalog.screenClasses[$0].scale)" } ?? "nil"
    return [
      "name: \(SourceEscape.braces.literal(model + place))",
      "size: CGSize(width: \(width.preciseDecimal), height: \(height.preciseDecimal))",
      "scale: \(scale)", "margin: \(optional(self[.margin]))",
      "cornerRadius: \(optional(self[.cornerRadius]))",
    ].joined(by: ", ")
  }
}
