import TUIKit
import Testing

@testable import CursesTerminal

/// Colors on terminals that have fewer.
struct InkTests {
  private let style = Style(Color(208, or: 11), on: Color(24, or: 4))

  private func ink(_ colors: Capabilities.Colors) -> [Int32] {
    let ink = Ink(style, colors: colors)
    return [ink.foreground, ink.background, ink.isBold ? 1 : 0]
  }

  @Test func everyDepthHasItsColors() {
    #expect(ink(.full) == [208, 24, 0])
    #expect(ink(.sixteen) == [11, 4, 0])
    #expect(ink(.none) == [-1, -1, 0])
  }

  @Test func brightIsBoldWithEightColorsUnlessDim() {
    #expect(ink(.eight) == [3, 4, 1])
    #expect(!Ink(Style(Color(231, or: 15), on: Color(17, or: 4), .dim), colors: .eight).isBold)
  }

  @Test func grayIsNeverBrightBlackWithEightColors() {
    let gray = Color(242, or: 8)
    func foreground(on ground: Color) -> Int32 { Ink(Style(gray, on: ground), colors: .eight).foreground }
    #expect(foreground(on: .default) == -1)
    #expect(foreground(on: Color(236, or: 0)) == 7)
    #expect(foreground(on: Color(254, or: 7)) == 0)
    #expect(!Ink(Style(gray), colors: .eight).isBold)
    #expect(Ink(Style(gray), colors: .sixteen).foreground == 8)
  }

  @Test func defaultColorsStay() {
    for colors in [Capabilities.Colors.full, .sixteen, .eight, .none] { #expect(Ink(.plain, colors: colors).isPlain) }
  }
}

/// The text that goes to the clipboard.
struct ClipboardTests {
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("1 240,50 kr å", "MSAyNDAsNTAga3Igw6U="),
  ])
  func textIsEncodedAsBase64(text: String, encoded: String) { #expect(Clipboard.base64(Array(text.utf8)) == encoded) }
}
