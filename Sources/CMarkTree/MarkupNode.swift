import CCmark

/// A node of a cmark tree, with everything below it.
///
/// The value owns its C node. Appending moves a node into its parent, so that it cannot be used
/// or freed a second time; a node that was never appended is freed at the end of its scope.
///
/// The compiler checks the ownership and the initializers in this folder check the arguments, so
/// that no cmark call made here can fail. A failure is therefore a programming error and stops
/// the program.
@safe
package struct MarkupNode: ~Copyable {
  let pointer: OpaquePointer

  /// Makes an empty node (`cmark_node_new_with_mem`).
  init(type: cmark_node_type) {
    guard let pointer = unsafe cmark_node_new_with_mem(type, MarkupArena.memory) else {
      preconditionFailure("cmark made no node of type \(type.rawValue)")
    }
    unsafe self.pointer = pointer
  }

  /// Takes a node over from cmark.
  init(owning pointer: OpaquePointer) {
    unsafe self.pointer = pointer
  }

  /// Frees the node and everything below it (`cmark_node_free`), for the next trees of an arena.
  deinit { unsafe cmark_node_free(pointer) }

  /// Moves `child` to the end of this node's children (`cmark_node_append_child`).
  package mutating func append(_ child: consuming MarkupNode) {
    let childPointer = unsafe child.release()
    let status = unsafe cmark_node_append_child(pointer, childPointer)
    precondition(status == 1, "cmark refused a child that its parent cannot contain")
  }

  /// Appends the children of this node's first child to another node, and removes that child.
  package mutating func moveFirstChildren(to other: inout MarkupNode) {
    guard let first = unsafe cmark_node_first_child(pointer) else {
      preconditionFailure("the node has no child")
    }
    unsafe Self.moveChildren(of: first, to: &other)
    unsafe cmark_node_free(first)
  }

  /// Appends the children of this node to another.
  package mutating func moveChildren(to other: inout MarkupNode) {
    unsafe Self.moveChildren(of: pointer, to: &other)
  }

  static func moveChildren(of pointer: OpaquePointer, to other: inout MarkupNode) {
    while let child = unsafe cmark_node_first_child(pointer) {
      let status = unsafe cmark_node_append_child(other.pointer, child)
      precondition(status == 1, "cmark refused a child that its parent cannot contain")
    }
  }

  /// Gives up the C node without freeing it.
  consuming func release() -> OpaquePointer {
    let pointer = unsafe pointer
    discard self
    return unsafe pointer
  }
}

// MARK: - Rendering

extension MarkupNode {
  /// Renders the tree as an HTML fragment (`cmark_render_html`), in cmark's safe mode: without raw HTML that
  /// was read, and without the addresses of links that can run a script.
  package consuming func html() -> String {
    unsafe rendered { unsafe cmark_render_html($0, CMARK_OPT_DEFAULT) }
  }

  /// Renders the tree as CommonMark (`cmark_render_commonmark`).
  ///
  /// The width is zero, because cmark would otherwise wrap the rows of a table. The method
  /// consumes the tree, because cmark's CommonMark renderer changes it as it runs.
  package consuming func commonMark() -> String {
    unsafe rendered { unsafe cmark_render_commonmark($0, CMARK_OPT_DEFAULT, 0) }
  }

  /// Renders the tree, and frees it unless an arena does: walking a large tree to free it takes as long as
  /// half of the rendering.
  private consuming func rendered(
    by render: (OpaquePointer) -> UnsafeMutablePointer<CChar>?
  ) -> String {
    let text = unsafe Self.taking(render(pointer))
    if unsafe MarkupArena.current != nil { _ = unsafe release() }
    return text
  }

  /// Copies a string that cmark allocated, and frees cmark's.
  ///
  /// Decodes the string in pieces: after the first character beyond ASCII, the standard library
  /// validates byte by byte, and most pieces have no such character.
  private static func taking(_ cString: UnsafeMutablePointer<CChar>?) -> String {
    guard let cString = unsafe cString else {
      preconditionFailure("cmark returned no string")
    }
    defer { unsafe MarkupArena.memory.pointee.free(cString) }
    let bytes = unsafe UnsafeRawBufferPointer(start: cString, count: unsafe strlen(cString))
    var text = ""
    text.reserveCapacity(bytes.count)
    var start = 0
    while start < bytes.count {
      var end = min(start + 512, bytes.count)
      // A piece must not end within a character.
      while unsafe end < bytes.count && bytes[end] & 0xC0 == 0x80 { end += 1 }
      text += unsafe String(decoding: bytes[start..<end], as: UTF8.self)
      start = end
    }
    return text
  }
}
