extension Engine {
  /// The engine with its catalog as text: everything is read, linked and inferred, so that a
  /// program that holds it need not read tables or infer anything.
  package var image: [UInt8] {
    var image = ImageWriter()
    claims.write(to: &image)
    for rule in rules.all { rule.write(to: &image) }
    catalog.tables.write(to: &image)
    return image.bytes
  }

  /// Takes an engine from its image.
  package init(image: StaticString) {
    var image = ImageReader(image)
    let lists = ClaimIndex.lists(image: &image)
    let rules = RuleSet(image: &image)
    let catalog = Catalog(CatalogTables(image: &image))
    self.init(ClaimIndex(catalog, lists: lists), rules)
  }
}

extension CatalogTables {
  /// Writes the tables at the end of an image.
  fileprivate func write(to image: inout ImageWriter) {
    image.table(Array(sources)) { $1.source($0) }
    image.list(Array(screenClasses)) { $1.screenClass($0) }
    image.list(osReleases) { $1.release($0) }
    image.list(textSizeRows) { $1.textSize($0) }
    image.list(entryPointRows) { $1.entryPoint($0) }
    image.list(Array(devices)) { $1.device($0) }
    image.table(Array(deviceNames)) { $1.deviceName($0) }
    image.table(Array(nameIndex)) { $1.indexedName($0) }
    image.list(Array(classLists)) { $1.list($0.screenClasses) { $1.integer($0.index) } }
    image.list(Array(claims)) { $1.claim($0) }
    image.list(exceptions) { $1.exception($0) }
    image.table(Array(citations)) { $1.citation($0) }
    image.list(families) { $1.familyRow($0) }
    image.list(variants) { $1.variantRow($0) }
    image.list(familyVariants) { $1.familyVariant($0) }
    image.list(Array(widgetFamilies)) { $1.familyAvailability($0) }
    image.table(Array(homeScreens)) { $1.homeScreen($0) }
    image.table(Array(screenReadings)) { $1.screenReading($0) }
  }

  /// Takes the tables from the end of an image.
  fileprivate init(image: inout ImageReader) {
    sources = image.table { $0.source() }
    screenClasses = Rows(image.list { $0.screenClass() })
    osReleases = image.list { $0.release() }
    textSizeRows = image.list { $0.textSize() }
    entryPointRows = image.list { $0.entryPoint() }
    devices = Rows(image.list { $0.device() })
    deviceNames = image.table { $0.deviceName() }
    nameIndex = image.table { $0.indexedName() }
    classLists = Rows(
      image.list { ClassList(screenClasses: $0.list { Key(index: $0.integer()) }) })
    claims = Rows(image.list { $0.claim() })
    exceptions = image.list { $0.exception() }
    citations = image.table { $0.citation() }
    families = image.list { $0.familyRow() }
    variants = image.list { $0.variantRow() }
    familyVariants = image.list { $0.familyVariant() }
    widgetFamilies = Rows(image.list { $0.familyAvailability() })
    homeScreens = image.table { $0.homeScreen() }
    screenReadings = image.table { $0.screenReading() }
  }
}
