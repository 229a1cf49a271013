internal import WidgetSizingData
internal import Wording

/// The tables that `validate` checks.
struct JudgedTables {
  /// The layers; later ones take precedence.
  var layers: [DataLayer]
  /// A description of the tables for the report.
  var subject: String
}

extension DataOptions {
  /// The tables of `folder`, or the bundled ones, with the given overlays.
  ///
  /// A folder with every table is read alone. Any other is the top overlay.
  func judged(_ folder: String?) throws -> JudgedTables {
    var judged = JudgedTables(layers: [BundledTables.layer], subject: "the bundled tables")
    var overlays = try overlayFolders.map { ($0, try Self.layer($0)) }
    if let folder {
      var layer = try Self.layer(folder)
      if layer.files.count == TableName.allCases.count {
        layer.version = try DataPackage.version(beside: folder)
        judged = JudgedTables(layers: [layer], subject: "all tables of \(quoted(folder))")
      } else {
        overlays.append((folder, layer))
      }
    }
    for (folder, layer) in overlays {
      judged.layers.append(layer)
      judged.subject += ", with those of \(quoted(folder)) laid over them"
    }
    return judged
  }
}
