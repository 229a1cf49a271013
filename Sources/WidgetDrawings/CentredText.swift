internal import Documents

/// A text around a place, or right of it if it would leave the paper.
struct CentredText {
  let shape: Drawing.Shape
  /// Where the text ends.
  let right: Length

  init(_ text: String, at place: Length, y: Length) {
    let half = TextMeasure.width(of: text) / 2
    let middle = max(place, half)
    shape = .text(PlainText(text), x: middle, y: y, anchor: .middle)
    right = middle + half
  }
}
