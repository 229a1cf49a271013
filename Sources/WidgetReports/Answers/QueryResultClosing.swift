internal import Documents
internal import WidgetSizing

// What stands below the tables of a result of either system: the notes that are not said above them,
// and the sources that were cited.

extension QueryResult {
  /// The end of a document.
  func closing(citing cited: [Key<Source>]) -> [Block] {
    let notes = notes.dropFirst(remarks.count)
    var blocks: [Block] = notes.isEmpty ? [] : [.list(List(notes.map { [Inline($0)] }))]
    guard !cited.isEmpty else { return blocks }
    blocks.append(.heading(level: 2, ["Sources"]))
    blocks.append(
      .list(
        List(
          cited.sorted().map { key in
            [Inline("\(catalog.sources[key].id)  ")] + catalog.sources[key].linkedTitle
          })))
    return blocks
  }

  /// The end of what a terminal shows.
  func writeClosing(citing cited: [Key<Source>], to output: inout some TextOutputStream) {
    let notes = notes.dropFirst(remarks.count)
    if !notes.isEmpty { output.write("\n") }
    for note in notes { output.write("note: \(TextTable.oneLine(note))\n") }
    if !cited.isEmpty { output.write("\n") }
    for key in cited.sorted() {
      let source = catalog.sources[key]
      let line = "\(source.id)  \(source.title)\(source.url.map { ", " + $0 } ?? "")"
      output.write(TextTable.oneLine(line) + "\n")
    }
  }
}
