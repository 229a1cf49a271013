/// The words of a claim.
public struct Citation: Sendable {
  /// The identifier of the claim, `<source>-<number>`.
  public let id: String
  /// Where in the source the number stands.
  public let locator: String
  /// A remark on the claim.
  public let note: String?
}

/// The citations of all claims. Those of an image are made when they are asked for, because hardly
/// anybody asks for more than a few.
struct Citations: Sendable {
  private var rows: [Citation] = []
  private var image: ImageReader?
  /// Where each citation begins in the image.
  private var positions: [Int] = []

  init() {}

  /// Takes the citations at the end of an image.
  init(image: ImageReader) {
    var image = image
    positions = image.positions { $0.skipCitation() }
    self.image = image
  }

  var count: Int { image == nil ? rows.count : positions.count }

  subscript(index: Int) -> Citation {
    get {
      guard var image else { return rows[index] }
      image.move(to: positions[index])
      return image.citation()
    }
    set {
      rows[index] = newValue
    }
  }

  mutating func append(_ citation: Citation) {
    rows.append(citation)
  }
}
