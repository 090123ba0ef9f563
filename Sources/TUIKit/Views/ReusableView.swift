/// A view that a table can recycle: it shows one model at a time, and may be shown without any.
///
/// A model is everything the view shows. Two models are equal when the view looks the same with both.
public protocol ReusableView: View {
  /// What it shows.
  associatedtype Model: Equatable
  /// A view without a model.
  init()
  /// Forgets what it showed. Called before it shows another model.
  func prepareForReuse()
  /// Shows a model.
  func configure(_ model: Model)
}

extension ReusableView {
  /// Nothing to forget, unless a view says otherwise.
  public func prepareForReuse() {}
}
