import ProgramSupport
import WidgetSizing

@testable import widgetsize

extension Reader {
  /// Reads the size of an image and the limit of a refusal, on a line each, and the whole as the log line
  /// of a refused image.
  static func readImage(_ bytes: [UInt8]) throws {
    let text = String(decoding: bytes, as: UTF8.self)
    do {
      _ = try LoggedText(text)
    } catch let failure as Failure {
      for line in failure.lines { try BrokenPromise.unlessHarmless(Message.oneLine(line)) }
    }
    let lines = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    guard let size = try? ImageOption.size(String(lines[0]), "--image") else { return }
    try BrokenPromise.unless(
      try ImageOption.size("\(size.width)x\(size.height)", "--image") == size,
      "\(size) does not read back as it was written")
    guard lines.count > 1, let limit = PixelArea(String(lines[1])) else { return }
    guard let largest = size.largest(within: limit) else {
      try BrokenPromise.unless(limit.hundredths < 100, "no image is within \(limit)")
      return
    }
    try BrokenPromise.unless(largest.area <= limit, "\(largest) is not within \(limit)")
    try BrokenPromise.unless(
      (largest.width >= largest.height) == (size.width >= size.height)
        || largest.width == largest.height, "\(largest) has another shape than \(size)")
  }
}
