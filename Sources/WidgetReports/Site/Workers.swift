/// Who does so many pieces of work, in any order and perhaps several at once.
///
/// The pages of a site do not depend on each other. What threads there are, the program knows.
public struct Workers: Sendable {
  private let run: @Sendable (Int, @Sendable (Int) -> Void) -> Void

  /// Makes workers.
  ///
  /// - Parameter run: Calls a body once with each number from 0 up to a count, and returns when all
  ///   calls have.
  public init(_ run: @escaping @Sendable (Int, @Sendable (Int) -> Void) -> Void) {
    self.run = run
  }

  /// One piece after the other.
  public static let one = Workers { count, body in
    for index in 0..<count { body(index) }
  }

  /// What a body makes of each element, in their order.
  func map<Element: Sendable, Value: Sendable>(
    _ elements: [Element], _ body: @Sendable (Element) -> Value
  ) -> [Value] {
    // Nobody need be called for that.
    guard elements.count > 1 else { return elements.map(body) }
    var values = [Value?](repeating: nil, count: elements.count)
    unsafe values.withUnsafeMutableBufferPointer { slots in
      // Each piece of work has a place of its own.
      nonisolated(unsafe) let slots = unsafe slots
      run(elements.count) { unsafe slots[$0] = body(elements[$0]) }
    }
    return values.compactMap(\.self)
  }

  /// What two pieces of work come to.
  func both<First: Sendable, Second: Sendable>(
    _ first: @escaping @Sendable () -> First, _ second: @escaping @Sendable () -> Second
  ) -> (First, Second) {
    let pieces: [@Sendable () -> Either<First, Second>] = [
      { .first(first()) }, { .second(second()) },
    ]
    let values = map(pieces) { $0() }
    guard case .first(let left) = values[0], case .second(let right) = values[1] else {
      preconditionFailure("each piece of work has its place")
    }
    return (left, right)
  }
}

private enum Either<First: Sendable, Second: Sendable>: Sendable {
  case first(First)
  case second(Second)
}
