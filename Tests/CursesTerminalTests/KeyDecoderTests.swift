import CNcurses
import TUIKit
import Testing

@testable import CursesTerminal

/// What bytes and key numbers become.
struct KeyDecoderTests {
  /// The events of bytes that wait together, followed by nothing.
  private func events(_ text: String, isUTF8: Bool = true) -> [Event] {
    var decoder = KeyDecoder(isUTF8: isUTF8)
    return text.utf8.flatMap { decoder.decode(.byte($0)) } + decoder.finish()
  }

  private func keys(_ text: String) -> [Key?] {
    events(text).map { if case .key(let key) = $0 { key } else { nil } }
  }

  @Test func charactersAreKeys() {
    #expect(
      keys("aGå€ 𝄞") == [.character("a"), .character("G"), .character("å"), .character("€"), " ", .character("𝄞")])
  }

  @Test func controlCharactersAreTheirLetters() {
    #expect(keys("\u{3}\u{C}\u{1A}") == [.control("c"), .control("l"), .control("z")])
    #expect(keys("\t\r\n\u{8}\u{7F}") == [.tab, .enter, .enter, .backspace, .backspace])
    #expect(keys("\u{0}\u{1C}\u{1F}").isEmpty)
  }

  @Test(arguments: [
    (KEY_UP, Key.up), (KEY_DOWN, .down), (KEY_LEFT, .left), (KEY_RIGHT, .right), (KEY_PPAGE, .pageUp),
    (KEY_NPAGE, .pageDown), (KEY_HOME, .home), (KEY_END, .end), (KEY_BTAB, .backTab), (KEY_DC, .delete),
    (KEY_BACKSPACE, .backspace), (KEY_ENTER, .enter),
  ])
  func namedKeys(code: Int32, key: Key) {
    var decoder = KeyDecoder(isUTF8: true)
    #expect(decoder.decode(.key(code)) == [.key(key)])
  }

  @Test func otherKeysAreIgnored() {
    var decoder = KeyDecoder(isUTF8: true)
    #expect(decoder.decode(.key(KEY_F0 + 1)).isEmpty)
    #expect(decoder.decode(.key(KEY_IC)).isEmpty)
  }

  @Test func escapeAloneIsAKey() {
    #expect(keys("\u{1B}") == [.escape])
    #expect(keys("\u{1B}\u{1B}") == [.escape, .escape])
  }

  @Test func altWithACharacterIsIgnored() {
    #expect(keys("\u{1B}qa") == [.character("a")])
    #expect(keys("\u{1B}åa") == [.character("a")])
  }

  @Test func escapeBeforeAnotherKeyIsNotLost() {
    var decoder = KeyDecoder(isUTF8: true)
    #expect(decoder.decode(.byte(0x1B)) + decoder.decode(.key(KEY_DOWN)) == [.key(.escape), .key(.down)])
  }

  @Test(arguments: [
    "\u{1B}[1;9A", "\u{1B}[I", "\u{1B}[24;80R", "\u{1B}[?62;4c", "\u{1B}OP", "\u{1B}]11;rgb:1/1/1\u{7}",
    "\u{1B}]11;rgb:1/1/1\u{1B}\\", "\u{1B}P>|term\u{1B}\\",
  ])
  func unknownSequencesTypeNothing(sequence: String) { #expect(keys(sequence + "j") == [.character("j")]) }

  @Test func aCharacterMayComeInPieces() {
    var decoder = KeyDecoder(isUTF8: true)
    #expect(decoder.decode(.byte(0xC3)) + decoder.finish() == [])
    #expect(decoder.decode(.byte(0xA5)) == [.key(.character("å"))])
  }

  @Test func whatIsNoCharacterDoesNotSwallowTheNextKey() {
    var decoder = KeyDecoder(isUTF8: true)
    let bytes: [UInt8] = [0xFF, 0xC3, 0x6A, 0x80, 0xE2, 0x82, 0x6B]
    #expect(bytes.flatMap { decoder.decode(.byte($0)) } == [.key(.character("j")), .key(.character("k"))])
  }

  @Test func withoutUTF8ABytesIsACharacter() {
    var decoder = KeyDecoder(isUTF8: false)
    #expect(decoder.decode(.byte(0xE5)) == [.key(.character("å"))])
  }
}

/// What is pasted comes as one event.
extension KeyDecoderTests {
  private func paste(_ text: String) -> [Event] {
    var decoder = KeyDecoder(isUTF8: true)
    return decoder.decode(.key(KeyCode.pasteStart)) + text.utf8.flatMap { decoder.decode(.byte($0)) }
      + decoder.finish() + decoder.decode(.key(KeyCode.pasteEnd))
  }

  @Test func pastedLinesAreNotEnter() { #expect(paste("a\rb\r\nc\nå\u{1B}d") == [.paste("a\nb\nc\nå\u{1B}d")]) }

  @Test func keysWithinAPasteAreNotText() {
    var decoder = KeyDecoder(isUTF8: true)
    _ = decoder.decode(.key(KeyCode.pasteStart))
    #expect(decoder.decode(.key(KEY_UP)).isEmpty)
    #expect(decoder.decode(.key(KeyCode.pasteEnd)) == [.paste("")])
  }

  @Test func aPasteIsBounded() {
    let events = paste(String(repeating: "x", count: Paste.limit + 5))
    #expect(events == [.paste(String(repeating: "x", count: Paste.limit))])
  }

  @Test func aPasteWithoutAnEndCanBeLeft() { #expect(paste("never ends\u{3}") == [.key(.control("c"))]) }
}
