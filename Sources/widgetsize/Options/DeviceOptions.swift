internal import ArgumentParser
internal import QuestionWords
internal import WidgetSizing
internal import Wording

/// The options that name devices and versions.
struct DeviceOptions: ParsableArguments {
  @Option(
    name: [.joinedShort("d"), .long],
    help: ArgumentHelp(
      "Device or screen: 'iPhone 16 Pro', plus, iPhone9,2, 5.5 or 402x874.",
      discussion: "Separate several with commas, as in every list.",
      valueName: "device"),
    completion: .devices)
  var device: [String] = []

  @Option(
    help: ArgumentHelp(
      "Version: 18, 'iOS 18', 17-26, 17+ (17 and later) or latest.",
      discussion: """
        Default: the newest version with a known size; for Today extensions the version with the \
        most measurements.
        """, valueName: "version"),
    completion: .versions)
  var os: [String] = []

  @Option(
    help: ArgumentHelp("All phones, pads or watches.", valueName: "idiom"),
    completion: .list(Idiom.allCases.map(\.rawValue)))
  var idiom: [String] = []

  @Option(
    help: ArgumentHelp(
      "Platform: iOS, iPadOS, macOS, watchOS or visionOS.", valueName: "platform"),
    completion: .list(Platform.allCases.map(\.rawValue)))
  var platform: [String] = []
}

extension DeviceOptions {
  /// Whether no option is given.
  var isEmpty: Bool { (device + os + idiom + platform).isEmpty }

  /// Adds what the options name to what words do.
  func add(to choices: inout WordReading, _ faults: inout Faults, _ engine: Engine) throws {
    // `-d iphone 15 pro`
    if let line = device.last, ["iphone", "ipad", "apple", "watch"].contains(line.lowercased()),
      let rest = choices.devices.first
    {
      faults.append([
        "\(quoted(line)) alone is no device; a name of several words stands in quotes: --device '\(line) \(rest)'"
      ])
      return
    }
    var remarks: [String] = []
    choices.devices =
      choices.devices.map(\.withDecimalPoints)
      + device.flatMap { text in
        // `iphone 14+` is what it is in words.
        guard text.last == "+", case let reading = WordReader.of(engine).read([text]),
          reading.isUnderstood, reading.devices.count > 1
        else { return [text] }
        remarks += reading.remarks
        return reading.devices
      }
    choices.remarks += remarks
    choices.versions += os
    choices.platforms += try faults.collect { try AxisOptions.cases(platform, "platform") } ?? []
    choices.idioms += try faults.collect { try AxisOptions.cases(idiom, "idiom") } ?? []
  }
}

extension String {
  /// The text with a point for the comma of each word that is a decimal number, `10,5`: options separate names by
  /// commas.
  fileprivate var withDecimalPoints: String {
    split(separator: " ").map { word in
      let parts = word.split(separator: ",", omittingEmptySubsequences: false)
      let isDecimal =
        parts.count == 2 && parts[0].allSatisfy(\.isNumber)
        && (parts[1].first?.isNumber ?? false)
      return isDecimal ? parts.joined(separator: ".") : String(word)
    }.joined(separator: " ")
  }
}
