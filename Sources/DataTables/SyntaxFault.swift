internal import Wording

/// A way in which bytes can fail to be a table.
enum SyntaxFault {
  case tooLong
  case tooWide(Int)
  case empty
  case orderMark
  case notUTF8(UInt8)
  case control(UInt8)
  case invisible(UInt32)
  case carriageReturn
  case longLineEnd
  case noLastLineEnd
  case emptyLine
  case blank
  case quoteInside
  case quoteNotClosed
  case textAfterQuote
  case cells(Int, expected: Int)

  var check: Check {
    switch self {
    case .tooLong, .tooWide: .limit
    case .empty: .header
    case .orderMark, .notUTF8, .control, .invisible: .encoding
    case .carriageReturn, .longLineEnd, .noLastLineEnd: .lineEnd
    case .emptyLine: .emptyLine
    case .blank: .blank
    case .quoteInside, .quoteNotClosed, .textAfterQuote: .quote
    case .cells: .cells
    }
  }

  var message: String {
    switch self {
    case .tooLong: "the file is larger than 4 GB"
    case .tooWide(let count): "the header has \(count) cells; no table has more than 1000"
    case .empty: "the file is empty; expected a line with the names of the columns"
    case .orderMark: "the file begins with a byte order mark; UTF-8 needs none"
    case .notUTF8(let byte): "byte 0x\(hexadecimal(byte, digits: 2)) is not UTF-8 here"
    case .control(let byte): "control character 0x\(hexadecimal(byte, digits: 2)) in a cell"
    case .invisible(let scalar):
      "invisible character U+\(hexadecimal(scalar, digits: 4)) in a cell"
    case .carriageReturn: "carriage return in a cell"
    case .longLineEnd: "lines end in carriage return and line feed; expected a line feed alone"
    case .noLastLineEnd: "the last line does not end in a line feed"
    case .emptyLine: "empty line"
    case .blank: "blank at the end of a cell"
    case .quoteInside: "quote in a cell without quotes; quote the cell and double the quote"
    case .quoteNotClosed: "the quote that opens this cell is not closed at its end"
    case .textAfterQuote: "text after the closing quote; a quote inside of a cell is doubled"
    case .cells(let count, let expected):
      "the row has \(count.of("cell")), the header \(expected)"
    }
  }

  private func hexadecimal(_ number: some BinaryInteger, digits count: Int) -> String {
    number.digits(radix: 16, count: count, uppercase: true)
  }
}
