internal import Documents
internal import WidgetSizing
internal import Wording

/// What the templates of source code name.
///
/// Of the file: `description`, `format` and the `command` that wrote it; `versions`, in words; `isEmpty`, whether
/// no size is known.
///
/// Lists:
/// - `cells`, each a size with a known number: `id`, `place`, `summary`, `model` (the device that was
///   asked for), `scale`, and each quantity by its name, such as `width` and `cornerRadius`. `numbers` has those
///   that are known: `quantity`, `value`, `state`, `evidence`, `property` (a name that no other number has),
///   and a list of `sources`, each a `source`. `isNewSize` tells the first cell of each size from others.
/// - `groups`, the cells as a tree by the parts of their identifiers. Such a cell also has `opened`, the
///   groups that begin in front of it, and `closed`, those that end behind it, each with its `name`. `indentation`
///   tells how deep a group or the numbers of a cell stand, `isFollowed` whether something stands behind a group,
///   `hasGroups` whether it stands behind the numbers.
/// - `widgets`, each a `widget`: the identifier of a family or mode with what differs from the usual setting.
/// - `screens`, which `hasVersions` tells to have versions, and an `example`: see ``CodeScreens``.
///
/// What is unknown is a flag that is not set.
final class CodeValues {
  typealias Values = TextTemplate.Values
  typealias Value = TextTemplate.Value

  private let sizes: SizeList
  private let format: String
  private let template: String
  private lazy var named = sizes.all
  private lazy var screens = CodeScreens(named, in: sizes.catalog, besides: template)

  init(_ sizes: SizeList, format: String, template: String) {
    (self.sizes, self.format, self.template) = (sizes, format, template)
  }

  /// What stands for a name that no item of a list has.
  func value(_ name: String) -> Value? {
    switch name {
    case "description": .foreign(sizes.description)
    case "command": .plain(sizes.command)
    case "format": .plain(format)
    case "versions": .foreign(versions)
    case "isEmpty": .flag(named.isEmpty)
    case "cells": .list(cells)
    case "groups": .list(groups)
    case "hasVersions": .flag(screens.hasVersions)
    case "screens": .list(screens.values)
    case "widgets": .list(screens.widgets.map { ["widget": .plain($0)] })
    case "example": .list(screens.example)
    default: nil
    }
  }

  /// The versions of each platform: `iOS 17, 18; iPadOS 17`.
  private var versions: String {
    Platform.allCases.compactMap { platform in
      let versions = Set(named.filter { $0.cell.platform == platform }.map(\.cell.os))
      return versions.isEmpty ? nil : sizes.catalog.ranges(of: Array(versions), on: platform)
    }.joined(by: "; ")
  }

  private lazy var cells: [Values] = {
    var seen: Set<[Points]> = []
    var properties: Set<String> = []
    return zip(named, Slug.distinct(named.map(\.id))).map { size, slug in
      let sides = [size[.width], size[.height]].compactMap(\.self)
      let scale = size.cell.screenClass.map { sizes.catalog.screenClasses[$0].scale }
      var values: Values = [
        "id": .foreign(size.id), "place": .foreign(size.place), "summary": .foreign(size.summary),
        "model": .known(size.device.map { sizes.catalog.devices[$0].name }, Value.foreign),
        "scale": .known(scale.map(String.init), Value.plain),
        "isNewSize": .flag(sides.count == 2 && seen.insert(sides).inserted),
        "numbers": .list(size.numbers.compactMap { $0.values(named: "\(slug)", &properties) }),
      ]
      for quantity in Quantity.allCases {
        values[quantity.rawValue] = .known(size[quantity]?.preciseDecimal, Value.plain)
      }
      return values
    }
  }()

  /// The cells in the order of a tree, in which each part of an identifier stands where it was first.
  private var groups: [Values] {
    let paths = named.map { size in size.path.indices.map { Array(size.path[...$0]) } }
    var places: [[String]: Int] = [:]
    for path in paths.joined() where places[path] == nil { places[path] = places.count }
    let keys = paths.map { $0.map { places[$0, default: 0] } }
    // The last cell of each identifier.
    let order = Dictionary(keys.enumerated().map { ($1, $0) }) { $1 }
      .sorted { $0.key.lexicographicallyPrecedes($1.key) }
    var before = 0
    return order.indices.map { index in
      let (key, cell) = order[index]
      let isLast = index == order.count - 1
      let behind = isLast ? 0 : zip(key, order[index + 1].key).prefix { $0 == $1 }.count
      let indentations = (0...key.count).map { String(repeating: "  ", count: $0 + 1) }
      let groups = named[cell].path.indices.map { depth -> Values in
        [
          "name": .foreign(tokenName(named[cell].path[depth])),
          "indentation": .plain(indentations[depth]),
          "isFollowed": .flag(depth == behind && !isLast),
        ]
      }
      defer { before = behind }
      return cells[cell].merging([
        "opened": .list(Array(groups[before...])), "closed": .list(groups[behind...].reversed()),
        "indentation": .plain(indentations[key.count]), "hasGroups": .flag(behind == key.count),
      ]) { $1 }
    }
  }
}

/// A name that a token may have: what makes references of names, and the `$` of the format's own
/// names, is percent-encoded.
private func tokenName(_ text: String) -> String {
  let name = text.replacing(scalars: "%", with: "%25").replacing(scalars: ".", with: "%2E")
    .replacing(scalars: "{", with: "%7B").replacing(scalars: "}", with: "%7D")
  return name.utf8.first == UInt8(ascii: "$")
    ? "%24" + String(name.unicodeScalars.dropFirst()) : name
}

extension TextTemplate.Value {
  /// A text; a flag that is not set if there is none.
  static func known(
    _ text: String?, _ make: (String) -> TextTemplate.Value
  ) -> TextTemplate.Value { text.map(make) ?? .flag(false) }
}

extension NamedSize {
  /// The number of a quantity, in points; nil if it is not known.
  fileprivate subscript(quantity: Quantity) -> Points? {
    numbers.first { $0.quantity == quantity }?.value
  }
}

extension NamedSize.Number {
  /// What templates name of a number; nil if it is not known.
  fileprivate func values(
    named cell: String, _ properties: inout Set<String>
  ) -> TextTemplate.Values? {
    guard let value else { return nil }
    // The minimum width of `a`, and the width of `a-minimum`.
    var property = "\(cell)-\(quantity.column.replacing(scalars: "_", with: "-"))"
    while !properties.insert(property).inserted { property += "-2" }
    return [
      "quantity": .plain(quantity.rawValue), "value": .plain(value.preciseDecimal),
      "state": .plain(state.rawValue), "evidence": .foreign(evidence),
      "property": .plain(property), "sources": .list(sources.map { ["source": .foreign($0)] }),
    ]
  }
}
