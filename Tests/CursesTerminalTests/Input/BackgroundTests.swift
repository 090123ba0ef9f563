import TUIKit
import TestSupport
import Testing

@testable import CursesTerminal

/// The terminal's report of its background: used if it answers a request, otherwise dropped, and never typed.
@Suite struct BackgroundTests {
  @Test(arguments: [
    ("\u{1B}]11;rgb:0000/0000/0000\u{07}", RGB(0, 0, 0)), ("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\", RGB(255, 255, 255)),
    ("\u{1B}]11;rgb:1e/1e/2E\u{07}", RGB(0x1E, 0x1E, 0x2E)), ("\u{1B}]11;rgb:f/8/0\u{07}", RGB(255, 136, 0)),
    ("\u{1B}]11;rgba:fdfd/f6f6/e3e3/ffff\u{1B}\\", RGB(0xFD, 0xF6, 0xE3)),
  ])
  func backgroundReplyIsDecoded(text: String, color: RGB) {
    var decoder = KeyDecoder(isUTF8: true)
    #expect(decoder.decode(text.utf8) == [.background(color)])
    var apart = KeyDecoder(isUTF8: true)
    #expect(text.utf8.flatMap { apart.decode([$0]) } == [.background(color)])
  }

  @Test(arguments: [
    "\u{1B}]11;rgb:\u{07}", "\u{1B}]11;rgb:00/00\u{07}", "\u{1B}]11;rgb:00/00/00/00\u{07}",
    "\u{1B}]11;rgb:zz/00/00\u{07}",
    "\u{1B}]11;rgb:00000/0/0\u{07}", "\u{1B}]11;?\u{07}", "\u{1B}]10;rgb:0/0/0\u{07}", "\u{1B}]11;#ffffff\u{1B}\\",
    "\u{1B}]11;rgb:-1/00/00\u{07}", "\u{1B}]11;rgb:00/00/00" + String(repeating: "0", count: 300) + "\u{07}",
  ])
  func malformedReplyIsSwallowed(text: String) {
    var decoder = KeyDecoder(isUTF8: true)
    #expect(decoder.decode((text + "x").utf8) == [.key("x")])
  }

  @Test func brightnessIsPerceived() {
    #expect(RGB(0, 0, 0).brightness == 0)
    #expect(RGB(255, 255, 255).brightness == 255)
    #expect(RGB(0, 43, 54).brightness < 96)
    #expect(RGB(253, 246, 227).brightness > 160)
  }
}
