import BankeyCore
import BankeyModel
import BankeyText
import BankeyUI
import TUIKit
import TestSupport
import Testing

/// The lock in front of the whole app, with a fake authentication system.
@Suite struct LockTests {
  private let system = FakeAuthenticator()

  private func start(
    _ width: Int = 80, _ height: Int = 24, _ capabilities: Capabilities = Capabilities(), locale: String = "en_US",
    closesAfter: Duration? = .seconds(600)
  ) async -> Person {
    let lock = LockSetting(system, closesAfter: closesAfter)
    let person = await Person(width, height, capabilities, locale: locale, lock: lock).start()
    system.ask()
    return person
  }

  private func unlock(_ person: Person) {
    person.driver.type("secret")
    person.press(.enter)
    system.tell(.ended(.right))
  }

  private func expectLocked(_ person: Person, _ location: SourceLocation = #_sourceLocation) {
    for word in ["Jonathan", "929", "Banking", "1–", "Good", "Net worth"] {
      #expect(!person.text.contains(word), sourceLocation: location)
    }
    #expect(person.text.contains("Locked"), sourceLocation: location)
  }

  // MARK: What is seen

  @Test(arguments: [(80, 24), (40, 12), (132, 50), (20, 6)]) func screensMatchRecordings(width: Int, height: Int) async
  {
    let person = await start(width, height)
    person.driver.type("seçret")
    expectScreen(person.screen, named: "lock-\(width)x\(height)")
    #expect(!person.text.contains("ret"))
    person.press(.enter)
    system.tell(.ended(.wrong))
    system.ask()
    expectScreen(person.screen, named: "lock-wrong-\(width)x\(height)")
    system.tell(.ended(.broken(.noService)))
    expectScreen(person.screen, named: "lock-broken-\(width)x\(height)")
  }

  @Test func asciiAndNorwegianScreensMatchRecordings() async {
    let person = await start(80, 24, Capabilities(colors: .none, isUnicode: false, hasRichFont: false), locale: "nb_NO")
    person.driver.type("secret")
    expectScreen(person.screen, named: "lock-ascii-norwegian")
    system.tell(.ended(.broken(.noLibrary)))
    expectScreen(person.screen, named: "lock-broken-ascii-norwegian")
  }

  @Test func accountsStayHiddenWhateverHappensBehind() async {
    let person = await start()
    expectLocked(person)
    person.bank.answer = .failure(BankError("Banking Account of Jonathan: 929"))
    await person.viewer.reload()
    expectLocked(person)
    for (width, height) in [(40, 12), (20, 6), (200, 60)] {
      person.driver.resize(width, height)
      expectLocked(person)
    }
    person.driver.application.present(Alert("Refresh failed", "Banking 929", [.init("o", "OK")]))
    expectLocked(person)
  }

  /// Whatever the user, the terminal and other programs do while it is locked, no frame, no alert title and no
  /// clipboard text reveals anything about the accounts.
  @Test(arguments: 0..<40) func randomEventsRevealNothing(seed: Int) async {
    var random = SeededRandom(seed: UInt64(seed))
    let person = await start(80, 24, Capabilities(canCopy: true))
    if random.oneIn(2) {
      unlock(person)
      person.press(.down, .enter, "L")
    }
    let shown = person.driver.terminal.frames.count
    let keys: [Key] = [
      "r", "y", "Y", "x", "u", "e", "p", "?", "/", "m", "q", .enter, .escape, .control("z"), .control("l"),
    ]
    for _ in 0..<40 {
      switch random.int(0...7) {
      case 0: person.driver.click(random.int(0...79), random.int(0...23))
      case 1: person.driver.terminal.send(.mouse(.wheel(3, Point(5, 5))))
      case 2: person.driver.terminal.send(.paste("y\ny"))
      case 3: person.driver.resize(random.int(10...120), random.int(4...50))
      case 4: person.driver.terminal.send(.resumed)
      case 5:
        person.bank.answer = .success(random.oneIn(2) ? Sample.nextDay : Sample.snapshot)
        await person.viewer.reload()
      case 6: await person.driver.time.advance(.seconds(random.int(1...900)))
      default: person.press(random.pick(keys))
      }
      person.driver.application.displayIfNeeded()
    }
    #expect(person.driver.terminal.copied.isEmpty, "seed \(seed)")
    for frame in person.driver.terminal.frames.dropFirst(shown) {
      for word in ["Jonathan", "929", "Banking", "··", "Good", "Net worth", "new transaction", "COFFEE"] {
        #expect(!frame.text.contains(word), "seed \(seed): \(frame.text)")
      }
    }
  }

  @Test func onlyTheAnswerKeysWork() async {
    let person = await start()
    for key in [Key.down, .pageDown, "?", "r", "p", "m", "L", "q", .tab, .escape, .control("d")] { person.press(key) }
    person.driver.click(10, 6)
    expectLocked(person)
    #expect(person.bank.refreshes == 0)
    #expect(person.overlays == 0)
    #expect(person.driver.application.exitStatus == nil)
  }

  // MARK: The right answer and the wrong one

  @Test func rightAnswerUnlocks() async {
    let person = await start()
    unlock(person)
    #expect(system.answers == ["secret"])
    #expect(person.text.contains("Banking Account"))
    #expect(person.selected.joined().contains("Banking"))
  }

  @Test func wrongAnswerIsReportedAndAskedAgain() async {
    let person = await start()
    person.driver.type("wrong")
    person.press(.enter)
    #expect(person.text.contains("one moment"))
    system.tell(.ended(.wrong))
    #expect(system.attempts == 2)
    #expect(person.text.contains("That did not match."))
    system.ask()
    #expect(person.text.contains("That did not match."))
    unlock(person)
    #expect(system.answers == ["wrong", "secret"])
    #expect(person.text.contains("Banking Account"))
  }

  @Test func emptyAnswerIsAnAnswer() async {
    let person = await start()
    person.press(.enter)
    #expect(system.answers == [""])
    expectLocked(person)
  }

  @Test func answerCanBeCorrected() async {
    let person = await start()
    person.driver.type("wrong")
    person.press(.control("u"))
    person.driver.type("secæt")
    person.press(.backspace, .backspace)
    person.driver.terminal.send(.paste("ret\nand more"))
    person.press(.enter)
    #expect(system.answers == ["secret"])
  }

  @Test func overlongAnswerIsRefused() async {
    let person = await start()
    person.driver.terminal.send(.paste(String(repeating: "x", count: 511)))
    person.driver.type("yz")
    person.press(.enter)
    #expect(system.answers == [String(repeating: "x", count: 511)])
    #expect(person.lines.allSatisfy { Text($0).columns <= 80 })
  }

  @Test func typeAheadGoesToTheNextQuestion() async {
    let person = await start()
    person.press(.enter)
    person.driver.type("sec")
    #expect(!person.text.contains("sec") && person.text.contains("•••"))
    system.tell(.ended(.wrong))
    person.driver.type("ret")
    person.press(.enter)
    system.ask()
    #expect(system.answers == ["", "secret"])
  }

  @Test func typeAheadIsNeverShown() async {
    let person = await start()
    person.press(.enter)
    person.driver.type("secret")
    system.ask("Code: ", isSecret: false)
    #expect(!person.text.contains("secret"))
    person.driver.type("123")
    #expect(person.text.contains("Code: 123"))
    person.press(.enter)
    #expect(system.answers == ["", "123"])
  }

  @Test func systemMessagesAreShownAndCleaned() async {
    let person = await start()
    system.tell(
      .says("Failed to match \u{1B}[31mfingerprint", isWarning: true),
      .says("Swipe your \u{202E}finger", isWarning: false))
    #expect(person.text.contains("Swipe your finger"))
    #expect(person.text.contains("Failed to match"))
    #expect(!person.text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
    system.tell(.ended(.refused("Your account has expired")))
    #expect(person.text.contains("Your account has expired"))
    #expect(person.text.contains("Press Enter to unlock."))
  }

  // MARK: Who is not there

  @Test func unansweredAttemptIsNotRepeated() async {
    let person = await start()
    system.tell(.ended(.wrong))
    #expect(system.attempts == 1)
    #expect(person.text.contains("Press Enter to unlock."))
    person.press(.enter)
    #expect(system.attempts == 2)
  }

  @Test func manualLockAsksOnlyAfterAKey() async {
    let person = await start()
    unlock(person)
    person.press("L")
    expectLocked(person)
    #expect(system.attempts == 1)
    // The first letter of the password proves that the user is there, even if it is q.
    person.driver.type("qwerty")
    #expect(system.attempts == 2)
    system.ask()
    person.press(.enter)
    #expect(system.answers.last == "qwerty")
  }

  @Test func lockingWithoutALockIsExplained() async {
    let person = await Person().start()
    person.press("L")
    #expect(person.status.contains("the lock is off; set lock = true in the config"))
    #expect(person.text.contains("Banking Account"))
  }

  // MARK: What cannot work

  @Test(arguments: [LockProblem.noLibrary, .noService, .noUser, .failed("Module is unknown")])
  func
    whatCannotWorkIsLockedAndSaysHowToMendIt(problem: LockProblem) async
  {
    let person = await start()
    system.tell(.ended(.broken(problem)))
    expectLocked(person)
    #expect(person.text.contains("The lock does not work"))
    person.driver.type("secret")
    expectLocked(person)
    person.press(.enter)
    #expect(system.attempts == 2)
    system.tell(.ended(.broken(problem)))
    person.press("q")
    #expect(person.driver.application.exitStatus == 0)
  }

  @Test func leavingIsAlwaysPossible() async {
    let person = await start()
    person.press(.enter, .control("c"))
    #expect(person.driver.application.exitStatus == 130)
  }

  // MARK: Time

  @Test func inactivityLocks() async {
    let person = await start()
    unlock(person)
    await person.driver.time.advance(.seconds(599))
    #expect(person.text.contains("Banking Account"))
    person.press(.down)
    await person.driver.time.advance(.seconds(599))
    #expect(person.text.contains("Banking Account"))
    await person.driver.time.advance(.seconds(1))
    expectLocked(person)
    // Nothing is pending, and no prompt appears without the user.
    #expect(person.driver.time.waiting == 0)
    #expect(system.attempts == 1)
    unlock(person)
    #expect(person.text.contains("Banking Account"))
  }

  @Test func keysNeverAddTimers() async {
    let person = await start()
    unlock(person)
    let waiting = person.driver.time.waiting
    for _ in 0..<100 { person.press(.down) }
    #expect(person.driver.time.waiting == waiting)
  }

  @Test func firstKeyAfterSleepIsSwallowedByTheLock() async {
    let person = await start()
    unlock(person)
    person.driver.time.sleep(.seconds(3600))
    person.press("s")
    expectLocked(person)
    system.tell(.asks("Password: ", isSecret: true))
    person.press(.enter)
    #expect(system.answers == ["secret"])
  }

  @Test func noTimeoutMeansNoAutomaticLock() async {
    let person = await start(closesAfter: nil)
    unlock(person)
    let waiting = person.driver.time.waiting
    await person.driver.time.advance(.seconds(86_400))
    #expect(person.text.contains("Banking Account"))
    #expect(waiting == 0)
  }
}
