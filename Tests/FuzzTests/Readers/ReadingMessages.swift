import DataTables
import Foundation
import WidgetReports
import WidgetSizingData

@testable import widgetsize

extension Reader {
  private static let server = Swift.Result { try ContextServer(SoundTables.engine) }

  /// Reads a message to the server for assistants. The response is a line of JSON-RPC, or none.
  static func readMessage(_ bytes: [UInt8]) throws {
    guard let written = try server.get().response(to: .message(bytes)) else { return }
    let response = String(decoding: written, as: UTF8.self)
    try BrokenPromise.unless(
      response.hasSuffix("\n") && !response.dropLast().contains(where: \.isNewline),
      "the response is not one line: \(response.debugDescription)")
    let value = try JSONValue(parsing: written)
    try BrokenPromise.unless(
      value["jsonrpc"]?.text == "2.0" && value.members.count { _ in true } == 3,
      "the response is not JSON-RPC: \(response)")
    try BrokenPromise.unless(
      value["result"]?.kind == .object || value["error"]?["message"]?.text?.isEmpty == false,
      "the response has no result and no error: \(response)")
  }
}
