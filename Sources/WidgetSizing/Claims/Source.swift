/// Where a claim was published.
public struct Source: Sendable {
  /// How the numbers of a source came about.
  public enum Method: String, CaseIterable, Sendable {
    /// By the maker of the system.
    case published
    case measured
    /// Said without saying how it was found.
    case reported
  }

  public let id: String
  public let title: String
  /// The public address, if there is one.
  public let url: String?
  public let author: String?
  /// A year, a month or a day, as exact as the source says: `2017-01-11`.
  public let published: String?
  public let language: String?
  /// The greater one wins a dispute.
  public let authority: Int
  public let method: Method
  public let note: String?
}
