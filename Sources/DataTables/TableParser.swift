internal import Wording

/// Finds the cells of a table in one pass over its bytes.
///
/// The grammar is RFC 4180, strictly: quotes are around a whole cell or nowhere, a quote inside is
/// doubled, every row has as many cells as the header. In addition: UTF-8 without a byte order mark, a
/// line feed after every row, no empty lines, no control or invisible characters, no blanks at the ends
/// of a cell. A violation becomes a finding, and the parser goes on.
struct TableParser {
  /// Something that is wrong at one byte.
  struct Finding {
    let offset: Int
    let check: Check
    let message: String
  }

  /// Where each cell starts. A row, the header first, takes one place more than it has cells: the
  /// last is where another cell would start. So every cell ends one byte before the next begins.
  private(set) var starts: [UInt32] = []
  /// The line that each row starts on, the header first.
  private(set) var lines: [UInt32] = []
  /// What is wrong; the first findings only, so that those of a garbage file do not take more memory than
  /// the file.
  private(set) var findings: [Finding] = []
  /// The number of findings that were left out.
  private(set) var unlisted = 0

  private static let mostFindings = 1_000
  private static let mostColumns = 1_000
  private var line: UInt32 = 1
  private var cellCount = 0
  private var hasNamedLineEnds = false

  init(_ bytes: [UInt8]) {
    guard bytes.count < Int(UInt32.max) else {
      find(.limit, at: 0, "the file is larger than 4 GB")
      return
    }
    var offset = 0
    if bytes.starts(with: Byte.orderMark) {
      find(.encoding, at: 0, "the file begins with a byte order mark; UTF-8 needs none")
      offset = Byte.orderMark.count
    }
    if offset == bytes.count {
      find(
        .header, at: offset, "the file is empty; expected a line with the names of the columns")
      return
    }
    starts.reserveCapacity(bytes.count / 4)
    let span = bytes.span
    while offset < span.count {
      offset = row(span, at: offset)
      guard cellCount <= Self.mostColumns else {
        // This is no table: the names of so many columns would take more memory than the file.
        (starts, lines) = ([], [])
        let count = cellCount
        find(.limit, at: 0, "the header has \(count) cells; no table has more than 1000")
        return
      }
    }
    if let last = bytes.last, last != Byte.lineFeed {
      find(.lineEnd, at: bytes.count, "the last line does not end in a line feed")
    }
  }

  /// Takes one row and returns where the next begins.
  private mutating func row(_ bytes: Span<UInt8>, at start: Int) -> Int {
    let firstLine = line
    defer { line += 1 }
    if bytes[start] == Byte.lineFeed || isLongLineEnd(bytes, at: start) {
      find(.emptyLine, at: start, "empty line")
      return passLineEnd(bytes, at: start)
    }
    let startsBefore = starts.count
    var offset = start
    var end: Int
    repeat {
      starts.append(UInt32(truncatingIfNeeded: offset))
      end = ordinaryCell(bytes, at: offset) ?? cell(bytes, at: offset)
      offset = end + 1
    } while end < bytes.count && bytes[end] == Byte.comma

    let count = starts.count - startsBefore
    if cellCount == 0 { cellCount = count }
    let expected = cellCount
    if count == expected {
      starts.append(UInt32(truncatingIfNeeded: offset))
      lines.append(firstLine)
    } else {
      starts.removeLast(count)
      find(.cells, at: start, "the row has \(count.of("cell")), the header \(expected)")
    }
    return passLineEnd(bytes, at: end)
  }

  /// Walks over a cell of printable ASCII without quotes or blanks at its ends, as nearly all are; nil
  /// if it is none.
  @inline(__always)
  private func ordinaryCell(_ bytes: Span<UInt8>, at start: Int) -> Int? {
    let end = afterOrdinary(bytes, from: start)
    guard end < bytes.count, bytes[end] == Byte.comma || bytes[end] == Byte.lineFeed,
      start == end || bytes[start] != Byte.blank && bytes[end - 1] != Byte.blank
    else { return nil }
    return end
  }

  /// Walks over one cell and returns the offset of what ends it: a separator, a line end or the end.
  private mutating func cell(_ bytes: Span<UInt8>, at start: Int) -> Int {
    if start < bytes.count, bytes[start] == Byte.quote {
      return quotedCell(bytes, at: start)
    }
    let end = plainCell(bytes, at: start)
    findBlanks(bytes, from: start, to: end)
    return end
  }

  /// Walks on to the separator or line end that ends a cell without quotes.
  private mutating func plainCell(
    _ bytes: Span<UInt8>, at start: Int, mayHoldQuotes: Bool = false
  ) -> Int {
    var next = start
    var mayHoldQuotes = mayHoldQuotes
    while true {
      next = afterOrdinary(bytes, from: next)
      if endsCell(bytes, at: next) { return next }
      if bytes[next] == Byte.quote {
        if !mayHoldQuotes {
          find(
            .quote, at: next,
            "quote in a cell without quotes; quote the cell and double the quote")
        }
        mayHoldQuotes = true
        next += 1
      } else {
        next = passUnusual(bytes, at: next)
      }
    }
  }

  /// Walks on over printable ASCII that neither ends nor quotes a cell: nearly all there is.
  @inline(__always)
  private func afterOrdinary(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var next = start
    while next < bytes.count {
      let byte = bytes[next]
      // Letters and digits need two comparisons.
      if byte > Byte.comma ? byte >= Byte.delete : !Byte.isMark(byte) { break }
      next += 1
    }
    return next
  }

  /// Walks over a cell in quotes and whatever wrongly follows it.
  private mutating func quotedCell(_ bytes: Span<UInt8>, at start: Int) -> Int {
    let (lineBefore, findingsBefore, unlistedBefore) = (line, findings.count, unlisted)
    var next = afterOrdinary(bytes, from: start + 1)
    while next < bytes.count {
      let byte = bytes[next]
      if byte == Byte.quote {
        next += 1
        if next < bytes.count && bytes[next] == Byte.quote {
          next += 1
        } else if endsCell(bytes, at: next) {
          findBlanks(bytes, from: start + 1, to: next - 1)
          return next
        } else if line == lineBefore {
          find(
            .quote, at: next, "text after the closing quote; a quote inside of a cell is doubled")
          return plainCell(bytes, at: next, mayHoldQuotes: true)
        } else {
          break
        }
      } else if byte == Byte.lineFeed {
        line += 1
        next += 1
      } else {
        next = passUnusual(bytes, at: next)
      }
      next = afterOrdinary(bytes, from: next)
    }
    // The closing quote is missing, or a quote some lines below opens another cell. So that the
    // lines between do not vanish in this cell, parse it again as if it had no quotes. The time
    // stays linear: the lines between have only pairs of quotes, so that none of their cells
    // extends past the quote that ended this one.
    line = lineBefore
    unlisted = unlistedBefore
    findings.removeSubrange(findingsBefore...)
    find(.quote, at: start, "the quote that opens this cell is not closed at its end")
    return plainCell(bytes, at: start + 1, mayHoldQuotes: true)
  }

  /// Walks over one character; adds a finding if it is a control character, invisible or not UTF-8.
  private mutating func passUnusual(_ bytes: Span<UInt8>, at offset: Int) -> Int {
    let byte = bytes[offset]
    if byte == Byte.carriageReturn {
      find(.lineEnd, at: offset, "carriage return in a cell")
    } else if byte < Byte.blank || byte == Byte.delete {
      find(.encoding, at: offset, "control character 0x\(hexadecimal(byte, digits: 2)) in a cell")
    } else if byte > Byte.delete {
      let length = lengthOfScalar(in: bytes, at: offset)
      guard length > 0 else {
        find(
          .encoding, at: offset, "byte 0x\(hexadecimal(byte, digits: 2)) is not UTF-8 here")
        return offset + 1
      }
      if let scalar = scalar(in: bytes, at: offset, of: length), !isVisible(scalar) {
        find(
          .encoding, at: offset,
          "invisible character U+\(hexadecimal(scalar.value, digits: 4)) in a cell")
      }
      return offset + length
    }
    return offset + 1
  }

  /// Returns where the line after the line end at `offset` begins.
  private mutating func passLineEnd(_ bytes: Span<UInt8>, at offset: Int) -> Int {
    guard isLongLineEnd(bytes, at: offset) else { return offset + 1 }
    // One complaint is enough: a file that has this has it on every line.
    if !hasNamedLineEnds {
      find(
        .lineEnd, at: offset,
        "lines end in carriage return and line feed; expected a line feed alone")
    }
    hasNamedLineEnds = true
    return offset + 2
  }

  private func endsCell(_ bytes: Span<UInt8>, at offset: Int) -> Bool {
    offset == bytes.count || bytes[offset] == Byte.comma || bytes[offset] == Byte.lineFeed
      || isLongLineEnd(bytes, at: offset)
  }

  private func isLongLineEnd(_ bytes: Span<UInt8>, at offset: Int) -> Bool {
    offset + 1 < bytes.count && bytes[offset] == Byte.carriageReturn
      && bytes[offset + 1] == Byte.lineFeed
  }

  private mutating func findBlanks(_ bytes: Span<UInt8>, from start: Int, to end: Int) {
    guard start < end else { return }
    let blank = [start, end - 1].first { bytes[$0] == Byte.blank }
    if let blank { find(.blank, at: blank, "blank at the end of a cell") }
  }

  private mutating func find(
    _ check: Check, at offset: Int, _ message: @autoclosure () -> String
  ) {
    if findings.count < Self.mostFindings {
      findings.append(Finding(offset: offset, check: check, message: message()))
    } else {
      unlisted += 1
    }
  }
}

private func hexadecimal(_ number: some BinaryInteger, digits count: Int) -> String {
  number.digits(radix: 16, count: count, uppercase: true)
}
