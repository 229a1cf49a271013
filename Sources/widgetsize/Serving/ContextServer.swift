internal import DataTables
internal import WidgetReports
internal import Wording

/// A Model Context Protocol server that lets assistants call the commands.
///
/// The server keeps no state between messages, so it serves protocol revisions with a handshake
/// (`initialize`) and without one (`server/discover`) in the same way.
struct ContextServer {
  /// The protocol revisions that begin with `initialize`, newest first. 2025-03-26 is missing
  /// because it requires batches.
  static let handshakeVersions = ["2025-11-25", "2025-06-18", "2024-11-05"]
  /// All supported protocol revisions, newest first.
  static let versions = ["2026-07-28"] + handshakeVersions

  private let tables: ReadTables
  private let tools: [Tool]

  init(_ tables: ReadTables) throws {
    self.tables = tables
    // JSON has both units, so `unit` is not needed. `sets` would let an assistant read any file.
    tools = try [
      Tool(QueryCommand.self, without: ["unit"]), Tool(ExplainCommand.self),
      Tool(CompareCommand.self), Tool(FitCommand.self), Tool(LinesCommand.self),
      Tool(SafeCommand.self, without: ["sets", "set"]), Tool(CoverCommand.self),
      Tool(IdentifyCommand.self),
    ]
  }

  /// The response to a message, as a line; nil if it is a notification or a response.
  func response(to line: MessageLines.Line) -> String? {
    do throws(RemoteError) {
      guard case .message(let bytes) = line else {
        throw RemoteError(
          .parseError, "the message is longer than \(MessageLines.limit) bytes, and was skipped")
      }
      guard let call = try RemoteCall(bytes), let id = call.id else { return nil }
      do throws(RemoteError) {
        return call.response(try result(of: call))
      } catch {
        return error.response(to: id)
      }
    } catch {
      return error.response(to: error.id)
    }
  }

  /// The result of a request, as JSON.
  private func result(of call: RemoteCall) throws(RemoteError) -> String {
    try checkVersion(call)
    switch call.method {
    case "initialize": return try Self.json(greeting(call))
    case "server/discover":
      return Self.json(
        [.init("supportedVersions", .texts(Self.versions))] + introduction + Self.cacheHints)
    case "ping": return Self.json([])
    case "tools/list":
      if call["cursor"] != nil {
        throw RemoteError(.invalidParameters, "unknown cursor; the list of tools has one page")
      }
      return Self.json([.init("tools", .objects(tools.map(\.description)))] + Self.cacheHints)
    case "tools/call": return try callTool(call).json
    default:
      throw RemoteError(.methodNotFound, "unknown method \(quoted(call.method))")
    }
  }

  /// Throws for a request that names an unsupported protocol revision. Requests before revision
  /// 2026-07-28 name no revision.
  private func checkVersion(_ call: RemoteCall) throws(RemoteError) {
    guard let version = call["_meta"]?["io.modelcontextprotocol/protocolVersion"] else { return }
    guard let requested = version.text, Self.versions.contains(requested) else {
      throw RemoteError(
        .unsupportedVersion, "unsupported protocol version",
        data: [
          .init("supported", .texts(Self.versions)),
          .init("requested", .text(version.text ?? "")),
        ])
    }
  }

  /// The result of `initialize`: the requested revision if it is supported, else the newest one
  /// with a handshake.
  private func greeting(_ call: RemoteCall) throws(RemoteError) -> [Value.Part] {
    guard let requested = call["protocolVersion"]?.text else {
      throw RemoteError(.invalidParameters, "initialize needs protocolVersion")
    }
    let isKnown = Self.handshakeVersions.contains(requested)
    let version = isKnown ? requested : Self.handshakeVersions[0]
    return [.init("protocolVersion", .text(version)), .init("serverInfo", Self.program)]
      + introduction
  }

  private func callTool(_ call: RemoteCall) throws(RemoteError) -> ToolResult {
    guard let name = call["name"]?.text else {
      throw RemoteError(.invalidParameters, "tools/call needs the name of a tool")
    }
    guard let tool = tools.first(where: { $0.name == name }) else {
      throw RemoteError(
        .invalidParameters, Message.unknown("tool", name, expected: tools.map(\.name)))
    }
    let arguments = call["arguments"]
    if let arguments, arguments.kind != .object {
      throw RemoteError(.invalidParameters, "arguments is not an object")
    }
    return tool.call(arguments, tables)
  }

  /// The capabilities and instructions that an assistant receives.
  private var introduction: [Value.Part] {
    [
      .init("capabilities", .object([.init("tools", .object([]))])),
      .init(
        "instructions",
        .text(
          "Sizes of iOS widgets in points, width x height. Each number has a state: sourced, disputed "
            + "(sources disagree), derived (computed by a rule), unknown or not-applicable; name it to "
            + "the user unless it is sourced. Without a device, all devices are answered, so name "
            + "devices, versions and families.")),
    ]
  }

  private static let program = Value.object([
    .init("name", .text("widgetsize")), .init("version", .text(Program.version)),
  ])

  /// Clients may cache the tools, which change only with the program.
  private static let cacheHints: [Value.Part] = [
    .init("ttlMs", Value(3_600_000)), .init("cacheScope", .text("public")),
  ]

  /// A result, as JSON. Clients of older revisions ignore `resultType`.
  private static func json(_ parts: [Value.Part]) -> String {
    var json = JSONText()
    json.append(.object([.init("resultType", .text("complete"))] + parts))
    return json.takeText()
  }
}
