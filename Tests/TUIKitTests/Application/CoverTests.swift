import TUIKit
import TestSupport
import Testing

/// The cover in front of all screens, and the idle watch.
@Suite struct CoverTests {
  private let driver = Driver(20, 6)
  private var application: Application { driver.application }

  @Test func coverAloneIsDrawnAndReceivesKeys() {
    let (below, cover) = (CountingScreen("below"), CountingScreen("cover"))
    application.push(below)
    application.present(Alert("Stop", "waits", [Alert.Choice("o", "OK")]))
    application.cover = cover
    driver.press("j", "o", .enter)
    expectText(driver.screen, "cover 1")
    application.push(CountingScreen("above"))
    expectText(driver.screen, "cover 1")
    driver.resize(19, 5)
    driver.press("q", "j")
    #expect(application.exitStatus == nil)
    #expect(cover.count == 2)
    driver.press(.control("c"))
    #expect(application.exitStatus == 130)
  }

  @Test func removingACoverRestoresTheScreenBelow() {
    let below = CountingScreen("below")
    application.push(below)
    driver.press("j")
    application.cover = CountingScreen("cover")
    driver.press("j")
    application.cover = nil
    expectText(driver.screen, "below 1")
    #expect(below.appearances == 2)
  }

  @Test func idleIsReportedOncePerPauseWithoutKeys() async {
    var times = 0
    application.whenIdle(for: .seconds(60)) { times += 1 }
    for _ in 0..<5 {
      await driver.time.advance(.seconds(50))
      driver.press("j")
    }
    driver.resize(40, 12)
    #expect(times == 0)
    await driver.time.advance(.seconds(60))
    await driver.time.advance(.seconds(600))
    #expect(times == 1)
    #expect(driver.time.waiting == 0)
  }

  @Test(arguments: [Event.key("j"), .mouse(.press(Point(0, 0))), .paste("j"), .resumed, .resize(Size(20, 6))])
  func firstEventAfterSleepReportsIdleAndIsDropped(event: Event) {
    let screen = CountingScreen()
    application.push(screen)
    var times = 0
    application.whenIdle(for: .seconds(60)) { times += 1 }
    driver.time.sleep(.seconds(61))
    driver.terminal.send(event)
    #expect(times == 1)
    #expect(screen.count == 0)
    driver.press("j")
    #expect(screen.count == 1)
  }

  @Test func cancelledIdleWatchReportsNothing() async {
    var times = 0
    application.whenIdle(for: .seconds(60)) { times += 1 }
    application.stopIdleWatch()
    await driver.time.advance(.seconds(61))
    driver.press("j")
    #expect(times == 0)
  }
}
