import Foundation

// Stubs of SwiftUI and WidgetKit for the lines that measure a WidgetKit view, with the same types and
// isolation: a medium widget on iOS 18.1.

@MainActor protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  var body: Never { fatalError("a view without parts") }
}

@resultBuilder enum ViewBuilder {
  static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}

struct Color: View {
  static let clear = Color()
  var body: Never { fatalError("a view without parts") }
}

struct GeometryProxy {
  let size = CGSize(width: 338, height: 158)
}

struct GeometryReader<Content: View>: View {
  let content: Content

  init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content(GeometryProxy())
  }

  var body: Never { fatalError("a view without parts") }
}

@propertyWrapper struct Environment<Value> {
  let wrappedValue: Value

  init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    wrappedValue = EnvironmentValues()[keyPath: keyPath]
  }
}

struct EnvironmentValues {
  var widgetFamily: WidgetFamily { .systemMedium }
}

enum WidgetFamily: Int, CustomStringConvertible {
  case systemMedium = 1

  var description: String { "systemMedium" }
}

/// Replaces that of Foundation, which has the version of the machine that runs the tests.
struct ProcessInfo {
  static let processInfo = ProcessInfo()
  let environment = Foundation.ProcessInfo.processInfo.environment
  let operatingSystemVersion = OperatingSystemVersion(
    majorVersion: 18, minorVersion: 1, patchVersion: 0)
}
