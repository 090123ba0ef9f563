import TerminalText
import Testing

/// ASCII replacements for letters and signs.
struct GlyphASCIITests {
  private func ascii(_ text: String) -> String { text.glyphs.map(\.ascii.description).joined() }

  @Test(arguments: [
    ("Kjøp på nærbutikken Ås", "Kjop pa narbutikken As"), ("Café e\u{301}t\u{E9}", "Cafe ete"),
    ("Żółć Őű Ÿ ſ", "Zolc Ou Y s"), ("−4,10 – ‘x’ “y” … ‹›", "-4,10 - 'x' \"y\" . <>"), ("Ā ÿ þ", "A y t"),
    ("日本 😀", "?? ?"),
    ("£5 €20 ¥900", "L5 E20 Y900"),
  ])
  func lettersLoseTheirAccents(text: String, expected: String) { #expect(ascii(text) == expected) }

  @Test func everyGlyphIsOneASCIIColumn() {
    for value in UInt32(0x20)...0x2_0000 {
      guard let glyph = Unicode.Scalar(value).flatMap(Glyph.init) else { continue }
      #expect(glyph.ascii.columns == 1 && (0x20..<0x7F).contains(glyph.ascii.base.value))
    }
  }

  @Test func consolesKeepLettersAndLines() {
    #expect("å─█·".glyphs.map(\.console) == "å─█·".glyphs)
    #expect("−–‹›".glyphs.map(\.console) == "--<>".glyphs)
  }
}
