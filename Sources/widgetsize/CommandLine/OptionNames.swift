internal import ArgumentParser
internal import Wording

/// Names of options that people type, and that there are not.
enum OptionNames {
  /// What was likely meant by an unknown option, as it is typed; nil if nothing is near.
  ///
  /// - Parameters:
  ///   - option: The unknown option: `--pixels`.
  ///   - value: The argument behind it; nil if there is none, or if it is an option.
  ///   - command: The command.
  /// - Returns: An option, with its value if the name stands for one.
  static func correction(
    of option: String, _ value: String?, of command: any ParsableCommand.Type
  ) -> String? {
    let name = String(option.prefix { $0 != "=" })
    let known = names(of: command)
    if let meant = meant[name.lowercased()], known.contains(String(meant.prefix { $0 != " " })) {
      let takesValue = takingValues.contains(meant)
      return takesValue ? [meant, value].compactMap(\.self).joined(separator: " ") : meant
    }
    // `-device` and `--Device`
    let long = "--" + name.drop { $0 == "-" }.lowercased()
    if known.contains(long) { return long }
    return nearestSharingStart(name, in: known)
  }

  /// The long options of a command.
  static func names(of command: any ParsableCommand.Type) -> [String] {
    let help = try? CommandHelp(of: command)
    return (help?.arguments ?? []).flatMap { argument in
      (argument.names ?? []).filter { $0.kind == "long" }.map { "--\($0.name)" }
    }
  }

  /// For scripts that want numbers alone.
  private static let barePointSizes = "--format csv --columns width,height"

  private static let meant = [
    "--size": "--family", "--widget": "--family", "--widgets": "--family", "--families": "--family",
    "--pixels": "--unit px", "--pixel": "--unit px", "--px": "--unit px", "--points": "--unit pt",
    "--version": "--os", "--versions": "--os", "--ios": "--os", "--system-version": "--os",
    "--model": "--device", "--phone": "--idiom phone", "--ipad": "--idiom pad",
    "--iphone": "--idiom phone", "--watch": "--idiom watch",
    "--display-zoom": "--zoomed", "--type": "--kind", "--lang": "--format",
    "--language": "--format", "--all-devices": "--all",
    "--orientation": "--landscape", "--verbose": "--all", "-q": barePointSizes,
    "--quiet": barePointSizes,
    "--style": "--text-style", "--styles": "--text-style",
    "--junit": "--format junit --output", "--github": "--format github",
  ]
  private static let takingValues: Set = [
    "--family", "--os", "--device", "--kind", "--format junit --output", "--text-style",
  ]
}
