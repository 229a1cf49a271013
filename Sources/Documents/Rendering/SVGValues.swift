import CMarkTree
internal import Wording

extension TrustedMarkup {
  /// Writes a length as a decimal without zeros at its end: digits, `-` and `.` only.
  init(_ length: Drawing.Length) {
    let (whole, rest) = length.thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    var text = (length.thousandths < 0 ? "-" : "") + String(whole)
    if rest > 0 {
      var (digits, count) = (rest, 3)
      while digits.isMultiple(of: 10) { (digits, count) = (digits / 10, count - 1) }
      text += "." + digits.digits(count: count)
    }
    self.init(word: text)
  }

  /// Writes strokes as the data of a path: `M0 0H20V10L5 5`.
  init(_ strokes: [[Drawing.Point]]) {
    var data: TrustedMarkup = ""
    for stroke in strokes {
      var last: Drawing.Point?
      for point in stroke {
        if let last, point.y == last.y {
          data += "H"
          data += TrustedMarkup(point.x)
        } else if let last, point.x == last.x {
          data += "V"
          data += TrustedMarkup(point.y)
        } else {
          data += last == nil ? "M" : "L"
          data += TrustedMarkup(point.x)
          data += " "
          data += TrustedMarkup(point.y)
        }
        last = point
      }
    }
    self = data
  }

  /// Writes a colour as `#RRGGBB`, or `none`.
  init(_ paint: Drawing.Paint) {
    switch paint {
    case .none: self = "none"
    case .color(let red, let green, let blue):
      let number = 1 << 24 | Int(red) << 16 | Int(green) << 8 | Int(blue)
      self = "#" + TrustedMarkup(word: String(String(number, radix: 16).dropFirst()))
    }
  }
}

extension Drawing.Style {
  /// The style as presentation attributes, each after a space.
  var attributes: TrustedMarkup {
    var result: TrustedMarkup = ""
    func add(_ opening: TrustedMarkup, _ value: TrustedMarkup?) {
      if let value { result += opening + value + "\"" }
    }
    add(" fill=\"", fill.map { TrustedMarkup($0) })
    add(" stroke=\"", stroke.map { TrustedMarkup($0) })
    add(" stroke-width=\"", strokeWidth.map { TrustedMarkup($0) })
    if let first = dashes.first {
      add(
        " stroke-dasharray=\"",
        dashes.dropFirst().reduce(TrustedMarkup(first)) { $0 + " " + TrustedMarkup($1) })
    }
    add(" font-size=\"", fontSize.map { TrustedMarkup($0) })
    if isBold { add(" font-weight=\"", "bold") }
    return result
  }
}
