import BankeyModel
import TestSupport
import Testing

/// Invalid JSON is refused with a reason and a line, and never crashes.
@Suite struct JSONReaderTests {
  @Test(arguments: [
    ("[1,]", "a value is missing"), ("{\"a\":1,}", "the name of a member is missing"),
    ("[1 2]", "a comma or “]” is missing"),
    ("{\"a\" 1}", "a colon is missing"), ("{a:1}", "the name of a member is missing"),
    ("01", "there is text after its end"),
    ("[1.]", "a number has no decimals"), ("[-]", "a number has no digits"), ("[1e]", "a number has no exponent"),
    ("[+1]", "a value is missing"), ("[NaN]", "a value is missing"), ("[nul]", "a value is missing"),
    ("[\"\\x\"]", "an escape is unknown"), ("[\"\\u12g4\"]", "an escape is unknown"),
    ("[\"a\tb\"]", "a string contains a control character"), ("{} {}", "there is text after its end"),
    ("// no\n1", "a value is missing"), ("<html>", "a value is missing"), ("['a']", "a value is missing"),
  ])
  func invalidJSONIsRefused(text: String, reason: String) {
    let error = #expect(throws: JSONError.self) { try JSONValue(Array(text.utf8)) }
    #expect(error?.message == reason && error?.isCut == false)
  }

  @Test func errorNamesTheLine() {
    let error = #expect(throws: JSONError.self) { try JSONValue(Array("{\n\"a\": 1,\n\"b\": x\n}".utf8)) }
    #expect(error?.message == "a value is missing" && error?.line == 3)
  }

  @Test func truncatedTextIsRecognized() {
    let whole = Array(#"{"a": [true, "b\u00e5\n", {"c": null}], "d": {"e": -1.25e-3}}"#.utf8)
    for length in whole.indices {
      let error = #expect(throws: JSONError.self) { try JSONValue(Array(whole[..<length])) }
      #expect(error?.isCut == true, "cut after \(length) bytes")
    }
  }

  @Test func byteOrderMarkIsSkipped() throws {
    #expect(try JSONValue([0xEF, 0xBB, 0xBF] + Array(" 1\r\n".utf8)).number == "1")
  }

  @Test func nestingDepthIsLimited() throws {
    func nested(_ depth: Int) -> [UInt8] {
      Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    #expect(try JSONValue(nested(64)).raw.utf8.count == 128)
    #expect(throws: JSONError.self) { try JSONValue(nested(65)) }
    #expect(throws: JSONError.self) { try JSONValue(nested(100_000)) }
  }

  @Test func longTextIsRead() throws {
    let row =
      #"{"id":"12394832938403","posted":793090572,"amount":"-33293.43","description":"Uncle Frank's Bait Shop"}"#
    let value = try JSONValue(Array(("[" + Array(repeating: row, count: 20_000).joined(separator: ",\n") + "]").utf8))
    let rows = try #require(value.elements)
    #expect(rows.count == 20_000 && rows.allSatisfy { $0["amount"]?.amount()?.units == -3_329_343 })
  }

  @Test func changedByteIsReadOrRefused() throws {
    var random = SeededRandom(seed: 7)
    let whole = Array(#"{"a": [true, "b\ud83d\ude00\n", {"c": null}], "d": {"e": -1.25e-3}}"#.utf8)
    for round in 0..<5000 {
      var text = whole
      for _ in 0...Int.random(in: 0...2, using: &random) {
        text[Int.random(in: text.indices, using: &random)] = .random(in: .min ... .max, using: &random)
      }
      guard let value = try? JSONValue(text) else { continue }
      #expect(isWhole(value), "seed 7, round \(round)")
    }
  }

  /// Whether everything can be read, each value as one type.
  private func isWhole(_ value: JSONValue) -> Bool {
    let kinds = [
      value.isNull, value.bool != nil, value.number != nil, value.string != nil, value.elements != nil,
      value.members != nil,
    ]
    _ = (value.amount(), value.moment)
    let parts = (value.elements ?? []) + (value.members ?? []).map(\.value)
    return kinds.count { $0 } == 1 && parts.allSatisfy(isWhole)
  }
}
