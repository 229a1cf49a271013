import TestSupport
import Testing

/// Which question is answered, and what the exit code says of the answer.
@Suite("Questions and answers")
struct AnswerTests {
  @Test("a name means one model, though a longer name begins with it")
  func exactName() throws {
    let six = try query("--device", "iphone 6")
    #expect(six.cells.first?.screenClass == "375x667@2")
    #expect(six.cells.allSatisfy { !$0.devices.contains("iPhone 6 Plus") })
    #expect(try query("--device", "iPhone 6 Plus").cells.first?.screenClass == "414x736@3")
  }

  @Test(
    "a device has many names",
    arguments: [
      "iPhone 7 Plus", "iphone7plus", "IPHONE-7 PLUS", "plus", "iPhone9,2", "5.5", "5.5-inch",
      "414x736", "736x414", "414×736@3",
    ])
  func names(_ name: String) throws {
    let cells = try query("--device", name, "--landscape", "--text-size", "l").cells
    #expect(cells.count == 6 && cells.allSatisfy { $0.screenClass == "414x736@3" })
  }

  @Test("several devices are answered one after the other")
  func severalDevices() throws {
    let cells = try query("--device", "iPhone 7", "-d", "plus", "--text-size", "l").cells
    #expect(
      cells.map(\.screenClass)
        == Array(repeating: "375x667@2", count: 12) + Array(repeating: "414x736@3", count: 12))
  }

  @Test("an unknown screen is answered with the nearest, and a note says so")
  func unknownScreen() throws {
    let result = try widgetsize("query", "--device", "410x730", "--text-size", "l")
    result.expectAnswer()
    #expect(
      result.lines.first
        == "note: no device has a screen of '410x730'; the answer is that of the nearest, "
        + "5.5-inch (414x736@3: iPhone 6 Plus, iPhone 6s Plus, iPhone 7 Plus, iPhone 8 Plus)")
    let json = try query("--device", "410x730", "--text-size", "l")
    #expect(json.notes.first?.contains("no device has a screen of '410x730'") ?? false)
  }

  @Test(
    "a format without notes has the note about an unknown screen on standard error",
    arguments: ["csv", "tsv", "ndjson"])
  func labelledGuess(_ format: String) throws {
    let result = try widgetsize("query", "--device", "410x730", "--format", format)
    #expect(result.status == 0 && !result.output.contains("410x730"), "\(result)")
    #expect(
      result.errors.hasPrefix("note: no device has a screen of '410x730'; ")
        && result.errors.lines.count == 1, "\(result)")
  }

  @Test(
    "without --os the answer is for the version with most measurements",
    arguments: [
      ("iPhone 7", "10", "iOS 11 to 15"), ("iPhone 8", "12", "iOS 11, 13 to 16"),
      ("iPad (6th generation)", "12", "iOS 11, 13 to 17"), ("plus", "10", "iOS 8, 9, 11 to 16"),
      ("iPhone 4s", "8", "iOS 9"),
    ])
  func bestVersion(_ device: String, _ version: String, _ others: String) throws {
    let cells = try query("--device", device).cells
    #expect(Set(cells.map(\.os)) == [version])
    let result = try widgetsize("query", "--device", device)
    let heading = "iOS \(version) (most measurements). Others (--os): \(others)"
    #expect(result.lines.contains(heading), "\(result)")
  }

  @Test("the heading names a version given with --os, and no others")
  func version() throws {
    let result = try widgetsize("query", "--device", "iPhone 7", "--os", "12")
    result.expectAnswer()
    #expect(result.lines.contains("iOS 12"), "\(result)")
  }

  /// An option for an axis, and the values that cells must have on that axis.
  struct Axis: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let value: @Sendable (CellJSON) -> String
    let expected: Set<String>

    init(
      _ arguments: String..., is value: @escaping @Sendable (CellJSON) -> String,
      expected: String...
    ) {
      self.arguments = arguments
      self.value = value
      self.expected = Set(expected)
    }

    var testDescription: String { arguments.joined(separator: " ") }
  }

  @Test(
    "every axis narrows the answer to what was asked for",
    arguments: [
      Axis("--portrait", is: \.orientation, expected: "portrait"),
      Axis("--landscape", is: \.orientation, expected: "landscape"),
      Axis("--orientation", "Landscape", is: \.orientation, expected: "landscape"),
      Axis("--text-size", "xxl", is: \.textSize, expected: "xxl"),
      Axis("-t", "AX5,xs", is: \.textSize, expected: "ax5", "xs"),
      Axis("-t", "l", "-t", "m", is: \.textSize, expected: "l", "m"),
      Axis("--entry-point", "today-view", is: \.entryPoint, expected: "today-view"),
      Axis("-e", "quick-action", is: \.entryPoint, expected: "quick-action"),
      Axis("--mode", "compact", is: \.mode, expected: "compact"),
      Axis("-m", "expanded,compact", is: \.mode, expected: "expanded", "compact"),
      Axis("--os", "11", is: \.os, expected: "11"),
      Axis("--os", "iOS 12,10", is: \.os, expected: "12", "10"),
      Axis("--zoomed", is: { "\($0.zoomed)" }, expected: "true"),
    ])
  func axes(_ axis: Axis) throws {
    let all = try widgetsize("query", "--json", "--device", "iPhone 7")
    let result = try widgetsize(["query", "--json", "--device", "iPhone 7"] + axis.arguments)
    #expect(result.output != all.output)
    let cells = try ResultJSON(reading: result).cells
    #expect(Set(cells.map(axis.value)) == axis.expected)
  }

  @Test("an iPad on iOS 10 has two columns in landscape")
  func columns() throws {
    let cells = try query("--device", "iPad Air 2", "--os", "10", "--landscape").cells
    #expect(Set(cells.map(\.column)) == ["left", "right"])
    let left = try query(
      "--device", "iPad Air 2", "--os", "10", "--landscape", "--column", "left"
    ).cells
    #expect(Set(left.map(\.column)) == ["left"])
  }

  @Test("ends with 0 if one number of many is known")
  func oneKnown() throws {
    let result = try widgetsize(
      "query", "--device", "iPhone 16 Pro", "--device", "iPhone 7", "--text-size", "l")
    result.expectAnswer()
  }

  @Test("ends with 1 if none is known, and the answer says why", arguments: ["query", "explain"])
  func noneKnown(_ command: String) throws {
    let result = try widgetsize(command, "--device", "iphone 16 pro", "--system", "today")
    #expect(result.status == 1 && result.errors.isEmpty, "\(result)")
    #expect(result.output.contains("iOS 17, the last with Today extensions"), "\(result)")
  }

  @Test(
    "a current device is answered with WidgetKit in every command, and a note names the other kinds",
    arguments: [
      ["query"], ["explain"], ["safe"], ["fit", "--rows", "3", "--row-height", "40"],
    ])
  func kind(_ command: [String]) throws {
    let activities = "for Live Activities, add --system activity"
    let note =
      "note: these are WidgetKit widgets; for Today extensions, add --system today; \(activities)"
    let later = try widgetsize(command + ["--device", "iPhone 15"])
    later.expectAnswer()
    #expect(later.lines.first == note && later.output.contains("systemSmall"), "\(later)")
    // No version of it has Today extensions.
    let latest = try widgetsize(command + ["--device", "iPhone 16 Pro"])
    #expect(latest.output.contains("systemSmall"), "\(latest)")
    #expect(
      latest.lines.first == "note: these are WidgetKit widgets; \(activities)", "\(latest)")
    let earlier = try widgetsize(command + ["--device", "iPhone 7"])
    #expect(
      earlier.lines.first
        == "note: these are Today extensions; for WidgetKit widgets, add --system widgetkit")
    #expect(try !widgetsize(command + ["-d", "iPhone 15", "--os", "17+"]).output.contains("today"))
    // What was asked for outright needs no line.
    for option in [["--system", "widgetkit"], ["--family", "small"]] {
      let stated = try widgetsize(command + ["--device", "iPhone 15"] + option)
      #expect(!stated.output.contains("these are"), "\(stated)")
    }
    let json = try widgetsize(command + ["--device", "iPhone 15", "--json"])
    #expect(!json.output.contains("these are"), "\(json)")
  }

  @Test("several devices are named in one option, in several, and as arguments")
  func devicesInEveryForm() throws {
    func screens(_ arguments: String...) throws -> [String] {
      let result = try widgetsize(["query", "--family", "medium", "--format", "csv"] + arguments)
      return result.lines.dropFirst().map { String($0.split(separator: ".")[2]) }
        .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
    let expected = ["402x874@3", "393x852@3"]
    #expect(try screens("-d", "iPhone 16 Pro, iPhone 15") == expected)
    #expect(try screens("-d", "iPhone17,1,iPhone15,4") == expected)
    #expect(try screens("-d", "iPhone 16 Pro", "-d", "1179x2556") == expected)
    #expect(try screens("iPhone 16 Pro", "iPhone 15") == expected)
    #expect(try screens("iPhone 15", "-d", "iPhone 15 Pro", "393x852") == ["393x852@3"])
  }

  @Test("a Mac and an Apple Vision Pro can be named as devices")
  func platformAsDevice() throws {
    let result = try widgetsize("query", "-d", "Vision Pro", "--family", "small")
    result.expectAnswer()
    #expect(
      result.lines.first
        == "note: 'Vision Pro' runs visionOS, where the size does not depend on the screen")
    let mac = try widgetsize("query", "MacBook Pro", "--json")
    #expect(mac.output.contains(#""platform":"macOS""#), "\(mac)")
  }

  @Test("a name that could mean other devices has a note that names them")
  func namesakes() throws {
    let notes = try ["13", "SE", "14"].map {
      try query("--device", $0, "--system", "today").notes[0]
    }
    #expect(notes[0].hasPrefix("'13' is iPhone 13; ask by name for iPad Pro 13-inch (M4), "))
    #expect(
      notes[1]
        == "'SE' is iPhone SE; ask by name for iPhone SE (2nd generation), "
        + "iPhone SE (3rd generation)")
    #expect(notes[2] == "'14' is iPhone 14")
  }

  @Test(
    "HTML and Markdown name no options of the program",
    arguments: [
      ["query", "--device", "plus"], ["query", "--device", "iPhone 16 Pro"],
      ["query", "--device", "iPhone 15", "--family", "systemSmall"],
      ["fit", "--rows", "5", "--row-height", "44"], ["safe"], ["identify", "--size", "359x110"],
    ])
  func documentsHaveNoOptions(_ arguments: [String]) throws {
    for format in ["html", "markdown"] {
      let result = try widgetsize(arguments + ["--format", format])
      for option in ["--os", "--family", "--format", "\\--os"] {
        #expect(!result.output.contains(option), "\(option) in \(arguments)")
      }
    }
  }

  @Test(
    "ends with 1 in every format if none is known",
    arguments: ["markdown", "html", "csv", "tsv", "ndjson"])
  func noneKnown(in format: String) throws {
    let result = try widgetsize(
      "query", "--device", "iphone 16 pro", "--system", "today", "--format", format)
    #expect(result.status == 1 && result.errors.isEmpty && !result.output.isEmpty, "\(result)")
  }

  @Test("without a subcommand the help is printed")
  func help() throws {
    #expect(try widgetsize() == widgetsize("--help"))
  }
}
