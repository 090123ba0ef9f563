import TUIKit
import TestSupport
import Testing

/// The event loop on a fake terminal.
@Suite struct ApplicationTests {
  private let driver = Driver(20, 6)
  private var application: Application { driver.application }
  private var terminal: FakeTerminal { driver.terminal }

  @Test func burstOfEventsDrawsOneFrame() async {
    let screen = CountingScreen()
    application.push(screen)
    for _ in 0..<500 { terminal.send(.key("j")) }
    await waitUntil { !terminal.frames.isEmpty }
    #expect(screen.count == 500)
    #expect(terminal.frames.count == 1)
    expectText(terminal.screen, "count 500")
  }

  @Test func runReturnsTheFirstExitStatus() async {
    let running = Task { await application.run() }
    await waitUntil { terminal.isStarted }
    application.quit(3)
    application.quit(4)
    #expect(await running.value == 3)
    #expect(!terminal.isStarted)
  }

  @Test(arguments: [(Event.key(.control("c")), 130), (.terminate(15), 143), (.terminate(1), 129)] as [(Event, Int32)])
  func controlCAndSignalsAlwaysEndTheRun(_ event: Event, _ status: Int32) {
    application.push(CountingScreen())
    application.present(Alert("Stop", "waits", [Alert.Choice("o", "OK")]))
    terminal.send(event)
    #expect(application.exitStatus == status)
  }

  @Test func suspendingAndRedrawingInvalidateTheScreen() {
    terminal.send(.key(.control("z")))
    #expect(terminal.suspensions == 1)
    #expect(terminal.invalidations == 1)
    terminal.send(.key(.control("l")))
    #expect(terminal.invalidations == 2)
  }

  @Test func poppingAScreenRevealsTheOneBelow() {
    let below = CountingScreen("below")
    let above = CountingScreen("above")
    application.push(below)
    application.push(above)
    expectText(driver.screen, "above 0")
    driver.press("j")
    application.pop()
    application.pop()
    expectText(driver.screen, "below 0")
    #expect(above.application == nil)
    #expect(below.appearances == 2)
  }

  @Test func resizeCreatesANewCanvas() {
    application.push(CountingScreen())
    driver.resize(40, 12)
    #expect(driver.screen.size == Size(40, 12))
  }

  @Test func tooSmallTerminalShowsTheNeededSize() {
    application.push(CountingScreen())
    driver.resize(19, 5)
    expectText(driver.screen, "Needs 20x6")
    driver.press("j")
    driver.resize(20, 6)
    expectText(driver.screen, "count 0")
    driver.resize(3, 1)
    expectText(driver.screen, "Ne…")
    driver.resize(0, 0)
    driver.press("q")
    #expect(application.exitStatus == 0)
  }

  @Test func timersFireOnceAndCanBeCancelled() async {
    var rings = 0
    application.schedule(after: .seconds(2)) { rings += 1 }
    let cancelled = application.schedule(after: .seconds(2)) { rings += 10 }
    await driver.time.advance(.seconds(1))
    #expect(rings == 0)
    cancelled.cancel()
    await driver.time.advance(.seconds(1))
    #expect(rings == 1)
    #expect(driver.time.waiting == 0)
  }
}
