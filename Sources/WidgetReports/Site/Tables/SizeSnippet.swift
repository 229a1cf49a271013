internal import WidgetSizing
internal import Wording

/// The sizes of a group of widgets as constants of a language, short enough to copy by hand. Thirds of
/// a point are written as quotients, which no rounding touches.
struct SizeSnippet {
  let language: String
  let text: String

  /// The snippets; none if no size is known in whole pixels.
  static func all(of group: WidgetGroup, _ catalog: Catalog) -> [SizeSnippet] {
    guard let key = group.screen.screenClass else { return [] }
    let scale = catalog.screenClasses[key].scale
    let sizes = group.answers.compactMap { answer -> Size? in
      guard let widget = answer.cell.widget, let pixels = answer.pixelSize,
        widget.variant != .iconsLarge
      else { return nil }
      return Size(widget, catalog, width: pixels.width, height: pixels.height, scale: scale)
    }
    guard !sizes.isEmpty else { return [] }
    return [swift(sizes), css(sizes), typeScript(sizes)]
  }

  private struct Size {
    /// `systemMedium`, with a variant `systemSmallDevice`.
    let name: String
    let words: [String]
    let width: Quotient
    let height: Quotient

    init(
      _ widget: WidgetSetting, _ catalog: Catalog, width: Int, height: Int, scale: Int
    ) {
      let variant = widget.variant == .iconsSmall ? nil : widget.variant
      let suffix = (catalog.id(of: variant) ?? "").split(separator: "-").map(String.init)
      name = catalog.id(of: widget.family) + suffix.map(\.capitalizedFirst).joined(by: "")
      words = catalog.id(of: widget.family).camelCaseWords + suffix
      self.width = Quotient(width, scale)
      self.height = Quotient(height, scale)
    }
  }

  /// A count of pixels over the pixels of a point.
  private struct Quotient {
    let pixels: Int
    let scale: Int

    init(_ pixels: Int, _ scale: Int) {
      (self.pixels, self.scale) = (pixels, scale)
    }

    /// `365`, `1049 / 3`; with a fraction where a language divides whole numbers: `1049.0 / 3`.
    func text(fraction: String = "") -> String {
      pixels.isMultiple(of: scale)
        ? "\(pixels / scale)" : "\(pixels)\(fraction) / \(scale)"
    }

    /// `365px`, `calc(1049px / 3)`.
    var css: String {
      pixels.isMultiple(of: scale) ? "\(pixels / scale)px" : "calc(\(pixels)px / \(scale))"
    }
  }

  private static func swift(_ sizes: [Size]) -> SizeSnippet {
    let lines = sizes.map {
      "  static let \($0.name) = CGSize(\n    width: \($0.width.text(fraction: ".0")), "
        + "height: \($0.height.text(fraction: ".0")))\n"
    }
    return SizeSnippet(
      language: "Swift", text: "enum WidgetSize {\n" + lines.joined(by: "") + "}\n")
  }

  private static func css(_ sizes: [Size]) -> SizeSnippet {
    let lines = sizes.map {
      ".\($0.words.joined(by: "-")) { width: \($0.width.css); height: \($0.height.css); }\n"
    }
    return SizeSnippet(language: "CSS", text: lines.joined(by: ""))
  }

  private static func typeScript(_ sizes: [Size]) -> SizeSnippet {
    let lines = sizes.map {
      "  \($0.name): { width: \($0.width.text()), height: \($0.height.text()) },\n"
    }
    return SizeSnippet(
      language: "TypeScript",
      text: "export const widgetSizes = {\n" + lines.joined(by: "") + "} as const;\n")
  }
}
