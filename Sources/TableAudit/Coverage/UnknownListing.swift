public import WidgetReports
public import WidgetSizing
internal import Wording

/// The sizes of one family on one version of one device that nobody published, and that no rule gives.
package struct UnknownSizes {
  /// The model; nil of a platform whose sizes depend on no screen.
  let device: Key<Device>?
  /// Its cells without a width or a height, in the order of lists.
  let cells: [CellEvidence]

  fileprivate var first: Cell { cells[0].cell }

  /// Which sides are unknown in one of the cells.
  fileprivate var quantities: [Quantity] {
    Quantity.sides.filter { side in cells.contains { $0[side].state == .unknown } }
  }

  /// The unknown number that has a number nearest to it; nil if none has.
  fileprivate var withNearest: Evidence? {
    cells.flatMap { [$0.width, $0.height] }
      .first { $0.state == .unknown && !$0.nearest.isEmpty }
  }
}

/// Which unknown sizes are listed.
public struct UnknownSelection {
  private let includesPlace: (Key<Device>?, Platform) -> Bool
  private let includesCell: (Cell) -> Bool

  /// Those of the models, or of the platforms whose sizes depend on no screen, and of the cells that are accepted.
  public init(
    places: @escaping (Key<Device>?, Platform) -> Bool, cells: @escaping (Cell) -> Bool
  ) {
    (includesPlace, includesCell) = (places, cells)
  }

  fileprivate func includes(_ device: Key<Device>?, on platform: Platform) -> Bool {
    includesPlace(device, platform)
  }

  fileprivate func includes(_ cell: Cell) -> Bool { includesCell(cell) }
}

extension Listing {
  /// The widgets in families with a size that nobody published: a line for each family on each version of each
  /// model, the newest first. The cells are those that coverage counts.
  public static func unknown(_ engine: Engine, _ selection: UnknownSelection) -> Listing {
    let catalog = engine.catalog
    let fields: [Field<UnknownSizes>] = [
      .text("device") { sizes in
        sizes.device.map { catalog.devices[$0].name } ?? sizes.first.platform.deviceName
      },
      .text("version") { catalog.name(of: $0.first.os, on: $0.first.platform) },
      .text("family") { $0.first[WidgetFamily.self].map { catalog.id(of: $0) } },
      .list("settings", "variants and settings") { sizes in
        let settings = sizes.cells.map { catalog.setting(of: $0.cell) }
        return settings == [""] ? [] : settings.map { $0.isEmpty ? "standard" : $0 }
      },
      .list("unknown") { $0.quantities.map(\.name) },
      .text("nearest") { $0.withNearest.map { catalog.textsOfNearest(to: $0).joined(by: "; ") } },
      .texts("ids") { $0.cells.map { catalog.id(of: $0.cell) } },
    ]
    return Listing(
      "Sizes that nobody published", key: "unknown", fields, engine.unknownSizes(selection),
      onRequest: ["ids"])
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
        return (models + others).filter { selection.includes($0.0, on: platform) }
          .flatMap { unknownSizes(of: kind, on: $0.1, for: $0.0, selection) }
      }
    }
  }

  /// The sizes of one kind of widget that are unknown on a screen, or on one of its models, from the newest version.
  private func unknownSizes(
    of kind: WidgetKind, on screen: Screen, for device: Key<Device>?, _ selection: UnknownSelection
  ) -> [UnknownSizes] {
    let engine = asked(about: device)
    return allBlocks(of: kind, on: screen, for: device).flatMap(\.lines).filter(selection.includes)
      .filter { line in
        let answer = engine.answer(line)
        return Quantity.sides.contains { answer[$0].state == .unknown }
      }
      .grouped { $0.os }.sorted { $0.key > $1.key }.flatMap { _, cells in
        cells.grouped { $0[WidgetFamily.self] }.map { _, cells in
          UnknownSizes(device: device, cells: cells.map { engine.evidence($0) })
        }
      }
  }
}

extension Catalog {
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
