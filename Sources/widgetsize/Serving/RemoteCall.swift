internal import DataTables
internal import WidgetReports
internal import Wording

/// A request or a notification of JSON-RPC 2.0.
struct RemoteCall {
  /// The identifier that the response repeats as it was written; nil for a notification, which gets no
  /// response.
  let id: Value?
  let method: String
  /// The named parameters; nil if there are none.
  private let parameters: JSONValue?

  /// Decodes a message; nil if it is a response, which gets none.
  ///
  /// - Throws: The error to send if the message is not a valid call.
  init?(_ bytes: [UInt8]) throws(RemoteError) {
    let message: JSONValue
    do throws(JSONFault) {
      message = try JSONValue(parsing: bytes)
    } catch {
      throw RemoteError(
        .parseError, "the message is not JSON: column \(error.position.column): \(error.problem)")
    }
    guard message.kind == .object else {
      throw RemoteError(.invalidRequest, "a message is one JSON object, not a list or a value")
    }
    let isResponse = message["result"] != nil || message["error"] != nil
    if isResponse, message["method"] == nil { return nil }
    id = try Self.id(of: message)
    guard message["jsonrpc"]?.text == "2.0" else {
      throw RemoteError(.invalidRequest, "jsonrpc is not \"2.0\"", id: id)
    }
    guard let method = message["method"]?.text else {
      throw RemoteError(.invalidRequest, "the message has no method", id: id)
    }
    self.method = method
    let parameters = message["params"].flatMap { $0.kind == .null ? nil : $0 }
    self.parameters = parameters
    // A notification gets no response, so wrong parameters are not reported.
    guard id != nil else { return }
    if let fault = message.repeatedKey {
      throw RemoteError(.invalidRequest, "the message is ambiguous: \(fault.problem)", id: id)
    }
    if let parameters, parameters.kind != .object {
      throw RemoteError(.invalidParameters, "params is not an object", id: id)
    }
  }

  /// The identifier of a message; nil if it has none.
  private static func id(of message: JSONValue) throws(RemoteError) -> Value? {
    let ids = message.members.filter { $0.key == "id" }.map(\.value)
    guard let id = ids.first else { return nil }
    guard ids.count == 1 else {
      throw RemoteError(.invalidRequest, "the message is ambiguous: key 'id' is there twice")
    }
    if let text = id.text { return .text(text) }
    guard let number = id.number, let digits = try? number.digits(), !digits.contains(".") else {
      throw RemoteError(
        .invalidRequest,
        "id is neither a string nor an integer of at most \(JSONNumber.mostDigits) digits")
    }
    return .number(number.written)
  }

  /// The value of a parameter; nil if it is missing or `null`.
  subscript(parameter: String) -> JSONValue? {
    parameters?[parameter].flatMap { $0.kind == .null ? nil : $0 }
  }

  /// The response with a result that is already JSON, as a line.
  func response(_ result: String) -> [UInt8] {
    var json = JSONText()
    json.open([.init("jsonrpc", .text("2.0")), .init("id", id ?? .none)])
    json.append("result", written: result)
    json.close()
    return json.takeLine()
  }
}

/// The error of a JSON-RPC response.
struct RemoteError: Error {
  enum Code: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParameters = -32602
    /// Defined by the Model Context Protocol.
    case unsupportedVersion = -32022
  }

  let code: Code
  let message: String
  /// The identifier of an invalid message; nil if it has none that can be read.
  let id: Value?
  /// Details for the client program.
  let data: [Value.Part]

  init(_ code: Code, _ message: String, id: Value? = nil, data: [Value.Part] = []) {
    self.code = code
    self.message = message
    self.id = id
    self.data = data
  }

  /// The error response to a request, as a line.
  func response(to id: Value?) -> [UInt8] {
    var error: [Value.Part] = [
      .init("code", Value(code.rawValue)), .init("message", .text(message)),
    ]
    if !data.isEmpty { error.append(.init("data", .object(data))) }
    var json = JSONText()
    json.append(
      .object([
        .init("jsonrpc", .text("2.0")), .init("id", id ?? .none), .init("error", .object(error)),
      ]))
    return json.takeLine()
  }
}
