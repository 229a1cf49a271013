/// Published numbers that contradict each other, a rule, or an answer.
public struct Conflict: Sendable {
  /// What contradicts what.
  public enum Kind: String, CaseIterable, Sendable {
    /// Claims of equal rank differ about one number.
    case disputed
    /// A claim about fewer devices stands before one that differs.
    case shadowed
    /// A rule gives another number than a claim.
    case rule
    /// A number that was published and does not answer is not what is answered.
    case context
    /// Sources differ about where widgets stand on a Home Screen.
    case origin
    /// Sources differ about the screen of a device.
    case screen
    /// Claims about other versions differ. A design for both versions needs both sizes.
    case version
    /// Today extensions and WidgetKit differ on one version, so that neither may stand for the other.
    case system
    /// A source is known to be wrong.
    case source
  }

  /// What the numbers are about.
  public enum Place: Sendable {
    /// A cell, and all screens and versions with the same conflict. Versions are the oldest first.
    case cells(Cell, screens: [Screen], versions: [OSVersion])
    /// The Home Screen that a small widget is on.
    case homeScreen(of: Cell)
    /// Models with one screen.
    case devices([Key<Device>])
    /// No number, but a source.
    case source(Key<Source>)
  }

  /// One side of a conflict.
  public struct Reading: Sendable {
    /// The number or the size in points, `364x170`; nil if it is about no number.
    public let value: String?
    /// The identifiers of the sources that state it, or of the rule that gives it; empty for an answer.
    public let origins: [String]
    /// The versions for which it is stated, if the sides differ in these.
    public private(set) var versions: [OSVersion] = []
  }

  /// What contradicts what.
  public let kind: Kind
  /// What the numbers are about.
  public let place: Place
  /// Which number it is: a ``Quantity``, an origin, `size`; nil if it is about none.
  public let number: String?
  /// What is held for right, or the newest of what holds, and then the others.
  public let readings: [Reading]
  /// What the engine answers, with its rivals; nil if the conflict is not about one number of a cell.
  public private(set) var answer: Evidence?
  /// Why the first reading is preferred, or how the readings may differ.
  public let reasons: [String]

  /// The first of the cells that it is about; nil if it is about none.
  public var cell: Cell? {
    switch place {
    case .cells(let cell, _, _), .homeScreen(let cell): cell
    case .devices, .source: nil
    }
  }

  /// All screens with the same conflict.
  public var screens: [Screen] {
    if case .cells(_, let screens, _) = place { screens } else { [] }
  }

  /// All versions with the same conflict, the oldest first.
  public var versions: [OSVersion] {
    if case .cells(_, _, let versions) = place { versions } else { [] }
  }
}
