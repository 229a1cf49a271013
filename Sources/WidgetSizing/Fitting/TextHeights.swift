extension Catalog {
  /// The line heights that text of a style may have in a widget, in points, the highest first. Empty if
  /// no source states one.
  ///
  /// Apple's guideline has one list for each platform (TYP1). It is taken for iOS 11 and later: before,
  /// the larger accessibility sizes changed body text alone (S15, S17). For body text in Today
  /// extensions there is an older list too (S15), and from iOS 11 on it is not settled which of both
  /// holds.
  public func lineHeights(
    of style: TextStyle, at textSize: TextSize, in cell: Cell
  ) -> [Points] {
    if cell.kind == .today {
      guard let release = release(cell.os) else { return [] }
      if style == .body { return row(of: textSize).lineHeights(on: release).sorted(by: >) }
      guard release.lineHeights != .older else { return [] }
    }
    return lineHeight(of: style, at: textSize, on: cell.platform).map { [$0.lineHeight] } ?? []
  }

  /// `content` as it is in a widget at a text size, the highest first; more than one where it is not
  /// settled which list of line heights holds. Empty if no line height is known.
  public func layouts(
    of content: WidgetContent, at textSize: TextSize, in cell: Cell
  ) -> [ContentLayout] {
    switch content {
    case .fixed(let layout): [layout]
    case .text(let text, let layout):
      linesHeights(of: text, at: textSize, in: cell).compactMap(layout.with(row:))
    }
  }

  /// The heights that the lines of a row may have together, in points, the highest first; empty if one line
  /// height is not known.
  private func linesHeights(
    of row: TextRow, at textSize: TextSize, in cell: Cell
  ) -> [Points] {
    let lines = row.styles.map { lineHeights(of: $0, at: textSize, in: cell) }
    guard let most = lines.map(\.count).max(), !lines.contains(where: \.isEmpty) else { return [] }
    // Of a style that has one list of line heights, it holds beside each list of another.
    return (0..<most).map { list in
      lines.reduce(.zero) { $0 + $1[min(list, $1.count - 1)] }
    }
  }
}

extension ContentLayout {
  /// The same content with rows of another height.
  fileprivate func with(row: Points) -> ContentLayout? {
    ContentLayout(count: count, row: row, header: header, spacing: spacing)
  }
}
