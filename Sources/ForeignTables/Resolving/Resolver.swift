internal import WidgetSizing

/// Turns the words around the sizes of one file into a device, a family and versions.
struct Resolver {
  private let reader: PhraseReader
  private let text: ReadText
  /// The different devices that the file names.
  private(set) var devices: [DeviceLabel] = []
  private var indices: [DeviceLabel: Int] = [:]
  private var phrases: [PhraseLabels?]
  private var rows: [PhraseLabels?]
  /// What each node means, and what it means for what follows in the same brackets.
  private var nodes: [Labels] = []
  private var following: [Labels] = []
  /// The screen that a size is.
  private(set) var screens: [Int?] = []

  init(_ text: ReadText, _ reader: PhraseReader) {
    (self.text, self.reader) = (text, reader)
    phrases = Array(repeating: nil, count: text.phrases.count)
    rows = Array(repeating: nil, count: text.rows.count)
    screens = Array(repeating: nil, count: text.sizes.count)
    nodes.reserveCapacity(text.nodes.count)
    // The nodes that one refers to are before it.
    for node in text.nodes { resolve(node) }
  }

  /// What the words around a size mean.
  func labels(of size: WrittenSize) -> Labels { nodes[size.node] }

  private mutating func resolve(_ node: ReadText.Node) {
    let base = node.base < 0 ? Labels() : nodes[node.base]
    let chain = node.chain < 0 ? Labels() : following[node.chain]
    let own = labels(node.own), behind = labels(node.behind), between = labels(node.between)
    let after = labels(node.after), column = labels(node.column), row = rowLabels(node.row)
    let above = commentLabels(node.above), earlier = commentLabels(node.earlier)
    let entries = labels(node.entries)
    var result = Labels()
    let device =
      list(between, own) ?? own.deviceIndex ?? column.deviceIndex ?? between.deviceIndex
      ?? row.deviceIndex ?? behind.deviceIndex ?? chain.device ?? above.deviceIndex
      ?? entries.deviceIndex ?? after.deviceIndex
    result.device = device ?? base.device
    let chainFamily = chain.family ?? (own.isArrow ? chain.ownFamily : nil)
    let families = [
      own.lastFamily, column.lastFamily, between.lastFamily, behind.firstFamily, chainFamily,
      row.lastFamily, above.lastFamily, entries.lastFamily, after.firstFamily,
    ]
    result.family = families.lazy.compactMap(\.self).first
    result.isKey = own.lastFamily != nil || column.lastFamily != nil
    let sibling = labels(node.sibling)
    if result.family == nil, sibling.lastFamily != nil { result.family = FamilyLabel() }
    result.isOther = own.isOther
    result.isPart = own.namesPart || own.otherWords == 0 && base.isPart
    result.isForeign = base.isForeign || own.isForeign || above.isForeign
    result.isDefault = sibling.device != nil || base.isDefault
    result.isFamilyOuter =
      result.family == nil && (device == nil ? base.isFamilyOuter : base.family != nil)
    result.family = result.family ?? base.family
    let order = [own, column, between, row, behind, above, entries, after, earlier]
    result.namesSystem = base.namesSystem || order.contains { $0.namesSystem }
    let isBesideCanvas = node.own >= 0 && chain.variant == .canvas && isWord("device", node.own)
    result.variant =
      isBesideCanvas ? .device : order.lazy.compactMap(\.variant).first ?? base.variant
    result.zoom = order.lazy.compactMap(\.zoom).first ?? base.zoom
    result.key = own.key ?? between.key ?? base.key
    result.versions =
      [own, column, between].lazy.compactMap(\.versions).first ?? versions(of: node)
      ?? elseVersions(node, own)
      ?? order.lazy.compactMap(\.versions).first
      ?? (own.device == nil && between.device == nil || !chain.areVersionsOfDevice
        ? chain.versions : nil) ?? versions(unmet: labels(node.unmet).availableFrom)
      ?? base.versions
    if own.key != nil || result.versions == nil, let key = result.key,
      result.namesSystem || result.device.map({ devices[$0].isName }) ?? false
    {
      result.versions = key
    }
    result.platform = order.lazy.compactMap(\.platform).first ?? chain.platform ?? base.platform
    result.kind = order.lazy.compactMap(\.kind).first ?? base.kind
    result.mode = order.lazy.compactMap(\.mode).first ?? base.mode
    result.orientation = order.lazy.compactMap(\.orientation).first ?? base.orientation
    let screen =
      node.size < 0
      ? nil
      : screen(
        text.sizes[node.size], named: own.lastFamily ?? column.lastFamily, around: result.family)
    var next = Labels()
    next.device = own.deviceIndex ?? between.deviceIndex ?? chain.device
    next.family = between.lastFamily ?? chain.family
    next.variant = own.variant
    next.ownFamily = own.lastFamily ?? (own.isArrow ? chain.ownFamily : nil)
    (next.versions, next.platform) = (
      own.versions ?? (own.device == nil || !chain.areVersionsOfDevice ? chain.versions : nil),
      own.platform ?? chain.platform
    )
    next.areVersionsOfDevice =
      own.versions == nil ? chain.areVersionsOfDevice : own.areVersionsOfDevice
    if let screen {
      screens[node.size] = index(of: screen)
      // The screen of a model that is named says the same, or less.
      if own.device?.isName != true {
        let union =
          node.chain >= 0 && isScreen(text.nodes[node.chain])
          ? chain.device.map { devices[$0] } : nil
        var label = screen
        if let union, !union.isName {
          // Screens beside each other are a list, patterns for several stand for any of them.
          if isPattern(node) || isPattern(text.nodes[node.chain]) {
            label.add(union.targets)
          } else {
            label = union
            label.add(screen)
            label.isInPixels = screen.isInPixels
          }
        }
        if result.device.map({ !devices[$0].isName || node.row < 0 }) ?? true {
          next.device = index(of: label)
          result.device = next.device
        }
      }
    }
    nodes.append(result)
    following.append(next)
  }

  /// The versions that the row of a size has in columns of their own.
  private mutating func versions(of node: ReadText.Node) -> VersionLabel? {
    guard node.versions >= 0 else { return nil }
    let cells = text.versionCells[node.versions]
    return reader.versions(in: cells, on: labels(cells.head).platform, text.bytes)
  }

  /// The versions of the `else` behind a condition on a version.
  private mutating func elseVersions(_ node: ReadText.Node, _ own: PhraseLabels) -> VersionLabel? {
    let condition = node.chain < 0 ? ReadText.none : text.nodes[node.chain].own
    // `ios >= 26 ? a : b`
    let isTernary =
      node.own < 0 && condition >= 0
      && text.bytes[text.phrases[condition]].contains(UInt8(ascii: "?"))
    guard own.isElse || isTernary else { return nil }
    // `guard #available(iOS 26, *) else` has both.
    return versions(unmet: own.guarded ?? labels(condition).availableFrom)
  }

  /// The versions before that of a condition.
  private func versions(unmet condition: (platform: Platform?, number: Int)?) -> VersionLabel? {
    condition.map {
      VersionLabel(platform: $0.platform, numbers: VersionList.Bound.below.numbers(of: $0.number))
    }
  }

  /// Whether numbers stand for several screens: `(428...430, 926...932)`, `(768, _)`.
  private func isPattern(_ node: ReadText.Node) -> Bool {
    node.size >= 0 && Self.isPattern(text.sizes[node.size])
  }

  private static func isPattern(_ size: WrittenSize) -> Bool {
    size.form == .pattern
      && (size.height == nil || size.ends.width != nil || size.ends.height != nil)
  }

  /// The index of a list of names that commas separate: `iPhone 15, iPhone 16 Pro: medium`.
  private mutating func list(_ first: PhraseLabels, _ last: PhraseLabels) -> Int? {
    guard var label = first.device, let other = last.device, label.isName, other.isName,
      first.startsWithDevice, first.endsWithDevice, last.startsWithDevice
    else { return nil }
    label.add(other)
    return index(of: label)
  }

  private func isScreen(_ node: ReadText.Node) -> Bool {
    node.size >= 0 && screens[node.size] != nil
  }

  private mutating func labels(_ phrase: Int) -> PhraseLabels {
    guard phrase >= 0 else { return PhraseLabels() }
    if let known = phrases[phrase] { return known }
    var made = reader.labels(text.phrases[phrase], in: text.bytes)
    if made.device?.isName != true, let screen = screen(in: text.phrases[phrase]) {
      made.device = screen
    }
    made.deviceIndex = made.device.map { index(of: $0) }
    phrases[phrase] = made
    return made
  }

  /// What the cells of a row mean together.
  private mutating func rowLabels(_ row: Int) -> PhraseLabels {
    guard row >= 0 else { return PhraseLabels() }
    if let known = rows[row] { return known }
    var made = PhraseLabels()
    // A cell with a size speaks of this size alone.
    for cell in text.rows[row] where !hasSize(text.phrases[cell]) {
      var own = labels(cell)
      if isWord("device", cell) { own.variant = .device }
      if isWord("standard", cell) { own.zoom = .standard }
      if let device = own.device { reader.note(device, &made) }
      if let versions = own.versions {
        made.versions = VersionLabel(
          platform: versions.platform ?? made.versions?.platform,
          numbers: (made.versions?.numbers ?? []) + versions.numbers,
          areAllMeant: versions.areAllMeant && made.versions == nil)
      }
      if let last = own.lastFamily {
        (made.firstFamily, made.lastFamily) = (made.firstFamily ?? own.firstFamily, last)
      }
      made.add(own)
    }
    made.deviceIndex = made.device.map { index(of: $0) }
    rows[row] = made
    return made
  }

  /// What a comment means, and those above it in the same block of lines where it says nothing.
  private mutating func commentLabels(_ phrase: Int) -> PhraseLabels {
    var made = labels(phrase)
    // `Interactive widgets (iOS 17)` is a remark, and says nothing of the sizes below.
    if made.device == nil, made.lastFamily == nil, !made.namesSizes, made.otherWords > 1 {
      (made.versions, made.variant, made.zoom) = (nil, nil, nil)
    }
    var (upper, count) = (text.commentAbove[phrase] ?? ReadText.none, 0)
    while upper >= 0, count < Self.mostComments {
      made.add(labels(upper))
      (upper, count) = (text.commentAbove[upper] ?? ReadText.none, count + 1)
    }
    return made
  }

  private static let mostComments = 32

  private func isWord(_ word: String, _ phrase: Int) -> Bool {
    let bytes = text.bytes[text.phrases[phrase]].drop { !$0.isWord }.prefix { $0.isWord }
    return bytes.map(\.lower).elementsEqual(word.utf8)
  }

  /// Whether a size stands in a range that is not that of a screen.
  private func hasSize(_ range: Range<Int>) -> Bool {
    text.sizes[text.sizes.partition { $0.start >= range.lowerBound }...]
      .prefix { $0.start < range.upperBound }
      .contains { $0.form != .single && screen($0, named: nil, around: nil) == nil }
  }

  /// The screens that are written in a phrase, such as the cells of a row.
  private func screen(in range: Range<Int>) -> DeviceLabel? {
    var place = text.sizes.partition { $0.start >= range.lowerBound }
    var label: DeviceLabel?
    while place < text.sizes.count, text.sizes[place].start < range.upperBound {
      if label == nil, let screen = screen(text.sizes[place], named: nil, around: nil),
        !screen.targets.isEmpty
      {
        label = screen
      }
      place += 1
    }
    return label
  }

  private mutating func index(of label: DeviceLabel) -> Int {
    if let known = indices[label] { return known }
    devices.append(label)
    indices[label] = devices.count - 1
    return devices.count - 1
  }

  /// The screen that two numbers are; without a target, one that no known device has. Nil if they are none.
  private func screen(_ size: WrittenSize, named key: FamilyLabel?, around family: FamilyLabel?)
    -> DeviceLabel?
  {
    guard size.form != .single, let width = size.width.whole else { return nil }
    if Self.isPattern(size) {
      let widths = width...max(width, size.ends.width?.whole ?? width)
      let heights = size.height?.whole.map { $0...max($0, size.ends.height?.whole ?? $0) }
      return reader.devices.screens(widths, heights) ?? DeviceLabel()
    }
    guard let height = size.height?.whole else { return nil }
    if let known = reader.devices.screen(width, height) {
      let isWatch = known.targets.allSatisfy { $0.place.platform == .watchOS }
      return isWatch && key != nil ? nil : known
    }
    if size.form == .pattern { return DeviceLabel() }
    // A screen that is not known, such as that of a later device: no widget has its shape.
    let percent = 100 * width / height
    let isScreen = height >= 640 && ((40...57).contains(percent) || (66...80).contains(percent))
    return isScreen && family?.isFull != true ? DeviceLabel() : nil
  }
}

extension Array {
  /// The first index for which a predicate is true, of an array in which it stays true.
  fileprivate func partition(_ isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
