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
  // The states beside the cell and the values as words: four words in all are handed on in
  // registers, and to write more of them to memory takes longer than to find most.
  private let widthState, heightState: Answer.State
  private let widthValue, heightValue: Int

  /// What stands for no value.
  private static let nothing = Int.min

  init(cell: TodayCell, width: BareAnswer, height: BareAnswer) {
    self.cell = cell
    widthState = width.state
    heightState = height.state
    widthValue = width.value?.threeHundredths ?? Self.nothing
    heightValue = height.value?.threeHundredths ?? Self.nothing
  }

  /// What is known of its width.
  public var width: BareAnswer { BareAnswer(widthState, Self.points(widthValue)) }
  /// What is known of its height.
  public var height: BareAnswer { BareAnswer(heightState, Self.points(heightValue)) }

  private static func points(_ value: Int) -> Points? {
    value == nothing ? nil : Points(threeHundredths: value)
  }
}
