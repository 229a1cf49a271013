#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Darwin)
internal import Darwin
#endif
internal import WidgetReports

/// The cores of the machine, each with a thread.
///
/// Plain threads, because what brings more brings it into every start of the program.
enum Cores {
  /// Workers that share the work evenly.
  static let all = Workers { count, body in
    let shares = max(1, min(sysconf(Int32(_SC_NPROCESSORS_ONLN)), count))
    withoutActuallyEscaping(body) { body in
      let threads = (1..<shares).map { first in
        let share = Share(numbers: stride(from: first, to: count, by: shares), body: body)
        return Thread(share)
      }
      Share(numbers: stride(from: 0, to: count, by: shares), body: body).work()
      for thread in threads { thread.join() }
    }
  }

  /// What one thread does.
  private final class Share: Sendable {
    let numbers: StrideTo<Int>
    let body: @Sendable (Int) -> Void

    init(numbers: StrideTo<Int>, body: @escaping @Sendable (Int) -> Void) {
      self.numbers = numbers
      self.body = body
    }

    func work() {
      for number in numbers { body(number) }
    }
  }

  private struct Thread {
    /// Nil if the system has no thread to give: then the work is done already.
    private var thread: pthread_t?

    init(_ share: Share) {
      let context = unsafe Unmanaged.passRetained(share).toOpaque()
      #if canImport(Darwin)
      let status = unsafe pthread_create(&thread, nil, { unsafe Thread.start($0) }, context)
      #else
      var created = pthread_t()
      let status = unsafe pthread_create(&created, nil, { unsafe Thread.start($0) }, context)
      thread = status == 0 ? created : nil
      #endif
      if status != 0 { _ = unsafe Self.start(context) }
    }

    func join() {
      #if canImport(Darwin)
      if let thread = unsafe thread { _ = unsafe pthread_join(thread, nil) }
      #else
      if let thread { _ = pthread_join(thread, nil) }
      #endif
    }

    private static func start(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
      guard let context = unsafe context else { return nil }
      unsafe Unmanaged<Share>.fromOpaque(context).takeRetainedValue().work()
      return nil
    }
  }
}
