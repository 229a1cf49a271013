// The rows of the tables of WidgetKit as they are written into an image and read from it.

extension ImageWriter {
  mutating func familyAvailability(_ availability: FamilyAvailability) {
    choice(availability.platform)
    choice(availability.family)
    integer(availability.firstOS.major)
    optionalInteger(availability.source?.index)
    optionalString(availability.note)
  }

  mutating func homeScreen(_ grid: HomeScreenGrid) {
    string(grid.id)
    integer(grid.source.index)
    integer(grid.screenClass.index)
    integer(grid.os.lowerBound.major)
    integer(grid.os.upperBound.major)
    choice(grid.zoom)
    optionalChoice(grid.icons)
    for origin in [grid.left, grid.right, grid.top, grid.middle, grid.bottom] {
      optionalInteger(origin?.threeHundredths)
    }
    optionalString(grid.note)
  }
}

extension ImageReader {
  mutating func familyAvailability() -> FamilyAvailability {
    FamilyAvailability(
      platform: choice(), family: choice(), firstOS: OSVersion(integer()),
      source: optionalInteger().map(Key.init), note: optionalString())
  }

  mutating func homeScreen() -> HomeScreenGrid {
    HomeScreenGrid(
      id: string(), source: Key(index: integer()), screenClass: Key(index: integer()),
      os: OSVersion(integer())...OSVersion(integer()), zoom: choice(), icons: optionalChoice(),
      left: origin(), right: origin(), top: origin(), middle: origin(), bottom: origin(),
      note: optionalString())
  }

  private mutating func origin() -> Points? {
    optionalInteger().map { Points(threeHundredths: $0) }
  }
}

extension Platform: ImageCode {
  init(code: Int) {
    switch code {
    case 0: self = .iOS
    case 1: self = .iPadOS
    case 2: self = .macOS
    case 3: self = .watchOS
    default: self = .visionOS
    }
  }
}

extension DisplayZoom: ImageCode {
  init(code: Int) {
    switch code {
    case 0: self = .standard
    case 1: self = .larger
    default: self = .moreSpace
    }
  }
}

extension WidgetFamily: ImageCode {
  init(code: Int) {
    switch code {
    case 0: self = .systemSmall
    case 1: self = .systemMedium
    case 2: self = .systemLarge
    case 3: self = .systemExtraLarge
    case 4: self = .systemExtraLargePortrait
    case 5: self = .accessoryCircular
    case 6: self = .accessoryCorner
    case 7: self = .accessoryRectangular
    default: self = .accessoryInline
    }
  }
}

extension WidgetVariant: ImageCode {
  init(code: Int) {
    switch code {
    case 0: self = .canvas
    case 1: self = .device
    case 2: self = .iconsSmall
    case 3: self = .iconsLarge
    case 4: self = .lockScreen
    case 5: self = .smartStack
    default: self = .watchFace
    }
  }
}

extension Claim.Method: ImageCode {
  init(code: Int) {
    switch code {
    case 0: self = .published
    case 1: self = .displaySize
    case 2: self = .geometryReader
    case 3: self = .screenshot
    case 4: self = .readOff
    case 5: self = .table
    default: self = .workedOut
    }
  }
}
