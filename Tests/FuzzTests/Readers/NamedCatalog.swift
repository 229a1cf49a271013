import DataTables
import TestSupport
import WidgetSizingData

/// A catalog in which a screen and devices are called as somebody likes.
enum NamedCatalog {
  /// In each name: if it comes out where only code may be, it is seen there.
  static let mark: Unicode.Scalar = "¤"

  /// The catalog that text describes; nil if its tables are refused, as of two devices of one name.
  ///
  /// The first line is the name of the screen. Each line below it is the name of a device or, behind a tab,
  /// another name of the device before.
  static func read(_ bytes: [UInt8]) throws -> Catalog? {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .prefix(9).map { String(decoding: $0, as: UTF8.self) }
    var screens = CSVWriter(), devices = CSVWriter(), names = CSVWriter()
    screens.append(row: ["id", "width_pt", "height_pt", "scale", "idiom", "name", "note"])
    screens.append(row: ["414x736@3", "414", "736", "3", "phone", "\(lines[0])\(mark)", ""])
    devices.append(row: deviceColumns)
    names.append(row: ["name", "kind", "device", "screen_class", "source_id"])
    var count = 0
    for line in lines.dropFirst() {
      if line.utf8.first == UInt8(ascii: "\t"), count > 0 {
        let name = String(line.unicodeScalars.dropFirst())
        names.append(row: ["\(name)\(mark)", "alias", "d-\(count)", "", ""])
      } else {
        count += 1
        devices.append(row: device("d-\(count)", "\(line)\(mark)"))
      }
    }
    let files = ["screen_classes": screens, "devices": devices, "device_names": names]
    let (catalog, complaints) = Catalog.read(
      SoundTables.files.putting(files.mapValues { $0.bytes }), addedTo: TableSet.bundled.empty)
    for complaint in complaints { try BrokenPromise.unlessHarmless(complaint) }
    return complaints.isEmpty ? catalog : nil
  }

  private static let deviceColumns = [
    "id", "name", "screen_class", "diagonal_in", "has_3d_touch", "has_dynamic_island", "os_first",
    "os_last", "today_extension", "today_source", "identity_source", "screen_source",
    "os_source", "dynamic_island_source", "note",
  ]

  private static func device(_ id: String, _ name: String) -> [String] {
    [
      id, name, "414x736@3", "5.5", "false", "", "10", "12", "true", "A1", "A1", "A1", "A1", "",
      name,
    ]
  }
}
