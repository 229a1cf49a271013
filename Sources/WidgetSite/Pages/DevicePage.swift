internal import Documents
internal import WidgetDrawings
internal import WidgetSizing
internal import Wording

extension SiteContext {
  /// A model: its widgets in every case, drawn and as numbers, and what each number rests on.
  func devicePage(_ key: Key<Device>, sharing grounds: inout SizeGrounds) -> SitePage {
    page(of: subject(key), &grounds)
  }

  /// All Macs or Vision Pros, with the same parts.
  func platformPage(_ platform: Platform, sharing grounds: inout SizeGrounds) -> SitePage {
    page(of: subject(platform), &grounds)
  }

  private func page(of subject: DeviceSubject, _ grounds: inout SizeGrounds) -> SitePage {
    let today = subject.key.flatMap(todaySection)
    let sections: [Section?] = [
      widgetSection(of: subject), glanceSection(of: subject),
    ]
    let cards = Group(
      "cards", anchor: today == nil ? "sizes" : nil, cards(of: subject).map(Block.section))
    return SitePage(
      place: subject.place, title: subject.name,
      blocks: [.group("facts", [.lines(facts(of: subject))])]
        + sections.compactMap { $0.map(Block.section) } + (today.map { [.section($0)] } ?? [])
        + [.group(cards)]
        + (evidenceSection(of: subject, sharing: &grounds).map { [.section($0)] } ?? []),
      headTitle: headTitle(of: subject), description: description(of: subject),
      kind: "device", scripts: ["figures", "copy"])
  }

  /// `iPhone 16 Pro widget sizes: iOS 27 and iOS 26, in points and pixels`.
  private func headTitle(of subject: DeviceSubject) -> String {
    let part = subject.sizes.choices.first?.part
    let known = part?.groups.filter { part?.lines(of: $0).knownCount ?? 0 > 0 } ?? []
    guard !known.isEmpty else { return "\(subject.name) widget sizes · widgetsize" }
    let names = known.prefix(2).map(versionWords).joined(by: " and ")
    return "\(subject.name) widget sizes: \(names), in points and pixels · widgetsize"
  }

  /// The sizes that stand first, in a sentence.
  func description(of subject: DeviceSubject) -> PlainText {
    guard let group = subject.sizes.main, let part = subject.sizes.choices.first?.part else {
      return PlainText(
        "Nobody has published widget sizes of \(subject.name): the nearest known sizes, and how to measure its own."
      )
    }
    let known = part.lines(of: group).known.lines.prefix(3).compactMap { line in
      line.main.map { "\(catalog.name(of: line.widget.family)) \($0.plainText)" }
    }
    return PlainText(
      "Widget sizes of \(subject.name) in points on \(versionWords(of: group)): "
        + "\(known.joined(by: ", ")). With pixels, templates and a source for each number.")
  }

  /// What is known of a device, a few words each, and where to go on.
  private func facts(of subject: DeviceSubject) -> [[Inline]] {
    var facts: [[Inline]] = []
    if let key = subject.key {
      let device = catalog.devices[key]
      if let diagonal = device.diagonal { facts.append([Inline("\(diagonal) inches")]) }
      facts.append([Inline(screenFacts(of: device))])
      facts.append([
        Inline(catalog.versionRange(of: device) ?? "no source says which versions it runs")
      ])
      facts += sharedScreen(of: key, device)
    } else {
      facts.append(["every screen has the same sizes"])
      let versions = subject.sizes.runs.all.flatMap(\.versions)
      if let first = versions.min(), let last = versions.max(), let screen = subject.screen {
        facts.append([Inline("\(screen.platform.rawValue) \(first) to \(last)")])
      }
    }
    if subject.sizes.isKnown {
      let own = addresses[subject.place].name
      let tools: [(String, SitePlace, Slug)] = [
        ("Compare", .compare, "devices"), ("Does it fit?", .fit, "device"),
      ]
      // Content is judged on screens.
      facts += tools.prefix(subject.key == nil ? 1 : 2).map {
        [.link([Inline($0)], to: destination($1).choosing(own, as: $2))]
      }
      if let screen = subject.screen {
        facts += table(of: screen, "CSV")
      }
    }
    return facts
  }

  private func screenFacts(of device: Device) -> String {
    guard let key = device.screenClass else {
      return "no source states the size of its screen in points"
    }
    let screen = catalog.screenClasses[key]
    let points = "\(screen.width) × \(screen.height) points"
    guard let width = screen.width.pixels(atScale: screen.scale),
      let height = screen.height.pixels(atScale: screen.scale)
    else { return points }
    return "\(points), \(width) × \(height) pixels"
  }

  /// The first models with the same screen. All of them stand below.
  private func sharedScreen(of key: Key<Device>, _ device: Device) -> [[Inline]] {
    guard let screenClass = device.screenClass else { return [] }
    let others = models(of: catalog.widgetScreen(of: screenClass)).filter { $0 != key }
    guard !others.isEmpty else { return [] }
    let shown = others.count > 3 ? 2 : 3
    let names = zip(others, catalog.phrases(of: Array(others.prefix(shown)))).map {
      [link($1, to: .device($0))]
    }
    let more = others.count - names.count
    return [
      ["shares its screen with "] + names.joined(by: ", ")
        + (more > 0
          ? [" and ", .link([Inline("\(more) more")], to: .anchor("same-sizes"))] : [])
    ]
  }

  // MARK: Widgets

  private func widgetSection(of subject: DeviceSubject) -> Section {
    let cases = subject.sizes.choices.compactMap { choice in
      choice.part.main.map { main in
        Alternatives.Case(
          [Inline(choice.name)], anchor: choice.anchor, blocks(of: choice, main, subject))
      }
    }
    let tables: [Block] =
      cases.count > 1 ? [.alternatives(Alternatives(cases))] : cases.first?.blocks ?? []
    return Section(
      level: 2, ["Widgets"], anchor: "widgetkit", kind: "widgets",
      (cases.isEmpty ? emptyBlocks(of: subject) : [.group("copybar", [])] + tables)
        + unknownBlocks(of: subject))
  }

  /// The version with most known sizes in a table with its drawing; the others below.
  private func blocks(
    of choice: DeviceSizes.Choice, _ main: WidgetGroup, _ subject: DeviceSubject
  ) -> [Block] {
    let lines = choice.part.lines(of: main)
    let caption = [
      versionWords(of: main), choice.words(on: main),
      lines.known.columns == [.canvas]
        ? "as laid out. Nobody has published the size to which iPadOS scales it" : nil,
    ].compactMap(\.self).joined(by: ", ")
    var answers: [Block] = choice.note.map { [.paragraph([Inline($0)])] } ?? []
    answers.append(
      .table(
        self.answers(
          lines, subject.sizes.runs,
          caption: Table.Caption(
            [Inline(caption)], anchor: Slug(cleaning: "\(choice.anchor)-table")),
          templates: templates(on: main, for: subject), for: subject.key)))
    if lines.known.columns == [.canvas, .device] {
      answers.append(
        .paragraph([
          "iPadOS lays the widget out at the first size and shows it scaled to the second."
        ]))
    }
    return [
      sheet(
        answers, beside: pictures(of: choice, main, subject),
        below: otherVersions(of: choice.part, main, subject, choice.anchor)
          + [explanation(of: lines)] + orientationNote(on: main)
          + (choice.note == nil ? limits(of: main, subject) : []))
    ]
  }

  /// What the columns beside the sizes mean.
  private func explanation(of lines: FamilyLines) -> Block {
    let hasImages = lines.known.lines.contains { largestImage(of: $0) != nil }
    let words =
      countsLines(of: lines)
      ? "Lines: of body text at the text size Large (default), within the content margins; – where nobody "
        + "published those."
      : "Lines of text are not counted: nobody published the content margins."
    return .paragraph([
      .span(
        [Inline(words)]
          + (hasImages
            ? [
              " Largest image: in pixels, in the shape of the widget, ",
              link("by a rule", to: .rules, anchor: "refused-images-table"), ".",
            ] : []),
        kind: "near")
    ])
  }

  /// That no source tells how an iPad is held, with Apple’s guideline if it has a size here.
  private func orientationNote(on group: WidgetGroup) -> [Block] {
    guard group.screen.platform == .iPadOS else { return [] }
    let claims = group.answers.flatMap { [$0.width, $0.height] }.flatMap(\.claims).filter {
      catalog.claims[$0].method == .published
    }
    let guideline =
      claims.isEmpty
      ? []
      : [" "] + names(of: catalog.sources(of: claims))
        + [" names screens by their size in portrait, and has one size of a widget for each."]
    return [
      .paragraph([
        .span(["Landscape: no source has other sizes than these."] + guideline, kind: "near")
      ])
    ]
  }

  /// The templates of the versions of a group.
  func templates(
    on group: WidgetGroup, for subject: DeviceSubject
  ) -> Templates.OfScreen? {
    subject.screen.flatMap { templates[$0]?.widgets(of: group) }
  }

  /// What each other version has: a line if it has the same sizes, else its table behind a summary.
  func otherVersions(
    of part: DeviceSizes.Part, _ main: WidgetGroup, _ subject: DeviceSubject, _ anchor: Slug
  ) -> [Block] {
    let own = part.lines(of: main), platform = main.screen.platform
    func words(_ versions: [OSVersion]) -> String {
      catalog.words(of: Set(versions).sorted(), on: platform)
    }
    let known = part.groups.filter { $0.versions != main.versions }
      .map { (versions: $0.versions, lines: part.lines(of: $0)) }.filter { $0.lines.knownCount > 0 }
    let same = known.filter { $0.lines.hasSizes(of: own) }
      .map { (versions: $0.versions, words: self.words(ofSame: $0.lines, as: own)) }
      .runs { $0.words == $1.words }.map { run in
        [Inline("\(words(run.flatMap(\.versions))): \(run[0].words)")]
      }
    let others = known.filter { !$0.lines.hasSizes(of: own) }.map { versions, lines in
      let caption = Table.Caption([], anchor: anchor)
      return (
        versions: versions, lines: lines,
        table: answers(lines, subject.sizes.runs, caption: caption, isBrief: true)
      )
    }.runs { $0.table == $1.table }.map { run -> Block in
      let name = words(run.flatMap(\.versions))
      var table = run[0].table
      table.caption = Table.Caption(
        [Inline(name)], anchor: Slug(cleaning: "\(anchor)-\(name)-table"))
      let sizes = run[0].lines.known.lines.prefix(4).compactMap { line in
        line.main.map { "\(catalog.name(of: line.widget.family)) \($0.sizeText)" }
      }
      return .closed([Inline("\(name): \(sizes.joined(by: ", "))")], [.table(table)])
    }
    return (same.isEmpty ? [] : [.lines(same)]) + others
  }

  /// That a version has the sizes of another one: `the same, without extra large`.
  private func words(ofSame lines: FamilyLines, as own: FamilyLines) -> String {
    let widgets = own.known.lines.map(\.widget)
    func names(_ isIncluded: (FamilyLines.Line?) -> Bool) -> String {
      widgets.filter { isIncluded(lines[$0]) }.map { catalog.name(of: $0.family) }
        .withoutRepetition.list
    }
    let missing = names { $0 == nil }, unknown = names { $0?.isKnown == false }
    return "the same" + (missing.isEmpty ? "" : ", without \(missing)")
      + (unknown.isEmpty ? "" : "; \(unknown) not published")
  }

  /// A table, the drawings beside it, and what is below the table.
  func sheet(
    _ main: [Block], beside pictures: [Figure], below: [Block] = [], kind: Slug = "board"
  ) -> Block {
    .group(
      kind,
      [.group("main", main)]
        + (pictures.isEmpty ? [] : [.group("picture", pictures.map(Block.figure))])
        + (below.isEmpty ? [] : [.group("versions", below)]))
  }

  /// The Home Screen of a choice as its table has it; of a watch its faces.
  private func pictures(
    of choice: DeviceSizes.Choice, _ group: WidgetGroup, _ subject: DeviceSubject
  ) -> [Figure] {
    let faces = Figures.watchFaces(of: subject.key, group, in: engine)
    let homes = Figures.homeScreens(of: subject.key, [group], radii, in: engine)
      .filter { ($0.variant == .iconsLarge) == choice.hasLargeIcons }
    // Of an iPad what is shown, if it is known.
    let shown = homes.filter { $0.variant != .canvas }
    return faces + (shown.isEmpty ? homes : shown).map(\.figure)
  }
}

extension DeviceSizes.Choice {
  /// What the person has set, where versions have a choice: `with app names`.
  fileprivate func words(on group: WidgetGroup) -> String? {
    guard note == nil else {
      return group.zoom == .standard ? "large icons" : "Display Zoom: \(name)"
    }
    let hasChoice = group.answers.contains { $0.cell[WidgetVariant.self] == .iconsSmall }
    return hasChoice ? "with app names" : nil
  }
}
