internal import WidgetSizing
internal import Wording

/// What a name of a device stands for.
struct NamedPlace {
  /// The name as it was typed.
  let text: String
  /// Where the widgets are: one place, or that of each model of a series.
  var places: [Place]
  /// The models of a series, the newest first, of which the newest that can answer are meant; empty for any
  /// other name.
  var series: [Key<Device>] = []
  /// How the name was understood, if that is not plain.
  var remark: String?
}

extension NamedPlace {
  /// The place with only the newest models of a series that can answer, and a remark that says which.
  func narrowed(
    to asked: AskedBox, running versions: VersionNames?, _ engine: Engine
  ) -> NamedPlace {
    guard !series.isEmpty else { return self }
    let catalog = engine.catalog
    let models = engine.modelsThatAnswer(series, asked, running: versions)
    guard !models.isEmpty else { return self }
    var result = self
    result.places = models.compactMap { device in
      catalog.devices[device].screenClass.map { Place($0, device: device, in: catalog) }
    }
    let oldest = models.compactMap { catalog.devices[$0].released }.min()
    let newer = series.filter { device in
      guard !models.contains(device) else { return false }
      guard let oldest, let released = catalog.devices[device].released else { return false }
      return released >= oldest
    }.map { catalog.devices[$0].name }
    let names = models.map { catalog.devices[$0].name }.list
    result.remark =
      "\(quoted(text)) is read as \(names)"
      + (models.count == series.count ? "" : ", the newest of \(series.count) models")
      + (newer.isEmpty ? "" : " with a known size; of \(newer.list) none is known")
    return result
  }
}
