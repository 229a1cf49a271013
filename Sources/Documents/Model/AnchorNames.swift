/// Names for the anchors of one document, none of them twice.
public struct AnchorNames: Sendable {
  private var used: Set<Slug>
  /// The last number that was given to a name.
  private var numbers: [Slug: Int] = [:]

  /// Starts with names that others have.
  public init(used: some Sequence<Slug> = []) {
    self.used = Set(used)
  }

  /// The name `wish`, with the next free number behind it if another anchor has that name.
  public mutating func next(_ wish: Slug) -> Slug {
    if used.insert(wish).inserted { return wish }
    // Short enough to stay a slug with its number.
    let stem =
      wish.string.utf8.count <= 180 ? wish : Slug(cleaning: wish.string.prefix(180))
    while true {
      let number = numbers[stem, default: 0] + 1
      numbers[stem] = number
      guard let name = Slug(checking: stem.string + "-" + String(number)) else { return stem }
      if used.insert(name).inserted { return name }
    }
  }

  /// The name of a heading as GitHub gives it, so that a link to one works on both. GitHub allows
  /// more in a name than a slug can hold.
  mutating func next(heading: some StringProtocol) -> Slug {
    let name = Self.name(ofHeading: heading)
    return next(Slug(checking: name) ?? Slug(cleaning: name))
  }

  /// The letters and digits of a heading, made small, with a `-` for each space.
  static func name(ofHeading heading: some StringProtocol) -> String {
    var name: [UInt8] = []
    name.reserveCapacity(heading.utf8.count)
    for scalar in heading.unicodeScalars {
      switch scalar {
      case " ": name.append(UInt8(ascii: "-"))
      case "a"..."z", "0"..."9", "-", "_": name.append(UInt8(ascii: scalar))
      case "A"..."Z": name.append(UInt8(ascii: scalar) | 0x20)
      case _ where scalar.isASCII: break
      case _ where scalar.properties.isAlphabetic || scalar.properties.numericType != nil:
        name += scalar.properties.lowercaseMapping.utf8
      default: break
      }
    }
    return String(decoding: name, as: UTF8.self)
  }
}
