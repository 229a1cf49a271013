/// The versions that a text names, and their platform if the text names one: `18`, `iOS 18.7.2`, `17-26`,
/// `17+`, `latest`. Sizes are of major versions, so the other numbers of a version are passed over.
package struct NamedVersions: Sendable {
  /// Which versions of a platform.
  private enum Span {
    case one(OSVersion)
    case range(OSVersion, OSVersion)
    case since(OSVersion)
    case latest
  }

  /// The platform that the text names; nil if it names none.
  package let platform: Platform?
  private let span: Span

  /// Reads a text; nil if it is not wholly understood.
  package init?(_ text: some StringProtocol) {
    guard let (platform, rest) = Self.platform(at: Substring(text)) else { return nil }
    if rest.lowercased() == "latest" {
      (self.platform, span) = (platform, .latest)
    } else if rest.last == "+", let first = Self.version(rest.dropLast()) {
      (self.platform, span) = (platform, .since(first))
    } else if let version = Self.version(rest) {
      (self.platform, span) = (platform, .one(version))
    } else {
      let ends = rest.split(omittingEmptySubsequences: false, whereSeparator: \.isDash)
      guard ends.count == 2, let first = Self.version(ends[0].withoutBlanks),
        let (other, end) = Self.platform(at: ends[1].withoutBlanks),
        other == nil || other == platform, let last = Self.version(end), first <= last
      else { return nil }
      (self.platform, span) = (platform, .range(first, last))
    }
  }

  /// The same versions of a platform; nil for any.
  package func on(_ platform: Platform?) -> NamedVersions {
    NamedVersions(platform: platform, span: span)
  }

  private init(platform: Platform?, span: Span) {
    (self.platform, self.span) = (platform, span)
  }

  /// Whether no version before a number is named.
  package func isSince(_ first: Int) -> Bool {
    switch span {
    case .one(let version), .since(let version), .range(let version, _): version >= OSVersion(first)
    case .latest: true
    }
  }

  /// Those of `versions`, which are in their order, that are named.
  package func versions(among versions: [OSVersion]) -> [OSVersion] {
    switch span {
    case .one(let version): versions.filter { $0 == version }
    case .range(let first, let last): versions.filter { first <= $0 && $0 <= last }
    case .since(let first): versions.filter { $0 >= first }
    case .latest: Array(versions.suffix(1))
    }
  }

  /// Whether the versions that the text itself names are all among `versions`.
  package func isWithin(_ versions: [OSVersion]) -> Bool {
    switch span {
    case .one(let version): versions.contains(version)
    // `2+` of iPadOS, which begins with 13
    case .since(let version):
      versions.contains(version) || versions.first.map { version < $0 } ?? false
    case .range(let first, let last): versions.contains(first) && versions.contains(last)
    case .latest: !versions.isEmpty
    }
  }

  /// Whether the text is `17+` or `latest`, whose versions depend on the device.
  package var isOpen: Bool {
    switch span {
    case .since, .latest: true
    case .one, .range: false
    }
  }

  /// Whether the text may name several versions: `17-26` or `17+`.
  package var isRange: Bool {
    switch span {
    case .since, .range: true
    case .one, .latest: false
    }
  }

  /// Whether the text names the latest version.
  package var isLatest: Bool { if case .latest = span { true } else { false } }

  /// The platform that a text begins with, if it begins with letters, and the rest of the text; nil if
  /// the letters are no platform. `latest` is no name of a platform.
  private static func platform(
    at text: Substring
  ) -> (platform: Platform?, rest: Substring)? {
    let name = text.prefix { $0.isLetter }
    guard !name.isEmpty, name.lowercased() != "latest" else { return (nil, text) }
    guard let platform = Platform(named: name) else { return nil }
    let rest = text.dropFirst(name.count)
    return (platform, rest.first == " " ? rest.dropFirst() : rest)
  }

  /// The major version of a number as people write it: `18`, `18.7.2`. The first digit is not 0.
  private static func version(_ text: Substring) -> OSVersion? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count), text.utf8.first != 0x30,
      parts.allSatisfy({
        (1...2).contains($0.utf8.count) && $0.utf8.allSatisfy { 0x30...0x39 ~= $0 }
      })
    else { return nil }
    return Int(parts[0]).map { OSVersion($0) }
  }

  /// What was meant by a text that is not understood, if that is plain: `17-26` for `26-17`, `17+` for
  /// `>=17`.
  package static func correction(of text: some StringProtocol) -> (text: String, isBackwards: Bool)?
  {
    let text = String(text.filter { $0 != " " && $0 != "=" })
    let ends = text.split(omittingEmptySubsequences: false, whereSeparator: \.isDash)
    if ends.count == 2, let first = version(ends[0]), let last = version(ends[1]), last < first {
      return ("\(ends[1])-\(ends[0])", true)
    }
    if text.first == ">" || text.first == "≥", version(text.dropFirst()) != nil {
      return ("\(text.dropFirst())+", false)
    }
    let digits = text.drop { !$0.isNumber }
    if let platform = Platform(named: text.prefix { $0.isLetter }), version(digits) != nil {
      return ("'\(platform.rawValue) \(digits)'", false)
    }
    return nil
  }
}

extension Platform {
  /// The platform of a name, whose case does not count: `ios`.
  package init?(named name: some StringProtocol) {
    let name = name.lowercased()
    guard let platform = Platform.allCases.first(where: { $0.rawValue.lowercased() == name }) else {
      return nil
    }
    self = platform
  }
}
