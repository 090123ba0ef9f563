nonisolated extension Style {
  /// This style on a surface that has one: what it leaves to the terminal, the surface decides.
  public func over(_ ground: Style) -> Style {
    if ground == .plain { return self }
    return Style(
      foreground == .default ? ground.foreground : foreground,
      on: background == .default ? ground.background : background,
      attributes.union(ground.attributes))
  }

  /// This style with a foreground wherever it has a background: the terminal's own might not be readable on it.
  public var readable: Style {
    guard background != .default, foreground == .default else { return self }
    return Style(background.isBright ? Color(16, or: 0) : Color(231, or: 15), on: background, attributes)
  }
}

nonisolated extension Color {
  /// Whether black is easier to read on it than white, by its place in the cube of 256 colors.
  var isBright: Bool {
    switch index {
    case 16...231:
      let cube = Int(index) - 16
      return 2 * (cube / 36) + 5 * (cube / 6 % 6) + cube % 6 > 19
    case 232...255: return index > 243
    default: return index == 7 || index >= 9
    }
  }
}
