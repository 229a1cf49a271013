/// A part of a document that stands on its own lines.
public indirect enum Block: Equatable, Sendable {
  /// A heading; `level` is 1 to 6, and beyond these the nearest. `anchor` is its id.
  case heading(level: Int, [Inline], anchor: Slug? = nil)
  case paragraph([Inline])
  case list(List)
  case table(Table)
  case codeBlock(CodeBlock)
  /// Someone else's words.
  case quote([Block])
  case note(Note)
  case figure(Figure)
  case section(Section)
  case group(Group)
  case alternatives(Alternatives)
  case disclosure(Disclosure)
  case navigation(Navigation)
  /// A line between two thoughts.
  case thematicBreak
}

/// A remark beside the text.
public struct Note: Equatable, Sendable {
  /// What the note says first, such as *Disputed*; set strong.
  public var title: [Inline]
  /// The remark.
  public var blocks: [Block]
  /// What kind of remark it is, for a style sheet.
  public var kind: Slug?

  /// Makes a note.
  public init(_ title: [Inline] = [], kind: Slug? = nil, _ blocks: [Block]) {
    self.title = title
    self.kind = kind
    self.blocks = blocks
  }
}

/// A part of a page, under its heading.
public struct Section: Equatable, Sendable {
  /// The level of the heading, 1 to 6.
  public var level: Int
  /// What the section is about.
  public var heading: [Inline]
  /// The id of the heading, by which the section is linked to and named.
  public var anchor: Slug
  /// A class for a style sheet or a script.
  public var kind: Slug?
  /// What is under the heading.
  public var blocks: [Block]

  /// Makes a section.
  public init(
    level: Int, _ heading: [Inline], anchor: Slug, kind: Slug? = nil, _ blocks: [Block]
  ) {
    self.level = level
    self.heading = heading
    self.anchor = anchor
    self.kind = kind
    self.blocks = blocks
  }

  /// The heading and what is under it, for formats that have no sections.
  var flattened: [Block] {
    [.heading(level: level, heading, anchor: anchor)] + blocks
  }
}

/// A list of links within a page or a site.
public struct Navigation: Equatable, Sendable {
  /// What the links are, such as *On this page*.
  public var label: [Inline]
  /// The id of the label, by which the list is named to assistive technology.
  public var anchor: Slug
  /// The links.
  public var list: List

  /// Makes a navigation list.
  public init(_ label: [Inline], anchor: Slug, _ list: List) {
    self.label = label
    self.anchor = anchor
    self.list = list
  }
}
