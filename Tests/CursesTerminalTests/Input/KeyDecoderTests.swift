import Foundation
import TUIKit
import TestSupport
import Testing

@testable import CursesTerminal

/// Decoding bytes into events.
struct KeyDecoderTests {
  /// The events of bytes that arrive together, followed by silence.
  private func events(_ text: String, isUTF8: Bool = true) -> [Event] {
    var decoder = KeyDecoder(isUTF8: isUTF8)
    return decoder.decode(text.utf8) + decoder.finish()
  }

  private func keys(_ text: String) -> [Key?] {
    events(text).map { if case .key(let key) = $0 { key } else { nil } }
  }

  @Test func charactersAreKeys() {
    #expect(
      keys("aGå€ 𝄞") == [.character("a"), .character("G"), .character("å"), .character("€"), " ", .character("𝄞")])
  }

  @Test func controlCharactersBecomeTheirLetters() {
    #expect(keys("\u{3}\u{C}\u{1A}") == [.control("c"), .control("l"), .control("z")])
    #expect(keys("\t\r\n\u{8}\u{7F}") == [.tab, .enter, .enter, .backspace, .backspace])
    #expect(keys("\u{0}\u{1C}\u{1F}").isEmpty)
  }

  @Test(arguments: [
    ("[A", Key.up), ("OA", .up), ("[B", .down), ("OB", .down), ("[D", .left), ("OD", .left), ("[C", .right),
    ("[5~", .pageUp), ("[6~", .pageDown), ("[H", .home), ("[1~", .home), ("OF", .end), ("[4~", .end), ("[Z", .backTab),
    ("[3~", .delete), ("OM", .enter),
  ])
  func knownSequencesAreKeys(sequence: String, key: Key) { #expect(keys("\u{1B}" + sequence + "j") == [key, "j"]) }

  @Test func terminalsOwnSequencesAreKeys() {
    let capabilities = [
      "kcuu1": "\u{1B}A", "kf1": "\u{1B}P", "knp": "\u{1}B\r", "kcuf1": "\u{C}", "kbs": "\u{3}", "khome": "h",
      "kf2": "\u{1B}[M",
    ]
    var decoder = KeyDecoder(isUTF8: true, KeySequences(capabilities: capabilities))
    let bytes = "\u{1B}A\u{1B}Pj\u{1}B\r\u{1}j\u{C}\u{3}h\u{1B}[Mk"
    #expect(
      decoder.decode(bytes.utf8)
        == [Key.up, .function(1), "j", .pageDown, .control("a"), "j", .right, .control("c"), "h", "k"].map {
          .key($0)
        })
  }

  @Test func escapeAloneIsAKey() {
    #expect(keys("\u{1B}") == [.escape])
    #expect(keys("\u{1B}\u{1B}") == [.escape, .escape])
  }

  @Test func altWithACharacterIsIgnored() {
    #expect(keys("\u{1B}qa") == [.character("a")])
    #expect(keys("\u{1B}åa") == [.character("a")])
  }

  @Test func escapeBeforeAnotherKeyIsKept() { #expect(keys("\u{1B}\u{1B}[B") == [.escape, .down]) }

  @Test func noSequenceSwallowsControlC() {
    for begun in ["", "[", "[1;", "[<0;70", "[M", "[M!", "O", "]11;rgb", "P", "P\u{1B}", "[[", "x", "[200~text"] {
      #expect(keys("\u{1B}" + begun + "\u{3}").last == .control("c"), "\(begun)")
    }
    #expect(keys("\u{1B}\u{3}") == [.escape, .control("c")])
    #expect(keys("\u{1B}\u{C}\u{1B}\r") == [.escape, .control("l")])
  }

  @Test func unfinishedSequenceIsForgotten() {
    for begun in ["[", "[1;", "[<0;70", "[M!", "O", "]11;rgb", "P"] {
      var decoder = KeyDecoder(isUTF8: true)
      #expect(decoder.decode(("\u{1B}" + begun).utf8) + decoder.finish() == [])
      #expect(decoder.patience == nil)
      #expect(decoder.decode("j".utf8) == [.key("j")])
    }
  }

  @Test func decoderWaitsOnlyForUnfinishedInput() {
    var decoder = KeyDecoder(isUTF8: true)
    let patience = ["j", "\u{1B}", "[", "A", "\u{1B}[200~", "text"].map { text in
      _ = decoder.decode(text.utf8)
      return decoder.patience
    }
    #expect(patience == [nil, .milliseconds(25), .seconds(1), nil, nil, nil])
  }

  @Test(arguments: [
    "\u{1B}[1;9A", "\u{1B}[I", "\u{1B}[24;80R", "\u{1B}[?62;4c", "\u{1B}OQ", "\u{1B}]10;rgb:1/1/1\u{7}",
    "\u{1B}]10;rgb:1/1/1\u{1B}\\", "\u{1B}P>|term\u{1B}\\", "\u{1B}[[B", "\u{1B}[21~", "\u{1B}O5A",
  ])
  func unknownSequencesTypeNothing(sequence: String) { #expect(keys(sequence + "j") == [.character("j")]) }

  @Test func characterMayArriveInPieces() {
    var decoder = KeyDecoder(isUTF8: true)
    #expect(decoder.decode([0xC3]) + decoder.finish() == [])
    #expect(decoder.decode([0xA5]) == [.key(.character("å"))])
  }

  @Test func invalidBytesKeepTheNextKey() {
    var decoder = KeyDecoder(isUTF8: true)
    let bytes: [UInt8] = [0xFF, 0xC3, 0x6A, 0x80, 0xE2, 0x82, 0x6B]
    #expect(decoder.decode(bytes) == [.key(.character("j")), .key(.character("k"))])
  }

  @Test func byteIsACharacterWithoutUTF8() {
    var decoder = KeyDecoder(isUTF8: false)
    #expect(decoder.decode([0xE5]) == [.key(.character("å"))])
  }
}

/// A paste is one event.
extension KeyDecoderTests {
  private func paste(_ text: String) -> [Event] { events("\u{1B}[200~" + text + "\u{1B}[201~") }

  @Test func pastedLinesAreNotEnter() { #expect(paste("a\rb\r\nc\nå\u{1B}d") == [.paste("a\nb\nc\nå\u{1B}d")]) }

  @Test func onlyTheWholeMarkerEndsAPaste() {
    #expect(paste("a\u{1B}[20\u{1B}\u{1B}[201b") == [.paste("a\u{1B}[20\u{1B}\u{1B}[201b")])
    #expect(events("\u{1B}[201~j") == [.key("j")])
  }

  @Test func brokenCharacterDoesNotHideThePastesEnd() {
    var decoder = KeyDecoder(isUTF8: true)
    #expect(decoder.decode(Array("\u{1B}[200~a".utf8) + [0xC3] + Array("\u{1B}[201~".utf8)) == [.paste("a")])
  }

  @Test func pasteIsLimited() {
    let events = paste(String(repeating: "x", count: Paste.limit + 5))
    #expect(events == [.paste(String(repeating: "x", count: Paste.limit))])
  }

  @Test func controlCLeavesAnUnendedPaste() { #expect(paste("never ends\u{3}") == [.key(.control("c"))]) }
}

/// Mouse events in both protocols.
extension KeyDecoderTests {
  @Test func pressesAndTheWheelAreReported() {
    #expect(
      events("\u{1B}[<0;70;3M\u{1B}[<65;5;4M\u{1B}[<64;300;4M\u{1B}[<16;1;1M") == [
        .mouse(.press(Point(69, 2))), .mouse(.wheel(3, Point(4, 3))), .mouse(.wheel(-3, Point(299, 3))),
        .mouse(.press(Point(0, 0))),
      ])
    #expect(
      events("\u{1B}[M !!\u{1B}[Ma\"#j") == [.mouse(.press(Point(0, 0))), .mouse(.wheel(3, Point(1, 2))), .key("j")])
  }

  @Test(arguments: [
    "[<0;70;3m", "[<1;70;3M", "[<32;70;3M", "[<35;70;3M", "[<66;70;3M", "[<67;70;3M", "[<128;70;3M",
    "[<3;1;1M",
    "[M#!!", "[M@!!", "[<0;0;1M", "[<0;1M", "[<0;1;1;1M", "[<;;M", "[<99999999999999999999;1;1M", "[<0;-1;1M",
    "[M \0\0",
  ])
  func otherMouseEventsAreIgnored(report: String) { #expect(events("\u{1B}" + report + "j") == [.key("j")]) }
}

/// Random bytes in random portions.
extension KeyDecoderTests {
  private static let pieces: [[UInt8]] =
    [
      "\u{1B}", "[", "]", "O", "P", "M", "m", "<", ";", "0", "64", "~", "200~", "201~", "\u{1B}[200~", "\u{1B}[201~",
      "\u{1B}[<0;1;1M", "\u{1B}[M !!", "\u{7}", "\\", "\u{3}", "\r", "j", "å", "€", "\u{1B}OA", "A", "[[",
    ].map { Array($0.utf8) } + [[0xC3], [0xFF], [0x80], [0], [0xF0, 0x9F]]

  /// The fuzz target, for a fixed number of inputs.
  @Test(arguments: 0..<300)
  func chunkingDoesNotChangeTheKeys(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let portions = (0..<random.int(0...15)).map { _ in UInt8(random.int(0...6)) }
    let sent = (0..<random.int(1...120)).flatMap { _ in
      random.oneIn(4) ? [UInt8(random.int(0...255))] : random.pick(Self.pieces)
    }
    try InputProgram([UInt8(seed % 4), UInt8(portions.count)] + portions + sent).run()
  }

  @Test(arguments: try FileManager.default.contentsOfDirectory(atPath: Self.seeds))
  func fuzzSeedsDecode(name: String) throws {
    try InputProgram([UInt8](Data(contentsOf: URL(filePath: Self.seeds + "/" + name)))).run()
  }

  private nonisolated static let seeds = Checkout.file("Fuzz/Seeds/input").path
}
