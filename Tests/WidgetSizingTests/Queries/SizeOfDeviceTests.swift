import Testing
import WidgetSizingData

/// The size of a Today extension on a device, asked for in one line.
@Suite struct SizeOfDeviceTests {
  @Test func theSizeIsTheExpandedMaximum() throws {
    let size = try Engine.bundled.size(of: "iPhone 7 Plus", onOS: 10, orientation: .landscape)
    #expect(size.height.value == Points(352))
    #expect(size.width.value == Points(420))
    #expect(size.height.state == .sourced)
  }

  @Test func omittedAxesTakeWhatTheVersionHas() throws {
    let engine = Engine.bundled
    #expect(try engine.size(of: "iPhone 4s", onOS: 8).cell[Mode.self] == .legacy)
    #expect(try engine.size(of: "iPhone 4s", onOS: 8).cell[EntryPoint.self] == .notificationCenter)
    #expect(try engine.size(of: "iPad Air 2", onOS: 12).cell[WidgetColumn.self] == .single)
    let landscape = try engine.size(of: "iPad Air 2", onOS: 10, orientation: .landscape)
    #expect(landscape.cell[WidgetColumn.self] == .left)
  }

  @Test(arguments: ["iPhone 77", "", "iPhone"])
  func anUnknownOrAmbiguousNameIsAnError(name: String) {
    let error = #expect(throws: DeviceNotFound.self) {
      try Engine.bundled.size(of: name, onOS: 10)
    }
    #expect(error?.name == name)
  }
}
