/// A piece of text that looks the same throughout.
public nonisolated struct Span: Hashable, Sendable {
  /// What it says.
  public var string: String
  /// What it is for.
  public var role: Role
  /// What is added to the style of its role.
  public var attributes: Style.Attributes

  /// A piece of text in the style of `role`.
  public init(_ string: String, _ role: Role = .text, attributes: Style.Attributes = []) {
    self.string = string
    self.role = role
    self.attributes = attributes
  }

  func style(in palette: Palette) -> Style {
    var style = palette[role]
    style.attributes.formUnion(attributes)
    return style
  }
}
