internal import Wording

/// A parameter that a rule has inferred, and the cells that share it.
package struct RuleGroup: Equatable, Sendable {
  /// What was inferred. Lengths are in points.
  package enum Parameter: Equatable, Sendable {
    /// k of *whole-rows*, the height that the system keeps, is more than `above` and at most `upTo`.
    case reservedHeight(above: Points, upTo: Points, isShortSide: Bool)
    /// The base of *line-height*.
    case base(ClosedRange<Points>)
    /// The length that is subtracted from a side of the screen.
    case margin(Points)
    /// The list is at most this wide.
    case limit(Points)
    /// The claims of the group contradict the rule, which gives nothing there.
    case none
  }

  /// The version of the OS.
  package var os: OSVersion
  /// The kind of device.
  package var idiom: Idiom
  /// The class, if the parameter is of one class.
  package var screenClass: Key<ScreenClass>?
  /// The scale in pixels a point, if the parameter depends on it.
  package var scale: Int?
  /// The orientation, if the parameter depends on it.
  package var orientation: Orientation?
  /// The entry point, if the parameter depends on it.
  package var entryPoint: EntryPoint?
  /// What was inferred.
  package let parameter: Parameter
  /// The claims that the parameter was inferred from.
  package let claims: [Key<Claim>]
  /// Those of them that set the ends of the interval that all allow; empty if every one does.
  package var basis: [Key<Claim>] = []

  /// Whether the rule holds in the group.
  package var holds: Bool {
    if case .none = parameter { false } else { true }
  }
}

extension RuleGroup {
  /// The cells that share the parameter.
  package func box(in catalog: Catalog) -> Box {
    let classes = catalog.classes(of: screenClass.map { .screenClass($0) } ?? .idiom(idiom))
    var box = Box().with(WidgetKind.today).with(Release(.iOS, os))
    box.set(classes.filter { scale == nil || catalog.screenClasses[$0].scale == scale })
    if let orientation { box.set(orientation) }
    if let entryPoint { box.set(entryPoint) }
    return box
  }

  /// A text by which the groups of one rule are sorted.
  var sortKey: String {
    let os = os.major < 10 ? "0\(os)" : "\(os)"
    return [
      os, idiom == .phone ? "0" : "1", entryPoint == .todayView ? "0" : "1",
      scale.map(String.init) ?? "", orientation == .portrait ? "0" : "1",
    ].joined(by: ".")
  }
}
