/// The fewest devices, each on one version, that together show every size of some widgets.
package struct Cover: Sendable {
  /// A device on a version, and what it adds to those before it.
  package struct Pick: Sendable {
    /// The screen.
    package let screen: Screen
    /// The version.
    package let os: OSVersion
    /// The newest model that shows all that is added; nil where sizes do not depend on the screen.
    package let device: Key<Device>?
    /// One widget for each size that it adds, at least one.
    package let added: [CellEvidence]
    /// How many sizes it shows.
    package let shown: Int
  }

  /// The picks, that which shows most first.
  package let picks: [Pick]
  /// How many known sizes differ.
  package let sizes: Int
  /// Whether no fewer picks show them all.
  package let isSmallest: Bool
  /// The widgets of unknown size.
  package let unknown: [Cell]
}

extension Engine {
  /// Finds the fewest devices that show every size of blocks.
  ///
  /// Sizes are told apart by shape, width and height. Icon settings are free on a device, and so is
  /// Display Zoom if `zooms` is nil.
  ///
  /// - Parameters:
  ///   - blocks: The widgets, of each screen and version once.
  ///   - zooms: The choices of Display Zoom; nil for all.
  /// - Returns: The devices, and the sizes that each adds to those before it.
  package func cover(_ blocks: [CellBlock], zooms: [DisplayZoom]?) -> Cover {
    var candidates: [Candidate] = []
    var sizes: [CoveredSize: Int] = [:]
    var unknown: [Cell] = []
    for block in blocks {
      var candidate = Candidate(screen: block.screen, os: block.os, device: block.device)
      let engine = asked(about: block.device)
      for zoom in zooms ?? DisplayZoom.choices(on: block.screen.platform) {
        for cell in layoutCells([block.with(zoom)]) {
          let answer = engine.evidence(cell)
          guard let width = answer.width.value, answer.width.range == nil,
            let height = answer.height.value, answer.height.range == nil
          else {
            if zoom == (zooms?.first ?? .standard) { unknown.append(cell) }
            continue
          }
          let size = CoveredSize(shape: catalog.shape(of: cell), width: width, height: height)
          let number = sizes[size] ?? sizes.count
          sizes[size] = number
          if candidate.sizes.insert(number).inserted { candidate.answers.append((number, answer)) }
        }
      }
      candidates.append(candidate)
    }
    // Of candidates with the same sizes the newest version and device is picked.
    var ranks: [Screen: Int] = [:]
    for (rank, model) in catalog.devicesNewestFirst().enumerated() {
      guard let key = catalog.devices[model].screenClass else { continue }
      ranks[catalog.widgetScreen(of: key)] = ranks[catalog.widgetScreen(of: key)] ?? rank
    }
    let order = candidates.sorted { one, other in
      (-one.os.major, ranks[one.screen] ?? .max) < (-other.os.major, ranks[other.screen] ?? .max)
    }
    let cover = SetCover(order.map(\.sizes))
    var seen: Set<Int> = []
    let picks = cover.chosen.map { place in
      let candidate = order[place]
      let added = candidate.answers.filter { seen.insert($0.size).inserted }.map(\.answer)
      return Cover.Pick(
        screen: candidate.screen, os: candidate.os,
        device: candidate.device ?? device(of: candidate, with: added.map(\.cell)),
        added: added, shown: candidate.sizes.count)
    }
    return Cover(
      picks: picks, sizes: sizes.count, isSmallest: cover.isSmallest, unknown: unknown)
  }

  /// A device on a version with the sizes that it shows.
  private struct Candidate {
    let screen: Screen
    let os: OSVersion
    let device: Key<Device>?
    var sizes: Set<Int> = []
    var answers: [(size: Int, answer: CellEvidence)] = []
  }

  private struct CoveredSize: Hashable {
    let shape: String
    let width, height: Points
  }

  /// The newest model of a candidate that has some cells, or may have them.
  private func device(of candidate: Candidate, with cells: [Cell]) -> Key<Device>? {
    let models = catalog.devices(of: candidate.screen, on: candidate.os)
    let able = cells.reduce(models) { models, cell in
      let having = Set(catalog.devices(having: cell))
      return models.filter { model in
        having.contains(model)
          && (!cell.isZoomed
            || catalog.devices[model].zoomSettings[cell.zoom]?.isAvailable(on: candidate.os) == true)
      }
    }
    return catalog.newestFirst(able.isEmpty ? models : able).first
  }
}
