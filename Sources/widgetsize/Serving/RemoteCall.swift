internal import WidgetReports
internal import Wording

/// A request or a notification of JSON-RPC 2.0.
struct RemoteCall {
  /// The identifier that the response repeats; nil for a notification, which gets no response.
  let id: Value?
  let method: String
  /// The named parameters; empty if there are none.
  let parameters: [String: JSONValue]

  /// Decodes a message.
  ///
  /// - Throws: The error to send if the message is not a valid call.
  init(_ bytes: [UInt8]) throws(RemoteError) {
    let message: [String: JSONValue]
    do {
      guard let object = try JSONValue(bytes).object else {
        throw RemoteError(.invalidRequest, "a message is one JSON object, not a list or a value")
      }
      message = object
    } catch let error as RemoteError {
      throw error
    } catch JSONValue.Fault.notUTF8 {
      throw RemoteError(.parseError, "the message is not UTF-8")
    } catch JSONValue.Fault.repeatedKey {
      throw RemoteError(.invalidRequest, "the message has an object with a key twice")
    } catch {
      throw RemoteError(.parseError, "the message is not JSON, or is nested too deeply")
    }
    switch message["id"] {
    case nil: id = nil
    case .text(let text): id = .text(text)
    case .number(let number) where Int("\(number)") != nil: id = .number("\(number)")
    default: throw RemoteError(.invalidRequest, "id is neither a string nor an integer")
    }
    guard message["jsonrpc"]?.text == "2.0" else {
      throw RemoteError(.invalidRequest, "jsonrpc is not \"2.0\"", id: id)
    }
    guard let method = message["method"]?.text else {
      throw RemoteError(.invalidRequest, "the message has no method", id: id)
    }
    self.method = method
    parameters = message["params"]?.object ?? [:]
    // A notification gets no response, so wrong parameters are not reported.
    if id != nil, let given = message["params"], given.object == nil {
      throw RemoteError(.invalidParameters, "params is not an object", id: id)
    }
  }

  /// The response with a result that is already JSON, as a line.
  func response(_ result: String) -> String {
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
  func response(to id: Value?) -> String {
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
