/// How the device is held.
public enum Orientation: String, CaseIterable, Sendable {
  case portrait, landscape
}

extension Orientation: ListedValue {
  package static var axisNumber: Int { 3 }
  package static let all = allCases

  package static var isListed: Bool { true }
}
