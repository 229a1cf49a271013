internal import ArgumentParser

/// `widgetsize report`: the matrix of all sizes as a page and as Markdown.
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Write the report of all sizes.")

  func run() throws {
  }
}
