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
///   and a list of `sources`, each a `source`. `name` is one that no other cell has, `isNewSize` tells the first cell
///   of each size from others.
/// - `widgets`, each a `widget`: the identifier of a family or mode with what differs from the usual setting.
/// - `screens` and an `example`: see ``CodeScreens``.
///
/// What is unknown is a flag that is not set.
final class CodeValues {
  typealias Values = TextTemplate.Values
  typealias Value = TextTemplate.Value

  private let sizes: SizeList
  private let format: String
  private let template: String
  private lazy var named = sizes.all()
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
        "id": .foreign(size.id), "name": .plain("\(slug)"), "place": .foreign(size.place),
        "summary": .foreign(size.summary),
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
}

extension TextTemplate.Value {
  /// A text; a flag that is not set if there is none.
  static func known(
    _ text: String?, _ make: (String) -> TextTemplate.Value
  ) -> TextTemplate.Value { text.map(make) ?? .flag(false) }
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
      "state": .plain(answer.state.rawValue), "evidence": .foreign(evidence),
      "property": .plain(property), "sources": .list(sources.map { ["source": .foreign($0)] }),
    ]
  }
}
