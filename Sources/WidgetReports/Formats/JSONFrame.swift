/// The frame in which every command tells its answer as JSON: one object, or an object a line.
///
/// Each object begins with its versions, so that a line can be read without the others.
struct JSONFrame {
  /// The version of the JSON that is written; it grows when a key changes its meaning.
  static let schemaVersion = 1

  let dataVersion: String
  /// What must be said of the answer as a whole, for which there is no line; nil leaves the key out.
  let notes: [String]?
  let isLineWise: Bool

  /// Writes the answer.
  ///
  /// - Parameters:
  ///   - output: What is written to.
  ///   - whole: Writes the keys of the one object.
  ///   - lines: Calls what it is given with the keys of each line.
  func write<Output: TextOutputStream>(
    to output: inout Output,
    whole: (inout JSONWriter<Output>) -> Void,
    lines: (_ line: ((inout JSONWriter<Output>) -> Void) -> Void) -> Void
  ) {
    var json = JSONWriter(output)
    if isLineWise {
      lines { keys in json.document(dataVersion, keys) }
    } else {
      json.document(dataVersion) { json in
        if let notes {
          json.key("notes")
          json.strings(notes)
        }
        whole(&json)
      }
    }
    output = json.finish()
  }
}

extension JSONWriter {
  /// An object that begins with its versions, and a line break after it.
  mutating func document(_ dataVersion: String, _ keys: (inout Self) -> Void) {
    object { json in
      json.key("schemaVersion")
      json.raw("\(JSONFrame.schemaVersion)")
      json.key("dataVersion")
      json.string(dataVersion)
      keys(&json)
    }
    newline()
  }
}
