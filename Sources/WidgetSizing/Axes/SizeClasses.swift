/// The size classes in the traits of a widget.
public struct SizeClasses: Hashable, Sendable {
  /// A `UIUserInterfaceSizeClass`.
  public enum SizeClass: String, Sendable {
    case compact, regular, unspecified
  }

  /// The class of the width.
  public let horizontal: SizeClass
  /// The class of the height.
  public let vertical: SizeClass

  /// The size classes of a Today extension; nil where no source states them.
  ///
  /// Sources: S14 for iOS 8; S09 for iOS 10 and later, where both orientations have the same
  /// classes.
  static func today(os: OSVersion, idiom: Idiom) -> SizeClasses? {
    switch (os.major, idiom) {
    case (8, .phone), (8, .pad): SizeClasses(horizontal: .unspecified, vertical: .unspecified)
    case (10..., .phone): SizeClasses(horizontal: .compact, vertical: .regular)
    case (10..., .pad): SizeClasses(horizontal: .regular, vertical: .regular)
    default: nil
    }
  }
}

extension Catalog {
  /// The size classes of a cell; nil where no source states them. No source does for WidgetKit.
  public func sizeClasses(of cell: Cell) -> SizeClasses? {
    guard cell.kind == .today, let screenClass = cell.screenClass else { return nil }
    return .today(os: cell.os, idiom: screenClasses[screenClass].idiom)
  }
}
