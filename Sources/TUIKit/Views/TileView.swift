/// A surface with round corners, margins of two columns and one line, and a shadow that falls left and below, outside of its
/// frame.
open class TileView: ContainerView {
  /// The columns that it has at least.
  public var columns = 0

  /// A tile around a view. The frame counts as the first cell of the margins.
  public init(_ content: View, columns: Int = 0) {
    self.columns = columns
    super.init(content, margins: Insets(columns: 1, lines: 0), border: .rounded, background: .surface)
    shadow = .shadow
  }

  /// Its content with frame and margins.
  open override func size(fitting size: Size) -> Size {
    let ideal = super.size(fitting: size)
    return Size(max(columns, ideal.width), ideal.height)
  }
}
