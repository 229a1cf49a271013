internal import ArgumentParser
internal import BundledTables

extension CompletionKind {
  /// The names of devices and of screens, looked up when a shell asks for them.
  ///
  /// Those with blanks stand as the identifiers of their devices, which mean the same and need no
  /// quotes in any shell: `iphone-7-plus`.
  static var devices: CompletionKind {
    .custom { _, _, _ in
      let catalog = Catalog.bundled
      let names = catalog.deviceNames.map(\.name).filter { name in
        name.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) }
      }
      return Set(catalog.devices.map(\.id) + names).sorted()
    }
  }

  /// The families of widgets, as the tables have them.
  static var families: CompletionKind {
    .custom { _, _, _ in Catalog.bundled.families.map(\.rawValue) }
  }

  /// The styles of text, as the tables have them.
  static var textStyles: CompletionKind {
    .custom { _, _, _ in Catalog.bundled.textStyles.map(\.rawValue) }
  }

  /// The sizes that a family may have, as the tables have them.
  static var variants: CompletionKind {
    .custom { _, _, _ in Catalog.bundled.variants.map(\.rawValue) }
  }
}
