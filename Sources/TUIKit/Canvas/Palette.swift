/// How each role looks: a theme, as data.
public nonisolated struct Palette: Hashable, Sendable {
  private var styles = [Style](repeating: .plain, count: 256)

  /// The styles of some roles; all others are plain.
  public init(_ styles: [Role: Style] = [:]) {
    for (role, style) in styles { self[role] = style }
  }

  /// How a role looks. A style that sets a background has a foreground too, chosen for contrast if it is not given.
  public subscript(role: Role) -> Style {
    get { styles[Int(role.rawValue)] }
    set { styles[Int(role.rawValue)] = newValue.readable }
  }

  /// Attributes only: readable on every terminal.
  public static let mono = Palette([
    .secondary: Style(attributes: .dim), .strong: Style(.default, .bold), .title: Style(.default, .bold),
    .selection: Style(attributes: .reverse), .changed: Style(.default, .bold), .inserted: Style(.default, .bold),
    .key: Style(attributes: .bold), .hint: Style(.default, .dim), .choice: Style(.default, .reverse),
    .warning: Style(attributes: .bold), .error: Style(.default, .bold), .shadow: Style(attributes: .dim),
  ])
}

/// A color of the terminal: its default, or one of the 256 with a stand-in among the first 16 for terminals that have fewer.
public nonisolated struct Color: Hashable, Sendable {
  private let code: UInt8
  /// 0...15, what stands in where there are only 16 or 8 colors; −1 for the terminal's default.
  public let fallback: Int8

  /// The terminal's own color.
  public static let `default` = Color(code: 0, fallback: -1)

  /// Color `index` of 256, or `fallback` of 16 where there are fewer.
  public init(_ index: UInt8, or fallback: UInt8) {
    self.init(code: index, fallback: Int8(fallback & 15))
  }

  private init(code: UInt8, fallback: Int8) {
    self.code = code
    self.fallback = fallback
  }

  /// 0...255 in the palette of 256, −1 for the terminal's default.
  public var index: Int16 { fallback < 0 ? -1 : Int16(code) }
}

/// A color as a terminal tells it, each part from 0 to 255.
public nonisolated struct RGB: Hashable, Sendable {
  /// The red part.
  public let red: UInt8
  /// The green part.
  public let green: UInt8
  /// The blue part.
  public let blue: UInt8

  /// A color of these parts.
  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) { (self.red, self.green, self.blue) = (red, green, blue) }

  /// How bright it is to the eye, from 0, black, to 255, white.
  public var brightness: Int { (299 * Int(red) + 587 * Int(green) + 114 * Int(blue)) / 1000 }
}

/// What a piece of a screen is for. A palette says how that looks; views know no colors.
///
/// Raw values below `firstOwn` are TUIKit's; an application counts its own from there.
public nonisolated struct Role: RawRepresentable, Hashable, Sendable {
  /// The place in the palette.
  public let rawValue: UInt8

  /// The role at a place in the palette.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The first raw value that an application may use.
  public static let firstOwn: UInt8 = 32
}

nonisolated extension Role {
  /// Ordinary text.
  public static let text = Role(rawValue: 0)
  /// What matters less than the text around it.
  public static let secondary = Role(rawValue: 1)
  /// What matters more.
  public static let strong = Role(rawValue: 2)
  /// The title of a section or a box.
  public static let title = Role(rawValue: 3)
  /// The ground of the selected row.
  public static let selection = Role(rawValue: 4)
  /// The ground of a row whose value just changed.
  public static let changed = Role(rawValue: 5)
  /// The ground of a row that just came.
  public static let inserted = Role(rawValue: 6)
  /// The ground of an overlay.
  public static let overlay = Role(rawValue: 7)
  /// Lines and frames.
  public static let border = Role(rawValue: 8)
  /// A key that can be pressed.
  public static let key = Role(rawValue: 9)
  /// What a key does.
  public static let hint = Role(rawValue: 10)
  /// The choice that Enter takes.
  public static let choice = Role(rawValue: 11)
  /// Something that wants attention.
  public static let warning = Role(rawValue: 12)
  /// Something that failed.
  public static let error = Role(rawValue: 13)
  /// The ground of containers and tiles.
  public static let surface = Role(rawValue: 14)
  /// The shadow beside a tile.
  public static let shadow = Role(rawValue: 15)
}
