internal import WidgetSizing
internal import Wording

extension WidgetKind {
  /// The axes that tell cells apart: not the version where a line names the versions.
  func axes(besides versionLine: String?) -> [Axis] {
    axes.filter { $0 != .os || versionLine == nil }
  }
}

extension Catalog {
  /// Which versions are answered for where none was asked for; nil if they were:
  /// `each on the iOS with most measurements: 10 for 4-inch and 4.7-inch; 12 for …`.
  func versionLine(of blocks: [CellBlock]) -> String? {
    guard let kind = blocks.first?.kind else { return nil }
    let blocks = withoutScreensOfNoWidget(blocks)
    typealias Answered = (os: OSVersion, version: String, name: String?)
    let answered = blocks.filter(\.hasDefaultOS).flatMap { block -> [Answered] in
      let screen = block.screen
      // A platform whose widgets do not depend on a screen says all by its name.
      let name = screen.screenClass.map { screenClasses[$0].name }
      let families = block.familiesOnOtherVersions.map { (id(of: $0.family), $0.os) }
        .sorted { $0.0 < $1.0 }.map {
          ($0.1, [$0.0, name].compactMap(\.self).joined(by: " of "))
        }
      return ([(block.os, name)] + families).map { os, name in
        (os, self.name(of: os, on: screen.platform), name)
      }
    }
    var places = answered.grouped(by: \.version).map { version, answered in
      (os: answered[0].os, version: version, names: answered.compactMap(\.name))
    }
    guard let first = places.first else { return nil }
    if places.count == 1 {
      return
        "\(first.version) (\(kind == .today ? "most measurements" : "newest with a known size"))"
    }
    if kind == .today { places.sort { $0.os < $1.os } }
    let parts = places.map { place in
      let version = kind == .today ? place.os.description : place.version
      guard !place.names.isEmpty else { return version }
      let names = place.names.count > 3 ? "\(place.names.count) screens" : place.names.list
      return "\(version) for \(names)"
    }
    let start =
      kind == .today
      ? "each on the iOS with most measurements: "
      : "each on its newest version with a known size: "
    return start + parts.joined(by: "; ")
  }
}
