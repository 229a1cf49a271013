internal import Foundation
public import Testing

/// Which tests run when. `Scripts/steps/results.py` counts those left to the night by the comment.
extension Trait where Self == ConditionTrait {
  /// Takes long, and finds rare faults: runs if `WIDGETSIZE_NIGHT` is in the environment, as in `make soak`.
  public static var night: Self { .enabled(if: isSet("WIDGETSIZE_NIGHT"), "runs at night") }

  /// Asks the same of all cells or claims, which takes hours under a sanitizer: does not run if
  /// `WIDGETSIZE_SANITIZED` is in the environment.
  public static var exhaustive: Self {
    .disabled(if: isSet("WIDGETSIZE_SANITIZED"), "takes hours under a sanitizer")
  }
}

private func isSet(_ variable: String) -> Bool {
  ProcessInfo.processInfo.environment[variable] != nil
}
