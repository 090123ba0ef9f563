import TUIKit
import TestSupport

/// Plays a scenario headless and in a real terminal at the same time.
final class Play {
  private let scenario: Scenario
  private let homes: [Home]
  private let headless: HeadlessBankey
  private let real: RealBankey
  private var locks: [WriteLock] = []
  private var isOver = false

  init(_ scenario: Scenario) throws {
    self.scenario = scenario
    homes = try (0..<2).map { _ in try Home(scenario.data, config: scenario.config) }
    headless = try HeadlessBankey(scenario, homes[0])
    real = try RealBankey(scenario, homes[1])
  }

  /// Plays all steps, and quits with ^C if nothing else ended it.
  func run() async throws {
    defer { homes.forEach { $0.remove() } }
    do {
      try await agree("the start") { !$0.isEmpty && !$0.contains("reading yo") && !$0.contains("leser kont") }
      for (number, step) in scenario.steps.enumerated() where !isOver {
        try await play(step, "step \(number): \(step)")
      }
      if !isOver { try await play(.press(.control("c")), "^C") }
    } catch {
      if !headless.isEnding { headless.send(.terminate(15)) }
      throw error
    }
  }

  private func play(_ step: Step, _ name: String) async throws {
    switch step {
    case .press(let keys): for key in keys { try await press(key) }
    case .type(let text):
      for character in text { headless.send(.key(.character(character))) }
      try real.type(text)
    case .paste(let text):
      headless.send(.paste(text))
      try real.paste(text)
    case .click(let text): try mouse(.press(try place(of: text)))
    case .wheel(let down): try mouse(.wheel(down ? 3 : -3, Point(scenario.size.width / 2, scenario.size.height / 2)))
    case .resize(let width, let height):
      headless.resize(width, height)
      try real.resize(width, height)
    case .lock: locks = try homes.map(WriteLock.init)
    case .unlock: locks = []
    case .sync(let words): for home in homes { try home.sync(words) }
    case .sees(let text): return try await agree(name) { $0.contains(text) }
    case .misses(let text): return try await agree(name) { !$0.contains(text) }
    case .ends(let status): return try await end(status)
    }
    headless.isEnding ? try await end(nil) : try await agree(name) { _ in true }
  }

  private func press(_ key: Key) async throws {
    let before = headless.screen
    headless.send(.key(key))
    try real.press(key)
    // A key right behind Escape would be that key with Alt. Where Escape shows nothing there is only time to go by.
    if key == .escape, headless.screen == before { try await Task.sleep(for: .milliseconds(150)) }
  }

  private func mouse(_ mouse: Mouse) throws {
    headless.send(.mouse(mouse))
    try real.mouse(mouse)
  }

  private func place(of text: String) throws -> Point {
    guard let place = headless.place(of: text) else { throw Trouble("“\(text)” is not there:\n\(headless.screen)") }
    return place
  }

  /// Checks that both end in the same way.
  private func end(_ expected: Int32?) async throws {
    guard !isOver || expected != nil else { return }
    isOver = true
    guard headless.isEnding else { throw Trouble("it did not end:\n\(headless.screen)") }
    let (headless, real) = (await headless.status(), try await real.status())
    guard "\(headless)" == real, expected.map({ $0 == headless }) ?? true else {
      throw Trouble("ended with \(headless) headless and with \(real) in a terminal")
    }
  }

  /// Waits until both show the same and `condition` holds, because work in other processes takes its time.
  /// Checks many times before it gives up, because a deadline can pass between two checks on a busy machine.
  private func agree(_ moment: String, _ condition: (String) -> Bool) async throws {
    let deadline = ContinuousClock.now + .seconds(30)
    var looks = 0
    while true {
      looks += 1
      let (expected, actual) = (headless.screen, try real.screen)
      let difference = LineDifference(expected: expected, actual: actual)
      if difference.isEmpty, condition(actual) { return }
      guard looks < 100 || ContinuousClock.now < deadline else {
        let what = difference.isEmpty ? "not what was expected" : "not the same: - headless, + terminal"
        throw Trouble("\(scenario.name), after \(moment), the screen is \(what)\n\(difference.description)")
      }
      try await Task.sleep(for: .milliseconds(15))
    }
  }
}
