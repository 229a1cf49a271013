/// Whether a scalar can be seen, and steers neither a terminal nor the direction of writing.
///
/// Everything that reads or writes text asks this. Not visible are control characters, format
/// characters (those that turn the direction of writing or take no room), separators of lines and
/// noncharacters. The joiners between letters and in emoji are visible by what they do.
public func isVisible(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x20...0x7E, 0x200C, 0x200D: return true
  case 0xFDD0...0xFDEF: return false
  case let value where value & 0xFFFE == 0xFFFE: return false
  default: break
  }
  switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator: return false
  default: return true
  }
}
