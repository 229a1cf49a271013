internal import DataTables

/// Where a claim was published.
public struct Source: Sendable {
  /// How the numbers of a source came about.
  public enum Method: String, CaseIterable, Sendable {
    /// By the maker of the system.
    case published
    case measured
    /// Stated without saying how it was found.
    case reported
  }

  /// How a source rounds its numbers.
  public enum Rounding: String, CaseIterable, Sendable {
    /// In whole points, halves rounded up.
    case wholePoints = "whole-points"
    /// In tenths of a point, halves rounded up.
    case tenths

    /// The unit of the numbers that it states.
    var step: Points {
      switch self {
      case .wholePoints: Points(1)
      case .tenths: Points(threeHundredths: 30)
      }
    }

    /// The number as the source states it.
    func rounded(_ points: Points) -> Points {
      let step = step.threeHundredths
      return Points(threeHundredths: (points.threeHundredths + step / 2) / step * step)
    }
  }

  /// The identifier that claims cite: `S01`.
  public let id: String
  /// The title, as published.
  public let title: String
  /// The name in the words of a reader, in at most 40 characters: `FrameUp, measured on simulators`.
  /// The title, if the table has none.
  public let shortName: String
  /// The public address, if there is one.
  public let url: String?
  /// Who published it, if that is known.
  public let author: String?
  /// A year, a month or a day, as exact as the source says: `2017-01-11`.
  public let published: String?
  /// The language it is written in.
  public let language: String?
  /// From 0 to 100. The source with the greater authority decides a dispute.
  public let authority: Int
  /// How its numbers came about.
  public let method: Method
  /// How it rounds its numbers; nil if it does not, or if that is not known.
  public let rounding: Rounding?
  /// A remark on the source.
  public let note: String?
  /// What of the source is known to be wrong, or to hold only in part; nil if nothing is.
  public internal(set) var caution: String?
}

extension Source: TableRow {
  static let table = "sources"

  init(_ row: inout Row) {
    id = row.text("id")
    title = row.text("title")
    shortName = row.optionalText("short_name") ?? title
    url = row.optionalText("url")
    author = row.optionalText("author")
    published = row.optionalText("published")
    language = row.optionalText("language")
    authority = row.integer("authority")
    method = row.choice("method")
    rounding = row.optionalChoice("rounding")
    note = row.optionalText("note")
  }
}
