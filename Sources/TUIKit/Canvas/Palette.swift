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
