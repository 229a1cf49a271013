internal import DataTables
internal import WidgetReports
internal import WidgetSizing
internal import WidgetSizingData
internal import Wording

/// One of the two inputs of `diff`.
struct DiffInput {
  let side: DiffResult.Side
  /// A note on how the input was read; nil if there is none.
  let remark: String?

  /// Reads the folder or the file at a path, or takes the bundled tables.
  init(_ path: String) throws {
    if path == "bundled" {
      side = .init(
        name: path, dataVersion: BundledTables.dataVersion, sizes: .engine(.bundled))
      remark = nil
      return
    }
    guard path != "-", FileSystem.kind(of: path) == .folder else {
      let file = try SizeFile.read(path)
      side = .init(name: path, dataVersion: file.dataVersion, sizes: .records(file.cells))
      remark = nil
      return
    }
    let own = try DataFolder(path).tables
    let isComplete = own.isComplete
    let (catalog, complaints) =
      isComplete ? Catalog.read(own) : Catalog.read(BundledTables.files, adding: own)
    guard complaints.isEmpty else { throw Complaints(.data, complaints) }
    side = .init(
      name: path,
      dataVersion: isComplete ? try DataPackage.version(beside: path) : catalog.dataVersion,
      sizes: .engine(Engine(catalog)))
    remark =
      isComplete
      ? nil
      : "\(quoted(path, limit: 1_000)) has some of the tables; the others are the bundled ones"
  }
}
