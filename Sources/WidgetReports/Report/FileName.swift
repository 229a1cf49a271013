internal import Wording

/// The path of a file for people: escaped as in messages, and with the blanks written out that a page
/// would not show, at its ends and beside others.
func fileName(_ path: String) -> String {
  let text = escaped(path)
  var result = ""
  var last: Character = " "
  for (index, character) in zip(text.indices, text) {
    let isLost = character == " " && (last == " " || text.index(after: index) == text.endIndex)
    result += isLost ? "\\u{20}" : String(character)
    last = character
  }
  return result
}
