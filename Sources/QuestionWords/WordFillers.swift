internal import WidgetSizing

/// The words of questions that choose nothing.
extension WordMeaning {
  static let fillers = questionWords + commonWords

  private static let questionWords = [
    "&", "+", "/", "canvas vs device", "canvas and device", "device and canvas",
    "graphic", "a", "an", "and", "are", "as", "at", "be", "big", "by", "can", "could",
    "dimension", "dimensions", "did", "do", "does", "each", "every", "exact", "exactly", "for",
    "frame",
    "from", "give", "get",
    "how", "i", "in", "is", "it", "its", "many", "me", "model", "models", "much", "my", "need",
    "of", "on", "one",
    "or", "please", "point", "points", "pt", "pts", "run", "running", "runs", "says", "screen",
    "show",
    "shows", "size",
    "sizes", "tall", "tell", "than", "that", "the", "their", "there", "this", "to", "type", "us",
    "use", "version",
    "versions", "was", "we", "what", "whats", "what's", "when", "which", "wide", "widget",
    "widgets", "will", "with", "you", "your", "device", "devices", "apple", "apple's", "family",
    "families",
    "fit", "fits", "space", "under", "using", "between", "any", "beta", "long", "high", "value",
    "measure",
    "number", "numbers", "mode", "look", "should", "must", "test", "both", "app", "i'm", "our",
    "export", "code", "constants", "print", "into", "inside", "within", "want", "wants", "know",
    "find",
    "see", "would", "take", "takes", "possible", "also", "really", "currently", "go", "goes",
    "looking", "default",
    "want to", "right for", "display", "displays", "right size",
    "real", "confirmed", "verified", "total", "homescreen page", "sized", "card", "layout", "label",
    "box", "text", "content", "design", "screenshot", "screenshots",
  ]

  /// Words of English and of the trade that change no question. Words that do stay unknown: `not`, `before`,
  /// `older`.
  private static let commonWords = """
    about according actual actually add adding again already always am answer appear appears approx
    approximately area around artboard artboards based because been being believe best better bounds build building
    built but calculate calculated calculating chart cheatsheet choose client clients common complete correct
    correctly could've create creating customer customers data desktop designer designers designing detail details developer
    developers developing diagonal docs documentation draw drawn during entire fast figma fill full gets getting
    given good got guide guideline guidelines had having he hello help here hey hi ideal if implementing info
    information it's just let lets logical looks make makes making measurement measurements measuring mockup mockups
    myself native nice normal normally notch now nowadays once only own people per pick placed popular precise
    precisely project proper properly provide provides put question quick quickly quite recent recommended reference
    region regular render rendered retina return returns roughly said say she simple simply sit sits sizing sketch
    so spec specification specifications specs stand stands state stated states still supposed swift swiftui table
    team thank thanks that's them then there's these they think those too try trying typical typically ui uikit upon
    user users usual usually variable variables vars very view views were while whole work working works writing
    xcode yet
    """.unicodeScalars.split { $0 == " " || $0 == "\n" }.map { String($0) }
}
