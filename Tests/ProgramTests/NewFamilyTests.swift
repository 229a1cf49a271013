import Foundation
import TestSupport
import Testing

/// A family that only a user's tables have is in the output of every command.
@Suite("A family in a data folder") struct NewFamilyTests {
  private static let tables = [
    "families.csv": """
    id,kind,order,name,is_in_dynamic_island
    systemRibbon,widgetkit,20,ribbon,false
    """,
    "variants.csv": """
    id,order,name
    docked,30,in the dock
    """,
    "widget_families.csv": """
    platform,family,os_first,has_frame,source_id,note
    iOS,systemRibbon,26,true,,
    """,
    "family_variants.csv": """
    platform,family,variant,os_first,source_id,note
    iOS,systemRibbon,docked,26,,
    """,
    "claims.csv": """
    \(DataFolderTests.claimColumns)
    N1-001,widgetkit,FR1,answer,width,333,pt,,iOS,26,26,stated,,393x852@3,,,,,,,,systemRibbon,docked,display-size,own,
    N1-002,widgetkit,FR1,answer,height,77,pt,,iOS,26,26,stated,,393x852@3,,,,,,,,systemRibbon,docked,display-size,own,
    N1-003,widgetkit,FR2,answer,height,76,pt,,iOS,26,26,stated,,393x852@3,,,,,,,,systemRibbon,docked,display-size,own,
    """,
  ]

  private static let id = "widgetkit.ios26.393x852@3.systemRibbon.docked"

  /// Runs a line of a shell in a folder whose folder `own` has the tables.
  private func output(_ line: String, status: Int32 = 0) throws -> String {
    try withTemporaryFolder { folder in
      let own = folder.appending(path: "own")
      try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
      for (name, text) in Self.tables { try own.write(name, text + "\n") }
      let result = try runInShell(line, in: folder)
      #expect(result.status == status, "\(result)")
      return result.output
    }
  }

  private static let asked = "-d 'iPhone 15' --os 26 --family systemRibbon --data own"

  @Test(
    "is in every answer",
    arguments: [
      ("query \(asked)", "systemRibbon  docked     333     76!  999 × 228  FR1 FR2"),
      ("query \(asked) --format csv", "\(id),widgetkit,26,iOS,393x852@3,"),
      ("query \(asked) --json", #""family":"systemRibbon""#),
      ("query \(asked) --format svg", "systemRibbon, docked"),
      (
        "query \(asked) --format swift",
        "public static let systemRibbon = CGSize(width: 333, height: 76)"
      ),
      ("query \(asked) --format kotlin", "val systemRibbon = WidgetSize(333.0, 76.0)"),
      ("explain \(asked)", id),
      ("fit --rows 2 --row-height 20 \(asked)", "systemRibbon: all of it is seen"),
      ("safe \(asked)", "systemRibbon: 333 × 76!"),
      ("identify --size 333x76 --system widgetkit --data own", "docked"),
      ("list families --data own", "systemRibbon"),
      ("list conflicts --data own", "systemRibbon, docked"),
      ("query --system widgetkit -d 'iPhone 15' --os 26 --data own", "docked"),
    ])
  func answers(command: String, expected: String) throws {
    let output = try output("widgetsize " + command)
    #expect(output.contains(expected), "\(command):\n\(output)")
  }

  @Test("is checked by its identifier")
  func check() throws {
    let line =
      "printf 'id,width_pt\\n\(Self.id),333\\n' >pinned.csv && widgetsize check pinned.csv "
    _ = try output(line + "--data own")
    _ = try output(line, status: 1)
  }

  @Test("is on the site")
  func site() throws {
    let output = try output(
      "widgetsize report --data own --output site && cat site/widgetkit/393x852-3.html")
    #expect(output.contains("systemRibbon") && output.contains("docked"))
  }

  @Test("is refused where no table has it")
  func unknown() throws {
    let result = try widgetsize("query", "-d", "iPhone 15", "--family", "systemRibbon")
    #expect(result.status == 64 && result.errors.contains("unknown family 'systemRibbon'"))
  }
}
