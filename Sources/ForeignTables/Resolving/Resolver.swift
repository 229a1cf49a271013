internal import WidgetSizing

/// Turns the words around the sizes of one file into a device, a family and versions.
struct Resolver {
  private let text: ReadText
  private var phrases: PhraseMeanings
  /// What each node means, and what it means for what follows in the same brackets.
  private var nodes: [Labels] = []
  private var following: [Labels] = []
  /// The versions of the cells that were read last, which all sizes of a row share.
  private var lastVersionCells: (index: Int, label: VersionLabel?)?
  /// The screen that a size is.
  private(set) var screens: [Int?] = []

  init(_ text: ReadText, _ reader: PhraseReader) {
    self.text = text
    phrases = PhraseMeanings(text, reader)
    screens = Array(repeating: nil, count: text.sizes.count)
    nodes.reserveCapacity(text.nodes.count)
    // The nodes that one refers to are before it.
    for node in text.nodes { resolve(node) }
  }

  /// The different devices that the file names.
  var devices: [DeviceLabel] { phrases.devices }

  /// What the words around a size mean.
  func labels(of size: WrittenSize) -> Labels { nodes[size.node] }

  private mutating func resolve(_ node: ReadText.Node) {
    let base = node.base < 0 ? Labels() : nodes[node.base]
    let chain = node.chain < 0 ? Labels() : following[node.chain]
    let words = surroundings(of: node)
    var result = labels(from: words, base, chain, sibling: phrases.labels(node.sibling))
    let isBesideCanvas =
      node.own >= 0 && chain.variant == .canvas && phrases.isWord("device", node.own)
    if isBesideCanvas { result.variant = .device }
    // A heading such as `Widget images` is about more than what is called so.
    if node.isHeading { result.isOther = false }
    result.versions = versions(of: node, words, base, chain)
    if words.own.key != nil || result.versions == nil, let key = result.key,
      result.namesSystem || result.device.map({ devices[$0].isName }) ?? false
    {
      result.versions = key
    }
    var next = followingLabels(from: words, chain)
    if node.size >= 0,
      let screen = phrases.screen(
        text.sizes[node.size], named: words.own.lastFamily ?? words.column.lastFamily,
        around: result.family, isToday: result.kind == .today)
    {
      note(screen, of: node, isNamed: words.own.device?.isName == true, &result, &next)
    }
    nodes.append(result)
    following.append(next)
  }

  private mutating func surroundings(of node: ReadText.Node) -> Surroundings {
    Surroundings(
      own: phrases.labels(node.own), column: phrases.labels(node.column),
      between: phrases.labels(node.between),
      row: phrases.row(node.row), behind: phrases.labels(node.behind),
      above: phrases.comment(node.above),
      entries: phrases.labels(node.entries), after: phrases.labels(node.after),
      earlier: phrases.comment(node.earlier))
  }

  /// What words around a size mean, but for its versions.
  private mutating func labels(
    from words: Surroundings, _ base: Labels, _ chain: Labels, sibling: PhraseLabels
  ) -> Labels {
    let own = words.own
    var result = Labels()
    let device =
      list(words.between, own) ?? words.nearest(\.deviceIndex) ?? chain.device
      ?? words.above.deviceIndex ?? words.entries.deviceIndex ?? words.after.deviceIndex
    result.device = device ?? base.device
    result.family = words.family(chain.family ?? (own.isArrow ? chain.ownFamily : nil))
    result.isKey = own.lastFamily != nil || words.column.lastFamily != nil
    if result.family == nil, sibling.lastFamily != nil { result.family = FamilyLabel() }
    result.isOther =
      own.isLength || own.isOther && own.lastFamily?.isFull != true || words.column.isOther
      || own.otherWords == 0 && own.lastFamily == nil && base.isOther
    result.isPart = own.namesPart || own.otherWords == 0 && base.isPart
    result.isForeign = base.isForeign || own.isForeign || words.above.isForeign
    result.isDefault = sibling.device != nil || base.isDefault
    result.isFamilyOuter =
      result.family == nil && (device == nil ? base.isFamilyOuter : base.family != nil)
    result.family = result.family ?? base.family
    result.namesSystem = base.namesSystem || words.all.contains(where: \.namesSystem)
    result.variant = words.first(\.variant) ?? base.variant
    result.zoom = words.first(\.zoom) ?? base.zoom
    result.key = own.key ?? words.between.key ?? base.key
    result.platform = words.first(\.platform) ?? chain.platform ?? base.platform
    result.kind = words.first(\.kind) ?? base.kind
    result.mode = words.first(\.mode) ?? base.mode
    result.orientation = words.first(\.orientation) ?? base.orientation
    return result
  }

  private mutating func versions(
    of node: ReadText.Node, _ words: Surroundings, _ base: Labels, _ chain: Labels
  ) -> VersionLabel? {
    if let near = words.own.versions ?? words.column.versions ?? words.between.versions {
      return near
    }
    let namesDevice = words.own.device != nil || words.between.device != nil
    return versionCells(of: node) ?? elseVersions(node, words.own) ?? words.first(\.versions)
      ?? (namesDevice && chain.areVersionsOfDevice ? nil : chain.versions)
      ?? versions(unmet: phrases.labels(node.unmet).availableFrom) ?? base.versions
  }

  /// What a node means for what follows in the same brackets.
  private func followingLabels(from words: Surroundings, _ chain: Labels) -> Labels {
    let own = words.own
    var next = Labels()
    next.device = own.deviceIndex ?? words.between.deviceIndex ?? chain.device
    next.family = words.between.lastFamily ?? chain.family
    next.ownFamily = own.lastFamily ?? (own.isArrow ? chain.ownFamily : nil)
    next.variant = own.variant
    next.platform = own.platform ?? chain.platform
    let isOfAnother = own.device != nil && chain.areVersionsOfDevice
    next.versions = own.versions ?? (isOfAnother ? nil : chain.versions)
    next.areVersionsOfDevice =
      own.versions == nil ? chain.areVersionsOfDevice : own.areVersionsOfDevice
    return next
  }

  /// Notes that a size is a screen, which says less than the name of a model or the same.
  private mutating func note(
    _ screen: DeviceLabel, of node: ReadText.Node, isNamed: Bool, _ result: inout Labels,
    _ next: inout Labels
  ) {
    screens[node.size] = phrases.index(of: screen)
    guard !isNamed else { return }
    var label = screen
    if node.chain >= 0, isScreen(text.nodes[node.chain]),
      let union = following[node.chain].device.map({ devices[$0] }), !union.isName
    {
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
      next.device = phrases.index(of: label)
      result.device = next.device
    }
  }

  /// The versions that the row of a size has in columns of their own.
  private mutating func versionCells(of node: ReadText.Node) -> VersionLabel? {
    guard node.versions >= 0 else { return nil }
    if let last = lastVersionCells, last.index == node.versions { return last.label }
    let cells = text.versionCells[node.versions]
    let label = phrases.reader.versions(
      in: cells, on: phrases.labels(cells.head).platform, text.bytes)
    lastVersionCells = (node.versions, label)
    return label
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
    return versions(unmet: own.guarded ?? phrases.labels(condition).availableFrom)
  }

  /// The versions before that of a condition.
  private func versions(unmet condition: (platform: Platform?, number: Int)?) -> VersionLabel? {
    condition.map {
      VersionLabel(platform: $0.platform, numbers: VersionList.Bound.below.numbers(of: $0.number))
    }
  }

  /// Whether numbers stand for several screens: `(428...430, 926...932)`, `(768, _)`.
  private func isPattern(_ node: ReadText.Node) -> Bool {
    node.size >= 0 && text.sizes[node.size].isPattern
  }

  /// The index of a list of names that commas separate: `iPhone 15, iPhone 16 Pro: medium`.
  private mutating func list(_ first: PhraseLabels, _ last: PhraseLabels) -> Int? {
    guard var label = first.device, let other = last.device, label.isName, other.isName,
      first.startsWithDevice, first.endsWithDevice, last.startsWithDevice
    else { return nil }
    label.add(other)
    return phrases.index(of: label)
  }

  private func isScreen(_ node: ReadText.Node) -> Bool {
    node.size >= 0 && screens[node.size] != nil
  }
}
