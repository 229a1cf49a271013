/// The screen size of a device according to one source.
package struct ScreenReading: Sendable {
  /// The model.
  package let device: Key<Device>
  /// The source.
  package let source: Key<Source>
  /// The size in portrait, in points.
  package let size: ScreenSize
  /// A remark.
  package let note: String?
}
