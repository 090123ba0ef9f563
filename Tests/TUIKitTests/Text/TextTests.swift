import TUIKit
import TestSupport
import Testing

/// Attributed text: cutting and wrapping by columns.
@Suite struct TextTests {
  @Test(arguments: [
    ("Banking Account", 20, "Banking Account"), ("Banking Account", 15, "Banking Account"),
    ("Banking Account", 10, "Banking A…"), ("Banking", 1, "…"), ("Banking", 0, ""), ("作者作者", 7, "作者作…"),
    ("作者作者", 6, "作者…"), ("作者", 3, "作…"),
  ])
  func textIsTruncatedToItsColumns(_ text: String, _ columns: Int, _ expected: String) {
    #expect(Text(text).truncated(to: columns).string == expected)
  }

  @Test func numberIsNeverCut() {
    #expect(Text("$929,466.23").truncated(to: 8, .whole).string == "…")
    #expect(Text("$929,466.23").truncated(to: 11, .whole).string == "$929,466.23")
    #expect(Text("$929,466.23").truncated(to: 1, .whole, ellipsis: "..").string == ".")
  }

  @Test(arguments: [
    ("12 matches, −$123.45", 18, "12 matches, …"), ("12 matches, −$123.45", 20, "12 matches, −$123.45"),
    ("▲ +1,204.10 since", 14, "▲ +1,204.10 s…"), ("▲ +1,204.10 since", 12, "▲ …"), ("NOK 1,240.50", 8, "NOK …"),
    ("kr 1 234 567,00 og", 10, "kr …"), ("Nov 21 1234", 9, "Nov 21 …"), ("Visa 8904 of Ann", 10, "Visa …"),
    ("12345678901 Ann", 6, "12345…"),
  ])
  func truncationNeverEndsInsideANumber(_ text: String, _ columns: Int, _ expected: String) {
    #expect(Text(text).truncated(to: columns).string == expected)
  }

  @Test(arguments: [
    ("to 1 234 567,00 kr", 13, ["to", "1 234 567,00", "kr"]), ("$8,782,972,291.00 out", 10, ["… out"]),
    ("(−$8,782.00)", 9, ["(", "…)"]), ("12345678901", 5, ["12345", "67890", "1"]),
  ])
  func lineNeverEndsInsideANumber(_ text: String, _ columns: Int, _ expected: [String]) {
    #expect(Text(text).wrapped(to: columns).map(\.string) == expected)
  }

  @Test func truncationKeepsRoles() {
    let text = Text("$", .secondary) + Text("929,466", .strong) + Text(".23", .secondary)
    #expect(text.truncated(to: 5).spans.map(\.role) == [.secondary])
    let name = Text("No", .secondary) + Text("Fee All", .strong) + Text(" In", .secondary)
    let cut = name.truncated(to: 7)
    #expect(cut.string == "NoFee …")
    #expect(cut.spans.map(\.role) == [.secondary, .strong, .strong])
  }

  @Test(arguments: [
    ("one two three", 7, ["one two", "three"]), ("one two three", 20, ["one two three"]),
    ("one  two", 5, ["one", "two"]), ("extraordinary", 5, ["extra", "ordin", "ary"]), ("", 5, [""]),
    ("a extraordinary b", 6, ["a", "extrao", "rdinar", "y b"]), ("作者作者", 5, ["作者", "作者"]),
    ("作", 1, ["作"]), ("any", 0, ["any"]),
  ])
  func textWrapsAtWords(_ text: String, _ columns: Int, _ expected: [String]) {
    #expect(Text(text).wrapped(to: columns).map(\.string) == expected)
  }

  @Test func wrappingLosesOnlyBlanks() {
    for seed in UInt64(0)..<300 {
      var random = SeededRandom(seed: seed)
      let words = (0..<random.int(0...8)).map { _ in
        Text(random.pick(["a", "bank", "作者", "of ", " the", "extraordinarily", "  "]), random.pick([.text, .strong]))
      }
      let text = words.reduce(Text([]), +)
      let columns = random.int(2...12)
      let lines = text.wrapped(to: columns)
      let kept = lines.map(\.string).joined().filter { $0 != " " }
      #expect(kept == text.string.filter { $0 != " " }, "seed \(seed)")
      #expect(lines.allSatisfy { $0.columns <= columns }, "seed \(seed): \(lines.map(\.string))")
    }
  }

  @Test func foreignTextIsCleanedWhenDrawn() {
    var canvas = Canvas(Size(20, 1))
    canvas.put(Text("a\u{1B}[31m\u{202E}b", .strong), at: Point(0, 0))
    expectText(canvas, "a\u{FFFD}[31mb")
  }
}
