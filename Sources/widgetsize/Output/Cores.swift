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
  /// Workers each of whom takes the next piece when one is done: some pieces take much longer.
  static let all = Workers { count, body in
    let shares = max(1, min(sysconf(Int32(_SC_NPROCESSORS_ONLN)), count))
    withoutActuallyEscaping(body) { body in
      let share = Share(of: count, body: body)
      let threads = (1..<shares).map { _ in Thread(share) }
      share.work()
      for thread in threads { thread.join() }
    }
  }

  /// What the threads do. Its memory is its own, and only the holder of the lock counts on.
  @safe
  private final class Share: Sendable {
    private let count: Int
    private let body: @Sendable (Int) -> Void
    /// Guards ``next``.
    private nonisolated(unsafe) let mutex: UnsafeMutablePointer<pthread_mutex_t>
    /// The first piece that nobody has taken.
    private nonisolated(unsafe) var next = 0

    init(of count: Int, body: @escaping @Sendable (Int) -> Void) {
      self.count = count
      self.body = body
      unsafe mutex = .allocate(capacity: 1)
      unsafe pthread_mutex_init(mutex, nil)
    }

    deinit {
      unsafe pthread_mutex_destroy(mutex)
      unsafe mutex.deallocate()
    }

    func work() {
      while let number = take() { body(number) }
    }

    private func take() -> Int? {
      unsafe pthread_mutex_lock(mutex)
      defer { unsafe pthread_mutex_unlock(mutex) }
      guard unsafe next < count else { return nil }
      defer { unsafe next += 1 }
      return unsafe next
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
