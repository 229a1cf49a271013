public import WidgetSizing

/// The size of a widget of one family on one device and version, and how it is known.
///
/// ```swift
/// let size = try WidgetSize(.systemMedium, on: "iPhone 16 Pro")
/// print(size)  // systemMedium on iPhone 16 Pro, iOS 27: 349.67 × 164.33 points, sourced
/// let width = try size.dimensions.width
/// ```
///
/// A size that nobody published and no rule gives is a value too: its ``state`` is `unknown` or
/// `notApplicable`, ``reason`` says why, and ``dimensions`` throws that reason.
public struct WidgetSize: Identifiable, Sendable {
  /// A width and a height in points.
  public struct Dimensions: Hashable, Sendable {
    /// In points.
    public let width: Double
    /// In points.
    public let height: Double

    /// Makes a size of its sides in points.
    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }

  /// The widget, and what is known of both sides.
  private let sides: SizedCell
  /// The model that was asked for by name.
  private let device: Key<Device>?
  private let engine: Engine

  init(_ cell: Cell, device: Key<Device>?, from engine: Engine) {
    self.device = device
    self.engine = engine.asked(about: device)
    sides = self.engine.answer(cell)
  }

  /// Everything that the size depends on. `Engine.evidence(_:)` has the sources of the size.
  public var cell: Cell { sides.cell }
  /// What is known of the width.
  public var width: Answer { sides.width }
  /// What is known of the height.
  public var height: Answer { sides.height }

  /// The stable identifier, which `widgetsize check` reads:
  /// `widgetkit.ios26.402x874@3.systemMedium.icons-small`.
  public var id: String { engine.catalog.id(of: cell) }
  /// The major version of the system: 26.
  public var os: Int { cell.os.major }

  /// The models with the size, by name: the one that was asked for, or all models of the screen that
  /// run the version. Empty on macOS and visionOS.
  public var devices: [String] {
    let devices = device.map { [$0] } ?? engine.catalog.devices(having: cell)
    return devices.map { engine.catalog.devices[$0].name }
  }

  /// How the size is known. If the sides differ, it is the later state in the order `sourced`, `disputed`,
  /// `derived`, `unknown`, `notApplicable`.
  public var state: Answer.State {
    let states = Answer.State.allCases
    return states.last { $0 == width.state || $0 == height.state } ?? width.state
  }

  /// Whether both sides have a value.
  public var isKnown: Bool { state.isKnown }

  /// Both sides. If a side is a range, its smallest value: content that fits it always fits.
  ///
  /// - Throws: ``UnknownWidgetSize`` if a side is not known.
  public var dimensions: Dimensions {
    get throws(UnknownWidgetSize) {
      guard let width = width.value, let height = height.value else {
        throw UnknownWidgetSize(description: description)
      }
      return Dimensions(width: Double(width), height: Double(height))
    }
  }

  /// Why a side is not known, or why its value was preferred to others, with the nearest that is
  /// known; nil if there is nothing to say.
  public var reason: String? {
    let evidence = [engine.evidence(.width, of: cell), engine.evidence(.height, of: cell)]
    let side = evidence.first { !$0.state.isKnown } ?? evidence.first { $0.reason != nil }
    return side.flatMap { engine.catalog.text(ofReasonFor: $0) }
  }

  /// Who published the size, or what a rule derives it from; empty if it is not known.
  public var sources: [Source] {
    let claims = Quantity.sides.flatMap { engine.evidence($0, of: cell).basis }
    return Set(claims.map { engine.catalog.claims[$0].source }).sorted()
      .map { engine.catalog.sources[$0] }
  }
}

extension WidgetSize: CustomStringConvertible {
  /// Widget, device, version, size and state in one line, as a test prints it:
  /// `systemMedium on iPhone 16 Pro, iOS 26: 349.67 × 164.33 points, sourced`.
  public var description: String {
    var place = engine.catalog.widgetName(of: cell)
    let devices = devices
    if let first = devices.first {
      place += " on \(first)" + (devices.count > 1 ? " and \(devices.count - 1) more" : "")
    } else if cell.screenClass != nil {
      place += " on \(engine.catalog.name(of: cell.screen))"
    }
    place += ", \(cell.platform.rawValue) \(cell.os)"
    if cell.isZoomed { place += ", Display Zoom \(cell.zoom.rawValue)" }
    guard let width = width.value, let height = height.value else {
      return "\(place): \(state.rawValue), \(reason ?? "no source gives it")"
    }
    return "\(place): \(width) × \(height) points, \(state.rawValue)"
  }
}

extension Catalog {
  /// The family of a widget, and its variant unless that is the usual one of the version.
  fileprivate func widgetName(of cell: Cell) -> String {
    guard let widget = cell.widget else { return cell.kind.rawValue }
    let usual = usualVariant(of: widget.family, on: cell.platform, cell.os)
    guard let variant = widget.variant, variant != usual else { return id(of: widget.family) }
    return "\(id(of: widget.family)) (\(id(of: variant)))"
  }
}

/// The error of a size that is not known, where numbers are needed.
public struct UnknownWidgetSize: Error, Equatable, CustomStringConvertible {
  /// Which size, and why it is not known, in one line.
  public let description: String
}

extension Double {
  /// A length as the nearest floating-point number of points, which is what UIKit reports.
  public init(_ length: Points) {
    self = Double(length.threeHundredths) / 300
  }
}
