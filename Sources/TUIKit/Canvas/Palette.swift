/// A theme: the style of each role.
public nonisolated struct Palette: Hashable, Sendable {
  private var styles = [Style](repeating: .plain, count: 256)

  /// Creates a palette. Roles that are left out are plain.
  public init(_ styles: [Role: Style] = [:]) {
    for (role, style) in styles { self[role] = style }
  }

  /// The style of a role. Setting a style with a background but no foreground adds a contrasting foreground.
  public subscript(role: Role) -> Style {
    get { styles[Int(role.rawValue)] }
    set { styles[Int(role.rawValue)] = newValue.readable }
  }

  /// A palette without colors, readable on every terminal.
  public static let mono = Palette([
    .secondary: Style(attributes: .dim), .strong: Style(.default, .bold), .title: Style(.default, .bold),
    .selection: Style(attributes: .reverse), .changed: Style(.default, .bold), .inserted: Style(.default, .bold),
    .key: Style(attributes: .bold), .hint: Style(.default, .dim), .choice: Style(.default, .reverse),
    .warning: Style(attributes: .bold), .error: Style(.default, .bold), .shadow: Style(attributes: .dim),
  ])
}

/// A color of the terminal: the default, or one of 256 with a fallback among the first 16.
public nonisolated struct Color: Hashable, Sendable {
  private let code: UInt8
  /// The color for terminals with 16 or 8 colors, 0...15; −1 for the default.
  public let fallback: Int8

  /// The terminal's default color.
  public static let `default` = Color(code: 0, fallback: -1)

  /// Creates color `index` of 256, shown as `fallback` on terminals with fewer colors.
  public init(_ index: UInt8, or fallback: UInt8) {
    self.init(code: index, fallback: Int8(fallback & 15))
  }

  private init(code: UInt8, fallback: Int8) {
    self.code = code
    self.fallback = fallback
  }

  /// The color in the 256-color palette, 0...255; −1 for the default.
  public var index: Int16 { fallback < 0 ? -1 : Int16(code) }
}

/// A color as terminals report it, with components from 0 to 255.
public nonisolated struct RGB: Hashable, Sendable {
  /// The red component, from 0 to 255.
  public let red: UInt8
  /// The green component, from 0 to 255.
  public let green: UInt8
  /// The blue component, from 0 to 255.
  public let blue: UInt8

  /// Creates a color.
  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) { (self.red, self.green, self.blue) = (red, green, blue) }

  /// The perceived brightness, from 0 (black) to 255 (white).
  public var brightness: Int { (299 * Int(red) + 587 * Int(green) + 114 * Int(blue)) / 1000 }
}

/// The purpose of a piece of the screen. Views use roles; a palette maps them to styles.
///
/// TUIKit uses raw values below `firstOwn`. Applications number theirs from there.
public nonisolated struct Role: RawRepresentable, Hashable, Sendable {
  /// The index in the palette.
  public let rawValue: UInt8

  /// Creates the role with an index.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The first raw value available to applications.
  public static let firstOwn: UInt8 = 32
}

nonisolated extension Role {
  /// Ordinary text.
  public static let text = Role(rawValue: 0)
  /// Less important text.
  public static let secondary = Role(rawValue: 1)
  /// More important text.
  public static let strong = Role(rawValue: 2)
  /// The title of a section or a box.
  public static let title = Role(rawValue: 3)
  /// The background of the selected row.
  public static let selection = Role(rawValue: 4)
  /// The background of a row that just changed.
  public static let changed = Role(rawValue: 5)
  /// The background of a row that just appeared.
  public static let inserted = Role(rawValue: 6)
  /// The background of an overlay.
  public static let overlay = Role(rawValue: 7)
  /// Lines and frames.
  public static let border = Role(rawValue: 8)
  /// The name of a key.
  public static let key = Role(rawValue: 9)
  /// The description of a key.
  public static let hint = Role(rawValue: 10)
  /// The default choice, taken by Enter.
  public static let choice = Role(rawValue: 11)
  /// Text that warns, such as a stale balance.
  public static let warning = Role(rawValue: 12)
  /// Text that reports an error.
  public static let error = Role(rawValue: 13)
  /// The background of containers and tiles.
  public static let surface = Role(rawValue: 14)
  /// The shadow beside a tile.
  public static let shadow = Role(rawValue: 15)
}
