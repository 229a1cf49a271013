/// Why a number is not known, or why one value was preferred to another.
public enum Reason: Hashable, Sendable {
  // The cell does not exist.
  /// The platform has no such version.
  case noSuchRelease(Platform, OSVersion)
  /// The model that the question names never ran the version, even if others of its class did.
  case deviceNeverRan(Key<Device>, OSVersion)
  /// No version that the class runs has Today extensions.
  case noTodayExtensions(Key<ScreenClass>)
  case todayExtensionsBegin(OSVersion)
  case todayExtensionsEnded(OSVersion)
  case neverRan(Key<ScreenClass>, OSVersion)
  case noSuchMode(Mode, OSVersion)
  case noSuchEntryPoint(EntryPoint, OSVersion)
  case noSuchColumn(WidgetColumn?)
  case quickActionIsCompact
  /// No model of the class has it, or not the one that the question names.
  case no3DTouch(Key<ScreenClass>, device: Key<Device>?)

  // The widget of a family does not exist.
  /// No model of the class has it, and so not the one that the question names.
  case noDynamicIsland(Key<ScreenClass>, device: Key<Device>?)
  /// The system draws the text of the family itself.
  case noFrame(WidgetFamily, Platform)
  /// Widgets of the family do not have the quantity.
  case noSuchQuantity(Quantity, WidgetFamily)
  case noFamily(WidgetFamily, Platform)
  case familyBegins(WidgetFamily, Platform, OSVersion)
  case noSuchVariant(WidgetVariant?, Platform)
  case variantBegins(WidgetVariant, Platform, OSVersion)
  case noSuchZoom(DisplayZoom, Platform)
  /// No model of the class that runs the version has the setting.
  case zoomNotOffered(DisplayZoom, Key<ScreenClass>, OSVersion)
  /// The device that the question names does not have the setting, as a source says.
  case deviceWithoutZoom(DisplayZoom, Key<Device>, OSVersion)
  /// Sources say of other models with the screen of the device that the question names that they have the setting.
  case zoomOfOtherModels(DisplayZoom, Key<Device>, OSVersion)

  // The cell exists, and nothing gives its number.
  case noSource(Cell)
  /// The number belongs to the model, and no source gives it for the one that the question names.
  case noSourceOfModel(Cell, Key<Device>)
  /// The number belongs to the model, the question names none, and models with the screen differ.
  case modelsDiffer(Key<ScreenClass>)
  case longPress(OSVersion)
  case noColumnWidth
  case twoColumns
  /// A rule gives less than the compact height, both in points, so it does not apply.
  case belowCompact(Points, compact: Points)
  /// No source gives the size that the class reports with Display Zoom on.
  case noZoomedSize(Key<ScreenClass>)
  /// Nothing is known of a screen of the size that the class reports with Display Zoom on.
  case noZoomedClass(ScreenSize)
  /// No source gives the size, and the screen that the class reports with Display Zoom on has another
  /// scale, on a version that has other sizes at each scale.
  case zoomedScaleDiffers(Cell, reported: Key<ScreenClass>)

  /// No source gives the size, nor any other that the iPad shows, so that the factor of its canvas is not known.
  case factorNotKnown(Cell)
  /// No source gives the size, nor says whether a model of the screen has the setting of Display Zoom.
  case zoomNotKnown(Cell)

  // Claims differ.
  case greaterAuthority(Key<Source>)
  case smallerOfEqualAuthority

  /// The cell, if no source gives its number; the nearest known numbers say more.
  var cellWithoutSource: Cell? {
    switch self {
    case .noSource(let cell), .noSourceOfModel(let cell, _), .zoomedScaleDiffers(let cell, _),
      .zoomNotKnown(let cell),
      .factorNotKnown(let cell):
      cell
    default: nil
    }
  }
}
