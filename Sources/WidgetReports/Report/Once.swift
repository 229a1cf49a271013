/// A value that is made when it is first asked for, and kept.
final class Once<Value> {
  private let make: () -> Value
  private(set) lazy var value = {
    isMade = true
    return make()
  }()
  /// Whether it was asked for.
  private(set) var isMade = false

  init(_ make: @escaping () -> Value) {
    self.make = make
  }
}
