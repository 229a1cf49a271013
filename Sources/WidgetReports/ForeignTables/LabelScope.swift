internal import WidgetSizing

/// A part of a file in which a name belongs to the sizes: what a pair of brackets holds, or a line with
/// the lines that are set in below it.
struct LabelScope {
  /// The indent of a line; nil of brackets.
  let indent: Int?
  /// The bracket that opened it.
  var bracket: UInt8 = 0
  /// The word in front of the bracket.
  var caller = ""
  var device: DeviceLabel?
  var family: WidgetFamily?
  var versions: [OSVersion] = []
  /// Whether a size followed the last name of a device, so that the next name begins anew.
  var deviceIsUsed = false
  /// Whether a size followed the family in the same scope: the next size is of another.
  var familyIsUsed = false
  var hasSizes = false
  /// The sizes without a device or a family, which may be named behind them.
  var pending: [WrittenSize] = []
  /// The numbers of a pair of brackets that holds nothing else, and how many there are.
  var numbers: [(number: WrittenNumber, place: WrittenPlace)] = []
  var holdsOnlyNumbers = true
  /// The single numbers below the names of families: scripts that cut pictures have the side of a small
  /// widget, the width of a medium and the height of a large one.
  var sides: [WidgetFamily: (number: WrittenNumber, place: WrittenPlace)] = [:]

  /// How many sizes wait for a name.
  static let mostPending = 4

  mutating func label(_ label: DeviceLabel) {
    if let device, !deviceIsUsed, device.isName || !label.isName {
      // A screen beside the name of a model says the same, or less.
      if device.isName == label.isName { self.device?.formUnion(label) }
    } else {
      device = label
    }
    deviceIsUsed = false
    for index in pending.indices where pending[index].device == nil {
      pending[index].device = label
    }
  }

  mutating func label(_ family: WidgetFamily) {
    self.family = family
    familyIsUsed = false
    for index in pending.indices where pending[index].family == nil {
      pending[index].family = family
    }
  }

  mutating func label(_ versions: [OSVersion]) {
    self.versions = versions
    for index in pending.indices where pending[index].versions.isEmpty {
      pending[index].versions = versions
    }
  }
}
