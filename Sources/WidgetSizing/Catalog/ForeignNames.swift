/// The screen that a device reports with Display Zoom.
package struct ZoomScreen: Sendable {
  /// The model.
  package let device: Key<Device>
  /// The setting of Display Zoom.
  package let zoom: DisplayZoom
  /// The size in portrait, in points.
  package let size: ScreenSize
  /// The source.
  package let source: Key<Source>
  /// A remark.
  package let note: String?
}

/// Another name of a family, or of widgets in general.
package struct FamilyName: Sendable {
  /// The name; case and blanks do not count.
  package let name: String
  /// The language of the name, as in ISO 639-1.
  package let language: String
  /// The family; nil for widgets of any family.
  package let family: WidgetFamily?
  /// Whether the name often means something else than a widget.
  package let isVague: Bool
}
