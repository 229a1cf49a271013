// The rows of the tables of WidgetKit as they are written into an image and read from it.

extension ImageWriter {
  mutating func familyAvailability(_ availability: FamilyAvailability) {
    choice(availability.platform)
    string(availability.family.rawValue)
    integer(availability.firstOS.major)
    optionalInteger(availability.source?.index)
    optionalString(availability.note)
  }

  mutating func familyRow(_ row: FamilyRow) {
    string(row.family.rawValue)
    integer(row.order)
    string(row.name)
  }

  mutating func variantRow(_ row: VariantRow) {
    string(row.variant.rawValue)
    integer(row.order)
    string(row.name)
  }

  mutating func familyVariant(_ row: FamilyVariant) {
    choice(row.platform)
    string(row.family.rawValue)
    string(row.variant.rawValue)
    integer(row.firstOS.major)
    optionalInteger(row.source?.index)
    optionalString(row.note)
  }

  mutating func homeScreen(_ grid: HomeScreenGrid) {
    string(grid.id)
    integer(grid.source.index)
    integer(grid.screenClass.index)
    integer(grid.os.lowerBound.major)
    integer(grid.os.upperBound.major)
    choice(grid.zoom)
    optionalString(grid.icons?.rawValue)
    for origin in [grid.left, grid.right, grid.top, grid.middle, grid.bottom] {
      optionalInteger(origin?.threeHundredths)
    }
    optionalString(grid.note)
  }
}

extension ImageReader {
  mutating func familyAvailability() -> FamilyAvailability {
    FamilyAvailability(
      platform: choice(), family: WidgetFamily(string()), firstOS: OSVersion(integer()),
      source: optionalInteger().map(Key.init), note: optionalString())
  }

  mutating func familyRow() -> FamilyRow {
    FamilyRow(family: WidgetFamily(string()), order: integer(), name: string())
  }

  mutating func variantRow() -> VariantRow {
    VariantRow(variant: WidgetVariant(string()), order: integer(), name: string())
  }

  mutating func familyVariant() -> FamilyVariant {
    FamilyVariant(
      platform: choice(), family: WidgetFamily(string()),
      variant: WidgetVariant(string()), firstOS: OSVersion(integer()),
      source: optionalInteger().map(Key.init), note: optionalString())
  }

  mutating func homeScreen() -> HomeScreenGrid {
    HomeScreenGrid(
      id: string(), source: Key(index: integer()), screenClass: Key(index: integer()),
      os: OSVersion(integer())...OSVersion(integer()), zoom: choice(),
      icons: optionalString().map { WidgetVariant($0) },
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
