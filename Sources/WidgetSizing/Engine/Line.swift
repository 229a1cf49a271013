/// One number of the cells of a line, which differ in their text size alone.
///
/// What is true of all of them is found once for the line: whether they exist, the claims about
/// them, and what the rules take.
struct Line {
  /// Which number it is.
  let quantity: Quantity
  /// Any of the cells.
  var cell: TodayCell
  /// The claims among which those about the line are.
  var claims: [Key<Claim>]
  /// The text sizes that will be asked for.
  var textSizes = TextSizeSet.all

  /// The cell at a text size.
  func cell(at textSize: TextSize) -> TodayCell {
    var cell = cell
    cell.textSize = textSize
    return cell
  }
}

/// How a number of a cell is known, and what it is: an answer without its evidence.
public struct BareAnswer: Hashable, Sendable {
  /// How the number is known.
  public let state: Answer.State
  /// The number in points; nil if it is not known. Of a range, the smallest.
  public let value: Points?

  init(_ state: Answer.State, _ value: Points? = nil) {
    self.state = state
    self.value = value
  }
}

/// The two numbers of a cell without their evidence.
public struct BareCellAnswer: Hashable, Sendable {
  /// The cell.
  public let cell: TodayCell
  /// What is known of its width.
  public let width: BareAnswer
  /// What is known of its height.
  public let height: BareAnswer
}
