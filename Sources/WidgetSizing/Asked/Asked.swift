/// What is asked for: boxes of cells, and the numbers that are wanted of them.
///
/// A property of a box is read from the first box, and set in each:
///
/// ```swift
/// var asked = Asked(.widgetKit, on: catalog.screens(of: .widgetKit))
/// asked.families = [.systemMedium]
/// ```
@dynamicMemberLookup
public struct Asked: Sendable {
  /// The boxes, in the order in which they are answered.
  public var boxes: [AskedBox]
  /// The numbers that must be known of a widget on a version for it to be the default one.
  package var quantities = Quantity.sides

  /// Asks for boxes.
  public init(_ boxes: [AskedBox]) { self.boxes = boxes }

  /// Asks for all cells of a kind on screens.
  public init(_ kind: WidgetKind, on screens: [Screen]) {
    self.init([AskedBox(kind, on: screens)])
  }

  /// Asks for the Today extensions of classes.
  public init(screenClasses: [Key<ScreenClass>]) {
    self.init(.today, on: screenClasses.map { Screen(platform: .iOS, screenClass: $0) })
  }

  /// The kind of the first box.
  public var kind: WidgetKind { boxes.first?.kind ?? .today }

  /// What the first box has, or what all boxes get.
  public subscript<Value>(dynamicMember path: WritableKeyPath<AskedBox, Value>) -> Value {
    get { (boxes.first ?? AskedBox(.today, on: []))[keyPath: path] }
    set { for index in boxes.indices { boxes[index][keyPath: path] = newValue } }
  }
}
