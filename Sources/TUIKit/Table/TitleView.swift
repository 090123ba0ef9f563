/// A title in one line.
final class TitleView: Label, ReusableView {
  required init() { super.init() }

  func configure(_ model: Text) { text = model }
}
