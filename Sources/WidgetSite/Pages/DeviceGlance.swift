internal import Documents
internal import WidgetDrawings
internal import WidgetSizing
internal import Wording

extension SiteContext {
  /// The widgets of the Lock Screen and Live Activities, the same in every case; nil if none is known.
  func glanceSection(of subject: DeviceSubject) -> Section? {
    let sizes = subject.sizes
    var blocks: [Block] = []
    if let main = sizes.lockScreen.main {
      blocks += tables(of: sizes.lockScreen, main, subject, "lock-screen", "Lock Screen")
    }
    let hasLockScreen = !blocks.isEmpty
    if let main = sizes.activities.main {
      let tables = tables(of: sizes.activities, main, subject, "live-activities", "Live Activities")
      blocks.append(
        .group(
          "activities", anchor: hasLockScreen ? "live-activities" : nil, tables + carPlay(main)))
    }
    guard !blocks.isEmpty else { return nil }
    let parts = [("Lock Screen", sizes.lockScreen), ("Live Activities", sizes.activities)]
    let title = parts.filter { $1.main != nil }.map(\.0).list
    return Section(
      level: 2, [Inline(title)], anchor: hasLockScreen ? "lock-screen" : "live-activities",
      kind: "band", blocks)
  }

  /// `CarPlay, iOS 26 and 27, to test a design with: 240 × 78, 240 × 100, 170 × 78 points.`
  private func carPlay(_ group: WidgetGroup) -> [Block] {
    let answers = group.answers.filter { $0.isKnown && $0.cell.isOnOtherDisplay }
    return answers.isEmpty
      ? [] : [constants(answers, "\(versionWords(of: group)), to test a design with")]
  }

  private func tables(
    of part: DeviceSizes.Part, _ main: WidgetGroup, _ subject: DeviceSubject, _ anchor: Slug,
    _ title: String
  ) -> [Block] {
    let table = answers(
      part.lines(of: main), subject.sizes.runs,
      caption: Table.Caption(
        [Inline("\(title), \(versionWords(of: main))")], anchor: Slug(cleaning: "\(anchor)-table")),
      isBrief: true, templates: templates(on: main, for: subject), for: subject.key)
    return [.table(table)] + otherVersions(of: part, main, subject, anchor)
  }
}
