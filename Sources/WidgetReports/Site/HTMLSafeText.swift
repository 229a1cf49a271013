/// Collects text that stands in an element of HTML which is no markup, such as JSON in a script:
/// no `<` in it can end the element, and in JSON an escape means the same.
struct HTMLSafeText: TextOutputStream {
  private(set) var text = ""

  mutating func write(_ string: String) {
    if string.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) {
      text += string.replacing("<", with: "\\u003c").replacing("&", with: "\\u0026")
    } else {
      text += string
    }
  }
}
