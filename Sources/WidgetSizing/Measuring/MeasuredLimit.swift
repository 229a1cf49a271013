/// A refusal to archive an image, as the system printed it in a log.
package struct MeasuredLimit: Sendable {
  /// The number of the line, from 1.
  package let line: Int
  /// What the system printed.
  package let refusal: RefusalLine
  /// The model; nil if no line before it names one.
  package let device: Key<Device>?
  /// The models that the screen is of; nil if no line before it names a device.
  package let screenClass: Key<ScreenClass>?
  /// The version; nil if no line before it names one.
  package let os: OSVersion?
  /// Other lines that say the same.
  package internal(set) var repetitions: [Int] = []

  /// Whether both are the same refusal on the same device.
  func isAbout(sameAs other: MeasuredLimit) -> Bool {
    refusal == other.refusal && device == other.device && screenClass == other.screenClass
      && os == other.os
  }
}
