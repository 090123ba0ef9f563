import TerminalText
import Testing

/// Cleaning foreign text.
@Suite struct CleaningTests {
  @Test(arguments: [
    ("plain", "plain"),
    ("Blåbærsyltetøy", "Blåbærsyltetøy"),
    ("作者", "作者"),
    ("red \u{1B}[31malert", "red \u{FFFD}[31malert"),
    ("bell\u{7}", "bell\u{FFFD}"),
    ("two\nlines", "two\u{FFFD}lines"),
    ("right\u{202E}left", "rightleft"),
    ("\u{FEFF}mark", "mark"),
    ("zero\u{200B}width", "zerowidth"),
    ("soft\u{AD}hyphen", "softhyphen"),
    ("family 👨‍👩‍👧", "family 👨"),
    ("thumb 👍🏻", "thumb 👍"),
    ("heart ❤️", "heart ❤"),
    ("flag 🇳🇴", "flag 🇳🇴"),
    ("England 🏴󠁧󠁢󠁥󠁮󠁧󠁿", "England 🏴"),
    ("not joined 1\u{200D}2", "not joined 12"),
    ("Hindi क्‍ष", "Hindi क्ष"),
    ("filler\u{3164}\u{115F}", "filler"),
    ("nobody\u{0378}", "nobody\u{FFFD}"),
    ("\u{301}alone", " \u{301}alone"),
  ])
  func textIsCleaned(_ text: String, _ expected: String) {
    #expect(Array(text.cleaned.unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test func glyphKeepsFourMarks() {
    let glyphs = "e\u{301}\u{302}\u{303}\u{304}\u{305}x".glyphs
    #expect(glyphs.map(\.description) == ["e\u{301}\u{302}\u{303}\u{304}", "x"])
    #expect(glyphs[0].marks.count == 4)
    #expect(!glyphs[0].isBare)
  }

  @Test func glyphIsPlainData() {
    #expect(MemoryLayout<Glyph>.stride == 16)
    #expect(Glyph("a") == "a".glyphs[0])
    #expect(Glyph("\u{301}") == nil)
    #expect(Glyph("\u{200D}") == nil)
    #expect(Glyph("\u{7}") == nil)
    #expect(Glyph.blank.columns == 1)
    #expect(Glyph("作")?.columns == 2)
    #expect(Glyph.replacement.scalars == ["\u{FFFD}"])
  }
}
