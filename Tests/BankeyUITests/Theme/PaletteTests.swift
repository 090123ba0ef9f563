import BankeyCore
import BankeyModel
import BankeyText
import Foundation
import TUIKit
import Testing

@testable import BankeyUI

/// Every theme is readable on the backgrounds it is made for.
struct PaletteTests {
  private static let texts: [Role] = [
    .text, .secondary, .strong, .title, .overlay, .border, .key, .hint, .choice, .warning, .error, .surface, .inserted,
    .changed, .mark, .logo, .income, .skeleton, .status, .rise, .fall, .news, .removed,
  ]
  private static let marks: [Role] = [.picture, .shadow] + AccountKind.allCases.map(Role.bar)

  @Test(arguments: [
    (Theme.dark, [0x000000, 0x1E1E1E], 4.5), (.light, [0xFFFFFF], 4.5), (.auto, [0x000000, 0x1E1E1E, 0xFFFFFF], 3.5),
  ])
  func textsAndMarksHaveContrast(theme: Theme, grounds: [Int], least: Double) {
    let palette = Palette.bankey(theme, colors: .full)
    for ground in grounds {
      for role in Self.texts { expect(palette[role], least, role, on: ground) }
      for role in Self.marks { expectMark(palette[role], role, on: ground) }
    }
  }

  @Test(arguments: [Theme.dark, .light])
  func textsOnTilesAndNewRowsHaveContrast(theme: Theme) {
    let palette = Palette.bankey(theme, colors: .full)
    for ground in [palette[.surface], palette[.inserted]] {
      for role in [Role.text, .secondary, .strong] { expect(palette[role].over(ground), 4.5, role, on: 0) }
      for role in [Role.rise, .fall, .warning, .mark] { expect(palette[role].over(ground), 3, role, on: 0) }
    }
  }

  @Test(arguments: [Theme.auto, .light, .dark, .mono])
  func backgroundAlwaysHasAForeground(theme: Theme) {
    for colors in [Capabilities.Colors.full, .sixteen, .eight, .none] {
      let palette = Palette.bankey(theme, colors: colors)
      for role in (UInt8.min...(.max)).map(Role.init) where palette[role].background != .default {
        #expect(palette[role].foreground != .default, "\(theme) \(role)")
      }
    }
  }

  @Test func colorlessTerminalGetsNoColors() {
    for theme in [Theme.auto, .light, .dark, .mono] {
      let palette = Palette.bankey(theme, colors: .none)
      for role in Self.texts + Self.marks {
        #expect(palette[role].foreground == .default && palette[role].background == .default, "\(role)")
      }
    }
  }

  private func expect(_ style: Style, _ least: Double, _ role: Role, on ground: Int) {
    guard style.foreground != .default else { return }
    let ratio = contrast(style.foreground.rgb, style.background == .default ? ground : style.background.rgb)
    #expect(ratio >= least, "role \(role.rawValue): \(ratio)")
  }

  private func expectMark(_ style: Style, _ role: Role, on ground: Int) {
    let color = style.background == .default ? style.foreground : style.background
    guard color != .default else { return }
    let ratio = contrast(color.rgb, ground)
    #expect(ratio >= 3, "role \(role.rawValue): \(ratio)")
  }

  /// WCAG's contrast of two colors.
  private func contrast(_ a: Int, _ b: Int) -> Double {
    let (a, b) = (luminance(a), luminance(b))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private func luminance(_ rgb: Int) -> Double {
    zip([16, 8, 0], [0.2126, 0.7152, 0.0722]).reduce(0) { sum, part in
      let value = Double(rgb >> part.0 & 255) / 255
      return sum + part.1 * (value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4))
    }
  }
}

extension Color {
  /// Its red, green and blue in the palette of 256, beyond the first 16.
  fileprivate var rgb: Int {
    let index = Int(index)
    if index >= 232 { return (8 + 10 * (index - 232)) * 0x010101 }
    return [36, 6, 1].reduce(0) { rgb, place in
      let level = (index - 16) / place % 6
      return rgb << 8 | (level == 0 ? 0 : 55 + 40 * level)
    }
  }
}
