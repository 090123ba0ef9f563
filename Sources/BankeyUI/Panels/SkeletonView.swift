import TUIKit

/// The place of a name and a figure that are being read.
final class SkeletonView: View {
  /// Two lines.
  override func size(fitting size: Size) -> Size { Size(11, 2) }

  /// Draws the place of the name at the left and of the figure at the right.
  override func draw(in canvas: inout Canvas) {
    let width = canvas.bounds.width
    canvas.putSkeleton(from: 0, columns: min(9, width), line: 0)
    canvas.putSkeleton(from: max(0, width - 11), columns: min(11, width), line: 1)
  }
}
