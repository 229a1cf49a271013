internal import Documents
internal import WidgetSizing
internal import Wording

/// A page of the site, by what it is about.
enum SitePlace: Hashable, Sendable {
  case home, compare, safe, fit
  /// A page whose words stand in a file, by the path of the file.
  case written(String)
  case sizes(SizesSubject)
  case device(Key<Device>)
  /// All devices of a platform whose sizes do not depend on the screen.
  case platform(Platform)
  /// A source, which has a row on the page of all sources.
  case source(Key<Source>)
  /// What a version of iOS changed.
  case changes(OSVersion)
  /// A family on every device.
  case family(WidgetFamily)

  static let evidence = SitePlace.written("evidence")
  static let sources = SitePlace.written("sources/index")
  static let rules = SitePlace.written("rules")
  static let measure = SitePlace.written("measure")
  static let devices = SitePlace.written("devices/index")
  static let templates = SitePlace.written("templates/index")
  static let today = SitePlace.written("today/index")
  static let todayPad = SitePlace.written("today/ipad")
  static let notFound = SitePlace.written("404")

  /// The sizes that most people look for, where the others are links.
  static let matrix = SitePlace.sizes(.iPhone)
}

/// Where the pages of a site are: their folders and names, no two of them the same.
struct SiteAddresses: Sendable {
  /// The place of a page below the site's top.
  struct Address: Hashable, Sendable {
    let folder: Slug?
    let name: Slug

    init(folder: Slug?, name: Slug) {
      self.folder = folder
      self.name = name
    }

    /// Takes the path of a file: `rules`, `devices/index`.
    init(path: String) {
      let parts = path.split(separator: "/", maxSplits: 1)
      let name = Slug(cleaning: parts[parts.count - 1])
      self.init(folder: parts.count == 2 ? Slug(cleaning: parts[0]) : nil, name: name)
    }

    /// The path without its extension: `devices/iphone-7`.
    var path: String { (folder.map { $0.string + "/" } ?? "") + name.string }
  }

  private let screens: [Slug]
  private let devices: [Slug]
  private let sources: [Slug]
  /// The folders of families and of the short addresses of devices, which stand at the top.
  private let families: [WidgetFamily: Slug]
  private let shortNames: [Slug]

  /// What stands at the top of the site besides.
  private static let folders: Set<Slug> = [
    "api", "assets", "changes", "devices", "sizes", "sources", "tables", "templates", "today",
    "index",
    "iphone", "ipad", "watch", "live-activities", "mac", "apple-vision-pro", "vision-pro",
  ]

  init(_ catalog: Catalog) {
    let own = catalog.families(of: .widgetKit)
    let names = own.map { catalog.id(of: $0).camelCaseWords.dropFirst().joined(separator: "-") }
    let folders = Slug.distinct(names + catalog.devices.map(\.id), besides: Self.folders)
    families = Dictionary(uniqueKeysWithValues: zip(own, folders))
    shortNames = Array(folders.dropFirst(own.count))
    screens = Slug.distinct(catalog.screenClasses.map(\.id), besides: ["index"])
    devices = Slug.distinct(
      catalog.devices.map(\.id),
      besides: Set(["index"] + Platform.allCases.filter { $0.idiom == nil }.map(Self.name)))
    sources = Slug.distinct(catalog.sources.map(\.id), besides: ["index"])
  }

  /// Where all widgets of a kind are as data, below the folders of data.
  func data(of kind: WidgetKind) -> Address {
    Address(folder: nil, name: Slug(cleaning: kind.rawValue))
  }

  /// Where the widgets of a kind on a screen are as data, below the folders of data.
  func data(of kind: WidgetKind, on screen: Screen) -> Address {
    Address(folder: Slug(cleaning: kind.rawValue), name: name(of: screen))
  }

  /// What files of a screen are called: `402x874-3`, `macos`.
  func name(of screen: Screen) -> Slug {
    screen.screenClass.map { screens[$0.index] }
      ?? Slug(cleaning: screen.platform.rawValue.lowercased())
  }

  /// `mac`, `apple-vision-pro`.
  private static func name(of platform: Platform) -> Slug {
    Slug(cleaning: platform.deviceName)
  }

  /// What stands for a screen in addresses: `414x736-3`.
  func screenSlug(of key: Key<ScreenClass>) -> Slug { screens[key.index] }

  /// Where a page is.
  subscript(place: SitePlace) -> Address {
    switch place {
    case .home: Address(folder: nil, name: "index")
    case .sizes(let subject): Address(folder: "sizes", name: subject.slug)
    case .compare: Address(folder: nil, name: "compare")
    case .safe: Address(folder: nil, name: "safe")
    case .fit: Address(folder: nil, name: "fit")
    case .written(let path): Address(path: path)
    case .device(let key): Address(folder: "devices", name: devices[key.index])
    case .platform(let platform):
      Address(folder: "devices", name: Self.name(of: platform))
    case .changes(let os): Address(folder: "changes", name: Slug(cleaning: "ios-\(os)"))
    case .source(let key): Address(folder: "sources", name: sources[key.index])
    case .family(let family): Address(folder: families[family], name: "index")
    }
  }

  /// The short address of a device, a folder at the top of the site: `iphone-16-pro`.
  func shortName(of device: Key<Device>) -> Slug { shortNames[device.index] }
}
