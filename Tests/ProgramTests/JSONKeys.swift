/// The keys of a JSON text in their order, which decoders do not keep.
enum JSONKeys {
  /// Every object in the order in which the objects begin, each as its keys in their order.
  static func objects(of json: String) -> [[String]] {
    var objects: [[String]] = []
    // For each bracket that is open, the object that it begins; nil for an array.
    var open: [Int?] = []
    var text = ""
    var isInText = false
    var isEscaped = false
    for character in json.unicodeScalars {
      if isInText {
        if isEscaped {
          isEscaped = false
        } else if character == "\\" {
          isEscaped = true
        } else if character == "\"" {
          isInText = false
        } else {
          text.unicodeScalars.append(character)
        }
        continue
      }
      switch character {
      case "\"": (text, isInText) = ("", true)
      case ":": if case .some(.some(let object)) = open.last { objects[object].append(text) }
      case "{":
        open.append(objects.count)
        objects.append([])
      case "[": open.append(nil)
      case "}", "]": _ = open.popLast()
      default: break
      }
    }
    return objects
  }
}
