internal import ArgumentParser
internal import WidgetSizing
internal import WidgetSizingData

/// Shell completions from the bundled tables, computed on request.
extension CompletionKind {
  /// The names of devices and of screens: `iPhone 16 Pro`, `plus`, and identifiers such as
  /// `iPhone9,2` after their comma.
  static var devices: CompletionKind { completing(devices) }

  private static func devices(_ word: TypedWord, _ catalog: Catalog) -> [String] {
    // A nickname with a blank is a marketing name in other words.
    let nicknames = catalog.deviceNames.map(\.name).filter { !$0.contains(" ") }
    let names = catalog.devices.map(\.name) + nicknames
    let whole = word.completions(among: names)
    // A comma is part of an identifier, or separates devices.
    if word.text.contains(","), !whole.isEmpty { return whole }
    return word.lastValue().completions(among: names.filter { !$0.contains(",") })
  }

  /// The words of a question: devices and families.
  static var words: CompletionKind {
    completing { word, catalog in
      let short = catalog.families(of: .widgetKit).map(catalog.shortName)
      return word.completions(among: short) + devices(word, catalog)
    }
  }

  /// The versions of all platforms that have widgets.
  static var versions: CompletionKind {
    completing { word, catalog in
      let releases = catalog.osReleases.filter { release in
        release.modes != nil
          || !catalog.families(of: .widgetKit, on: release.platform, release.os).isEmpty
      }
      let majors = Set(releases.map(\.os.major)).sorted(by: >)
      return word.lastValue(separators: ",-").completions(
        among: majors.map(String.init) + ["latest"])
    }
  }

  /// The styles of text, as the tables have them.
  static var textStyles: CompletionKind {
    completing { word, catalog in
      word.lastValue().completions(among: catalog.textStyles.map(\.rawValue))
    }
  }

  /// The families of widgets, and their short names that begin with the typed word: `medium`,
  /// `lock`.
  static var families: CompletionKind {
    completing { word, catalog in
      let word = word.lastValue()
      let names = catalog.families.map(catalog.id)
      guard !word.text.isEmpty else { return word.completions(among: names) }
      let short = catalog.families(of: .widgetKit).map(catalog.shortName)
      return word.completions(among: names + short + ["lock", "accessory", "all"])
    }
  }

  /// The sizes that a family may have.
  static var variants: CompletionKind {
    completing { word, catalog in
      word.lastValue().completions(among: catalog.variants.map(catalog.id))
    }
  }

  /// The completions that `values` returns for the word at the cursor, without duplicates.
  private static func completing(
    _ values: @escaping @Sendable (TypedWord, Catalog) -> [String]
  ) -> CompletionKind {
    .custom { arguments, index, _ in
      var known: Set<String> = []
      return values(TypedWord(arguments, at: index), .bundled).filter {
        known.insert($0).inserted
      }
    }
  }
}

extension Catalog {
  /// What people type for a family: `medium`.
  fileprivate func shortName(of family: WidgetFamily) -> String {
    let end = id(of: family).drop { !$0.isUppercase }
    return end.prefix(1).lowercased() + end.dropFirst()
  }
}
