// Each row as it is written into an image and read from it: the same fields in the same order.

extension ImageWriter {
  mutating func source(_ source: Source) {
    string(source.id)
    string(source.title)
    optionalString(source.url)
    optionalString(source.author)
    optionalString(source.published)
    optionalString(source.language)
    integer(source.authority)
    choice(source.method)
    optionalString(source.note)
    optionalString(source.caution)
  }

  mutating func screenClass(_ screen: ScreenClass) {
    string(screen.id)
    integer(screen.width.threeHundredths)
    integer(screen.height.threeHundredths)
    integer(screen.scale)
    choice(screen.idiom)
    string(screen.name)
    list(screen.devices) { $1.integer($0.index) }
    integer(screen.isWithoutTodayExtensions ? 1 : 0)
    integer(screen.versions.bits)
    integer(screen.versionsWith3DTouch.bits)
    integer(screen.versionsSeen.bits)
  }

  mutating func release(_ release: OSRelease) {
    choice(release.platform)
    integer(release.os.major)
    string(release.name)
    string(release.released)
    optionalChoice(release.modes)
    choice(release.lineHeights)
  }

  mutating func textSize(_ row: TextSizeRow) {
    choice(row.textSize)
    string(row.name)
    string(row.uikitName)
    integer(row.isAccessibility ? 1 : 0)
    integer(row.body.threeHundredths)
    integer(row.olderLineHeight.threeHundredths)
    integer(row.currentLineHeight.threeHundredths)
  }

  mutating func entryPoint(_ row: EntryPointRow) {
    choice(row.entryPoint)
    string(row.name)
    integer(row.os.lowerBound.major)
    integer(row.os.upperBound.major)
  }

  mutating func device(_ device: Device) {
    string(device.id)
    string(device.name)
    optionalInteger(device.screenClass?.index)
    optionalString(device.diagonal)
    optionalInteger(device.has3DTouch.map { $0 ? 1 : 0 })
    optionalInteger(device.firstOS?.major)
    optionalInteger(device.lastOS?.major)
    integer(device.isSupported ? 1 : 0)
    optionalInteger(device.runsTodayExtensions.map { $0 ? 1 : 0 })
    optionalInteger(device.zoomedSize?.width.threeHundredths)
    optionalInteger(device.zoomedSize?.height.threeHundredths)
  }

  mutating func deviceName(_ name: DeviceName) {
    string(name.name)
    choice(name.kind)
    target(name.target)
  }

  mutating func indexedName(_ name: IndexedName) {
    string(name.folded)
    target(name.target)
    list(name.namesakes) { $1.integer($0.index) }
  }

  private mutating func target(_ target: DeviceName.Target) {
    switch target {
    case .device(let key): integer(key.index * 2)
    case .screenClass(let key): integer(key.index * 2 + 1)
    }
  }

  mutating func citation(_ citation: Citation) {
    string(citation.id)
    string(citation.locator)
    optionalString(citation.note)
  }

  mutating func exception(_ exception: Exception) {
    choice(exception.rule)
    integer(exception.claim.index)
    string(exception.reason)
  }
}

extension ImageReader {
  mutating func source() -> Source {
    Source(
      id: string(), title: string(), url: optionalString(), author: optionalString(),
      published: optionalString(), language: optionalString(), authority: integer(),
      method: choice(), note: optionalString(), caution: optionalString())
  }

  mutating func screenClass() -> ScreenClass {
    ScreenClass(
      id: string(), width: points(), height: points(), scale: integer(),
      idiom: choice(), name: string(),
      devices: list { Key(index: $0.integer()) }, isWithoutTodayExtensions: integer() == 1,
      versions: VersionSet(bits: integer()), versionsWith3DTouch: VersionSet(bits: integer()),
      versionsSeen: VersionSet(bits: integer()))
  }

  mutating func release() -> OSRelease {
    OSRelease(
      platform: choice(), os: OSVersion(integer()), name: string(), released: string(),
      modes: optionalChoice(),
      lineHeights: choice())
  }

  mutating func textSize() -> TextSizeRow {
    TextSizeRow(
      textSize: choice(), name: string(), uikitName: string(),
      isAccessibility: integer() == 1, body: points(), olderLineHeight: points(),
      currentLineHeight: points())
  }

  mutating func entryPoint() -> EntryPointRow {
    EntryPointRow(
      entryPoint: choice(), name: string(),
      os: OSVersion(integer())...OSVersion(integer()))
  }

  mutating func device() -> Device {
    Device(
      id: string(), name: string(), screenClass: optionalInteger().map(Key.init),
      diagonal: optionalString(), has3DTouch: optionalInteger().map { $0 == 1 },
      firstOS: optionalInteger().map(OSVersion.init),
      lastOS: optionalInteger().map(OSVersion.init), isSupported: integer() == 1,
      runsTodayExtensions: optionalInteger().map { $0 == 1 }, zoomedSize: screenSize())
  }

  mutating func deviceName() -> DeviceName {
    DeviceName(
      name: string(), kind: choice(of: DeviceName.Kind.allCases), target: target())
  }

  mutating func indexedName() -> IndexedName {
    IndexedName(
      folded: string(), target: target(), namesakes: list { Key(index: $0.integer()) })
  }

  private mutating func target() -> DeviceName.Target {
    let target = integer()
    return target.isMultiple(of: 2)
      ? .device(Key(index: target / 2)) : .screenClass(Key(index: target / 2))
  }

  mutating func citation() -> Citation {
    Citation(id: string(), locator: string(), note: optionalString())
  }

  mutating func exception() -> Exception {
    Exception(
      rule: choice(of: RuleName.allCases), claim: Key(index: integer()), reason: string())
  }

  mutating func points() -> Points {
    Points(threeHundredths: integer())
  }

  private mutating func screenSize() -> ScreenSize? {
    let width = optionalInteger(), height = optionalInteger()
    guard let width, let height else { return nil }
    return ScreenSize(
      width: Points(threeHundredths: width), height: Points(threeHundredths: height))
  }
}
