/// The text size that the person chose: a `UIContentSizeCategory`.
///
/// `l` is the system's default; `ax1` to `ax5` are the larger accessibility sizes.
public enum TextSize: String, CaseIterable, Sendable {
  case xs, s, m, l, xl, xxl, xxxl, ax1, ax2, ax3, ax4, ax5
}

extension TextSize: ListedValue {
  package static var axisNumber: Int { 4 }
  package static let all = allCases

  /// Those of a name or of a range: `xl`, `extra large`, `xs-xxxl`.
  package static func named(_ text: String, in catalog: Catalog) -> [TextSize]? {
    catalog.textSizes(named: text)
  }

  /// Hashes the place: by default, an enumeration with raw values hashes their text, which is slower.
  public func hash(into hasher: inout Hasher) { hasher.combine(place) }

  package var place: Int {
    switch self {
    case .xs: 0
    case .s: 1
    case .m: 2
    case .l: 3
    case .xl: 4
    case .xxl: 5
    case .xxxl: 6
    case .ax1: 7
    case .ax2: 8
    case .ax3: 9
    case .ax4: 10
    case .ax5: 11
    }
  }
}
