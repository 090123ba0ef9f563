extension View {
  /// Lays it out and draws it, with everything inside of it, into its frame.
  public final func render(in canvas: inout Canvas) {
    guard !isHidden else { return }
    layout()
    if let shadow { canvas.shadow(of: frame, shadow) }
    canvas.inside(frame) { canvas in
      if let background, !isTinted { canvas.surface(background) }
      draw(in: &canvas)
      for view in subviews { view.render(in: &canvas) }
    }
  }
}
