internal import Documents
internal import WidgetSizing
internal import Wording

/// Outlines of the same families of two or three subjects over each other, to scale. A unit is a point.
///
/// The arithmetic, which the script of the site repeats:
/// - Families of a Home Screen all begin at (4, 4); the sizes of the last subject are filled, the largest
///   first; then each subject has its outline in the pen of its place: a, b, c. Labels stand 10 units
///   right of and 26 below the beginning of what a family adds, as ``FamilyNest`` has it for the
///   greatest width and height of each family.
/// - The others, those of a Lock Screen, stand below in their order from (4, H + 40), each beneath its
///   label, 40 units apart, in a new line where the next would be wider than the drawing.
/// - The second line of a label has what each later subject adds to the first: `+5 × +1.67`, or `same`.
struct OverlayDrawing {
  /// What is compared, a device or a version: its name, and its widgets of a known size.
  typealias Subject = (name: String, widgets: [DrawnWidget])

  /// A family that all subjects have.
  private struct Family {
    let name: String
    let isAccessory: Bool
    /// In the order of the subjects.
    let widgets: [DrawnWidget]

    var width: Points { widgets.map(\.width).max() ?? .zero }
    var height: Points { widgets.map(\.height).max() ?? .zero }
    var area: Int { width.threeHundredths * height.threeHundredths }
  }

  private static let margin: Length = 4
  private static let gap: Length = 40
  private static let pens: [Pen] = [.outlineA, .outlineB, .outlineC]
  /// The two lines of a label.
  private static let labelHeight: Length = 48
  private let families: [Family]
  private let subjects: [Subject]
  private let scale = DrawingScale.reduced(by: 1)

  /// Draws the families that all subjects have; nil if there is none, or if there are more subjects than
  /// three or fewer than two.
  init?(_ subjects: [Subject]) {
    guard (2...Self.pens.count).contains(subjects.count), let first = subjects.first else {
      return nil
    }
    families = first.widgets.compactMap { widget in
      let widgets = subjects.compactMap { subject in
        subject.widgets.first { $0.family == widget.family }
      }
      guard widgets.count == subjects.count else { return nil }
      return Family(
        name: widget.name, isAccessory: widget.isAccessory, widgets: widgets)
    }
    guard !families.isEmpty else { return nil }
    self.subjects = subjects
  }

  /// The drawing.
  var drawing: Drawing {
    let nested = families.filter { !$0.isAccessory }.enumerated().sorted {
      ($0.1.area, $0.0) < ($1.1.area, $1.0)
    }.map(\.1)
    let nest = FamilyNest(nested.map { ($0.width, $0.height) })
    var size = Drawing.Size(
      width: max(scale(nest.width), 360) + 2 * Self.margin,
      height: scale(nest.height) + Self.margin)
    let corner = Drawing.Point(x: Self.margin, y: Self.margin)
    var fills: [Drawing.Shape] = [], outlines: [Drawing.Shape] = [], labels: [Drawing.Shape] = []
    for (rank, family) in nested.enumerated().reversed() {
      fills += fill(family, rank, at: corner)
      outlines += self.outlines(family, at: corner)
    }
    for (family, strip) in zip(nested, nest.strips) {
      guard let strip else { continue }
      labels += label(
        family,
        at: .init(x: corner.x + scale(strip.x) + 10, y: corner.y + scale(strip.y) + 26),
        within: scale(strip.width) - 14)
    }
    var x = Self.margin, y = nested.isEmpty ? Self.margin : size.height + 36
    var lineHeight: Length = 0
    for family in families where family.isAccessory {
      let width = max(scale(family.width), labelWidth(family))
      if x > Self.margin, x + width + Self.margin > size.width {
        (x, y, lineHeight) = (Self.margin, y + lineHeight + Self.gap, 0)
      }
      let place = Drawing.Point(x: x, y: y + Self.labelHeight)
      fills += fill(family, 3, at: place)
      outlines += self.outlines(family, at: place)
      labels += label(family, at: .init(x: x, y: y + 16), within: width)
      x += width + Self.gap
      lineHeight = max(lineHeight, Self.labelHeight + scale(family.height))
      size.width = max(size.width, x - Self.gap + Self.margin)
      size.height = y + lineHeight
    }
    size.height += Self.margin
    return Drawing(
      onPaper: size, title: subjects.map(\.name).list, alternative: alternative, kind: "overlay",
      fills + outlines + labels)
  }

  private func fill(_ family: Family, _ rank: Int, at place: Drawing.Point) -> [Drawing.Shape] {
    family.widgets.last.map {
      Pen.widget(rank: rank).draw([$0.outline(at: place, scale)])
    } ?? []
  }

  private func outlines(_ family: Family, at place: Drawing.Point) -> [Drawing.Shape] {
    zip(Self.pens, family.widgets).flatMap { pen, widget in
      pen.draw([widget.outline(at: place, scale)])
    }
  }

  private func label(
    _ family: Family, at place: Drawing.Point, within width: Length
  ) -> [Drawing.Shape] {
    let name = TextMeasure.shortened(family.name, within: width, in: .family)
    let differences = TextMeasure.shortened(
      Self.differences(family.widgets), within: width, in: .measureText)
    return Pen.family.draw([.text(PlainText(name), x: place.x, y: place.y)])
      + Pen.measureText.draw([.text(PlainText(differences), x: place.x, y: place.y + 20)])
  }

  private func labelWidth(_ family: Family) -> Length {
    max(
      TextMeasure.width(of: family.name, in: .family),
      TextMeasure.width(of: Self.differences(family.widgets), in: .measureText))
  }

  /// What each later widget adds to the first: `+5 × +1.67`.
  private static func differences(_ widgets: [DrawnWidget]) -> String {
    guard let first = widgets.first else { return "" }
    return widgets.dropFirst().map { widget in
      let width = widget.width - first.width, height = widget.height - first.height
      return width == .zero && height == .zero
        ? "same" : "\(width.signed) × \(height.signed)"
    }.joined(separator: ", ")
  }

  private var alternative: String {
    let sizes = families.map { family in
      let all = zip(subjects, family.widgets).map { "\($0.name) \($1.size)" }.joined(by: ", ")
      return "\(family.name): \(all)"
    }
    return sizes.joined(by: "; ")
      + " points. The families of a Home Screen are drawn from the same corner, to scale."
  }
}
