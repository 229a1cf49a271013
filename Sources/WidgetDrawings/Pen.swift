package import Documents
internal import WidgetSizing

typealias Length = Drawing.Length

/// What a piece of a drawing is: its class for a style sheet, and how it looks without one.
///
/// Ink on white paper, red for what measures.
enum Pen: String, CaseIterable {
  case paper
  case label
  case heading
  case note
  /// The screen of a device.
  case body
  /// The Dynamic Island.
  case island
  /// Widgets, the smallest in the darkest.
  case widget1 = "widget-1"
  case widget2 = "widget-2"
  case widget3 = "widget-3"
  case widget4 = "widget-4"
  /// The outline of a widget as screenshots show it, where it is laid out in another size.
  case counted
  /// A place that a widget may take.
  case slot
  /// What stands on a screen besides widgets.
  case hint
  /// A line that measures a distance, and its number.
  case measure
  case measureText = "measure-text"
  /// The name of a family, its size in points, and that in pixels.
  case family
  case size
  case pixels

  private static let ink: Drawing.Paint = 0x1c1c1a
  private static let soft: Drawing.Paint = 0x5d5d58
  private static let rule: Drawing.Paint = 0x85857e
  private static let red: Drawing.Paint = 0xc4301c

  /// The size of ordinary text, in units.
  static let textSize = 11
  /// From one base line to the next, in units.
  static let lineHeight: Length = 14

  /// The class of what the pen draws: `pen-measure-text`. Pages have classes of other names.
  var kind: Slug { Slug(cleaning: "pen-" + rawValue) }

  /// The pen of the widget with a rank, from 0: the smallest is the darkest.
  static func widget(rank: Int) -> Pen {
    switch rank {
    case ...0: .widget1
    case 1: .widget2
    case 2: .widget3
    default: .widget4
    }
  }

  /// The size of the pen's text, in units.
  var fontSize: Int {
    switch self {
    case .heading: 13
    case .family: 16
    case .size, .pixels, .measureText: 15
    default: Self.textSize
    }
  }

  /// Whether its text is bold.
  var isBold: Bool {
    switch self {
    case .heading, .family: true
    default: false
    }
  }

  var style: Drawing.Style {
    switch self {
    case .paper: fill(0xffffff)
    case .label, .heading: text(Self.ink)
    case .note: text(Self.soft)
    case .body: .init(fill: 0xffffff, stroke: Self.rule, strokeWidth: .init(thousandths: 1500))
    case .island: fill(0x000000)
    case .widget1: widget(0xc3cbd5)
    case .widget2: widget(0xd4dae1)
    case .widget3: widget(0xe2e6eb)
    case .widget4: widget(0xeef0f3)
    case .counted: dashed(0x5b5b56, 1250, [2, 3])
    case .slot: dashed(Self.rule, 1000, [3, 4])
    case .hint: fill(0xe3e3de)
    case .measure: stroke(Self.red, 1250)
    case .measureText: text(0x981d0c)
    case .family, .size, .pixels: text(0x191918)
    }
  }

  /// Pieces drawn with the pen; nothing if there are none.
  func draw(_ shapes: [Drawing.Shape]) -> [Drawing.Shape] {
    shapes.isEmpty ? [] : [.group(shapes, kind: kind, style: style)]
  }

  private func fill(_ paint: Drawing.Paint) -> Drawing.Style { .init(fill: paint) }

  private func stroke(_ paint: Drawing.Paint, _ thousandths: Int) -> Drawing.Style {
    .init(fill: Drawing.Paint.none, stroke: paint, strokeWidth: .init(thousandths: thousandths))
  }

  private func widget(_ paint: Drawing.Paint) -> Drawing.Style {
    .init(fill: paint, stroke: 0x5b5b56, strokeWidth: .init(thousandths: 750))
  }

  private func dashed(
    _ paint: Drawing.Paint, _ thousandths: Int, _ dashes: [Length]
  ) -> Drawing.Style {
    var style = stroke(paint, thousandths)
    style.dashes = dashes
    return style
  }

  private func text(_ paint: Drawing.Paint) -> Drawing.Style {
    .init(fill: paint, fontSize: Length(fontSize), isBold: isBold)
  }
}

extension Mark {
  /// The class of what has this mark.
  package var kind: Slug {
    switch parts[0] {
    case .extrapolated: "extrapolated"
    case .drawn: "drawn"
    case let mark: Slug(cleaning: mark.state.rawValue)
    }
  }
}
