import CLibrary
import Foundation

/// Runs a program whose standard output is a terminal, and returns what the terminal was sent.
///
/// Nothing is read before the program ends, and a terminal holds a few thousand bytes: the output must
/// be short. The environment of the program is `environment` alone. `size` is that of the terminal, 0 if
/// it reports none.
func outputOnTerminal(
  of program: URL, _ arguments: [String], environment: [String: String],
  size: (rows: Int, columns: Int) = (0, 0)
) throws -> String {
  var terminal: Int32 = -1, end: Int32 = -1
  var window = winsize(
    ws_row: UInt16(size.rows), ws_col: UInt16(size.columns), ws_xpixel: 0, ws_ypixel: 0)
  guard unsafe openpty(&terminal, &end, nil, nil, &window) == 0 else { throw POSIXError(.ENOTTY) }
  let screen = FileHandle(fileDescriptor: terminal, closeOnDealloc: true)
  let device = FileHandle(fileDescriptor: end, closeOnDealloc: true)

  let process = Process()
  process.executableURL = program
  process.arguments = arguments
  process.environment = environment
  process.standardInput = FileHandle.nullDevice
  process.standardOutput = device
  process.standardError = device
  try process.run()
  process.waitUntilExit()

  // The device is still open here, so that nothing which was sent is lost.
  var output = Data()
  var waiting = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
  while unsafe poll(&waiting, 1, 0) > 0, waiting.revents & Int16(POLLIN) != 0 {
    output += screen.availableData
  }
  try device.close()
  return String(decoding: output, as: UTF8.self).replacing("\r\n", with: "\n")
}
