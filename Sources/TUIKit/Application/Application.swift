/// The loop: events come in, the top screen acts on them, and one frame is drawn once all that waited are handled.
public final class Application {
  /// How roles look.
  public var palette: Palette { didSet { setNeedsDisplay() } }
  /// The least size that can show something; below it one line says so.
  public var smallest = Size(20, 6)
  /// What that line says, given the least size and the one that there is: the first of these that fits, else the last.
  public var needsRoom: (_ least: Size, _ actual: Size) -> [String] = { least, _ in
    ["Needs \(least.width)x\(least.height)"]
  }
  /// The screens, the one that is shown last.
  public private(set) var screens: [Screen] = []
  /// Overlays that wait, the one that is shown first.
  public private(set) var overlays: [Overlay] = []
  /// Told what color the terminal has behind everything, when it says so.
  public var onBackground: (RGB) -> Void = { _ in }
  /// What stands before all screens and overlays: it alone is drawn and gets the events, whatever happens behind it.
  public var cover: Screen? { didSet { coverDidChange(from: oldValue) } }

  /// What it runs on.
  public let terminal: any Terminal
  private let later: Later
  let uptime: Uptime
  var idleWatch: IdleWatch?
  private var running: CheckedContinuation<Int32, Never>?
  private var status: Int32?
  private var isScheduled = false
  /// What lets frames be drawn at last; nil when they are.
  private var hold: Appointment?

  /// An application. How it waits for time to pass, and how it knows how much has, can be replaced, for tests.
  public init(_ terminal: any Terminal, palette: Palette = .mono, later: Later? = nil, uptime: Uptime? = nil) {
    self.terminal = terminal
    self.palette = palette
    self.later = later ?? onMainQueue
    self.uptime = uptime ?? systemUptime
  }

  /// Takes the terminal, runs until `quit` and gives the terminal back.
  public func run() async -> Int32 {
    terminal.start { [unowned self] in send($0) }
    setNeedsDisplay()
    let status = await untilQuit()
    terminal.stop()
    return status
  }

  /// Ends `run` with a status. The first status counts.
  public func quit(_ status: Int32 = 0) {
    if self.status == nil { self.status = status }
    running?.resume(returning: self.status ?? status)
    running = nil
  }

  /// Whether it was told to end, and how.
  public var exitStatus: Int32? { status }

  private func untilQuit() async -> Int32 {
    if let status { return status }
    return await withCheckedContinuation { running = $0 }
  }

  /// Asks for a frame. It is drawn once, after everything that already waits has been handled.
  public func setNeedsDisplay() {
    guard !isScheduled else { return }
    isScheduled = true
    Task { displayIfNeeded() }
  }

  /// Draws the frame that was asked for, now.
  public func displayIfNeeded() {
    guard isScheduled, hold == nil else { return }
    isScheduled = false
    if status == nil { display() }
  }

  /// Draws no frame until `release`, or until so much time has passed: what comes at once needs no frame that says that it
  /// will come. Events are handled all the same.
  public func holdFrames(for delay: Duration) {
    hold = schedule(after: delay) { [weak self] in self?.releaseFrames() }
  }

  /// Draws frames again.
  public func releaseFrames() {
    guard let hold else { return }
    hold.cancel()
    self.hold = nil
    displayIfNeeded()
  }

  /// Does something later, unless it is cancelled before. Nothing runs while nothing is wanted.
  @discardableResult
  public func schedule(after delay: Duration, _ action: @escaping () -> Void) -> Appointment {
    let appointment = Appointment { [weak self] in
      action()
      self?.setNeedsDisplay()
    }
    later(delay) { appointment.keep() }
    return appointment
  }

  // MARK: Screens and overlays

  /// Shows a screen on top of the others.
  public func push(_ screen: Screen) { show(screens + [screen]) }

  /// Goes back to the screen below; at the root it does nothing.
  public func pop() { if screens.count > 1 { show(screens.dropLast()) } }

  /// Shows a screen in the place of all others.
  public func replaceAll(with screen: Screen) { show([screen]) }

  private func show(_ new: [Screen]) {
    screens.forEach { $0.application = nil }
    screens = new
    screens.forEach { $0.application = self }
    screens.last?.didAppear()
    setNeedsDisplay()
  }

  private func coverDidChange(from old: Screen?) {
    old?.application = nil
    cover?.application = self
    (cover ?? top)?.didAppear()
    setNeedsDisplay()
  }

  /// Shows an overlay, or lets it wait for the one that is shown: there are never two on top of each other.
  public func present(_ overlay: Overlay) {
    overlay.application = self
    overlays.append(overlay)
    if overlays.count == 1 { overlay.didAppear() }
    setNeedsDisplay()
  }

  /// Takes an overlay away, shown or waiting.
  public func dismiss(_ overlay: Overlay) {
    guard let index = overlays.firstIndex(where: { $0 === overlay }) else { return }
    overlays.remove(at: index)
    overlay.application = nil
    if index == 0 { overlays.first?.didAppear() }
    overlay.onClose?()
    setNeedsDisplay()
  }
}

extension Application {
  /// Lays out and draws everything anew. What did not change costs nothing further down.
  func display() {
    var canvas = Canvas(terminal.size, capabilities: terminal.capabilities, palette: palette, ground: palette[.text])
    if isTooSmall {
      drawNeedsRoom(in: &canvas)
    } else if let cover {
      cover.draw(in: &canvas)
    } else {
      screens.last?.draw(in: &canvas)
      overlays.first?.draw(in: &canvas)
    }
    terminal.present(canvas)
  }

  var isTooSmall: Bool { terminal.size.width < smallest.width || terminal.size.height < smallest.height }

  private func drawNeedsRoom(in canvas: inout Canvas) {
    let lines = needsRoom(smallest, canvas.size).map { Text($0) }
    guard let line = lines.first(where: { $0.columns <= canvas.size.width }) ?? lines.last else { return }
    canvas.put(line.truncated(to: canvas.size.width, ellipsis: canvas.capabilities.ellipsis), at: Point(0, 0))
  }
}

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
    case .background(let color): onBackground(color)
    default: if !isLate { forward(event) }
    }
    setNeedsDisplay()
  }

  /// To the cover or the overlay if there is one, else to the screen on top. Where nothing can be shown, only `q` means
  /// something, and a cover can do without being shown.
  private func forward(_ event: Event) {
    if let cover {
      _ = cover.handle(event)
    } else if case .mouse(.secondary) = event {
      goBack()
    } else if isTooSmall {
      if event == .key("q") { quit() }
    } else {
      _ = top?.handle(event)
    }
  }

  /// The other button of the mouse means Esc wherever there is something to go back to.
  private func goBack() {
    if !overlays.isEmpty || screens.count > 1 { forward(.key(.escape)) }
  }

  /// What gets the events where there is no cover.
  var top: Screen? { overlays.first ?? screens.last }
}

extension Application {
  /// Does something once, when no key was pressed, nothing pasted and the mouse not used for so long. The event that comes
  /// after that goes nowhere. Takes the place of what was asked for before.
  public func whenIdle(for limit: Duration, _ action: @escaping () -> Void) {
    stopIdleWatch()
    idleWatch = IdleWatch(self, limit, action)
  }

  /// Waits for that no more.
  public func stopIdleWatch() {
    idleWatch?.cancel()
    idleWatch = nil
  }
}
