import BankeyModel
import BankeyText
import Foundation
import TestSupport
import Testing

@Suite struct AmountParserPropertyTests {
  /// What every locale writes is read back as the same figure, but for three that group with marks of
  /// their own scripts, and Toki Pona, which groups in twos.
  @Test func writtenAmountsAreReadBack() {
    var random = SeededRandom(seed: 20_261_121)
    for name in Locale.availableIdentifiers where !name.hasPrefix("tok") {
      let formats = Formats(locale: name)
      for decimals in [2, 3] {
        let bits = Int64.random(in: 0..<63, using: &random)
        let amount = Amount(units: Int64.random(in: .min ... .max, using: &random) >> bits, scale: decimals)
        let text = formats.plain(amount, decimals: decimals)
        if text.contains(where: { "،⹁ወ".contains($0) }) { continue }
        #expect((try? AmountParser.parse(text)) == amount, "\(name): \(text)")
      }
    }
  }

  /// A random text of digits and marks is either refused or read as exactly its digits.
  @Test func randomTextNeverBecomesAnotherAmount() {
    var random = SeededRandom(seed: 7)
    let alphabet = Array("0123456789.,' -+()\u{A0}−x".unicodeScalars)
    for _ in 0..<20_000 {
      let length = Int.random(in: 0..<14, using: &random)
      var text = String.UnicodeScalarView()
      for _ in 0..<length { text.append(alphabet.randomElement(using: &random)!) }
      guard let amount = try? AmountParser.parse(String(text)) else { continue }
      #expect(digits("\(amount)") == digits(String(text)), "\(String(text)) became \(amount)")
    }
  }

  /// A plain figure takes the fast path, and with a blank after it the general one. Both give the same amount.
  @Test func fastAndFullParserAgreeOnPlainFigures() {
    var random = SeededRandom(seed: 13)
    let (alphabet, currencies) = (Array("00123456789.,".unicodeScalars), [nil, "EUR", "JPY", "KWD"])
    for _ in 0..<20_000 {
      var text = String.UnicodeScalarView(["", "-", "+"].randomElement(using: &random)!.unicodeScalars)
      for _ in 0..<Int.random(in: 0..<22, using: &random) { text.append(alphabet.randomElement(using: &random)!) }
      let currency = currencies.randomElement(using: &random)!.map { Currency(code: $0) }
      let mark = [DecimalMark.dot, .comma, .either].randomElement(using: &random)!
      let plain = try? AmountParser.parse(String(text), mark: mark, in: currency)
      let careful = try? AmountParser.parse(String(text) + " ", mark: mark, in: currency)
      #expect(plain?.units == careful?.units && plain?.scale == careful?.scale, "\(String(text))")
    }
  }

  @Test func randomBytesAreHandled() {
    var random = SeededRandom(seed: 11)
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 0..<40, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
      for mark in [DecimalMark.dot, .comma, .either] { _ = try? AmountParser.parse(utf8: bytes, mark: mark) }
    }
  }

  private func digits(_ text: String) -> Substring { text.filter(\.isWholeNumber).drop { $0 == "0" } }
}
