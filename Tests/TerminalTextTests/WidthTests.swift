import Foundation
import TerminalText
import TestSupport
import Testing

/// The number of columns that text takes.
@Suite struct WidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("æøå", 3), ("e\u{301}", 1), ("作者", 4), ("ｶﾀ", 2), ("한국", 4), ("한", 2), ("›", 1),
    ("▀▔─╭", 4), ("⠤⠒⠉", 3), ("²³", 2), ("−50.83", 6), ("€", 1), ("😀", 2), ("👨‍👩‍👧", 2), ("🇳🇴", 2), ("❤️", 1), ("ไทย", 3),
  ])
  func textHasItsColumns(_ text: String, _ columns: Int) {
    #expect(text.columns == columns)
  }

  @Test(
    arguments: [
      ("A", 1), ("\u{7}", nil), ("\u{9B}", nil), ("\u{301}", 0), ("\u{200B}", 0), ("作", 2), ("\u{2028}", nil),
    ] as [(Unicode.Scalar, Int?)])
  func scalarHasItsColumns(_ scalar: Unicode.Scalar, _ columns: Int?) {
    #expect(scalar.columns == columns)
  }

  @Test(.enabled(if: Corpus.has("text/unicode/EastAsianWidth.txt"), Corpus.isMissing)) func widthsMatchUnicode() throws
  {
    let table = try #require(Corpus.text("text/unicode/EastAsianWidth.txt"))
    var wrong: [String] = []
    for (scalars, property) in entries(of: table) {
      for scalar in scalars.compactMap(Unicode.Scalar.init) {
        guard let columns = scalar.columns, columns > 0, isAgreed(scalar) else { continue }
        let isWide = property == "W" || property == "F"
        if (columns == 2) != isWide { wrong.append(String(scalar.value, radix: 16)) }
      }
    }
    #expect(wrong == [])
  }

  @Test(.enabled(if: Corpus.has("text/unicode/emoji-test.txt"), Corpus.isMissing)) func everyEmojiIsOneGlyphOrAFlag()
    throws
  {
    let table = try #require(Corpus.text("text/unicode/emoji-test.txt"))
    for emoji in table.split(separator: "\n").compactMap(sequence) {
      let glyphs = emoji.glyphs
      let isFlag = glyphs.count == 2 && glyphs.allSatisfy { (0x1F1E6...0x1F1FF).contains($0.base.value) }
      #expect(glyphs.count == 1 || isFlag, "\(emoji)")
    }
  }

  @Test(.enabled(if: Corpus.has("text/WIDTHS.json"), Corpus.isMissing)) func widthsMatchOtherImplementations() throws {
    let bytes = try #require(Corpus.bytes("text/WIDTHS.json"))
    let rows = try JSONDecoder().decode(Widths.self, from: Data(bytes)).firm
    #expect(rows.count > 10)
    for row in rows where row.string.cleaned == row.string { #expect(row.string.columns == row.width, "\(row.hex)") }
  }

  /// Circled numbers and hexagrams: tables differ by version, and the C library, on which curses relies, makes them
  /// wide.
  private func isAgreed(_ scalar: Unicode.Scalar) -> Bool {
    !(0x3248...0x324F).contains(scalar.value) && !(0x4DC0...0x4DFF).contains(scalar.value)
  }

  private func entries(of table: String) -> [(ClosedRange<UInt32>, Substring)] {
    table.split(separator: "\n").compactMap { line in
      let fields = line.prefix { $0 != "#" }.split(separator: ";").map { $0.trimmingPrefix(" ") }
      guard fields.count == 2 else { return nil }
      let ends = fields[0].prefix { $0 != " " }.split(separator: ".").compactMap { UInt32($0, radix: 16) }
      guard let first = ends.first, let last = ends.last else { return nil }
      return (first...last, fields[1].prefix { $0 != " " })
    }
  }

  private func sequence(_ line: Substring) -> String? {
    guard line.contains("; fully-qualified") else { return nil }
    return text(ofHex: line.prefix { $0 != ";" })
  }
}

private struct Widths: Decodable {
  struct Row: Decodable {
    let hex: String
    let width: Int

    var string: String { text(ofHex: hex[...]) }
  }
  let emoji: [Row]

  /// Single scalars, because terminals disagree about sequences.
  var firm: [Row] { emoji.filter { !$0.hex.contains(" ") } }
}

private func text(ofHex hex: Substring) -> String {
  var text = String.UnicodeScalarView()
  text.append(contentsOf: hex.split(separator: " ").compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) })
  return String(text)
}
