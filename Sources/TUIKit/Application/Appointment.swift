/// Something that will be done later, unless it is cancelled before.
public final class Appointment {
  private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) { self.action = action }

  /// Takes care that it is not done.
  public func cancel() { action = nil }

  func keep() { action?() }
}
