internal import DataTables
internal import WidgetReports
internal import WidgetSizing
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

  private let engine: Engine
  private let tools: [Tool]

  init(_ engine: Engine) throws {
    self.engine = engine
    // JSON has both units, so `unit` is not needed.
    tools = try [
      Tool(
        QueryCommand.self, without: ["unit"],
        """
        How big is a widget? Asks for the size of a widget, a Live Activity or a Today extension: "What size is the \
        medium widget of an iPhone 16 Pro?", "All widget sizes of an iPad mini on iPadOS 26". Name a device and a \
        family. Without a version, each family is answered for the newest on which it is known.
        """),
      Tool(
        ExplainCommand.self,
        """
        Who says so? Asks where a size comes from: who published it and how it was measured, which rule computes it \
        step by step, which sources disagree, and why it is unknown. Name one device and one family.
        """),
      Tool(
        CompareCommand.self,
        """
        How do devices or versions differ? Asks for their sizes side by side: "Is the small widget of an iPhone 17 \
        bigger than that of an iPhone 15?", "What did iOS 26 change on the iPhone 16 Pro?"
        """),
      Tool(
        FitCommand.self,
        """
        Does my content fit? Asks whether rows, a height, a width, columns or an image fit into a widget, where they \
        are cut off, and what height a Today extension should request: "Do three rows of 40 points fit into a medium \
        widget?"
        """),
      Tool(
        LinesCommand.self,
        """
        How many lines of text fit? Asks for whole lines in a widget, in a text style and at each text size: "How many \
        lines of body text does a medium widget of an iPhone SE show?"
        """),
      // `sets` would let an assistant read any file.
      Tool(
        SafeCommand.self, without: ["sets", "set"],
        """
        What fits everywhere? Asks for the largest size that no supported device or version cuts off, and what makes it \
        so small: "How big can a small widget be on all iPhones with iOS 17 or later?"
        """),
      Tool(
        CoverCommand.self,
        """
        Which devices should I test on? Asks for the fewest devices and versions that show every size of a family, with \
        the narrowest, widest, lowest and highest.
        """),
      Tool(
        IdentifyCommand.self,
        """
        Which widget has this size? Asks what a size in points or pixels is: "Which widget is 364 by 170?", "What is \
        1049 by 493 pixels?" Answers with families, devices, versions and settings, or the nearest sizes.
        """),
    ]
  }

  /// The response to a message, as a line; nil if it is a notification or a response.
  func response(to line: MessageLines.Line) -> [UInt8]? {
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
    return tool.call(arguments, engine)
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
