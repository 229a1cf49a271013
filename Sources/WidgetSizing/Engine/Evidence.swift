/// What an answer is based on: the claims that state it or the rule that derives it, and the
/// evidence against it.
public struct Evidence: Sendable {
  /// A value that evidence supports and that is not the answer.
  public struct Alternative: Sendable {
    /// The value in points.
    public let value: Points
    /// What the evidence allows, in points, if that is more than one value.
    public var range: ClosedRange<Points>?
    /// The claims that state the value, or that a rule derives it from.
    public let claims: [Key<Claim>]
    /// Whether a claim about fewer devices takes precedence over it.
    public var isShadowed = false
  }

  /// The notes of claims and rules while the engine finds an answer.
  struct Record: Sendable {
    var claims: [Key<Claim>] = []
    var derivation: Derivation?
    var alternatives: [Alternative] = []
    var drawn: [Alternative] = []
    var reason: Reason?

    /// Removes the notes of a rule that gave no answer.
    mutating func clear() { self = Record() }
  }

  /// What copies of the evidence share: copying retains one reference.
  private final class Storage: Sendable {
    let answer: Answer
    let record: Record
    let quantity: Quantity
    let engine: Engine

    init(_ answer: Answer, _ record: Record, for quantity: Quantity, in engine: Engine) {
      self.answer = answer
      self.record = record
      self.quantity = quantity
      self.engine = engine
    }
  }

  private let storage: Storage
  private var cell: Cell
  /// Whether it is the same at all text sizes, as the engine knows without comparing.
  package var isUniform = false

  init(
    _ answer: Answer, _ record: Record, for quantity: Quantity, of cell: Cell, in engine: Engine
  ) {
    storage = Storage(answer, record, for: quantity, in: engine)
    self.cell = cell
  }

  /// The answer that the evidence is for.
  public var answer: Answer { storage.answer }
  /// The quantity that the answer is about.
  package var quantity: Quantity { storage.quantity }
  private var record: Record { _read { yield storage.record } }
  fileprivate var engine: Engine { storage.engine }

  /// The same evidence at another text size.
  func at(_ textSize: TextSize) -> Evidence {
    var evidence = self
    evidence.cell = cell.at(textSize)
    return evidence
  }

  /// The claims that state the value; empty unless it is sourced or disputed.
  public var claims: [Key<Claim>] { record.claims }
  /// How a rule came to the value; nil unless it is derived.
  public var derivation: Derivation? { record.derivation }
  /// Other values, the strongest first.
  public var alternatives: [Alternative] { record.alternatives }
  /// Numbers counted in screenshots that differ from the value. They do not contradict it: they are
  /// the size on the screen, after scaling, and the value is the size that a view is laid out in.
  public var drawn: [Alternative] { record.drawn }
  /// Why the value is not known, or why it is preferred to the alternatives; nil if neither
  /// applies.
  public var reason: Reason? { record.reason ?? answer.reason }

  /// The nearest cells with a known number, if no source gives this one. They are found on access,
  /// which takes longer than finding the answer.
  public var nearest: [NearestSize] {
    guard let cell = reason?.cellWithoutSource else { return [] }
    return engine.nearest(quantity, to: cell)
  }

  /// What Apple's guideline states for the number on a version for which it no longer answers; nil
  /// if the number is not known, if the guideline answers, or if it has no row for the widget. It
  /// is found on access.
  public var guideline: GuidelineNumber? {
    state.isKnown ? engine.guideline(quantity, of: cell) : nil
  }

  /// The model that the question names; nil if it names none.
  var device: Key<Device>? { engine.device }

  /// How the number is known.
  public var state: Answer.State { answer.state }
  /// The number in points; nil if it is not known. Of a range, the smallest.
  public var value: Points? { answer.value }
  /// What the evidence allows, in points, if that is more than one value.
  public var range: ClosedRange<Points>? { answer.range }
  /// The value in pixels of the screen class; nil if it is not known, if it is not a whole number
  /// of pixels, on macOS and visionOS, or in a car. With Display Zoom, these are rendered pixels, before
  /// scaling.
  public var pixels: Int? {
    guard let screenClass = cell.screenClass, !cell.isOnOtherDisplay else { return nil }
    return value?.pixels(atScale: engine.catalog.screenClasses[screenClass].scale)
  }
  /// The rule that gives the value; nil unless it is derived.
  public var rule: RuleName? { answer.rule }
  /// The axes along which a derived value goes beyond what was ever measured in the rule's group.
  public var extrapolates: [Axis] { answer.extrapolates }
  /// The value, if it is one value that nobody extrapolated.
  package var exactValue: Points? { range == nil && extrapolates.isEmpty ? value : nil }

  /// The claims behind the value, whether they state it or a rule derives it from them.
  public var basis: [Key<Claim>] { derivation?.claims ?? claims }

  /// Whether a number is the value or an alternative, or in the range of one.
  func allows(_ number: Points) -> Bool {
    guard let value else { return false }
    return (range ?? value...value).contains(number)
      || (alternatives + drawn).contains { ($0.range ?? $0.value...$0.value).contains(number) }
  }
}

/// A cell and the evidence for its numbers.
public struct CellEvidence: Sendable {
  /// The cell.
  public let cell: Cell
  /// The evidence for its width.
  public let width: Evidence
  /// The evidence for its height.
  public let height: Evidence

  /// The evidence for one of its numbers. Those other than width and height are found on access.
  public subscript(quantity: Quantity) -> Evidence {
    switch quantity {
    case .width: width
    case .height: height
    default: height.engine.evidence(quantity, of: cell)
    }
  }

  /// Whether widgets of its family have a number, as only those that grow have a smallest size. Asking is far cheaper than
  /// the evidence that they have none.
  package func has(_ quantity: Quantity) -> Bool {
    cell[WidgetFamily.self].map { height.engine.catalog.has(quantity, $0) } ?? true
  }

  /// Whether the width or the height is known.
  public var isKnown: Bool { width.state.isKnown || height.state.isKnown }

  /// The model that the question names; nil if it names none.
  package var device: Key<Device>? { height.engine.device }
}

/// A cell with a known number, near a cell without one.
public struct NearestSize: Hashable, Sendable {
  /// The known cell.
  public let cell: Cell
  /// The number that was asked for, in points.
  public let value: Points
  /// Its width in points; nil if claims do not state it.
  public let width: Points?
  /// Its height in points; nil if claims do not state it.
  public let height: Points?
  /// The axis along which the cells differ.
  public let axis: Axis
}
