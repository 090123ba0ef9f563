import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

extension Palette {
  /// The palette of a theme for a number of colors. Every color has a fallback among 16; without colors, attributes
  /// remain.
  public static func bankey(_ theme: Theme, colors: Capabilities.Colors) -> Palette {
    guard colors != .none else { return plain }
    switch theme {
    case .mono: return plain
    case .auto: return colored(.middle, colors)
    case .dark: return colored(.bright, colors)
    case .light: return colored(.deep, colors)
    }
  }

  /// The palette without colors: trends are dim. The selected row only has its mark, because reversing a row would send
  /// ten times the bytes.
  private static let plain: Palette = {
    var palette = mono
    palette[.selection] = .plain
    palette[.changed] = .plain
    palette[.removed] = Style(attributes: .dim)
    palette[.rise] = Style(attributes: .bold)
    palette[.fall] = Style(attributes: .bold)
    palette[.news] = Style(attributes: .bold)
    palette[.band] = .plain
    palette[.mark] = Style(attributes: .bold)
    palette[.logo] = Style(attributes: .bold)
    palette[.skeleton] = Style(attributes: .dim)
    for kind in AccountKind.allCases { palette[.trend(kind)] = Style(attributes: .dim) }
    return palette
  }()

  private static func colored(_ tones: Tones, _ colors: Capabilities.Colors) -> Palette {
    var palette = plain
    palette[.secondary] = tones.secondary
    palette[.hint] = tones.secondary
    palette[.skeleton] = tones.secondary
    palette[.border] = tones.secondary
    palette[.mark] = Style(tones.accent)
    palette[.logo] = Style(tones.accent, .bold)
    palette[.key] = Style(tones.accent)
    palette[.code] = Style(Color(231, or: 15), on: Color(16, or: 0))
    palette[.chart] = Style(tones.accent)
    palette[.band] = tones.surface
    palette[.picture] = Style(tones.yellow)
    palette[.income] = Style(tones.green)
    palette[.rise] = Style(tones.green, .bold)
    palette[.fall] = Style(tones.red, .bold)
    palette[.news] = Style(tones.accent, .bold)
    palette[.removed] = tones.secondary
    palette[.inserted] = tones.inserted
    palette[.surface] = tones.surface
    palette[.shadow] = tones.secondary
    palette[.number] = tones.number
    palette[.warning] = Style(tones.orange)
    palette[.error] = Style(tones.red, .bold)
    for (kind, color) in tones.kinds {
      palette[.bar(kind)] = Style(on: color)
      palette[.trend(kind)] = Style(color, .dim)
    }
    if colors == .full { palette[.selection] = tones.selection }
    return palette
  }
}

extension Theme {
  /// The theme for a background; `auto` when neither light nor dark colors are readable on it.
  init(on background: RGB) {
    switch background.brightness {
    case ..<96: self = .dark
    case 160...: self = .light
    default: self = .auto
    }
  }
}

/// The colors in a tone that is readable on a certain background.
private nonisolated struct Tones {
  let accent: Color
  let green: Color
  let orange: Color
  let purple: Color
  let red: Color
  let gray: Color
  let yellow: Color
  let secondary: Style
  /// The background of new rows.
  let inserted: Style
  /// The background of tiles; the terminal's own when it is not known whether that is dark.
  let surface: Style
  /// The background of the selected row; the terminal's own when it is not known whether that is dark.
  let selection: Style
  /// The background of the account number.
  let number: Style

  /// For any background: medium tones, which contrast with both black and white.
  static let middle = Tones(
    accent: Color(30, or: 6), green: Color(65, or: 2), orange: Color(166, or: 3), purple: Color(134, or: 5),
    red: Color(167, or: 1), gray: Color(244, or: 7), yellow: Color(136, or: 3), secondary: Style(attributes: .dim),
    inserted: Style(Color(231, or: 15), on: Color(17, or: 4)),
    surface: Style(attributes: []), selection: .plain,
    number: Style(Color(231, or: 0), on: Color(24, or: 6)))
  /// For a dark background.
  static let bright = Tones(
    accent: Color(44, or: 6), green: Color(114, or: 2), orange: Color(215, or: 3), purple: Color(141, or: 5),
    red: Color(203, or: 9), gray: Color(247, or: 7), yellow: Color(221, or: 11), secondary: Style(Color(247, or: 7)),
    inserted: Style(Color(231, or: 15), on: Color(17, or: 4)),
    surface: Style(Color(252, or: 7), on: Color(236, or: 0)),
    selection: Style(Color(255, or: 15), on: Color(238, or: 0)),
    number: Style(Color(231, or: 0), on: Color(24, or: 6)))
  /// For a light background, where teal must be dark. Eight colors have only a cyan, which is too pale.
  static let deep = Tones(
    accent: Color(23, or: 4), green: Color(28, or: 2), orange: Color(130, or: 3), purple: Color(91, or: 5),
    red: Color(160, or: 1), gray: Color(242, or: 8), yellow: Color(136, or: 3), secondary: Style(Color(241, or: 8)),
    inserted: Style(Color(16, or: 0), on: Color(194, or: 6)),
    surface: Style(Color(235, or: 0), on: Color(254, or: 7)), selection: Style(Color(16, or: 0), on: Color(253, or: 7)),
    number: Style(Color(16, or: 0), on: Color(152, or: 6)))

  var kinds: [(AccountKind, Color)] {
    [
      (.banking, accent), (.savings, green), (.creditCard, orange), (.investment, purple), (.loan, red), (.other, gray),
    ]
  }
}
