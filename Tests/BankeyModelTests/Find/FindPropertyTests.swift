import BankeyModel
import BankeyText
import TestSupport
import Testing

@Suite struct FindPropertyTests {
  private static let pieces = [
    "amount", "date", "status", "text", ":", ">", "<", "=", ">=", "..", "\"", " ", "-", "+", ".", ",", "2026", "10",
    "19",
    "0", "9999999999999999999", "abc", "Æ", "\u{301}", "é", "\0", "\u{202E}", "posted", "💶", "1.2.3", "\n",
  ]

  @Test(arguments: 0..<20 as Range<UInt64>) func randomTextIsAQueryOrAProblem(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<200 {
      let text = (0..<Int.random(in: 0...8, using: &random)).map { _ in Self.pieces.randomElement(using: &random)! }
      do throws(FindError) {
        _ = try FindQuery(text.joined())
      } catch {
        #expect(!Language.english.strings.problem(error).isEmpty, "seed \(seed)")
      }
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>) func scaledUnitsMatchTheFigure(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<200 {
      let (figure, amount) = (Self.amount(&random), Self.amount(&random))
      let isSigned = figure.units <= 0 || Bool.random(using: &random)
      let size = isSigned ? amount : Amount(units: abs(amount.units), scale: amount.scale)
      let above = AmountRange(above: figure, isMagnitude: !isSigned)
      let below = AmountRange(below: figure, isMagnitude: !isSigned)
      let same = AmountRange(from: figure, through: figure, isMagnitude: !isSigned)
      #expect(above.contains(amount) == (size > figure), "\(amount) above \(figure), seed \(seed)")
      #expect(below.contains(amount) == (size < figure), "\(amount) below \(figure), seed \(seed)")
      #expect(same.contains(amount) == (size == figure), "\(amount) is \(figure), seed \(seed)")
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>) func textIsFoundByEachOfItsParts(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<50 {
      let letters = (0..<12).map { _ in "aBæØ é💶1\0İß-".unicodeScalars.randomElement(using: &random)! }
      let start = Int.random(in: 0..<11, using: &random)
      let part = letters[start..<Int.random(in: (start + 1)...12, using: &random)]
      let (text, wanted) = (String(String.UnicodeScalarView(letters)), String(String.UnicodeScalarView(part)))
      #expect(TextPattern(wanted.uppercased()).isFound(in: text) || wanted.contains("ß") || wanted.contains("İ"))
      #expect(TextPattern(wanted).isFound(in: text), "\(wanted) in \(text), seed \(seed)")
    }
  }

  private static func amount(_ random: inout SeededRandom) -> Amount {
    Amount(units: Int64.random(in: -300...300, using: &random), scale: Int.random(in: 0...3, using: &random))
  }
}
