extension Application {
  /// Everything that happens comes through here, from the terminal or from a test.
  public func send(_ event: Event) {
    guard exitStatus == nil else { return }
    let isLate = idleWatch?.isTooLate(for: event) == true
    switch event {
    case .key(.control("c")): quit(130)
    case .key(.control("z")): terminal.suspend()
    case .key(.control("l")), .resumed: terminal.invalidate()
    case .terminate(let signal): quit(128 + signal)
    default: if !isLate { forward(event) }
    }
    setNeedsDisplay()
  }

  /// To the cover or the overlay if there is one, else to the screen on top. Where nothing can be shown, only `q` means
  /// something, and a cover can do without being shown.
  private func forward(_ event: Event) {
    if let cover {
      _ = cover.handle(event)
    } else if isTooSmall {
      if event == .key("q") { quit() }
    } else {
      _ = top?.handle(event)
    }
  }

  /// What gets the events where there is no cover.
  var top: Screen? { overlays.first ?? screens.last }
}
