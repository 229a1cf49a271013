import CCmark

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The memory of all trees that one call makes, given back at its end in a few large blocks.
///
/// cmark asks for memory for every node and every text, and gives it back one by one, which is a
/// third of the time that it takes. In an arena a request moves a pointer, and giving back does
/// nothing. Outside of any, trees have their memory from `malloc`.
@safe
package struct MarkupArena {
  /// The blocks, each beginning with the address of the one before; the newest has room between two
  /// places.
  private var newest: UnsafeMutableRawPointer?
  private var next: UnsafeMutableRawPointer
  private var end: UnsafeMutableRawPointer
  /// How large the newest block is. They double, so that a small tree takes little.
  private var size: Int

  private static let smallest = 1 << 15
  private static let largest = 1 << 22
  /// What stands before a block and before what is in it: a size or an address, which nothing that
  /// cmark keeps is aligned to more than.
  private static let head = 8

  /// Makes trees in an arena; in the one that there is, if this is called within another.
  ///
  /// No tree may outlive it. A node cannot be copied, so the compiler lets none be returned.
  ///
  /// - Parameters:
  ///   - count: How many bytes of source the trees are of, as far as it is known.
  ///   - body: What makes the trees.
  /// - Returns: What `body` returns.
  package static func with<Result>(
    expecting count: Int = 0, _ body: () throws -> Result
  ) rethrows -> Result {
    #if SEPARATE_ALLOCATIONS
    // A sanitizer can only watch what is asked for and given back one by one.
    return try body()
    #else
    guard unsafe current == nil else { return try body() }
    var arena = MarkupArena(size: max(smallest, min(count, largest)))
    return try unsafe withUnsafeMutablePointer(to: &arena) { pointer in
      unsafe pthread_setspecific(key, pointer)
      defer {
        pthread_setspecific(key, nil)
        unsafe pointer.pointee.deallocate()
      }
      return try body()
    }
    #endif
  }

  private init(size: Int) {
    self.size = size
    // A place where nothing has room.
    guard let nowhere = unsafe UnsafeMutableRawPointer(bitPattern: Self.head) else {
      preconditionFailure("there is no such address")
    }
    unsafe (next, end) = (nowhere, nowhere)
  }

  private func deallocate() {
    var rest = unsafe newest
    while let block = unsafe rest {
      unsafe rest = block.load(as: UnsafeMutableRawPointer?.self)
      unsafe free(block)
    }
  }
}

// MARK: - The arena of a thread

extension MarkupArena {
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let status = unsafe pthread_key_create(&key, nil)
    precondition(status == 0, "the system has no room for what belongs to a thread")
    return key
  }()

  /// The arena that the thread is in: cmark does not say for which tree it asks.
  static var current: UnsafeMutablePointer<MarkupArena>? {
    unsafe pthread_getspecific(key)?.assumingMemoryBound(to: MarkupArena.self)
  }

  /// Whom cmark asks for memory.
  static var memory: UnsafeMutablePointer<cmark_mem> {
    unsafe current == nil ? cmark_get_default_mem_allocator() : functions
  }

  private nonisolated(unsafe) static let functions: UnsafeMutablePointer<cmark_mem> = {
    let functions = UnsafeMutablePointer<cmark_mem>.allocate(capacity: 1)
    unsafe functions.initialize(
      to: cmark_mem(
        calloc: { count, size in
          let place = unsafe MarkupArena.current?.pointee.allocate(count * size)
          return unsafe place.map { unsafe memset($0, 0, count * size) }
        },
        realloc: { old, size in
          guard let old = unsafe old else {
            return unsafe MarkupArena.current?.pointee.allocate(size)
          }
          return unsafe MarkupArena.current?.pointee.reallocate(old, size)
        },
        free: { _ in }))
    return unsafe functions
  }()
}

// MARK: - Allocating

extension MarkupArena {
  /// What a request takes: its size, which is needed again if it grows, and room to keep the next
  /// one aligned.
  private static func room(for size: Int) -> Int { head + (size + head - 1) & -head }

  private mutating func allocate(_ size: Int) -> UnsafeMutableRawPointer {
    let room = Self.room(for: size)
    if unsafe end - next < room { addBlock(for: room) }
    let place = unsafe next + Self.head
    unsafe (place - Self.head).storeBytes(of: size, as: Int.self)
    unsafe next += room
    return unsafe place
  }

  private mutating func reallocate(
    _ old: UnsafeMutableRawPointer, _ size: Int
  ) -> UnsafeMutableRawPointer {
    let oldSize = unsafe (old - Self.head).load(as: Int.self)
    guard size > oldSize else { return unsafe old }
    let start = unsafe old - Self.head
    if unsafe start + Self.room(for: oldSize) == next {
      // It is the last one, and can grow where it is; or with its block, if it is all that is in it.
      unsafe next = start
      if unsafe end - start >= Self.room(for: size) || start - Self.head == newest {
        if unsafe end - start < Self.room(for: size) { growBlock(to: Self.room(for: size)) }
        return unsafe allocate(size)
      }
    }
    let place = unsafe allocate(size)
    unsafe memcpy(place, old, oldSize)
    return unsafe place
  }

  private mutating func addBlock(for room: Int) {
    size = max(min(size * 2, Self.largest), Self.head + room)
    let block = unsafe Self.checked(Self.block(of: size))
    unsafe block.storeBytes(of: newest, as: UnsafeMutableRawPointer?.self)
    unsafe (newest, next, end) = (block, block + Self.head, block + size)
  }

  private static func block(of size: Int) -> UnsafeMutableRawPointer? {
    #if os(Linux)
    // A large block that begins where a large page does can have such pages. A page takes the time
    // of a hundred nodes to get, whatever its size.
    let page = 1 << 21
    var block: UnsafeMutableRawPointer?
    if size >= 2 * page, unsafe posix_memalign(&block, page, size) == 0 {
      unsafe madvise(block, size, MADV_HUGEPAGE)
      return unsafe block
    }
    #endif
    return unsafe malloc(size)
  }

  /// Makes the newest block large enough for what is alone in it, and for it to double.
  private mutating func growBlock(to room: Int) {
    guard let old = unsafe newest else { preconditionFailure("there is no block to grow") }
    let count = unsafe end - old
    let size = max(2 * count, Self.head + room)
    let block = unsafe Self.checked(Self.block(of: size))
    unsafe memcpy(block, old, count)
    unsafe free(old)
    unsafe (newest, next, end) = (block, block + Self.head, block + size)
  }

  private static func checked(_ block: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer {
    guard let block = unsafe block else { preconditionFailure("no memory is left") }
    return unsafe block
  }
}
