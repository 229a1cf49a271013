internal import WidgetDrawings
internal import WidgetSizing
internal import Wording

extension SearchIndex {
  /// The numbers of the family and of the variant of a widget.
  func numbers(of cell: Cell) -> [String]? {
    guard let widget = cell.widget, let family = families.firstIndex(of: widget.family),
      let variant = variants.firstIndex(of: widget.variant)
    else { return nil }
    return ["\(family)", "\(variant)"]
  }

  /// A row for each size of each screen, with each Display Zoom; versions of one size share a row. Its fields are screen,
  /// family, variant, width and height in pixels, versions, Display Zoom and mark. Where the size does not depend on the
  /// screen, it is in points.
  var sizes: [[String]] {
    allScreens.enumerated().flatMap { number, screen in
      DisplayZoom.choices(on: screen.platform).flatMap {
        sizes(on: screen, number: number, zoom: $0)
      }
    }
  }

  private func sizes(on screen: Screen, number: Int, zoom: DisplayZoom) -> [[String]] {
    let scale = screen.screenClass.map { context.catalog.screenClasses[$0].scale } ?? 1
    let groups = context.allWidgetGroups(on: screen)
      .filter { $0.kind == .widgetKit && $0.zoom == zoom }
      .map { (versions: $0.versions, answers: $0.answers) }
    let all = groups + unknownGroups(on: screen, zoom, besides: groups.flatMap(\.versions))
    return all.flatMap { group in
      group.answers.compactMap { answer -> (size: [String], versions: [OSVersion])? in
        guard let numbers = numbers(of: answer.cell), let mark = answer.weakestMark else {
          return nil
        }
        let sides = [answer.width, answer.height].map { "\(scale * ($0.value ?? .zero))" }
        return (["\(number)"] + numbers + sides + [mark.rawValue], group.versions)
      }
    }.grouped(by: \.size).map { size, found in
      let versions = found.flatMap(\.versions).ranges
      return size.dropLast() + [versions, zoom == .standard ? "" : zoom.rawValue] + size.suffix(1)
    }
  }

  /// The widgets on versions that pages omit: nothing is known of them with a Display Zoom, or no source says
  /// that a model runs them. `widgetsize safe` counts them.
  private func unknownGroups(
    on screen: Screen, _ zoom: DisplayZoom, besides told: [OSVersion]
  ) -> [(versions: [OSVersion], answers: [CellEvidence])] {
    let engine = context.engine
    let asked = AskedBox(.widgetKit, on: [screen])
    return engine.versions(of: .widgetKit, on: screen).filter { !told.contains($0) }.map { os in
      let cells = engine.block(of: asked, on: screen, os, zoom).cells
      return ([os], cells.map { engine.evidence($0) })
    }
  }
}

extension CellEvidence {
  /// Whether width and height are known.
  fileprivate var isWholeSizeKnown: Bool { width.value != nil && height.value != nil }

  /// The mark of the side of which less is known; nil if there is no such widget.
  fileprivate var weakestMark: Mark? {
    let marks = [Mark(width), Mark(height)]
    guard !marks.contains(.notApplicable) else { return nil }
    return isWholeSizeKnown ? marks.max() : .unknown
  }
}
