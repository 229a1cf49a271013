internal import ArgumentParser
internal import WidgetReports

/// `widgetsize serve`: answers an assistant until standard input ends.
struct ServeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Run an MCP server that answers an assistant.",
    discussion: """
      Examples:
        widgetsize serve

      In the configuration of an assistant:
        {"mcpServers": {"widgetsize": {
          "command": "widgetsize", "args": ["serve"]
        }}}

      Speaks the Model Context Protocol (MCP) over standard input and output, until standard input \
      ends. An assistant can call query, explain, compare, fit, lines, safe, cover and identify, with \
      the options of these commands. Tables are read once, at the start.
      """)

  @Flag(help: "Speak the Model Context Protocol (the default).")
  var mcp = false

  @OptionGroup(title: "Tables") var data: DataOptions

  func run() throws {
    let server = try ContextServer(data.read())
    var lines = MessageLines()
    var output = StandardOutput()
    while output.isOpen, let line = try lines.next() {
      guard let response = server.response(to: line) else { continue }
      output.write(response)
      output.flush()
    }
  }
}
