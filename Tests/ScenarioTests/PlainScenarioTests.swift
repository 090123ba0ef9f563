import Foundation
import TUIKit
import TestSupport
import Testing

/// The scenarios in lines: they contain what a user sees on the screens, and written lines never change.
@Waiting struct PlainScenarioTests {
  /// The scenarios whose every step has a command in lines.
  /// Lines do not open a total, as the screen does.
  private nonisolated static let all = Scenario.all.filter {
    PlainWay($0) != nil && !$0.facts.isEmpty && !$0.name.hasPrefix("a total")
  }

  @Test(arguments: all) func plainModeShowsTheSameFigures(scenario: Scenario) throws {
    let way = try #require(PlainWay(scenario))
    let home = try Home(scenario.data, config: scenario.config)
    defer { home.remove() }
    try home.write(way.lines.map { $0 + "\n" }.joined() + "q\n", to: "typed")
    let (status, output) = try play(scenario, home)
    #expect(status == 0, "\(output)")
    let said = Self.plain(output)
    for fact in scenario.facts { #expect(said.contains(Self.plain(fact)), "“\(fact)” is not in\n\(output)") }
    #expect(!output.unicodeScalars.contains { $0.value < 32 && $0 != "\n" || (0x2500...0x28FF).contains($0.value) })
  }

  @Test func eachScreenHasEnoughScenes() {
    #expect(Self.all.count >= 60)
    for scene in [Scene.accounts, .details, .report, .transaction, .find, .finding, .sources, .foreign] {
      #expect(Self.all.contains { $0.name.hasPrefix(scene.name) }, "\(scene.name)")
    }
  }

  private func play(_ scenario: Scenario, _ home: Home) throws -> (status: Int32, output: String) {
    let variables = home.variables.merging(scenario.terminal.variables) { $1 }.merging(["TERM": "dumb"]) { $1 }
    let demo = scenario.data == .demo ? " --demo" : ""
    let line = "exec \(BuildProducts.path("bankey")) --plain --now \(Home.now)\(demo) < \(home.path)/typed"
    return try Command.run(["/bin/sh", "-c", line], environment: Command.environment.merging(variables) { $1 })
  }

  /// Blanks of all kinds are one.
  private static func plain(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

nonisolated extension Scenario {
  /// The facts on a screen, without details of its presentation: the range of a chart, the density of rows, the keys in
  /// help.
  fileprivate var facts: [String] {
    steps.compactMap { step in
      guard case .sees(let fact) = step, !Self.ofScreens.contains(fact) else { return nil }
      return fact
    }
  }

  private static let ofScreens: Set<String> = [
    "[30d]", "[90d]", "[1y]", "1 year", "  $9", "running balance", "rows:", "by half a page", "en halv side", "20x6",
    "@",
    // If the screen has no room for a figure, this is its beginning.
    "981",
  ]
}

/// A scenario as lines that are typed.
nonisolated struct PlainWay {
  private(set) var lines: [String] = []
  /// What is looked for, while it is typed.
  private var finding: String?

  /// Nil if a step has no command: if it changes something, or the size of the terminal.
  init?(_ scenario: Scenario) {
    guard scenario.data != .nothing else { return nil }
    for step in scenario.steps { guard add(step) else { return nil } }
  }

  private mutating func add(_ step: Step) -> Bool {
    switch step {
    case .press(let keys): return keys.allSatisfy { add($0) }
    case .type(let text):
      guard finding != nil else { return false }
      finding? += text
      return true
    case .sees:
      find()
      return true
    case .misses: return true
    case .ends(let status): return status == 0
    case .paste, .click, .wheel, .resize, .lock, .unlock, .sync: return false
    }
  }

  private mutating func find() {
    if let text = finding, !text.isEmpty {
      lines.append("find " + text)
      finding = ""
    }
  }

  private mutating func add(_ key: Key) -> Bool {
    if finding != nil { return addWhileFinding(key) }
    if key == "/" { finding = "" } else if let word = Self.words[key] { lines += word } else { return false }
    return true
  }

  private mutating func addWhileFinding(_ key: Key) -> Bool {
    find()
    finding = nil
    switch key {
    case .enter: lines.append("open")
    case .escape: lines.append("back")
    case .tab: break
    default: return false
    }
    return true
  }

  /// The command for a key; none if the key only changes the presentation.
  private static let words: [Key: [String]] = [
    "j": ["j"], .down: ["j"], "k": ["k"], .up: ["k"], .enter: ["open"], "l": ["open"], .escape: ["back"], "h": ["back"],
    "g": ["g"], .home: ["g"], "G": ["G"], .end: ["G"], .pageDown: ["more"], " ": ["more"], .tab: ["tab"],
    "r": ["r"], "w": ["w"], "s": ["s"], "?": ["?"], "p": ["p"], "q": ["q"], .right: [], .left: [],
    "d": [], "|": [], "D": [], "b": [], "[": [], "]": [], .backTab: [], .control("l"): [],
  ]
}
