/// A refusal of WidgetKit to archive a widget because one of its images is too large, or a remark that
/// states the limit: a row of `archive_limits.csv`. It is no claim, and answers nothing.
public struct ArchiveRefusal: Sendable {
  /// How exact the limit is.
  public enum Precision: String, CaseIterable, Sendable {
    /// As the system printed it, or the product of the two sides that it printed.
    case exact
    /// Rounded or cut to its last digit that is not 0.
    case about
    /// Less than the limit.
    case above
  }

  /// How the source came to it.
  public enum Method: String, CaseIterable, Sendable {
    /// A line of a log, of a device or a simulator.
    case log
    /// A line of the log of a simulator.
    case simulatorLog = "simulator-log"
    /// Stated in code or in a document.
    case stated
  }

  /// The identifier of the row: `ARL1-001`.
  public let id: String
  /// The largest area that is archived; nil if the source does not state it.
  public let maximumArea: PixelArea?
  /// How exact the limit is; nil without one.
  public let precision: Precision?
  /// The largest sides, whose product the area is; nil if the source does not state them.
  let maximumSides: PixelSides?
  /// The image that was refused; nil if the source does not state its size.
  public let image: PixelSize?
  /// Nil if the source does not name the model.
  public let device: Key<Device>?
  /// Nil if the source does not name the kind of device.
  public let idiom: Idiom?
  /// Nil if the source does not name the version.
  public let os: OSVersion?
  /// Nil if the source does not name the family.
  public let family: WidgetFamily?
  /// How the source came to it.
  public let method: Method
  /// Where it was published.
  public let source: Key<Source>
  /// A remark on it.
  public let note: String?
}

/// Two sides in hundredths of a pixel: what a factor makes of a size.
struct PixelSides: Hashable, Sendable {
  let width: Int
  let height: Int
}
