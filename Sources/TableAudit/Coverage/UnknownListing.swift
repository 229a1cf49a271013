public import WidgetReports
public import WidgetSizing
internal import Wording

/// The sizes of one family on one version of one device that nobody published, and that no rule gives; or of several
/// versions, or models with one screen, that are unknown alike.
package struct UnknownSizes {
  /// The models; none on a platform whose sizes depend on no screen.
  let devices: [Key<Device>]
  /// For each version, the newest first, the cells without a width or a height, in the order of lists.
  let onVersions: [[CellEvidence]]

  fileprivate var cells: [CellEvidence] { onVersions[0] }
  fileprivate var first: Cell { cells[0].cell }
  fileprivate var versions: [OSVersion] { onVersions.map { $0[0].cell.os } }

  /// Which sides are unknown in one of the cells.
  fileprivate var quantities: [Quantity] {
    Quantity.sides.filter { side in cells.contains { $0[side].state == .unknown } }
  }

  /// The numbers nearest to those that are unknown, each with the variants and settings that it is nearest to, if
  /// these differ in it; nil if there is none.
  fileprivate func nearest(in catalog: Catalog) -> String? {
    let groups = cells.grouped(by: catalog.nearest)
    let texts = groups.filter { !$0.key.isEmpty }.map { text, cells in
      groups.count == 1 ? text : "\(catalog.settings(of: cells).joined(by: ", ")): \(text)"
    }
    return texts.isEmpty ? nil : texts.joined(by: "; ")
  }
}

/// Which unknown sizes are listed.
public struct UnknownSelection {
  fileprivate let includesPlace: (Key<Device>?, Platform) -> Bool
  fileprivate let includesCell: (Cell) -> Bool

  /// Those of the models, or of the platforms whose sizes depend on no screen, and of the cells that are accepted.
  public init(
    places: @escaping (Key<Device>?, Platform) -> Bool, cells: @escaping (Cell) -> Bool
  ) {
    (includesPlace, includesCell) = (places, cells)
  }
}

extension Listing {
  /// The widgets in families with a size that nobody published: a line for each family on each version of a model, the
  /// newest first. Of several models, lines that say the same of models with one screen, or of several versions, are
  /// one. The cells are those that coverage counts.
  public static func unknown(_ engine: Engine, _ selection: UnknownSelection) -> Listing {
    let catalog = engine.catalog
    let fields: [Field<UnknownSizes>] = [
      .text("device") { sizes in
        sizes.devices.isEmpty
          ? sizes.first.platform.deviceName
          : catalog.names(of: sizes.devices).joined(by: ", ")
      },
      .text("version") { catalog.ranges(of: $0.versions, on: $0.first.platform) },
      .text("family") { $0.first[WidgetFamily.self].map { catalog.id(of: $0) } },
      .list("settings", "variants and settings") { sizes in
        let settings = catalog.settings(of: sizes.cells)
        return settings == ["standard"] ? [] : settings
      },
      .list("unknown") { $0.quantities.map(\.name) },
      .text("nearest") { $0.nearest(in: catalog) },
      .texts("ids") { $0.onVersions.joined().map { catalog.id(of: $0.cell) } },
    ]
    let sizes = engine.unknownSizes(selection)
    // Of all devices there are thousands of lines, of which people can read those that differ.
    let isOfOneDevice = Set(sizes.flatMap(\.devices)).count < 2
    return Listing(
      "Sizes that nobody published", key: "unknown", fields,
      isOfOneDevice ? sizes : sizes.merged(in: catalog), onRequest: ["ids"])
  }
}

extension Engine {
  /// The sizes that are unknown, kind by kind, platform by platform and model by model.
  fileprivate func unknownSizes(_ selection: UnknownSelection) -> [UnknownSizes] {
    let devices = catalog.devicesNewestFirst()
    return WidgetKind.inLists.filter(\.hasFamilies).flatMap { kind in
      catalog.screens(of: kind).grouped(by: \.platform).flatMap { platform, screens in
        let models = devices.compactMap { device -> (Key<Device>?, Screen)? in
          screens.first { $0.screenClass == catalog.devices[device].screenClass }
            .map { (device, $0) }
        }
        let others = screens.filter { $0.screenClass == nil }.map { (Key<Device>?.none, $0) }
        return (models + others).filter { selection.includesPlace($0.0, platform) }
          .flatMap { unknownSizes(of: kind, on: $0.1, for: $0.0, selection) }
      }
    }
  }

  /// The sizes of one kind of widget that are unknown on a screen, or on one of its models, from the newest version.
  private func unknownSizes(
    of kind: WidgetKind, on screen: Screen, for device: Key<Device>?, _ selection: UnknownSelection
  ) -> [UnknownSizes] {
    let engine = asked(about: device)
    let lines = allBlocks(of: kind, on: screen, for: device).flatMap(\.lines)
    let unknown = lines.filter(selection.includesCell).filter { line in
      let answer = engine.answer(line)
      return Quantity.sides.contains { answer[$0].state == .unknown }
    }
    return unknown.grouped(by: \.os).sorted { $0.key > $1.key }.flatMap { _, cells in
      cells.grouped { $0[WidgetFamily.self] }.map { _, cells in
        UnknownSizes(
          devices: device.map { [$0] } ?? [], onVersions: [cells.map { engine.evidence($0) }])
      }
    }
  }
}

extension [UnknownSizes] {
  /// What a line says beside its models and versions, and on which screen.
  private struct Line: Hashable {
    let screen: Screen
    let family: WidgetFamily?
    let settings: [String]
    let unknown: [Quantity]
    let nearest: String?
  }

  /// A line of some versions, or of some models.
  private struct LineOf<Value: Hashable>: Hashable {
    let line: Line
    let values: [Value]
  }

  /// The same with lines as one that say the same of models with a screen, then of versions.
  fileprivate func merged(in catalog: Catalog) -> [UnknownSizes] {
    grouped { sizes in
      let line = Line(
        screen: sizes.first.screen, family: sizes.first[WidgetFamily.self],
        settings: catalog.settings(of: sizes.cells), unknown: sizes.quantities,
        nearest: sizes.nearest(in: catalog))
      return LineOf(line: line, values: sizes.versions)
    }
    .grouped { key, sizes in LineOf(line: key.line, values: sizes.flatMap(\.devices)) }
    .map { key, groups in
      UnknownSizes(
        devices: key.values, onVersions: groups.flatMap { $0.elements[0].onVersions })
    }
  }
}

extension Catalog {
  /// What is nearest to the first side of a cell that is unknown and has something near; empty if there is none.
  fileprivate func nearest(to cell: CellEvidence) -> String {
    let unknown = [cell.width, cell.height].first { $0.state == .unknown && !$0.nearest.isEmpty }
    return unknown.map { textsOfNearest(to: $0).list } ?? ""
  }

  /// The variants and settings of some cells, each in words.
  fileprivate func settings(of cells: [CellEvidence]) -> [String] {
    cells.map { setting(of: $0.cell) }.map { $0.isEmpty ? "standard" : $0 }
  }

  /// The variant and the Display Zoom of a cell, as a question names them: `icons-small zoomed`. Empty if its family has
  /// one size, without Display Zoom.
  fileprivate func setting(of cell: Cell) -> String {
    let zoom: String? =
      switch cell.zoom {
      case .standard: nil
      case .plain: "zoomed"
      default: cell.zoom.rawValue
      }
    return [id(of: cell[WidgetVariant.self]), zoom].compactMap(\.self).joined(by: " ")
  }
}
