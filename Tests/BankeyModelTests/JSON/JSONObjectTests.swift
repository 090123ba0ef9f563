import BankeyModel
import Foundation
import Testing

@Suite struct JSONObjectTests {
  @Test func membersKeepTheOrderOfCalls() {
    var object = JSONObject()
    object.put("id", "7")
    object.put("name", nil as String?)
    object.put("transactions", 12)
    #expect(object.text == #"{"id":"7","name":null,"transactions":12}"#)
  }

  @Test func controlCharactersAreEscaped() {
    #expect(JSONObject.quoted("a\u{1B}[2Jb\u{7F}\u{9B}") == #""a\u001b[2Jb\u007f\u009b""#)
    #expect(JSONObject.quoted("\u{202E}x\u{200B}\u{FEFF}\u{2028}") == #""\u202ex\u200b\ufeff\u2028""#)
    #expect(JSONObject.quoted("line\r\nnext\t\"\\") == #""line\u000d\nnext\t\"\\""#)
    #expect(JSONObject.quoted("\u{E0041}") == #""\udb40\udc41""#)
  }

  @Test func printableUnicodeStays() {
    #expect(JSONObject.quoted("Blåbær 日本 🏦 é") == "\"Blåbær 日本 🏦 é\"")
  }

  @Test func textIsReadBack() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = Lottery(seed)
    for _ in 0..<200 {
      let text = String(String.UnicodeScalarView((0..<20).map { _ in random.scalar() }))
      let back = try JSONDecoder().decode([String].self, from: Data("[\(JSONObject.quoted(text))]".utf8))
      #expect(back.first?.unicodeScalars.elementsEqual(text.unicodeScalars) == true, "seed \(seed)")
    }
  }

  @Test func listIsOneObjectPerLine() throws {
    var list = JSONList("accounts")
    var object = JSONObject()
    object.put("id", "1")
    let text = list.next(object) + list.next(object) + list.end
    #expect(text == "{\"version\":1,\"accounts\":[\n{\"id\":\"1\"},\n{\"id\":\"1\"}\n]}\n")
    #expect(JSONList("accounts").end == "{\"version\":1,\"accounts\":[]}\n")
  }
}

/// Random scalars from all of Unicode, half of them from difficult ranges.
private struct Lottery {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func scalar() -> Unicode.Scalar {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let range: UInt32 = state >> 63 == 0 ? 0x300 : 0x11_0000
    return Unicode.Scalar(UInt32(truncatingIfNeeded: state >> 33) % range) ?? " "
  }
}
