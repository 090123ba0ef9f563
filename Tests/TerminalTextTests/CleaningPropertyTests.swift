import TerminalText
import TestSupport
import Testing

/// Laws for any text.
@Suite struct CleaningPropertyTests {
  @Test func unprintableScalarsNeverPass() {
    for seed in UInt64(0)..<2000 { check(randomText(seed), "seed \(seed)") }
  }

  @Test func everyScalarIsCleaned() {
    for value in Array(0...0x33FF) + stride(from: 0x3400, through: 0x10FFFF, by: 31) {
      guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
      check(String(scalar), "U+\(String(value, radix: 16))")
    }
  }

  @Test(.enabled(if: Corpus.has("text/big-list-of-naughty-strings/blns.txt"), Corpus.isMissing))
  func naughtyStringsAreCleaned()
    throws
  {
    let text = try #require(Corpus.text("text/big-list-of-naughty-strings/blns.txt"))
    for line in text.split(separator: "\n") { check(String(line), String(line)) }
  }

  private func check(_ text: String, _ name: String) {
    if let problem = problem(text) { Issue.record("\(name): \(problem)") }
  }

  /// The rule that a cleaned text breaks; nil if it breaks none.
  private func problem(_ text: String) -> String? {
    let clean = text.cleaned
    let glyphs = text.glyphs
    if let scalar = clean.unicodeScalars.first(where: isForbidden) { return "\(scalar.value) passed" }
    if !clean.cleaned.unicodeScalars.elementsEqual(clean.unicodeScalars) { return "cleaning again changes it" }
    if glyphs.reduce(0, { $0 + $1.columns }) != text.columns { return "columns do not add up" }
    if clean.columns != text.columns { return "columns change by cleaning" }
    if clean.glyphs != glyphs { return "glyphs change by cleaning" }
    return glyphs.allSatisfy { (1...2).contains($0.columns) && $0.marks.count <= 4 } ? nil : "a glyph is no glyph"
  }

  private func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .unassigned, .surrogate, .lineSeparator, .paragraphSeparator: true
    default: scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.isVariationSelector
    }
  }

  private func randomText(_ seed: UInt64) -> String {
    var random = SeededRandom(seed: seed)
    var text = String.UnicodeScalarView()
    for _ in 0..<random.int(0...20) {
      let value = UInt32(random.int(random.pick(Self.blocks)))
      if let scalar = Unicode.Scalar(value) { text.append(scalar) }
    }
    return String(text)
  }

  /// Blocks with difficult characters: ASCII, marks, joiners, Indic, jamo, selectors, flags, emoji, tags, anything.
  private static let blocks: [ClosedRange<Int>] = [
    0x00...0xFF, 0x300...0x36F, 0x600...0x6FF, 0x900...0x97F, 0x1100...0x11FF, 0x2000...0x206F, 0x2600...0x27BF,
    0xAC00...0xAC80, 0xFE00...0xFE0F, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F468, 0xE0000...0xE007F, 0...0x10FFFF,
    0x200D...0x200D,
  ]
}
