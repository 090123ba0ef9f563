import TUIKit
import Testing

@testable import CursesTerminal

/// Capabilities derived from terminfo and the environment.
struct DetectionTests {
  private func colors(_ count: Int, _ variables: [String: String] = [:]) -> Capabilities.Colors {
    Capabilities(colors: count, name: "xterm", isUnicode: true, hasSelection: false) { variables[$0] }.colors
  }

  @Test func colorDepthIsDetected() {
    #expect([-1, 0, 8, 16, 88, 256].map { colors($0) } == [.none, .none, .eight, .sixteen, .sixteen, .full])
    #expect(colors(1 << 24) == .eight)
  }

  @Test func noColorCountsUnlessEmpty() {
    #expect(colors(256, ["NO_COLOR": "1"]) == .none)
    #expect(colors(256, ["NO_COLOR": ""]) == .full)
  }

  @Test func consolesHaveNoRareGlyphs() {
    func hasRichFont(_ name: String, isUnicode: Bool = true) -> Bool {
      Capabilities(colors: 8, name: name, isUnicode: isUnicode, hasSelection: false) { _ in nil }.hasRichFont
    }
    #expect(["linux", "linux-16color", "vt100", "vt220"].map { hasRichFont($0) } == [false, false, false, false])
    #expect(["xterm-256color", "tmux-256color", "vte-256color"].map { hasRichFont($0) } == [true, true, true])
    #expect(!hasRichFont("xterm", isUnicode: false))
  }

  @Test func terminalNameIsDetected() {
    func names(_ variables: [String: String]) -> [String] { TerminalName.candidates { variables[$0] } }
    #expect(names([:]).isEmpty)
    #expect(names(["TERM": "dumb"]).isEmpty)
    #expect(names(["TERM": "xterm"]) == ["xterm"])
    #expect(names(["TERM": "xterm", "COLORTERM": "truecolor"]) == ["xterm-256color", "xterm"])
    #expect(names(["TERM": "linux", "COLORTERM": "truecolor"]) == ["linux"])
  }

  @Test func firstSetLocaleVariableWins() {
    func name(_ variables: [String: String]) -> String { Locale.name { variables[$0] } }
    #expect(name(["LC_ALL": "", "LC_CTYPE": "nb_NO.UTF-8", "LANG": "C"]) == "nb_NO.UTF-8")
    #expect(name([:]) == "C")
    #expect(["nb_NO.UTF-8", "C.utf8", "de_DE.UTF-8@euro"].allSatisfy(Locale.isUTF8))
    #expect(!["nb_NO", "C", "de_DE.ISO-8859-1"].contains(where: Locale.isUTF8))
  }

  @Test func delaysAreNotSent() {
    #expect(withoutDelays("\u{1B}[H\u{1B}[J$<50>") == "\u{1B}[H\u{1B}[J")
    #expect(withoutDelays("a$<2*>b$<5/>c$") == "abc$")
  }
}
