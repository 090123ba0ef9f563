/// The event loop: passes events to the top screen and draws one frame after all waiting events are handled.
public final class Application {
  /// The style of each role.
  public var palette: Palette { didSet { setNeedsDisplay() } }
  /// The smallest terminal that screens support. In a smaller one, a message takes their place.
  public var smallest = Size(20, 6)
  /// The message for a terminal that is too small, in several lengths: the first that fits is shown, or else the last.
  public var needsRoom: (_ least: Size, _ actual: Size) -> [String] = { least, _ in
    ["Needs \(least.width)x\(least.height)"]
  }
  /// The stack of screens; the last one is visible.
  public private(set) var screens: [Screen] = []
  /// The queue of overlays; the first one is visible.
  public private(set) var overlays: [Overlay] = []
  /// Called with the terminal's background color, if the terminal reports it.
  public var onBackground: (RGB) -> Void = { _ in }
  /// A screen in front of all screens and overlays. While set, only it is drawn and receives events.
  public var cover: Screen? { didSet { coverDidChange(from: oldValue) } }

  /// The terminal that it runs on.
  public let terminal: any Terminal
  private let later: Scheduler
  let uptime: Uptime
  var idleWatch: IdleWatch?
  private var running: CheckedContinuation<Int32, Never>?
  /// The number of tasks that `runTask` started and that have not ended.
  public private(set) var runningTasks = 0
  private var status: Int32?
  private var isScheduled = false
  /// The timeout of `holdFrames`; nil while frames are drawn.
  private var hold: ScheduledAction?

  /// Creates an application. Tests can replace `later` and `uptime`, which measure time.
  public init(_ terminal: any Terminal, palette: Palette = .mono, later: Scheduler? = nil, uptime: Uptime? = nil) {
    self.terminal = terminal
    self.palette = palette
    self.later = later ?? onMainQueue
    self.uptime = uptime ?? systemUptime
  }

  /// Takes over the terminal, runs until `quit`, and restores the terminal. Returns the exit status.
  public func run() async -> Int32 {
    terminal.start { [unowned self] in send($0) }
    setNeedsDisplay()
    let status = await untilQuit()
    terminal.stop()
    return status
  }

  /// Ends `run` with a status. Only the first call counts.
  public func quit(_ status: Int32 = 0) {
    if self.status == nil { self.status = status }
    running?.resume(returning: self.status ?? status)
    running = nil
  }

  /// The exit status; nil while running.
  public var exitStatus: Int32? { status }

  private func untilQuit() async -> Int32 {
    if let status { return status }
    return await withCheckedContinuation { running = $0 }
  }

  /// Requests a frame. It is drawn once, after all waiting events are handled.
  public func setNeedsDisplay() {
    guard !isScheduled else { return }
    isScheduled = true
    Task { displayIfNeeded() }
  }

  /// Draws the requested frame immediately.
  public func displayIfNeeded() {
    guard isScheduled, hold == nil else { return }
    isScheduled = false
    if status == nil { display() }
  }

  /// Suspends drawing until `releaseFrames`, for at most `delay`, so that content which arrives soon needs no
  /// placeholder frame. Events are still handled.
  public func holdFrames(for delay: Duration) {
    hold = schedule(after: delay) { [weak self] in self?.releaseFrames() }
  }

  /// Resumes drawing after `holdFrames`.
  public func releaseFrames() {
    guard let hold else { return }
    hold.cancel()
    self.hold = nil
    displayIfNeeded()
  }

  /// Runs an action after a delay, unless it is cancelled before. Nothing runs in between.
  @discardableResult
  public func schedule(after delay: Duration, _ action: @escaping () -> Void) -> ScheduledAction {
    let appointment = ScheduledAction { [weak self] in
      action()
      self?.setNeedsDisplay()
    }
    later(delay) { appointment.keep() }
    return appointment
  }

  /// Starts a task of a screen, such as reading a database, and counts it until it ends. Tests wait for these tasks
  /// instead of guessing how long they take. An immediate task runs up to its first suspension before this returns.
  @discardableResult
  public func runTask(isImmediate: Bool = false, _ work: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
    runningTasks += 1
    let counted: @MainActor @Sendable () async -> Void = { [weak self] in
      await work()
      self?.runningTasks -= 1
    }
    return isImmediate ? Task.immediate(operation: counted) : Task(operation: counted)
  }

  // MARK: Screens and overlays

  /// Pushes a screen onto the stack.
  public func push(_ screen: Screen) { show(screens + [screen]) }

  /// Pops the top screen; does nothing at the root.
  public func pop() { if screens.count > 1 { show(screens.dropLast()) } }

  /// Replaces the whole stack by one screen.
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

  /// Shows an overlay, after those that are already open or waiting. Only one overlay is visible at a time.
  public func present(_ overlay: Overlay) {
    overlay.application = self
    overlays.append(overlay)
    if overlays.count == 1 { overlay.didAppear() }
    setNeedsDisplay()
  }

  /// Removes an overlay, visible or waiting.
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
  /// Lays out and draws everything. Unchanged rows cost nothing in the terminal.
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
  /// Handles an event, from the terminal or from a test.
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

  /// Passes an event to the cover, or else the first overlay, or else the top screen. When the terminal is too small to
  /// show anything, only `q` works, except that a cover handles events without being visible.
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

  /// Lets the secondary mouse button act as Esc wherever there is something to go back to.
  private func goBack() {
    if !overlays.isEmpty || screens.count > 1 { forward(.key(.escape)) }
  }

  /// The receiver of events when there is no cover.
  var top: Screen? { overlays.first ?? screens.last }
}

extension Application {
  /// Runs an action once after a time without key, paste or mouse event. The first event after that is discarded.
  /// Replaces an earlier call.
  public func whenIdle(for limit: Duration, _ action: @escaping () -> Void) {
    stopIdleWatch()
    idleWatch = IdleWatch(self, limit, action)
  }

  /// Cancels the action set with `whenIdle`.
  public func stopIdleWatch() {
    idleWatch?.cancel()
    idleWatch = nil
  }
}
