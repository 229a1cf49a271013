internal import Documents

/// What a piece of a drawing is: its class for a style sheet, and how it looks without one.
///
/// Ink on white paper, and one hue for each display mode. What a hue tells, a word tells too.
enum Pen: String, CaseIterable {
  case paper
  case screen
  case compactArea = "compact-area"
  case expandedArea = "expanded-area"
  case compact
  case expanded
  case width
  case dimension
  case leader
  case label
  case standardLabel = "standard-label"
  case compactHeading = "compact-heading"
  case expandedHeading = "expanded-heading"
  case heading
  case note
  case band
  case axis
  case grid
  case bound
  case point

  private static let ink: Drawing.Paint = 0x1c1c1a
  private static let soft: Drawing.Paint = 0x5d5d58
  private static let line: Drawing.Paint = 0x8f8f88
  private static let blue: Drawing.Paint = 0x0a55a8
  private static let green: Drawing.Paint = 0x1d6b45

  /// The size of ordinary text, in units.
  static let textSize = 11
  /// From one base line to the next, in units.
  static let lineHeight: Drawing.Length = 14

  /// The class of what the pen draws: `pen-compact-area`. Pages have classes of other names.
  var kind: Slug { Slug(cleaning: "pen-" + rawValue) }

  /// The size of the pen's text, in units.
  var fontSize: Int { self == .heading ? 13 : Self.textSize }

  /// Whether its text is bold.
  var isBold: Bool {
    switch self {
    case .heading, .standardLabel, .compactHeading, .expandedHeading: true
    default: false
    }
  }

  var style: Drawing.Style {
    switch self {
    case .paper: fill(0xffffff)
    case .screen: stroke(Self.ink, 1500)
    case .compactArea: fill(0xe3edf8)
    case .expandedArea: fill(0xeef5f0)
    case .compact: stroke(Self.blue, 1000)
    case .expanded: stroke(Self.green, 1000)
    case .width: stroke(Self.soft, 1000)
    case .dimension, .axis: stroke(Self.soft, 750)
    case .leader: stroke(Self.line, 500)
    case .grid: stroke(0xe4e4df, 500)
    case .band: fill(0xf3e3c8)
    case .bound: stroke(Self.ink, 1000)
    case .point: .init(fill: Self.green, stroke: 0xffffff, strokeWidth: 1)
    case .label, .standardLabel, .heading: text(Self.ink)
    case .note: text(Self.soft)
    case .compactHeading: text(Self.blue)
    case .expandedHeading: text(Self.green)
    }
  }

  /// Pieces drawn with the pen; nothing if there are none.
  func draw(_ shapes: [Drawing.Shape], at place: Drawing.Point = .origin) -> [Drawing.Shape] {
    shapes.isEmpty ? [] : [.group(shapes, at: place, kind: kind, style: style)]
  }

  private func fill(_ paint: Drawing.Paint) -> Drawing.Style { .init(fill: paint) }

  private func stroke(_ paint: Drawing.Paint, _ thousandths: Int) -> Drawing.Style {
    .init(fill: Drawing.Paint.none, stroke: paint, strokeWidth: .init(thousandths: thousandths))
  }

  private func text(_ paint: Drawing.Paint) -> Drawing.Style {
    .init(fill: paint, fontSize: Drawing.Length(fontSize), isBold: isBold)
  }
}

extension Mark {
  /// The class of a line that stands for a number with this mark: `line-derived`.
  var lineKind: Slug { Slug(cleaning: "line-" + kind.string) }

  /// The dashes of a line that stands for a number with this mark.
  var dashes: [Drawing.Length] {
    switch self {
    case .sourced, .drawn, .unknown, .notApplicable: []
    case .disputed: [7, 2, 1, 2]
    case .derived: [5, 3]
    case .extrapolated: [1, 2]
    }
  }

  /// What its line looks like, in words.
  var lineName: String {
    switch self {
    case .sourced, .drawn, .unknown, .notApplicable: "solid"
    case .disputed: "dots and dashes"
    case .derived: "dashes"
    case .extrapolated: "dots"
    }
  }
}
