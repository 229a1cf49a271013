extension Catalog {
  /// Why `cell` does not exist; nil if it does.
  func reasonAgainst(_ cell: WidgetKitCell) -> Reason? {
    guard release(cell.os, of: cell.platform) != nil else {
      return .noSuchRelease(cell.platform, cell.os)
    }
    guard let availability = availability(of: cell.family, on: cell.platform) else {
      return .noFamily(cell.family, cell.platform)
    }
    if cell.os < availability.firstOS {
      return .familyBegins(cell.family, cell.platform, availability.firstOS)
    }
    if let device = cell.absentDevice { return .deviceNeverRan(device, cell.os) }
    if let screenClass = cell.screenClass, !runs(cell.screen, cell.os) {
      return .neverRan(screenClass, cell.os)
    }
    if !cell.family.variants(on: cell.platform, cell.os).contains(cell.variant) {
      return .noSuchVariant(cell.variant, cell.platform)
    }
    if !DisplayZoom.choices(on: cell.platform).contains(cell.zoom) {
      return .noSuchZoom(cell.zoom, cell.platform)
    }
    return nil
  }
}

extension DisplayZoom {
  /// What can be chosen on a platform.
  public static func choices(on platform: Platform) -> [DisplayZoom] {
    switch platform {
    case .iOS: [.standard, .larger]
    case .iPadOS: allCases
    case .macOS, .watchOS, .visionOS: [.standard]
    }
  }
}
