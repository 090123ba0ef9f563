import TerminalText

extension Character {
  nonisolated var glyph: Glyph { String(self).glyphs[0] }
}
