import CMarkTree

extension MarkdownSource {
  /// The source as the body of a manual page, which follows on a line `.TH`. Tables have no form
  /// there.
  public func manualPage() -> String {
    MarkupArena.with { tree().man() }
  }
}
