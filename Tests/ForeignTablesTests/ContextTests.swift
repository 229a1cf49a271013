import Testing
import WidgetSizingData

@testable import ForeignTables
@testable import WidgetSizing

/// What is found around a size.
@Suite("The nearest words count") struct ContextTests {
  /// `family device` of each size that is no screen; `-` for none.
  private func labels(_ text: String, path: String = "a.ts") -> [String] {
    let catalog = Catalog.bundled
    return SizeTests.context(text, path: path).sizes.filter { !$0.isScreen }.map { own in
      let family = own.label.family.map { catalog.id(of: $0.family) } ?? "-"
      let device = own.label.device?.targets.first?.place.screenClass.map {
        catalog.screenClasses[$0].id
      }
      return "\(family) \(device ?? (own.label.device == nil ? "-" : "?"))"
    }
  }

  @Test("in the line, in front of the size or else behind it")
  func line() {
    #expect(
      labels("iPhone 15: small 41x42, medium 43x44") == [
        "systemSmall 393x852@3", "systemMedium 393x852@3",
      ])
    #expect(labels("41x42 // iPhone 15 medium") == ["systemMedium 393x852@3"])
    #expect(labels("let roundedRect = [41, 42] // medium") == ["systemMedium -"])
    #expect(
      labels("{ size: [41, 42], family: 'small', device: 'iPhone 15' }") == [
        "systemSmall 393x852@3"
      ])
    #expect(
      labels("\"systemMedium\": {\"png\": \"large.png\", \"size\": [41, 42]}") == ["systemMedium -"]
    )
  }

  @Test("in lines with less indent, the nearest first")
  func indent() {
    let text =
      "'430x932':\n  medium: [41, 42]\n  'iPhone 16 Pro':\n    small: [43, 44]\n  large: [45, 46]\n"
    #expect(
      labels(text) == ["systemMedium 430x932@3", "systemSmall 402x874@3", "systemLarge 430x932@3"])
    #expect(
      labels("case .systemSmall:\n  a\n  return [41, 42]\ndefault:\n  return [43, 44]") == [
        "systemSmall -", "- -",
      ])
    #expect(
      labels("case .iPhone13Mini:\ncase .iPhone15:\n  small [41, 42]").map(\.count) == [
        "systemSmall 393x852@3".count
      ])
    #expect(labels("}, medium: {\n  width: 41,\n  height: 42 }") == ["systemMedium -"])
  }

  @Test("in keys of the same object, whatever their order")
  func keys() {
    let text =
      "- device: iPhone 15\n  width: 41\n  height: 42\n  family: small\n- width: 43\n  height: 44\n"
    #expect(labels(text, path: "a.yaml") == ["systemSmall 393x852@3", "- -"])
  }

  @Test("in a heading, and in words above up to a blank line")
  func headings() {
    #expect(
      labels("# iPhone 15\n\n## Small\n\n41x42\n\n# Other\n\n43x44", path: "a.md") == [
        "systemSmall 393x852@3", "- -",
      ])
    #expect(
      labels("// a\nx = [1]\n\n// iPhone 15\nsmall: 41x42\n\nmedium: 43x44") == [
        "systemSmall 393x852@3", "systemMedium -",
      ])
    #expect(
      labels("[iPhone 15]\nsmall.width=41\nsmall.height=42", path: "a.ini") == [
        "systemSmall 393x852@3"
      ])
  }

  @Test(
    "in tables, at the head of the column and in the row",
    arguments: [
      ("|Device|Medium|\n|-|-|\n|iPhone 15|364x170|", "a.md"),
      ("Device | Medium\n---|---\niPhone 15 | 364x170", "a.md"),
      ("> | Device | Medium |\n> |---|---|\n> | iPhone 15 | 364x170 |", "a.md"),
      ("+---+---+\n| Device | Medium |\n+===+===+\n| iPhone 15 | 364x170 |\n+---+---+", "a.rst"),
      ("|===\n|Device |Medium\n\n|iPhone 15 |364x170\n|===", "a.adoc"),
      ("|===\n|Device |Medium\n\n|iPhone 15\n|364x170\n|===", "a.adoc"),
      ("Device,Medium\niPhone 15,364x170", "a.csv"), ("Device;Medium\niPhone 15;364x170", "a.csv"),
      ("Device\tMedium\niPhone 15\t364x170", "a.tsv"),
      ("Device     Small    Medium\n\niPhone 15           364x170", "a.txt"),
      (
        "=========  =======  =======\nDevice     Small    Medium\n=========  =======  =======\niPhone 15           364x170\n=========  =======  =======",
        "a.rst"
      ),
      (
        "<table><tr><th>Device<th>Medium</tr><tr><td rowspan=2>iPhone 15<td>a</tr><tr><td>364x170</table>",
        "a.html"
      ),
      ("||Device||Medium||\n|iPhone 15|364x170|", "a.txt"),
      ("|Device|Medium|\n|-|-|\n|iPhone 15| |\n| |364x170|", "a.md"),
    ])
  func tables(_ text: String, _ path: String) {
    #expect(labels(text, path: path) == ["systemMedium 393x852@3"], "\(text)")
  }

  @Test("and three or four sizes in a row are of the families in their order")
  func positions() {
    let families = ["systemSmall", "systemMedium", "systemLarge"]
    #expect(
      labels("'428x926': ['41x42', '43x44', '45x46']").map { String($0.prefix { $0 != " " }) }
        == families)
    #expect(
      labels("// large, medium, small\n'428x926': ['41x42', '43x44', '45x46']").map {
        String($0.prefix { $0 != " " })
      } == families.reversed())
    #expect(labels("'428x926': ['41x42', '43x44']").allSatisfy { $0.hasPrefix("- ") })
  }

  @Test("platforms count in headings, cells and keys alone")
  func platforms() {
    #expect(
      labels(
        "/// The iPad uses the same view.\nstatic let systemSmall = CGSize(width: 158, height: 158)"
      ) == ["systemSmall -"])
    #expect(
      labels("// Reads text with the Vision framework, requires macOS\nsystemSmall 158x158") == [
        "systemSmall -"
      ])
    #expect(labels("|a|Small|\n|-|-|\n|Mac|164x164|", path: "a.md") == ["systemSmall ?"])
  }
}
