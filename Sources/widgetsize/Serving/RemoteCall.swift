internal import WidgetReports
internal import Wording

/// A request or a notification of JSON-RPC 2.0.
struct RemoteCall {
  /// What the response repeats; nil for a notification, which has no response.
  let id: Value?
  let method: String
  /// The named parameters; empty if there are none.
  let parameters: [String: JSONValue]

  /// Reads a message.
  ///
  /// - Throws: What the response to a message says that is no call.
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
    // A notification has no response, whatever its parameters.
    if id != nil, let given = message["params"], given.object == nil {
      throw RemoteError(.invalidParameters, "params is not an object", id: id)
    }
  }

  /// The response with a result, which is JSON already, as a line.
  func response(_ result: String) -> String {
    var json = JSONText()
    json.open([.init("jsonrpc", .text("2.0")), .init("id", id ?? .none)])
    json.append("result", written: result)
    json.close()
    return json.takeLine()
  }
}

/// Why there is no result: the error of a response of JSON-RPC.
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
  /// The identifier of a message that is no call; nil if it could not be read.
  let id: Value?
  /// What a program may want to know.
  let data: [Value.Part]

  init(_ code: Code, _ message: String, id: Value? = nil, data: [Value.Part] = []) {
    self.code = code
    self.message = message
    self.id = id
    self.data = data
  }

  /// The response to a request, as a line.
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
