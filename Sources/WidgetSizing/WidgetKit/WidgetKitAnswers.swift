extension Engine {
  /// What is known of both numbers of a WidgetKit widget.
  public func answer(_ cell: WidgetKitCell) -> SizedCell<WidgetKitCell> {
    SizedCell(
      cell, width: answer(.width, of: cell), height: answer(.height, of: cell))
  }

  /// What is known of one number of a WidgetKit widget.
  public func answer(_ quantity: Quantity, of cell: WidgetKitCell) -> Answer {
    if let reason = catalog.reasonAgainst(cell) { return .notApplicable(reason) }
    if let answer = widgetKit.stated(quantity, of: cell) { return answer }
    for rule in Self.widgetKitRules {
      if let prediction = rule.prediction(of: quantity, for: cell, in: self) {
        return prediction.answer
      }
    }
    return .unknown(
      .noWidgetKitSource(cell, nearest: namesNearest ? nearest(quantity, to: cell) : []))
  }

  /// What Apple's guideline says of one number of a widget, where a measurement of later versions has
  /// taken its place and says something else.
  package func replacedGuideline(_ quantity: Quantity, of cell: WidgetKitCell) -> [Key<Claim>] {
    catalog.reasonAgainst(cell) == nil ? widgetKit.replacedGuideline(quantity, of: cell) : []
  }

  /// The nearest widgets for which claims state the number: on the same screen that of the versions
  /// before and after, and on the same version that of the nearest screen.
  private func nearest(_ quantity: Quantity, to cell: WidgetKitCell) -> [Reason.NearestWidget] {
    func known(_ other: WidgetKitCell) -> Reason.NearestWidget? {
      guard other != cell, catalog.reasonAgainst(other) == nil else { return nil }
      return widgetKit.stated(quantity, of: other)?.value.map {
        Reason.NearestWidget(cell: other, value: $0)
      }
    }
    /// The same widget on another version, in the usual size there if it has not the same sizes.
    func on(_ os: OSVersion) -> WidgetKitCell {
      var other = cell
      other.os = os
      let variants = cell.family.variants(on: cell.platform, os)
      if !variants.contains(cell.variant) { other.variant = variants[0] }
      return other
    }
    let versions = widgetKitVersions(on: cell.platform)
    let before = versions.filter { $0 < cell.os }.reversed().lazy.compactMap { known(on($0)) }.first
    let after = versions.filter { $0 > cell.os }.lazy.compactMap { known(on($0)) }.first
    return [before, after, nearestScreen(to: cell, known)].compactMap(\.self)
  }

  /// The widget on the screen whose sides differ least from those of the cell's, of those known.
  private func nearestScreen(
    to cell: WidgetKitCell, _ known: (WidgetKitCell) -> Reason.NearestWidget?
  ) -> Reason.NearestWidget? {
    guard let own = cell.screenClass else { return nil }
    for screenClass in catalog.screens(by: own) {
      var other = cell
      other.screenClass = screenClass
      if let nearest = known(other) { return nearest }
    }
    return nil
  }
}

extension Catalog {
  /// The other classes of the idiom of `screenClass`, the nearest first.
  func screens(by screenClass: Key<ScreenClass>) -> [Key<ScreenClass>] {
    let own = screenClasses[screenClass]
    func distance(_ key: Key<ScreenClass>) -> Int {
      let screen = screenClasses[key]
      return abs((screen.width - own.width).threeHundredths)
        + abs((screen.height - own.height).threeHundredths)
    }
    return screenClasses.keys.filter { $0 != screenClass && screenClasses[$0].idiom == own.idiom }
      .sorted { (distance($0), $0) < (distance($1), $1) }
  }
}
