import Testing
import WidgetSizingData

/// How a text finds a device or a screen class.
@Suite struct DeviceFinderTests {
  static let finder = DeviceFinder(.bundled)
  static var catalog: Catalog { .bundled }

  @Test(arguments: [
    ("iPhone 7", "375x667@2", "iphone-7"),
    ("iphone7", "375x667@2", "iphone-7"),
    ("  IPHONE-7 ", "375x667@2", "iphone-7"),
    // Not the Plus, which begins the same.
    ("iphone 6", "375x667@2", "iphone-6"),
    ("iPhone 6 Plus", "414x736@3", "iphone-6-plus"),
    ("6+", "414x736@3", "iphone-6-plus"),
    ("6", "375x667@2", "iphone-6"),
    ("iPhone9,2", "414x736@3", "iphone-7-plus"),
    ("iphone 9.2", "414x736@3", "iphone-7-plus"),
    ("iphone-7-plus", "414x736@3", "iphone-7-plus"),
    ("se2", "375x667@2", "iphone-se-2"),
    ("se", "320x568@2", "iphone-se"),
    // Not the 13-inch iPads, which are named with their unit.
    ("13", "390x844@3", "iphone-13"), ("11", "414x896@2", "iphone-11"),
    ("14", "390x844@3", "iphone-14"), ("17", "402x874@3", "iphone-17"),
    ("iPad (6th generation)", "768x1024@2", "ipad-6"),
    ("iPad mini 4", "768x1024@2-mini", "ipad-mini-4"),
    // The first model of a line that is sold without a number.
    ("Ultra 1", "205x251@2", "apple-watch-ultra"),
    ("iPad Air 1st generation", "768x1024@2", "ipad-air"),
    ("iPhone Xʀ", "414x896@2", "iphone-xr"), ("x", "375x812@3", "iphone-x"),
  ])
  func findsAModel(text: String, screenClass: String, device: String) throws {
    let found = try found(text)
    #expect(found.screenClass == screenClass)
    #expect(found.device == device)
  }

  @Test func aModelWithoutAScreenIsFoundByItsName() throws {
    let catalog = try Catalog.bundled(
      with: ["devices": ["iphone-99,iPhone 99 Pro,,,,,,,,,S19,,,,"]])
    for text in ["iPhone 99 Pro", "iphone99pro", "iphone-99", "99 pro"] {
      guard case .deviceWithoutScreen(let key) = DeviceFinder(catalog).find(text) else {
        Issue.record("\(text) is \(DeviceFinder(catalog).find(text))")
        continue
      }
      #expect(catalog.devices[key].name == "iPhone 99 Pro")
    }
  }

  @Test(arguments: [
    ("plus", "414x736@3"), ("5.5-inch", "414x736@3"), ("5.5", "414x736@3"),
    ("5.5 inches", "414x736@3"), ("5.5\"", "414x736@3"), ("4.7", "375x667@2"),
    ("3.5 in", "320x480@2"), ("414x736", "414x736@3"), ("736x414", "414x736@3"),
    ("414 x 736", "414x736@3"), ("414×736", "414x736@3"), ("414X736@3", "414x736@3"),
    ("414x736@3", "414x736@3"), ("768x1024@2", "768x1024@2"), ("896x414@2", "414x896@2"),
    ("414x896@3", "414x896@3"),
    ("768x1024@2-mini", "768x1024@2-mini"), ("12.9", "1024x1366@2"),
    ("iPad Pro 12.9", "1024x1366@2"), ("6.1-inch XR", "414x896@2"), ("13-inch", "1032x1376@2"),
    // In pixels, where no screen has as many points.
    ("1179x2556", "393x852@3"), ("2556 × 1179", "393x852@3"), ("828x1792@2", "414x896@2"),
    ("1242x2208", "414x736@3"),
    ("6.3-inch", "402x874@3"), ("6.3", "402x874@3"), ("6.9-inch", "440x956@3"),
    ("6.9\"", "440x956@3"), ("6.5-inch Air", "420x912@3"), ("6.5-inch XS Max", "414x896@3"),
  ])
  func findsAClass(text: String, screenClass: String) throws {
    let found = try found(text)
    #expect(found.screenClass == screenClass)
    #expect(found.device == nil)
  }

  @Test(arguments: [
    ("6.1", ["390x844@3", "393x852@3", "414x896@2"]),
    ("414x896", ["414x896@2", "414x896@3"]),
    ("768x1024", ["768x1024@1", "768x1024@2", "768x1024@2-mini"]),
    ("9.7", ["768x1024@1", "768x1024@2"]),
  ])
  func aTextThatFitsSeveralClassesListsThem(text: String, classes: [String]) throws {
    guard case .ambiguous(let keys, _) = Self.finder.find(text) else {
      Issue.record("\(text) is not ambiguous")
      return
    }
    #expect(keys.map { Self.catalog.screenClasses[$0].id } == classes)
  }

  @Test func aTextThatFitsSeveralModelsListsThem() {
    guard case .ambiguous(let classes, let devices) = Self.finder.find("iPad Air M3") else {
      Issue.record("iPad Air M3 is \(Self.finder.find("iPad Air M3"))")
      return
    }
    #expect(classes.map { Self.catalog.screenClasses[$0].id } == ["1024x1366@2", "820x1180@2"])
    #expect(
      devices.map { Self.catalog.devices[$0].name } == [
        "iPad Air 11-inch (M3)", "iPad Air 13-inch (M3)",
      ])
  }

  @Test(arguments: [
    ("plus,se", ["plus", "se"]), ("iPhone9,2", ["iPhone9,2"]), ("plus", ["plus"]), ("", [""]),
    ("iPhone9,2,iPhone10,1, iPhone 15", ["iPhone9,2", "iPhone10,1", "iPhone 15"]),
    ("plus,,se", ["plus", "", "se"]), ("plus,", ["plus", ""]), ("414x736,5", ["414x736", "5"]),
    ("iPhone 7,5", ["iPhone 7", "5"]), (" plus", [" plus"]), ("7,8", ["7", "8"]),
  ])
  func commasSeparateNamesExceptInIdentifiers(text: String, names: [String]) {
    #expect(Self.finder.names(in: text) == names)
  }

  @Test(arguments: [
    ("SE", ["iPhone SE (2nd generation)", "iPhone SE (3rd generation)"]),
    ("iPhone SE", ["iPhone SE (2nd generation)", "iPhone SE (3rd generation)"]),
    ("13", ["iPad Pro 13-inch (M4)", "iPad Pro 13-inch (M5)"]),
    ("SE 1st", []), ("iPhone8,4", []), ("iPhone 13", []), ("15", []),
  ])
  func otherDevicesThatANameCouldMeanAreNamed(text: String, others: [String]) {
    let all = Self.finder.namesakes(of: text).map { Self.catalog.devices[$0].name }
    #expect(others.allSatisfy(all.contains) && (all.isEmpty == others.isEmpty), "\(all)")
  }

  @Test(arguments: [
    ("iphone 7 puls", "; did you mean 'iPhone 7 Plus'?"),
    ("ipad mni 4", "; did you mean 'iPad mini 4'?"), ("plsu", "; did you mean 'plus'?"),
    ("iPhone17,9", "; did you mean 'iPhone17,5' or 'iPhone18,1'?"),
    ("iPone17,1", "; did you mean 'iPhone17,1'?"), ("iPhone17,,1", "; did you mean 'iPhone17,1'?"),
    // Another number is another device, and no mistake of a letter.
    ("iPad Air M9", ""), ("iPhone 99", ""), ("iPhone 21 Pro", ""), (" ", ""), ("😀", ""), ("z", ""),
  ])
  func anUnknownNameGetsTheNearestOfTheSameNumbersOrNone(text: String, hint: String) {
    #expect(Self.finder.hint(for: text) == hint)
  }

  @Test(arguments: [
    ("320x693", ["375x812@3", "390x844@3", "393x852@3", "402x874@3"]),
    ("693 x 320", ["375x812@3", "390x844@3", "393x852@3", "402x874@3"]),
    ("320x693@3", ["375x812@3", "390x844@3", "393x852@3", "402x874@3"]), ("360x780", ["375x812@3"]),
    ("476x847", ["414x736@3"]), ("626x890@3", ["669x951@3"]),
    // In pixels, as a picture of such a screen has them.
    ("750x1624", ["414x896@2"]), ("1125x2001", ["414x736@3"]),
  ])
  func aScreenThatModelsReportNamesTheirClasses(text: String, classes: [String]) {
    let keys: [Key<ScreenClass>] =
      switch Self.finder.find(text) {
      case .ambiguous(let keys, _): keys
      case .found(let key, nil): [key]
      default: []
      }
    #expect(keys.map { Self.catalog.screenClasses[$0].id } == classes)
  }

  @Test(arguments: [
    ("400x800", "375x812@3"), ("400x880", "402x874@3"), ("375x668", "375x667@2"),
    ("667x376", "375x667@2"),
    // Off by a tenth of its sides, and no more.
    ("320x408", "320x480@2"),
    ("414x736@2", "414x736@3"),
  ])
  func aScreenThatNobodyMeasuredNamesTheNearest(text: String, nearest: String) throws {
    guard case .unknownScreen(_, let key) = Self.finder.find(text) else {
      Issue.record("\(text) is not an unknown screen")
      return
    }
    #expect(Self.catalog.screenClasses[key].id == nearest)
  }

  @Test(arguments: ["320x407", "999x999", "10x10", "414xx736", "414x", "414x736@", "414x736@3@3"])
  func aScreenNearNoneOrMalformedIsUnknown(text: String) {
    guard case .unknown = Self.finder.find(text) else {
      Issue.record("\(text) names a screen")
      return
    }
  }

  @Test(arguments: [
    ("iPad Pro 12.9 2", "iPad Pro 12.9-inch (2nd generation)"),
    ("ipad air m2 13", "iPad Air 13-inch (M2)"),
    ("13-inch iPad Pro (M5)", "iPad Pro 13-inch (M5)"),
    ("11\u{201D} iPad Pro (M4)", "iPad Pro 11-inch (M4)"),
    ("iPad Pro (11-inch, M4)", "iPad Pro 11-inch (M4)"), ("ipad air m9", nil),
    ("iphone 12 pro m", nil), ("ipod 7", "iPod touch (7th generation)"),
    // iPods have no other numbers than those of their generations.
    ("ipod 7th", "iPod touch (7th generation)"),
    ("iPad mini 6", "iPad mini (6th generation)"),
  ])
  func wordsInAnyOrderFindADevice(text: String, name: String?) {
    switch Self.finder.find(text) {
    case .found(_, let device): #expect(device.map { Self.catalog.devices[$0].name } == name)
    case .unknown: #expect(name == nil)
    default: Issue.record("\(text) is neither one device nor nothing")
    }
  }

  @Test(arguments: [
    "iPad", "iPhone", "iPad Pro", "iPad Pro 11", "mini", "pro max", "6.1-inch", "6.5-inch", "6.5",
  ])
  func wordsOfManyDevicesAreAmbiguous(text: String) {
    guard case .ambiguous = Self.finder.find(text) else {
      Issue.record("\(text) is not ambiguous")
      return
    }
  }

  @Test(arguments: [
    "", " ", "iphone 7 puls", "nokia", "-", "0x0", "x736", "414x736x3",
    "5.55", "5.5 cm", "\u{1B}[31m", "6 7", "99999999999999999999x1", "-414x736", "1x1",
    "9999x9999", ">=plus", "<iPhone 7", "~plus", "!plus", "plus*", "plus?", "≥ iPhone 7",
    "iPhone 7-", "-iPhone 7", ".5", "iPhone9,2,", "iPhone92", "iPhone 1 7", "iPhone 3",
    "iPhone 4", "iPad 21", "129", "+414x736", "41 4x736", "414x736@+3", "iPhone\u{200B}7",
  ])
  func aTextThatNamesNoDeviceIsUnknown(text: String) {
    guard case .unknown = Self.finder.find(text) else {
      Issue.record("\(text) is \(Self.finder.find(text))")
      return
    }
  }

  @Test(arguments: Catalog.bundled.devices.map(\.id))
  func everyModelIsFoundByItsNames(id: String) throws {
    let key = try Self.catalog.device(id)
    let device = Self.catalog.devices[key]
    for text in [device.name, device.name.uppercased(), device.name.replacing(" ", with: "")] {
      switch Self.finder.find(text) {
      case .found(let screenClass, let found):
        #expect(found == key, "\(text)")
        #expect(screenClass == device.screenClass, "\(text)")
      case .deviceWithoutScreen(let found):
        #expect(found == key && device.screenClass == nil, "\(text)")
      case let other: Issue.record("\(text) is \(other)")
      }
    }
    // The identifier of one iPad is also how people call all of its class.
    guard case .found(let screenClass, _) = Self.finder.find(device.id) else {
      #expect(device.screenClass == nil)
      return
    }
    #expect(screenClass == device.screenClass)
  }

  @Test(arguments: Catalog.bundled.deviceNames.map(\.name))
  func everyOtherNameIsFound(name: String) throws {
    let row = try #require(Self.catalog.deviceNames.first { $0.name == name })
    guard case .found(let screenClass, let device) = Self.finder.find(name) else {
      Issue.record("\(name) is not found")
      return
    }
    switch row.target {
    case .device(let key):
      #expect(device == key)
      #expect(screenClass == Self.catalog.devices[key].screenClass)
    case .screenClass(let key):
      #expect(device == nil)
      #expect(screenClass == key)
    }
  }

  @Test func everyClassIsFoundByItsNames() throws {
    for key in Self.catalog.screenClasses.keys {
      let row = Self.catalog.screenClasses[key]
      for text in [row.id, row.name] {
        guard case .found(let screenClass, nil) = Self.finder.find(text) else {
          Issue.record("\(text) is not found as a class")
          continue
        }
        #expect(screenClass == key, "\(text)")
      }
    }
  }

  @Test func namesOfTheFinderAreThoseOfDevicesAndScreens() {
    let names = Set(Self.finder.names)
    #expect(names.isSuperset(of: Self.catalog.devices.map(\.name)))
    #expect(names.isSuperset(of: Self.catalog.deviceNames.map(\.name)))
    #expect(names.isSuperset(of: Self.catalog.screenClasses.map(\.id)))
  }

  @Test func laterModelsOfANicknameAreNamed() throws {
    #expect(try found("plus").device == nil)
    let others = Self.finder.namesakes(of: "plus")
    #expect(
      others.map { Self.catalog.devices[$0].name } == [
        "iPhone 14 Plus", "iPhone 15 Plus", "iPhone 16 Plus",
      ])
  }

  private func found(_ text: String) throws -> (screenClass: String, device: String?) {
    let (screenClass, device) = try Self.finder.named(text)
    return (
      Self.catalog.screenClasses[screenClass].id, device.map { Self.catalog.devices[$0].id }
    )
  }
}
