import Foundation
import Pictures
import TestSupport
import Testing

/// The pictures that the inputs which were kept draw.
@Suite struct PictureInputTests {
  /// libpng reads each to the last byte, and would say what it mended.
  @Test(.enabled(if: Programs.mustRun("pngfix")))
  func everyPictureIsReadByLibpng() throws {
    let pngfix = try #require(Programs.installed("pngfix"))
    let inputs = try InputTests.inputs(of: .picture)
    try withTemporaryFolder { folder in
      for (name, bytes) in inputs {
        let picture = Reader.picture(drawnBy: bytes)
        try Data(picture.png()).write(to: folder.appending(path: "\(name).png"))
      }
      let result = try run(pngfix, inputs.map { "\($0.name).png" }, in: folder)
      #expect(result.status == 0, "\(result)")
      #expect(
        result.output.split(separator: "\n").count { $0.hasPrefix("IDAT OK ") } == inputs.count,
        "\(result)")
    }
  }
}
