internal import DataTables

/// A refusal of WidgetKit to archive a widget because one of its images is too large, or a remark that
/// states the limit: a row of `archive_limits.csv`. It is no claim, so the engine never answers with it.
public struct ArchiveRefusal: Sendable {
  /// How exact the limit is.
  public enum Precision: String, CaseIterable, Sendable {
    /// As the system printed it, or the product of the two sides that it printed.
    case exact
    /// Rounded or cut to its last digit that is not 0.
    case about
    /// A lower bound: the limit is above it.
    case above
  }

  /// How the source came to it.
  public enum Method: String, CaseIterable, Sendable {
    /// A line of a log, where the source does not say that it is a simulator's.
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

extension ArchiveRefusal: TableRow {
  static let table = "archive_limits"

  init(_ row: inout Row) {
    id = row.text("id")
    maximumArea = row.optionalHundredths("max_area_px").map(PixelArea.init(hundredths:))
    precision = row.optionalChoice("precision")
    let sides = (row.optionalHundredths("max_width_px"), row.optionalHundredths("max_height_px"))
    maximumSides = sides.0.flatMap { width in
      sides.1.map { PixelSides(width: width, height: $0) }
    }
    let image = (row.optionalInteger("image_width_px"), row.optionalInteger("image_height_px"))
    self.image = image.0.flatMap { width in
      image.1.flatMap { PixelSize(width: width, height: $0) }
    }
    device = row.optionalKey("device")
    idiom = row.optionalChoice("idiom")
    os = row.optionalVersion("os")
    family = row.optionalFamily("family")
    method = row.choice("method")
    source = row.key("source_id")
    note = row.optionalText("note")
  }
}

/// The sides of the largest image for a size, in hundredths of a pixel.
struct PixelSides: Hashable, Sendable {
  let width: Int
  let height: Int
}

extension Row {
  /// A number of pixels, as a count of hundredths; nil if the cell is empty.
  fileprivate mutating func optionalHundredths(_ name: String) -> Int? {
    value(name) { DecimalNumber($0.text)?.count(ofUnitsPerOne: 100) }
  }
}
