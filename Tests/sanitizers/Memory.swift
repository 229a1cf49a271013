import CMarkTree
import Documents
import Foundation

/// Makes nodes that stay alone, and writes a document, whole and cut off at many places, in every format, for the
/// address sanitizer to watch.
@main
enum Memory {
  static func main() throws {
    for _ in 0..<100 {
      var paragraph = MarkupNode.paragraph()
      paragraph.append(.text("text"))
    }
    let bytes = try Data(contentsOf: URL(filePath: CommandLine.arguments[1]))
    let filling = CodeBlockFilling("widgetsize") { block, _ in
      [.paragraph(["Before."]), .codeBlock(block), .paragraph(["After."])]
    }
    for count in stride(from: 0, through: bytes.count, by: max(1, bytes.count / 20)) {
      let source = MarkdownSource(String(decoding: bytes.prefix(count), as: UTF8.self))
      _ = source.html(filling: filling)
      _ = source.markdown(filling: filling)
    }
  }
}
