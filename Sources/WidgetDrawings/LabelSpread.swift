internal import Documents

/// Where labels stand that each want to be at some height, but must not overlap.
enum LabelSpread {
  /// The nearest places to `wishes`, which are sorted, that are `gap` apart and not above `top`.
  ///
  /// Labels that are too close become a block, centred on what they wish for; the sum of the
  /// squared distances is the least there is.
  static func places(
    for wishes: [Length], gap: Length, top: Length
  ) -> [Length] {
    // With the gaps taken off, the places must only not fall: blocks of means are the answer.
    var blocks: [(sum: Int, count: Int)] = []
    for (index, wish) in wishes.enumerated() {
      blocks.append((wish.thousandths - index * gap.thousandths, 1))
      while blocks.count > 1 {
        let last = blocks[blocks.count - 1], before = blocks[blocks.count - 2]
        guard before.sum * last.count > last.sum * before.count else { break }
        blocks.removeLast()
        blocks[blocks.count - 1] = (before.sum + last.sum, before.count + last.count)
      }
    }
    let places = blocks.flatMap { block in
      Array(repeating: max(block.sum / block.count, top.thousandths), count: block.count)
    }
    return places.enumerated().map { index, place in
      Length(thousandths: place + index * gap.thousandths)
    }
  }
}
