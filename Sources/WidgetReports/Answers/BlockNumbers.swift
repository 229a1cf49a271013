internal import WidgetSizing
internal import Wording

// The numbers of a line as people read them.
extension BlockAnswers {
  /// A number: `160~`, or `84 to 160` if a smaller value is known too; nil if the block does not have it or, without
  /// a mark, if it is not known.
  ///
  /// - Parameters:
  ///   - quantity: Which number.
  ///   - line: The line.
  ///   - isMarked: Whether it has its mark.
  ///   - margins: What is left free of it.
  /// - Returns: The text.
  func text(
    _ quantity: Quantity, of line: CellEvidence, isMarked: Bool = true,
    within margins: Points = .zero
  ) -> String? {
    func text(_ answer: Answer) -> String {
      let ends =
        answer.range.map { [$0.lowerBound, $0.upperBound] } ?? [answer.value].compactMap(\.self)
      // In a table of pixels, what is on a display of unknown scale has its points.
      let (scale, unit) =
        unitsPerPoint > 1 && line.cell.isOnOtherDisplay ? (1, " pt") : (unitsPerPoint, "")
      return ends.map { "\(scale * ($0 - margins))" }.joined(by: "…") + unit
        + (isMarked ? Mark(answer).rawValue : "")
    }
    guard let answer = evidence(quantity, of: line)?.answer, isMarked || answer.state.isKnown else {
      return nil
    }
    guard let minimum = quantity.minimum, let least = evidence(minimum, of: line)?.answer,
      least.state.isKnown
    else { return text(answer) }
    return "\(text(least)) to \(text(answer))"
  }

  /// Both sides: `349.67 × 164.33□`.
  func size(of line: CellEvidence, isMarked: Bool = true, within margins: Points = .zero) -> String
  {
    Quantity.sides.map {
      text($0, of: line, isMarked: isMarked, within: margins) ?? Mark.unknown.rawValue
    }
    .joined(by: " × ")
  }

  /// The size within the margins, with one mark if both sides have the same; nil if they are not known.
  func content(of line: CellEvidence, isMarked: Bool = true) -> String? {
    guard line.isAnswered, let margins = evidence(.margin, of: line)?.answer.bothMargins else {
      return nil
    }
    let marks = Quantity.sides.map { Mark(line[$0]) }.withoutRepetition
    guard isMarked, marks.count == 1 else {
      return size(of: line, isMarked: isMarked, within: margins)
    }
    return size(of: line, isMarked: false, within: margins) + marks[0].rawValue
  }

  /// Both sides in whole pixels, `1034 × 488`, or `110 to 135 × 110` if a smaller value is known too; nil if one is
  /// not known, or only as what a rule allows, and of kinds without families.
  func pixels(of line: CellEvidence) -> String? {
    guard block.kind.hasFamilies else { return nil }
    let sides = Quantity.sides.compactMap { side -> String? in
      guard line[side].range == nil, let pixels = line[side].pixels else { return nil }
      let smallest = side.minimum.flatMap { evidence($0, of: line)?.pixels }
      return (smallest.map { "\($0) to " } ?? "") + "\(pixels)"
    }
    return sides.count == 2 ? sides.joined(by: " × ") : nil
  }
}

extension CellEvidence {
  /// The area within the margins, in squares of 1/300 pt; nil if it is not known.
  var contentArea: Int? {
    guard let width = content(.width), let height = content(.height) else { return nil }
    return width.threeHundredths * height.threeHundredths
  }

  /// The mark of the side of which less is known.
  var mark: Mark { max(Mark(width), Mark(height)) }
}
