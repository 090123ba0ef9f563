/// Something that happened at the terminal.
public nonisolated enum Event: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// The mouse was used.
  case mouse(Mouse)
  /// Text was pasted as a whole.
  case paste(String)
  /// The terminal has a new size.
  case resize(Size)
  /// The program came back from being suspended: everything must be drawn again.
  case resumed
  /// The program was told to end by this signal.
  case terminate(Int32)
}
