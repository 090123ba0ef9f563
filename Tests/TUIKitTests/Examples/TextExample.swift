import TUIKit
import TerminalText
import TestSupport
import Testing

/// The example in docs/tuikit/text.md.
@Suite struct TextExample {
  @Test func spansAddUpToOneText() {
    let balance = Text("$", .secondary) + Text("929,466", .strong) + Text(".23", .secondary)
    let label = Label(balance, alignment: .trailing)
    expectText(
      drawn(label, 16, 1),
      """
           $929,466.23
      """)
    #expect(balance.columns == 11)
    #expect(balance.string == "$929,466.23")
  }

  @Test func textIsTruncatedByColumns() {
    let name = Text("No-Fee All-In Chequing")
    #expect(name.truncated(to: 12).string == "No-Fee All-…")
    #expect(Text("作者の名前").truncated(to: 6).string == "作者…")
    #expect(Text("17,562.44").truncated(to: 6, .whole).string == "…")
  }

  @Test func labelWrapsAtWords() {
    let label = Label("Your data stays in one file on this machine.")
    label.lineLimit = 0
    expectText(
      drawn(label, 20, 3),
      """
      Your data stays in
      one file on this
      machine.
      """)
  }

  @Test func foreignTextIsCleaned() {
    let foreign = "CAF\u{E9} \u{1B}[2J\u{202E}OSLO"
    #expect(foreign.cleaned == "CAFé \u{FFFD}[2JOSLO")
    #expect(foreign.columns == 13)
  }
}
