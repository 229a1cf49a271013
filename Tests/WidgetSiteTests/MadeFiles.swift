import WidgetSite

extension [SiteFiles] {
  /// All files.
  func made() -> [SiteFile] { flatMap { $0.made() } }
}

extension SiteFile {
  /// The bytes as text.
  var text: String { String(decoding: bytes, as: UTF8.self) }
}
