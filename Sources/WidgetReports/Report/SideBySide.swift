@unsafe @preconcurrency internal import CLibrary

/// Makes a piece of output from each item, on all cores, and hands the pieces on in the order of the items.
///
/// The calling thread works like the others whenever the next piece is not ready, so the work also gets done where
/// the system starts no thread. Threads of the C library are used, because they cost nothing before they start, and
/// because a queue of Dispatch waits without end if the system refuses a thread.
///
/// - Parameters:
///   - items: What pieces are made from.
///   - alone: How many of the first items are served before other threads start. A short answer is finished before
///     a thread would be.
///   - makeWorker: Makes what turns an item into a piece. Each thread has its own, which may keep what it made.
///   - handOn: Takes a piece, on the calling thread. Only a few pieces wait for it at a time.
package func inOrder<Item: Sendable, Piece: Sendable>(
  _ items: some Sequence<Item>, alone: Int = 32,
  by makeWorker: @escaping @Sendable () -> (Item) -> Piece, _ handOn: (Piece) throws -> Void
) rethrows {
  var items = items.makeIterator()
  let work = makeWorker()
  for _ in 0..<alone {
    guard let item = items.next() else { return }
    try handOn(work(item))
  }
  let line = WaitingLine<Item, Piece>()
  let threads = Thread.ofOtherCores { line.serve(by: makeWorker()) }
  defer {
    line.end()
    Thread.join(threads)
  }
  let limit = 8 * (threads.count + 1)
  var added = 0
  var handedOn = 0
  while let item = items.next() {
    line.add(item, number: added)
    added += 1
    guard added - handedOn == limit else { continue }
    try handOn(line.piece(handedOn, helpingBy: work))
    handedOn += 1
  }
  line.end()
  while handedOn < added {
    try handOn(line.piece(handedOn, helpingBy: work))
    handedOn += 1
  }
}

/// A value that another thread makes meanwhile, if there is a core for it.
package final class Meanwhile<Value: Sendable> {
  private let make: @Sendable () -> Value
  private let line = WaitingLine<Void, Value>()
  private let threads: [Thread]

  package init(_ make: @escaping @Sendable () -> Value) {
    self.make = make
    line.add((), number: 0)
    line.end()
    threads = Thread.ofOtherCores(atMost: 1) { [line] in line.serve { make() } }
  }

  deinit { Thread.join(threads) }

  /// Waits for the value, or makes it if no thread has begun. Call it once: the value is handed over.
  package func take() -> Value { line.piece(0, helpingBy: make) }
}

/// Items that wait for a thread, and pieces that wait to be handed on.
///
/// It may be shared between threads because all of its state is read and changed under its lock.
private final class WaitingLine<Item: Sendable, Piece: Sendable>: @unchecked Sendable {
  private let lock = Lock()
  private var waiting: [(number: Int, item: Item)] = []
  private var pieces: [Int: Piece] = [:]
  private var isEnded = false

  func add(_ item: Item, number: Int) {
    lock.hold {
      waiting.append((number, item))
      lock.wakeOthers()
    }
  }

  /// Says that no more items come.
  func end() {
    lock.hold {
      isEnded = true
      lock.wakeOthers()
    }
  }

  /// Serves items until no more come.
  func serve(by work: (Item) -> Piece) {
    while let next = takeNext() { finish(next, by: work) }
  }

  /// The piece of an item. Until it is ready, the thread serves other items, the oldest first.
  func piece(_ number: Int, helpingBy work: (Item) -> Piece) -> Piece {
    while true {
      var next: (number: Int, item: Item)?
      let piece = lock.hold { () -> Piece? in
        while true {
          if let piece = pieces.removeValue(forKey: number) { return piece }
          if !waiting.isEmpty {
            next = waiting.removeFirst()
            return nil
          }
          lock.wait()
        }
      }
      if let piece { return piece }
      if let next { finish(next, by: work) }
    }
  }

  private func takeNext() -> (number: Int, item: Item)? {
    lock.hold {
      while waiting.isEmpty, !isEnded { lock.wait() }
      return waiting.isEmpty ? nil : waiting.removeFirst()
    }
  }

  private func finish(_ next: (number: Int, item: Item), by work: (Item) -> Piece) {
    let piece = work(next.item)
    lock.hold {
      pieces[next.number] = piece
      lock.wakeOthers()
    }
  }
}

/// A lock, and a way to wait for what another thread changes under it.
@safe private final class Lock {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let change = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init() {
    unsafe pthread_mutex_init(mutex, nil)
    unsafe pthread_cond_init(change, nil)
  }

  deinit {
    unsafe pthread_cond_destroy(change)
    unsafe pthread_mutex_destroy(mutex)
    unsafe change.deallocate()
    unsafe mutex.deallocate()
  }

  func hold<Result>(_ body: () -> Result) -> Result {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    return body()
  }

  /// Releases the lock, and holds it again after another thread changed something.
  func wait() { unsafe pthread_cond_wait(change, mutex) }

  func wakeOthers() { unsafe pthread_cond_broadcast(change) }
}

/// Something that at most one call does at a time.
///
/// It may be shared between threads because its state is read and changed under its lock.
private final class Flag: @unchecked Sendable {
  private let lock = Lock()
  private var isRaised = false

  /// Whether it was down, and now is not.
  func raise() -> Bool {
    lock.hold {
      defer { isRaised = true }
      return !isRaised
    }
  }

  func lower() { lock.hold { isRaised = false } }
}

/// A thread of the C library.
@safe private struct Thread {
  #if canImport(Glibc)
  private var thread: pthread_t = 0
  #else
  private var thread: pthread_t?
  #endif
  /// As large as that of the main thread; other threads have a fraction of it on some systems.
  private static let stackSize = 8 << 20

  private final class Body {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  #if canImport(Darwin)
  private typealias Argument = UnsafeMutableRawPointer
  #else
  private typealias Argument = UnsafeMutableRawPointer?
  #endif

  /// Whether threads run: the cores are busy, and a call on one of them starts no more.
  private static let areRunning = Flag()

  /// Runs `body` on a new thread for each core but that of the caller, or for some of them. There may be fewer
  /// threads, or none.
  static func ofOtherCores(
    atMost limit: Int = .max, _ body: @escaping @Sendable () -> Void
  ) -> [Thread] {
    let count = min(sysconf(Int32(_SC_NPROCESSORS_ONLN)) - 1, limit)
    guard count > 0, areRunning.raise() else { return [] }
    let threads = (0..<count).compactMap { _ in Thread(body) }
    if threads.isEmpty { areRunning.lower() }
    return threads
  }

  /// Waits until the threads have ended.
  static func join(_ threads: [Thread]) {
    for thread in threads { thread.join() }
    if !threads.isEmpty { areRunning.lower() }
  }

  /// Runs `body` on a new thread; nil if the system starts none.
  private init?(_ body: @escaping @Sendable () -> Void) {
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    unsafe pthread_attr_init(attributes)
    unsafe pthread_attr_setstacksize(attributes, Self.stackSize)
    defer {
      unsafe pthread_attr_destroy(attributes)
      unsafe attributes.deallocate()
    }
    let body = unsafe Unmanaged.passRetained(Body(body))
    let start: @convention(c) (Argument) -> UnsafeMutableRawPointer? = { argument in
      if let body = unsafe argument as UnsafeMutableRawPointer? {
        unsafe Unmanaged<Body>.fromOpaque(body).takeRetainedValue().run()
      }
      return nil
    }
    guard unsafe pthread_create(&thread, attributes, start, body.toOpaque()) == 0 else {
      unsafe body.release()
      return nil
    }
  }

  private func join() {
    #if canImport(Glibc)
    pthread_join(thread, nil)
    #else
    if let thread = unsafe thread { unsafe pthread_join(thread, nil) }
    #endif
  }
}
