/// Whether a scalar can be seen, and controls neither a terminal nor the direction of writing.
///
/// All code that reads or writes text uses this. Control characters, format characters (those that change
/// the direction of writing or have no width), line and paragraph separators and noncharacters are not
/// visible. Joiners between letters and in emoji count as visible, because their effect is.
public func isVisible(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x17F, 0x200C, 0x200D: return true
  case 0xFDD0...0xFDEF: return false
  case let value where value & 0xFFFE == 0xFFFE: return false
  default: break
  }
  switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator: return false
  default: return true
  }
}
