/// A place in a text as editors count: the first character of a file is at line 1, column 1.
public struct Position: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The number of the line, from 1.
  public var line: Int
  /// The number of the Unicode scalar in its line, from 1. A byte that is not UTF-8 counts as one.
  public var column: Int

  /// Makes a position.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Orders by line, then by column.
  public static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }

  /// Line and column with a colon between them: `17:9`.
  public var description: String { "\(line):\(column)" }
}

extension Position {
  /// The positions of offsets that ascend, in one pass over the bytes from `start`, which is the first of a line.
  ///
  /// With a pass for each offset, a hostile file (one long line, a complaint at every byte) would take time
  /// quadratic in its size.
  static func positions(
    of offsets: some Sequence<Int>, in bytes: [UInt8], from start: Int = 0, line: Int = 1
  ) -> [Position] {
    var here = Position(line: line, column: 1)
    // A byte order mark has no width in an editor.
    var next = start == 0 && bytes.starts(with: Byte.orderMark) ? Byte.orderMark.count : start
    return offsets.map { offset in
      while next < min(offset, bytes.count) {
        if bytes[next] == Byte.lineFeed {
          here = Position(line: here.line + 1, column: 1)
          next += 1
        } else {
          here.column += 1
          next += max(1, lengthOfScalar(in: bytes.span, at: next))
        }
      }
      return here
    }
  }
}
