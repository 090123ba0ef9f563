/// Empty room that grows and shrinks before anything else does.
public final class SpacerView: View {
  /// Cells that it would like to have in each direction.
  public var length: Int

  /// A spacer.
  public init(_ length: Int = 0) {
    self.length = length
    super.init()
    hugging = 1
    resistance = 1
  }

  /// Its length in each direction.
  public override func size(fitting size: Size) -> Size { Size(length, length) }
}
