/// The text size that the person chose: a `UIContentSizeCategory`.
///
/// `l` is the system's default; `ax1` to `ax5` are the larger accessibility sizes.
public enum TextSize: String, CaseIterable, Sendable {
  case xs, s, m, l, xl, xxl, xxxl, ax1, ax2, ax3, ax4, ax5
}
