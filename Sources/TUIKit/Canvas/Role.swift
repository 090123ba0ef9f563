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
