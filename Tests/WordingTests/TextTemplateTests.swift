import Testing
import Wording

@Suite("A template of text") struct TextTemplateTests {
  private func text(
    _ template: String, _ values: TextTemplate.Values = [:],
    forms: [String: @Sendable (String) -> String] = [:]
  ) -> String {
    var text = ""
    TextTemplate(template).fill(forms: forms, { values[$0] }) { text += $0 }
    return text
  }

  private let list: TextTemplate.Value = .list([
    ["name": .plain("a")], ["name": .plain("b")], ["name": .plain("c")],
  ])

  @Test("has values in the place of names, and does not read them again")
  func values() {
    #expect(text("{{a}} {{b}}\n", ["a": .plain("{{b}}"), "b": .plain("1")]) == "{{b}} 1\n")
    #expect(text("{ {{a}}}} {", ["a": .plain("1")]) == "{ 1}} {")
  }

  @Test("has values in forms")
  func forms() {
    let forms: [String: @Sendable (String) -> String] = ["twice": { $0 + $0 }]
    #expect(text("{{a|twice}}", ["a": .foreign("x")], forms: forms) == "xx")
    #expect(text("{{a|twice}}", ["a": .plain("x")], forms: forms) == "xx")
  }

  @Test("repeats sections, and tells the ends of a list")
  func lists() {
    #expect(text("{{#list}}{{name}}{{^last}}, {{/last}}{{/list}}", ["list": list]) == "a, b, c")
    #expect(text("{{#list}}{{^first}}-{{/first}}{{name}}{{/list}}", ["list": list]) == "a-b-c")
    #expect(text("[{{#list}}{{name}}{{/list}}]", ["list": .list([])]) == "[]")
    #expect(text("{{^list}}none{{/list}}", ["list": .list([])]) == "none")
    #expect(text("{{^list}}none{{/list}}", ["list": list]) == "")
  }

  @Test("looks for a name in the items around it, the innermost first")
  func scopes() {
    let outer: TextTemplate.Value = .list([
      ["name": .plain("x"), "own": .plain("y"), "inner": list]
    ])
    let template = "{{#outer}}{{name}}{{#inner}}{{name}}{{own}}{{root}}{{/inner}}{{/outer}}"
    #expect(text(template, ["outer": outer, "root": .plain("z")]) == "xayzbyzcyz")
  }

  @Test("has sections of what is there", arguments: [true, false])
  func flags(flag: Bool) {
    let values: TextTemplate.Values = ["a": flag ? .plain("1") : .flag(false), "b": .flag(flag)]
    #expect(text("{{#a}}{{a}}{{/a}}{{^a}}nil{{/a}}", values) == (flag ? "1" : "nil"))
    #expect(text("{{#b}}yes{{/b}}{{^b}}no{{/b}}", values) == (flag ? "yes" : "no"))
  }

  @Test("omits lines that hold one tag and no value")
  func lines() {
    let template = """
      {{! A comment. }}
      begin
        {{#list}}
        - {{name}}
        {{/list}}
      end

      """
    #expect(text(template, ["list": list]) == "begin\n  - a\n  - b\n  - c\nend\n")
    #expect(text("{{a}}\n", ["a": .plain("1")]) == "1\n")
  }

  @Test("repeats named lines, indented")
  func namedLines() {
    let template = """
      {{$body}}
      {{#list}}
      {{name}}

      {{/list}}
      {{/body}}
      1
        {{>body}}
          {{>body}}

      """
    let values: TextTemplate.Values = ["list": .list([["name": .plain("a")]])]
    #expect(text(template, values) == "1\n  a\n\n    a\n\n")
    #expect(text("{{$words}}\none two\n{{/words}}\nthree") == "three")
  }
}
