import CFuzzer
import Foundation

/// Runs libFuzzer on a reader. WIDGETSIZE_READER names the reader; the arguments are those of libFuzzer.
@main struct Fuzzer {
  static let reader: Reader = {
    let name = ProcessInfo.processInfo.environment["WIDGETSIZE_READER"] ?? ""
    guard let reader = Reader(rawValue: name) else {
      let names = Reader.allCases.map(\.rawValue).joined(separator: ", ")
      fatalError("unknown reader '\(name)'; expected one of \(names)")
    }
    return reader
  }()

  static func main() {
    _ = reader
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    exit(
      LLVMFuzzerRunDriver(&count, &arguments) { bytes, count in
        do {
          try Fuzzer.reader.read(Array(UnsafeBufferPointer(start: bytes, count: count)))
        } catch {
          fatalError("\(error)")
        }
        return 0
      })
  }
}
