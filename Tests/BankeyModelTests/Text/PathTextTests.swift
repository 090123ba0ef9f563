import BankeyModel
import TestSupport
import Testing

@Suite struct PathTextTests {
  @Test(arguments: 0..<100 as Range<UInt64>)
  func anyPathRoundTripsUniquely(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let pieces: [[UInt8]] = [
      [0x41], [0xC3, 0xA9], [0xE9], [0xF4, 0x8F, 0xBF, 0xBF], [0xF4, 0x8F, 0xBE], [0xED, 0xA0, 0x80], [0xC0, 0x80],
      [0xFF], [0xF0, 0x9F],
      [0x2F], [0xF4, 0x8F, 0xBC, 0x80], [0xE2, 0x80, 0xAE], [0x80],
    ]
    var texts: [String: [UInt8]] = [:]
    for _ in 0..<200 {
      let bytes = (0..<Int.random(in: 0...5, using: &random)).flatMap { _ in pieces.randomElement(using: &random)! }
      let text = PathText.text(bytes)
      #expect(PathText.bytes(text) == bytes)
      #expect(texts.updateValue(bytes, forKey: text).map { $0 == bytes } ?? true)
      #expect(PathText.isPlain(text) == (String(validating: bytes, as: UTF8.self) == text))
    }
  }

  @Test
  func utf8StaysAndOtherBytesAreReplaced() {
    #expect(PathText.text(Array("Kontoutskrift mai – è.csv".utf8)) == "Kontoutskrift mai – è.csv")
    let old = PathText.text([0x6D, 0xE5, 0x69, 0x2E, 0x63, 0x73, 0x76])
    #expect(PlainText.cleaned(old) == "m\u{FFFD}i.csv")
    #expect(JSONObject.quoted(old) == #""m\udbff\udfe5i.csv""#)
    #expect(PathText.system("a/b") == [0x61, 0x2F, 0x62, 0])
  }
}
