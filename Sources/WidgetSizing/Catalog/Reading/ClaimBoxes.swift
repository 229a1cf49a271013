internal import DataTables

extension TableReader {
  /// What a row states about the axes that only widgets of its kind have, with the default on those that its
  /// source leaves open, but for the entry point.
  mutating func box(
    of kind: WidgetKind, _ columns: ClaimColumns, _ axes: KindAxes
  ) -> (Box, open: PlaceSet<Axis>) {
    var box = Box()
    box.set(kind)
    var open = PlaceSet<Axis>()
    let values = columns.values
    for (axis, places) in values.listed[kind.place] {
      switch optionalChoice(columns[axis], of: places) {
      case .all: break
      case .one(let place): box.set(place, on: axis.number)
      case nil:
        open.insert(axis)
        if let usual = axes.usual[only: axis] {
          box.set(usual, on: axis.number)
        } else if !axes.knows(axis.columnName) {
          // Claims from before there was the axis state its first value.
          box.set(0, on: axis.number)
        }
      }
    }
    if kind == .today {
      open = open.subtracting(PlaceSet(.mode))
      // A device with one column has none to speak of.
      if box[only: WidgetColumn.self] == .single { box.set([WidgetColumn.single, nil]) }
      return (box, open)
    }
    let family = optionalChoice(columns[WidgetFamily.self], of: values.families)
    let variant = optionalChoice(columns[WidgetVariant.self], of: values.variants)
    if let family {
      box.set(family)
      if let own = values.kinds[family], own != kind {
        complain(
          about: columns[WidgetFamily.self], .reference, "is a family of kind '\(own.rawValue)'")
      }
    } else if isSound {
      // An axis that the kind requires has been checked.
      _ = requires(columns[WidgetFamily.self])
    }
    if let variant {
      box.set(variant)
    } else {
      // A source that does not say which size means the usual one, or the only one.
      open.insert(.variant)
      box.set([axes.usual[only: WidgetVariant.self], nil])
    }
    return (box, open)
  }
}

extension KindAxes {
  /// The boxes of a claim on some versions: one for each default of an entry point that its source leaves open,
  /// the newest first.
  func boxes(
    _ box: Box, on platform: Platform, _ versions: ClosedRange<OSVersion>,
    leavingOpen open: PlaceSet<Axis>
  ) -> [Box] {
    let majors = versions.lowerBound.major...versions.upperBound.major
    func part(on majors: ClosedRange<Int>) -> Box {
      box.with(platform, OSVersion(majors.lowerBound)...OSVersion(majors.upperBound))
    }
    guard open.contains(.entryPoint), !entryPoints.isEmpty else { return [part(on: majors)] }
    var boxes: [Box] = []
    var last = majors.upperBound
    for (os, entryPoint) in entryPoints where os.major <= last {
      let first = max(os.major, majors.lowerBound)
      boxes.append(part(on: first...last).with(entryPoint))
      guard first > majors.lowerBound else { return boxes }
      last = first - 1
    }
    // Before the first of them, no entry point is the default.
    return boxes + [part(on: majors.lowerBound...last).with([EntryPoint]())]
  }
}
