internal import Documents

/// How wide a text may get. Fonts differ, and a drawing cannot ask: this is no less than what the
/// usual sans-serif fonts need.
enum TextMeasure {
  /// The width of a text of a pen, in units.
  static func width(of text: String, in pen: Pen = .label) -> Length {
    var thousandths = 0
    for scalar in text.unicodeScalars { thousandths += width(of: scalar) }
    if pen.isBold { thousandths += thousandths / 12 }
    return Length(thousandths: thousandths * pen.fontSize)
  }

  /// The width of a character, in thousandths of the size of its font.
  private static func width(of scalar: Unicode.Scalar) -> Int {
    switch scalar {
    case "i", "j", "l", "t", "f", "r", "I", ".", ",", ":", ";", "!", "'", "|", "(", ")", " ": 360
    case "m", "w", "M", "W", "@", "%": 960
    // In Verdana and DejaVu Sans; most labels are numbers.
    case "0"..."9": 640
    case "A"..."Z", "&", "~", "+", "=", "<", ">": 740
    case "\u{20}"..."\u{7E}": 575
    case "≈", "–", "×", "−", "≤", "÷": 660
    case "\u{A0}"..."\u{24F}": 740
    default: 1050
    }
  }

  /// A text, its end left out if it is wider than `width`; empty if nothing of it fits.
  static func shortened(
    _ text: String, within width: Length, in pen: Pen = .label
  ) -> String {
    guard Self.width(of: text, in: pen) > width else { return text }
    var result = text
    while !result.isEmpty, Self.width(of: result + "…", in: pen) > width { result.removeLast() }
    return result.isEmpty ? "" : result + "…"
  }

  /// A text as lines no wider than `width`, broken at spaces, or within a word that is wider.
  static func lines(
    of text: String, within width: Length, in pen: Pen = .note
  ) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      let longer = line.isEmpty ? String(word) : line + " " + word
      if Self.width(of: longer, in: pen) <= width {
        line = longer
        continue
      }
      if !line.isEmpty { lines.append(line) }
      line = ""
      for character in word {
        if !line.isEmpty, Self.width(of: line + String(character), in: pen) > width {
          lines.append(line)
          line = ""
        }
        line.append(character)
      }
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }
}
