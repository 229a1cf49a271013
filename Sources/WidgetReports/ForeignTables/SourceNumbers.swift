internal import WidgetSizing

extension SourceScanner {
  /// Reads a number: a side, one half of `364x170`, or a key such as `"2532":`.
  mutating func scanNumber() {
    let place = cursor.place
    let isSigned = cursor.offset > 0 && Self.signs.contains(cursor.bytes[cursor.offset - 1])
    guard let number = cursor.number() else { return forgetNumber() }
    row?.isRule = false
    // A unit, `x` and another number, or a name that begins with a digit.
    if let byte = cursor.peek(), byte | 0x20 == UInt8(ascii: "x"), cursor.peek(1)?.digit != nil,
      !isTimes, !isSigned, number.tenThousandths > 0
    {
      cursor.advance()
      last = (number, place)
      isTimes = true
      return
    }
    if cursor.peek()?.isWord ?? false, !isUnit {
      _ = cursor.word()
      forgetNumber()
      scopes[scopes.count - 1].holdsOnlyNumbers = false
      return
    }
    if isTimes, let first = last {
      forgetNumber()
      // 170x170@2x is a picture, 2x3x4 no size.
      guard cursor.peek() != UInt8(ascii: "@"), !isBehindTimes else { return }
      found(first.number, number, at: first.place)
      return
    }
    guard !isSigned else { return forgetNumber() }
    last = (number, place)
    if row != nil {
      if let column = row?.column, row?.numbers.last?.column != column,
        row?.sizes.last?.column != column
      {
        row?.numbers.append((column, number, place))
      }
      return
    }
    let top = scopes.count - 1
    if scopes[top].numbers.count < 3 { scopes[top].numbers.append((number, place)) }
    if let side { return take(side, number, at: place) }
    if let whole = number.whole, whole > 1000, isKey,
      let label = vocabulary.screen(pixelHeight: whole)
    {
      scopes[top].holdsOnlyNumbers = false
      self.label(label)
    } else if let keyFamily, scopes[top].sides[keyFamily] == nil {
      scopes[top].sides[keyFamily] = (number, place)
    }
    keyFamily = nil
  }

  /// Whether a unit follows the number at once: `364pt`.
  private var isUnit: Bool {
    let next = (cursor.peek() ?? 0) | 0x20
    let behind = (cursor.peek(1) ?? 0) | 0x20
    let isPoint =
      next == UInt8(ascii: "p") && (behind == UInt8(ascii: "t") || behind == UInt8(ascii: "x"))
    return (isPoint || next == UInt8(ascii: "d") && behind == UInt8(ascii: "p"))
      && !(cursor.peek(2)?.isWord ?? false)
  }

  /// Whether another factor follows.
  private var isBehindTimes: Bool {
    var distance = 0
    while distance < 2, cursor.peek(distance)?.isBlank ?? false { distance += 1 }
    return (cursor.peek(distance) ?? 0) | 0x20 == UInt8(ascii: "x")
      && !(cursor.peek(distance + 1)?.isLetter ?? false)
  }

  /// Whether the number is a key: `"2532": {`, `case 2532:`.
  private var isKey: Bool {
    var distance = 0
    while distance < 4, let byte = cursor.peek(distance), Self.keyEnds.contains(byte) {
      distance += 1
    }
    return cursor.peek(distance) == UInt8(ascii: ":")
  }

  /// Takes one side; with the other one of the same brackets it is a size.
  private mutating func take(_ side: Quantity, _ number: WrittenNumber, at place: WrittenPlace) {
    self.side = nil
    let depth = scopes.count { $0.indent == nil }
    var both = sides
    if both == nil || both?.depth != depth { both = (nil, nil, place, depth) }
    if side == .width { both?.width = number } else { both?.height = number }
    sides = both
    if let width = both?.width, let height = both?.height, let start = both?.place {
      sides = nil
      found(width, height, at: start)
    }
  }

  /// Takes two numbers: the size of a screen, which names devices, or a size that may be a widget's.
  mutating func found(_ width: WrittenNumber, _ height: WrittenNumber, at place: WrittenPlace) {
    keyFamily = nil
    if let screen = vocabulary.screen(width, height) { return label(screen) }
    // A screen that is not known, such as that of a later device: no widget has its shape.
    if width.isScreen(with: height) { return label(DeviceLabel(places: [])) }
    var size = WrittenSize(width: width, height: height, place: place)
    if row != nil {
      if let column = row?.column, row?.sizes.count ?? 0 < TableRow.mostColumns {
        row?.sizes.append((column, size))
      }
      return
    }
    let top = scopes.count - 1
    for index in scopes.indices.reversed() {
      let scope = scopes[index]
      if size.device == nil { size.device = scope.device }
      if size.family == nil, !(index == top && scope.familyIsUsed) { size.family = scope.family }
      if size.versions.isEmpty { size.versions = scope.versions }
    }
    scopes[top].hasSizes = true
    scopes[top].deviceIsUsed = true
    scopes[top].familyIsUsed = true
    if familiesOfLine.isEmpty, sizesOfLine < lineFamilies.count {
      size.family = lineFamilies[sizesOfLine]
    }
    sizesOfLine += 1
    if size.device != nil, size.family != nil { return take(size, namesWidgets) }
    // What is named behind it, or beside the brackets, may be what it is of.
    let home = scopes.lastIndex { $0.indent == nil } ?? top
    if scopes[home].pending.count >= LabelScope.mostPending {
      take(scopes[home].pending.removeFirst(), namesWidgets)
    }
    scopes[home].pending.append(size)
  }

  private static let signs = Set("-#.$%".utf8)
  private static let keyEnds = Set(" \"'".utf8)
}

extension WrittenNumber {
  /// Whether this is the width of something high with the shape of a phone or of a tablet.
  fileprivate func isScreen(with height: WrittenNumber) -> Bool {
    guard height.tenThousandths >= 640 * 10_000 else { return false }
    let percent = 100 * tenThousandths / height.tenThousandths
    return (40...57).contains(percent) || (66...80).contains(percent)
  }
}
