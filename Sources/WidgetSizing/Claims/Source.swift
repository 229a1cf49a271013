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

  /// The identifier that claims cite: `S01`.
  public let id: String
  /// The title, as published.
  public let title: String
  /// The public address, if there is one.
  public let url: String?
  /// Who published it, if that is known.
  public let author: String?
  /// A year, a month or a day, as exact as the source says: `2017-01-11`.
  public let published: String?
  /// The language it is written in.
  public let language: String?
  /// The greater one wins a dispute.
  public let authority: Int
  /// How its numbers came about.
  public let method: Method
  /// A remark on the source.
  public let note: String?
  /// What of the source is known to be wrong, or to hold only in part; nil if nothing is.
  public internal(set) var caution: String?
}
