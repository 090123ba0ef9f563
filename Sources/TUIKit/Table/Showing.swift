/// Which view shows something, and with what. The table makes the view or recycles one of the same type.
public struct Showing {
  let kind: ObjectIdentifier
  let make: () -> View
  let configure: (View) -> Void

  /// A view of a type, showing a model.
  public static func with<Shown: ReusableView>(_ type: Shown.Type, _ model: Shown.Model) -> Showing {
    Showing(kind: ObjectIdentifier(type), make: { type.init() }) { view in
      guard let view = view as? Shown else { return }
      view.prepareForReuse()
      view.configure(model)
    }
  }

  /// A plain title in one line, for headers and footers without a view of their own.
  public static func title(_ text: Text) -> Showing { .with(TitleView.self, text) }
}
