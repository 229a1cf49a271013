import Foundation
import QuestionWords
import Testing
import WidgetSizing
import WidgetSizingData

/// Questions in words, in any order.
struct WordReaderTests {
  private static let reader = WordReader(.bundled)
  private static let finder = DeviceFinder(.bundled)

  private func read(_ words: String...) -> WordReading { Self.reader.read(words) }

  @Test(
    "devices, families and versions are found in any order",
    arguments: [
      "iphone 14 pro medium ios 17", "medium iphone 14 pro ios 17", "iOS 17 medium iPhone 14 Pro",
      "ios17, iPhone14Pro, medium", "how big is the medium widget of an iPhone 14 Pro on iOS 17?",
    ])
  func order(_ text: String) {
    let reading = read(text)
    #expect(reading.devices.count == 1, "\(reading)")
    #expect(reading.families == ["medium"] && reading.faults.isEmpty, "\(reading)")
    #expect(reading.versions.map { $0.lowercased() } == ["ios 17"] || reading.versions == ["ios17"])
  }

  @Test func anArgumentWithQuotesIsTheSameAsItsWords() {
    #expect(read("iPhone 15", "large") == read("iPhone", "15", "large"))
  }

  @Test func theLongestPhraseCounts() {
    #expect(read("extra large portrait").families == ["extra large portrait"])
    #expect(read("iphone 16 pro max").devices == ["iphone 16 pro max"])
    #expect(read("large icons")[WidgetVariant.self] == [.iconsLarge])
  }

  @Test func wordsThatDependOnTheKindFollowIt() {
    #expect(read("iphone 8 compact")[Mode.self] == [.compact])
    #expect(read("live activity compact").families == ["compact"])
    #expect(read("lock screen").families == ["lock"])
    #expect(read("lock screen live activity").families == ["lockScreen"])
    #expect(read("smart stack")[WidgetVariant.self] == [.smartStack])
  }

  @Test(
    "a number alone continues what stands before it",
    arguments: [
      ("iphone 15 vs 17", ["iphone 15", "iphone 17"], []),
      ("iphone 15 and 16 pro", ["iphone 15", "iphone 16 pro"], []),
      ("iphone 15 ios 17 18", ["iphone 15"], ["ios 17", "iOS 18"]),
      ("iphone 15 26.1", ["iphone 15"], ["26.1"]),
      ("iphone 15 medium on 18", ["iphone 15"], ["18"]),
      ("iphone 12/13/14", ["iphone 12", "iphone 13", "iphone 14"], []),
      ("iphone 12, 13 and 14", ["iphone 12", "iphone 13", "iphone 14"], []),
      ("iphone 15 before ios 26", ["iphone 15"], ["iOS 18"]),
      ("iphone 15 newer than ios 17", ["iphone 15"], ["iOS 18+"]),
    ] as [(String, [String], [String])])
  func number(text: String, devices: [String], versions: [String]) {
    let reading = read(text)
    #expect(reading.devices == devices && reading.versions == versions, "\(reading)")
  }

  @Test(
    "what is not understood is a fault",
    arguments: ["banana", "iphone 99", "iphone 15 17", "medium smal", "medium ios seven", "m9"])
  func faults(_ text: String) {
    #expect(read(text).faults.count == 1, "\(read(text))")
  }

  @Test(
    "a word that lacks a letter is corrected",
    arguments: [
      "medium", "small", "circular", "rectangular", "inline", "landscape", "portrait", "expanded",
      "widgetkit", "activity",
    ])
  func nearMisses(_ word: String) {
    for index in word.indices.dropFirst() {
      var typed = word
      typed.remove(at: index)
      let faults = read("iphone 15 \(typed)").faults
      #expect(
        faults.count == 1 && faults[0].contains("did you mean '\(word)"), "\(typed): \(faults)")
    }
  }

  @Test(
    "a word that compares, counts or joins is a fault without what it speaks of",
    arguments: [
      "iphone 15 medium smaller", "smaller iphone medium", "iphone 15 medium vs",
      "iphone 15 vs kiwi",
      "iphone 15 medium to", "iphone 15 medium between", "iphone 15 medium than",
      "one device per size medium", "iphone 15 medium each", "top 5 medium", "medium 5 devices",
      "min 330 wide medium", "non-pro iphones medium",
    ])
  func dangling(_ text: String) {
    #expect(!read(text).faults.isEmpty, "\(read(text))")
  }

  @Test func aDiagonalNamesItsPhones() {
    #expect(read("6.1 inch iphones").devices.count > 10)
    let inch = read("6 inch iphone")
    #expect(inch.faults.isEmpty && !inch.devices.isEmpty)
    #expect(read("iphone se 1 to 3").devices.count == 3)
  }

  @Test func wordsWithoutAMeaningAreToldBesideOthers() {
    let reading = read("iphone", "15", "medium", "kiwi", "banana")
    #expect(reading.faults.isEmpty && reading.notUnderstood == ["kiwi", "banana"])
    #expect(
      reading.notes.first == "read as: iPhone 15, systemMedium; not understood: kiwi, banana")
    #expect(!read("iphone", "14", "small", "ios", "seventeen").faults.isEmpty)
    #expect(read("the", "banana").faults.count == 1)
  }

  @Test(
    "a range of models is one in every spelling",
    arguments: [
      "iphone 12 to 15", "iphone 12 to iphone 15", "iphones 12 to 15", "from iphone 12 to 15",
      "iphone 12-15", "iphone 12 – 15", "iphone 12..15", "iphone 12 through 15", "iphone 15-12",
      "between iphone 12 and 15", "from 12 to 15", "iphone 12 until iphone 15", "iphone 12 bis 15",
      "iphone 12 a iphone 15", "iphone 12 do 15",
    ])
  func ranges(_ text: String) {
    let all = read("iphone 12 thru iphone 15").devices
    #expect(all.count > 12 && read(text).devices == all, "\(read(text))")
  }

  @Test(
    "later and earlier models and versions are named in many ways",
    arguments: [
      (["iphone 14+", "iphone >=14", "iphone 14 and up", "since iphone 14"], "iphone 14 or later"),
      (["iphone <= 14", "until iphone 14", "iphone 14 and older"], "iphone 14 or earlier"),
      (["iphones newer than 14", "after iphone 14", "iphone > 14"], "later than iphone 14"),
      (["ios 17+", "ios17+", ">= ios 17", "from ios 17 on", "since ios 17"], "ios 17 or later"),
      (["ios 15-17", "ios15-ios17", "from ios 15 until 17", "ios 17 to 15"], "ios 15 to 17"),
      (["watch series 7+"], "watch series 7 and later"),
    ] as [([String], String)])
  func openRanges(texts: [String], plain: String) {
    let meant = read(plain)
    #expect(!(meant.devices + meant.versions).isEmpty)
    for text in texts {
      #expect(read(text).devices == meant.devices, "\(text)")
      #expect(read(text).versions == meant.versions, "\(text)")
    }
  }

  @Test func twoThatAreComparedAreNoRange() {
    let reader = Self.reader
    let compared = reader.read(["iphone 15 to iphone 16 pro"], compares: true)
    #expect(compared.devices == ["iphone 15", "iphone 16 pro"])
    #expect(read("iphone 12 to ipad mini").faults.count == 1)
    #expect(read("iphone 6+").devices == ["iphone 6+"])
  }

  @Test func wordsOfAnotherSubjectAreTold() {
    #expect(read("smallest small").subject == .smallest)
    #expect(read("who has the same size as iphone 12").subject == .sameScreen)
    #expect(read("iphone 15 medium corner radius").quantities == [.cornerRadius])
    #expect(read("iphone 15 position").asks(.places))
    #expect(read("141 by 141").sizes == ["141 by 141"])
    #expect(read("iphone 15 small all versions").versions == ["2+"])
    #expect(read("iphone 15 small all sizes").families == ["small"])
  }

  @Test(
    "words behind a line of devices are no other device",
    arguments: ["ipad 17", "watch 16", "iphone ultra", "iphone 16 ultra", "SE 4", "iphone 19 pro"])
  func otherLines(_ text: String) {
    let reading = read(text)
    #expect(
      reading.faults.count == 1 && reading.faults[0].hasPrefix("unknown device"), "\(reading)")
  }

  @Test func sizesAreNoScreens() {
    #expect(read("364x170").sizes == ["364x170"] && read("364x170").devices.isEmpty)
    #expect(read("402x874").devices == ["402x874"] && read("402x874").sizes.isEmpty)
    #expect(read("338 x 158").sizes == ["338 x 158"])
    #expect(read("349,67x164,33").sizes == ["349,67x164,33"])
  }

  @Test func whatHasNoSizeIsNamed() {
    #expect(read("ipad mini standby").uncovered.count == 1)
    #expect(read("carplay").uncovered.count == 1)
    #expect(read("live activity in carplay").families == ["carPlay"])
    #expect(Self.reader.read(["car play"], about: .activity).families == ["carPlay"])
  }

  @Test(
    "a word that is not understood is corrected to what chooses something, or not at all",
    arguments: [
      ("smal", "small"), ("mediun", "medium"), ("rectanglar", "rectangular"), ("medim", "medium"),
      ("square", nil), ("not", nil), ("sharr", "share"), ("appl", nil),
      ("hights", "heights"), ("dimensons", nil),
    ] as [(String, String?)])
  func corrections(_ word: String, _ meant: String?) {
    let reading = read("iphone", "15", word)
    let fault = reading.faults.first ?? ""
    #expect(reading.notUnderstood == [word] || fault.contains("'\(word)'"), "\(reading)")
    #expect(meant.map { fault.contains("did you mean '\($0)'?") } ?? !fault.contains("did you"))
  }

  @Test("a part of a name behind a line of devices is no device of its own")
  func partsOfNames() {
    for words in [["ipad pro", "m2"], ["ultra", "45mm"], ["ipad air", "a17"]] {
      #expect(Self.reader.read(words).faults.count == 1, "\(words)")
    }
    #expect(read("ipad air 13", "m3").devices == ["ipad air 13 m3"])
    #expect(read("watch 41mm", "and", "45mm").faults.isEmpty)
  }

  @Test func aVersionMayHaveACommaAndAYear() {
    #expect(read("ios", "18,1").versions == ["ios 18.1"])
    #expect(read("ios", "17,18").versions == ["ios 17", "iOS 18"])
    #expect(read("ios", "2026").faults.first?.contains("did you mean 'iOS 26'?") ?? false)
    #expect(read("ios", "2019").faults.first?.contains("did you mean") == false)
  }

  @Test("arbitrary words never crash, and every word is understood or told")
  func arbitrary() {
    let words = [
      "iphone", "15", "pro", "max", "ipad", "m4", "(11-inch,", "ios", "17-", "26", "medium", "xl",
      "349,7", "x", "164", "vs", "and", "zoomed", "12.9\"", ",", "?", "lock", "screen", "é",
      "\u{0}", "why", "169", "wide", "larger", "than", "without", "mini", "7", "to", "air", "max[",
      "pixel",
    ]
    // WORD_LINES=1000000 tries as many lines, WORD_SEED=8 others.
    let environment = ProcessInfo.processInfo.environment
    var state = environment["WORD_SEED"].flatMap { UInt64($0) } ?? 7
    let count = environment["WORD_LINES"].flatMap { Int($0) } ?? 400
    for _ in 0..<count {
      var text: [String] = []
      for _ in 0..<6 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text.append(words[Int(state >> 33) % words.count])
      }
      let reading = Self.reader.read(text)
      // Each device is one that the finder knows, and each fault quotes what was typed.
      if !reading.devices.allSatisfy({ Self.isKnown($0) }) { Issue.record("\(text): \(reading)") }
      if !reading.faults.allSatisfy({ $0.contains("'") }) { Issue.record("\(text): \(reading)") }
    }
  }

  private static func isKnown(_ name: String) -> Bool {
    if case .unknown = finder.find(name) { return false }
    return true
  }
}
