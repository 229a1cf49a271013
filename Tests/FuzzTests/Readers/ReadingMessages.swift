import Foundation
import WidgetReports
import WidgetSizingData

@testable import widgetsize

extension Reader {
  private static let server = Swift.Result { try ContextServer((SoundTables.engine, "1")) }

  /// Reads a message to the server for assistants. The response is a line of JSON-RPC, or none.
  static func readMessage(_ bytes: [UInt8]) throws {
    guard let response = try server.get().response(to: .message(bytes)) else { return }
    try BrokenPromise.unless(
      response.hasSuffix("\n") && !response.dropLast().contains(where: \.isNewline),
      "the response is not one line: \(response.debugDescription)")
    let value = try JSONValue(Array(response.utf8))
    guard let parts = value.object, parts["jsonrpc"]?.text == "2.0", parts.count == 3 else {
      throw BrokenPromise(what: "the response is not JSON-RPC: \(response)")
    }
    let error = parts["error"]?.object
    try BrokenPromise.unless(
      parts["result"]?.object != nil || error?["message"]?.text?.isEmpty == false,
      "the response has no result and no error: \(response)")
  }
}
