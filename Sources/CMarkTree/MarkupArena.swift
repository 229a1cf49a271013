import CCmark

/// A region allocator for the trees that one call makes: allocating moves a pointer or reuses what was
/// freed, and all memory is returned together at the end.
///
/// cmark allocates each node and each text separately. With `malloc`, rendering 5 MB of Markdown
/// takes 1.6 times as long: half of that is `malloc` itself, half is page faults. Outside of an
/// arena, cmark uses `malloc`.
@safe
package struct MarkupArena {
  private var blocks: [UnsafeMutableRawPointer] = unsafe []
  /// The unused part of the newest block.
  private var next = 0
  private var end = 0
  /// What was freed and can be used again, by its room in units of 8 bytes: each place holds the address
  /// of another. Nodes and most texts are small.
  private var freed = unsafe [UnsafeMutableRawPointer?](repeating: nil, count: 64)
  private static let freedLimit = 64

  /// The sizes of the first blocks; further blocks have the last size. Most trees are small.
  private static let blockSizes = [1 << 15, 1 << 17, 1 << 19, 1 << 22]
  /// The size of an allocation is stored in front of it, for `realloc`.
  private static let header = 8

  /// Runs `body` with an arena for the trees that it makes; a nested call uses the outer arena.
  ///
  /// No tree may outlive the arena. The compiler ensures this, because a node cannot be copied.
  package static func with<Result>(_ body: () throws -> Result) rethrows -> Result {
    #if SEPARATE_ALLOCATIONS
    // The address sanitizer can only check separate allocations.
    return try body()
    #else
    guard unsafe current == nil else { return try body() }
    var arena = MarkupArena()
    return try unsafe withUnsafeMutablePointer(to: &arena) { pointer in
      unsafe pthread_setspecific(key, pointer)
      defer {
        pthread_setspecific(key, nil)
        unsafe pointer.pointee.blocks.forEach { unsafe free($0) }
      }
      return try body()
    }
    #endif
  }

  private mutating func allocate(_ size: Int) -> UnsafeMutableRawPointer? {
    let room = Self.room(for: size)
    if room / 8 < Self.freedLimit, let place = unsafe freed[room / 8] {
      unsafe freed[room / 8] = unsafe place.load(as: UnsafeMutableRawPointer?.self)
      unsafe place.storeBytes(of: size, toByteOffset: -Self.header, as: Int.self)
      return unsafe place
    }
    if end - next < room {
      let size = unsafe max(room, Self.blockSizes[min(blocks.count, Self.blockSizes.count - 1)])
      guard let block = unsafe Self.makeBlock(of: size) else { return nil }
      unsafe blocks.append(block)
      (next, end) = (Int(bitPattern: block), Int(bitPattern: block) + size)
    }
    let place = unsafe UnsafeMutableRawPointer(bitPattern: next + Self.header)
    unsafe place?.storeBytes(of: size, toByteOffset: -Self.header, as: Int.self)
    next += room
    return unsafe place
  }

  private static func makeBlock(of size: Int) -> UnsafeMutableRawPointer? {
    #if os(Linux)
    // Huge pages: page faults would take a third of the time otherwise.
    let hugePage = 1 << 21
    var block: UnsafeMutableRawPointer?
    if size >= hugePage, unsafe posix_memalign(&block, hugePage, size) == 0 {
      unsafe madvise(block, size, MADV_HUGEPAGE)
      return unsafe block
    }
    #endif
    return unsafe malloc(size)
  }

  private mutating func release(_ place: UnsafeMutableRawPointer) {
    let room = Self.room(for: unsafe place.load(fromByteOffset: -Self.header, as: Int.self))
    // The smallest room has no place for an address.
    guard room >= 2 * Self.header, room / 8 < Self.freedLimit else { return }
    unsafe place.storeBytes(of: freed[room / 8], as: UnsafeMutableRawPointer?.self)
    unsafe freed[room / 8] = unsafe place
  }

  private mutating func reallocate(
    _ old: UnsafeMutableRawPointer, _ size: Int
  ) -> UnsafeMutableRawPointer? {
    let oldSize = unsafe old.load(fromByteOffset: -Self.header, as: Int.self)
    guard size > oldSize else { return unsafe old }
    // The newest allocation grows in place.
    let start = Int(bitPattern: old) - Self.header
    if start + Self.room(for: oldSize) == next, end - start >= Self.room(for: size) {
      next = start + Self.room(for: size)
      unsafe old.storeBytes(of: size, toByteOffset: -Self.header, as: Int.self)
      return unsafe old
    }
    let place = unsafe allocate(size)
    if let place = unsafe place {
      unsafe memcpy(place, old, oldSize)
      unsafe release(old)
    }
    return unsafe place
  }

  /// The bytes that an allocation takes: its header, and its size rounded up to a multiple of 8.
  private static func room(for size: Int) -> Int { header + (size + 7) & -8 }
}

// MARK: - The allocator given to cmark

extension MarkupArena {
  /// The arena of a thread: cmark does not pass a context to its allocator.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let status = unsafe pthread_key_create(&key, nil)
    precondition(status == 0, "no thread-local storage is left")
    return key
  }()

  static var current: UnsafeMutablePointer<MarkupArena>? {
    unsafe pthread_getspecific(key)?.assumingMemoryBound(to: MarkupArena.self)
  }

  /// The allocator given to cmark.
  static var memory: UnsafeMutablePointer<cmark_mem> {
    unsafe current == nil ? cmark_get_default_mem_allocator() : functions
  }

  private nonisolated(unsafe) static let functions: UnsafeMutablePointer<cmark_mem> = {
    let functions = UnsafeMutablePointer<cmark_mem>.allocate(capacity: 1)
    unsafe functions.initialize(
      to: cmark_mem(
        calloc: { count, size in
          guard let place = unsafe MarkupArena.current?.pointee.allocate(count * size) else {
            preconditionFailure("out of memory")
          }
          return unsafe memset(place, 0, count * size)
        },
        realloc: { old, size in
          let place =
            if let old = unsafe old {
              unsafe MarkupArena.current?.pointee.reallocate(old, size)
            } else {
              unsafe MarkupArena.current?.pointee.allocate(size)
            }
          guard let place = unsafe place else { preconditionFailure("out of memory") }
          return unsafe place
        },
        free: { place in
          if let place = unsafe place { unsafe MarkupArena.current?.pointee.release(place) }
        }))
    return unsafe functions
  }()
}
