/// A choice that an image holds as a number.
///
/// Numbers are told apart by `switch`, and not by a place in `allCases`: to make an array of yet
/// another type takes a program longer than to read a hundred claims.
protocol ImageCode: Equatable, CaseIterable {
  /// The case of a code, which is its place among all cases.
  init(code: Int)
}

extension Idiom: ImageCode {
  init(code: Int) {
    switch code {
    case 0: self = .phone
    case 1: self = .pad
    default: self = .watch
    }
  }
}

extension Quantity: ImageCode {
  init(code: Int) { self = code == 0 ? .width : .height }
}

extension Source.Method: ImageCode {
  init(code: Int) {
    switch code {
    case 0: self = .published
    case 1: self = .measured
    default: self = .reported
    }
  }
}

extension ClaimUse: ImageCode {
  init(code: Int) { self = code == 0 ? .answer : .context }
}

extension OSRelease.Modes: ImageCode {
  init(code: Int) { self = code == 0 ? .legacy : .compactExpanded }
}

extension OSRelease.LineHeights: ImageCode {
  init(code: Int) { self = code == 0 ? .older : .either }
}

extension Orientation: ImageCode {
  init(code: Int) { self = code == 0 ? .portrait : .landscape }
}

extension WidgetColumn: ImageCode {
  init(code: Int) {
    switch code {
    case 0: self = .single
    case 1: self = .left
    default: self = .right
    }
  }
}

extension Mode: ImageCode {
  init(code: Int) {
    switch code {
    case 0: self = .compact
    case 1: self = .expanded
    default: self = .legacy
    }
  }
}

extension EntryPoint: ImageCode {
  init(code: Int) {
    switch code {
    case 0: self = .todayView
    case 1: self = .notificationCenter
    default: self = .quickAction
    }
  }
}

extension Formula.Base: ImageCode {
  init(code: Int) {
    switch code {
    case 0: self = .screenWidth
    case 1: self = .screenHeight
    case 2: self = .portraitWidth
    case 3: self = .listWidth
    default: self = .rowHeight
    }
  }
}

extension TextSize: ImageCode {
  init(code: Int) {
    switch code {
    case 0: self = .xs
    case 1: self = .s
    case 2: self = .m
    case 3: self = .l
    case 4: self = .xl
    case 5: self = .xxl
    case 6: self = .xxxl
    case 7: self = .ax1
    case 8: self = .ax2
    case 9: self = .ax3
    case 10: self = .ax4
    default: self = .ax5
    }
  }
}
