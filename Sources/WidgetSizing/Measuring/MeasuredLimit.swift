/// A refusal to archive an image, as the system printed it in a log.
package struct MeasuredLimit: Sendable {
  /// The number of the line, from 1.
  package let line: Int
  /// What the system printed.
  package let refusal: RefusalLine
  /// The model; nil if no line before it names one.
  package let device: Key<Device>?
  /// The class of the screen; nil if no line before it names a device.
  package let screenClass: Key<ScreenClass>?
  /// The version; nil if no line before it names one.
  package let os: OSVersion?
  /// The numbers of other lines that say the same.
  package internal(set) var repetitions: [Int] = []

  /// What is equal in two lines about the same refusal.
  struct Subject: Hashable {
    let refusal: RefusalLine
    let device: Key<Device>?
    let screenClass: Key<ScreenClass>?
    let os: OSVersion?
  }

  /// The refusal on the device.
  var subject: Subject {
    Subject(refusal: refusal, device: device, screenClass: screenClass, os: os)
  }
}
