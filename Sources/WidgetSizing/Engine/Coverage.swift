extension Catalog {
  /// The axes of `cell` along which none of `claims` was measured, of text size, orientation and
  /// entry point.
  func axesBeyond(_ claims: [Key<Claim>], of cell: TodayCell) -> AxisSet {
    var beyond = AxisSet(.textSize, .orientation, .entryPoint)
    for key in claims {
      let answered = todayClaims[key].answeredAxes(of: cell)
      beyond = beyond.subtracting(answered)
      if beyond.isEmpty { break }
    }
    return beyond
  }
}

extension TodayClaim {
  /// Along which of text size, orientation and entry point the claim answers for `cell`.
  fileprivate func answeredAxes(of cell: TodayCell) -> AxisSet {
    var axes = AxisSet()
    if textSize.answers(cell.textSize, default: .l) { axes.insert(.textSize) }
    if orientation.answers(cell.orientation, default: .portrait) { axes.insert(.orientation) }
    if entryPoint.answers(cell.entryPoint, default: cell.os.defaultEntryPoint) {
      axes.insert(.entryPoint)
    }
    return axes
  }
}
