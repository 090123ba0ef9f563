import BankeyCore
import BankeyModel
import BankeyText
import BankeyUI
import TUIKit
import TestSupport

/// A bank with random figures, a path to one of its screens, and windows of random sizes, all encoded by bytes. Every
/// figure that a window shows must also be in the widest window, whole and separate.
///
/// The fuzz target runs the same file.
struct ScreenProgram {
  /// The violated rule.
  struct Disagreement: Error { let words: String }

  private var choices: ByteChoices

  /// The program encoded by bytes.
  init(_ bytes: [UInt8]) { choices = ByteChoices(bytes) }

  /// Throws if a window shows a figure that the bank does not have.
  mutating func run() async throws {
    let locale = choices.pick(["en_US", "nb_NO", "de_DE", "en_IN", "ja_JP"])
    let isUnicode = !choices.oneIn(4)
    let capabilities = Capabilities(isUnicode: isUnicode, hasRichFont: isUnicode && !choices.oneIn(4))
    var viewed = ViewerChoices()
    viewed.isPrivate = choices.oneIn(8)
    viewed.showsRunningBalance = choices.oneIn(2)
    let bank = ScreenBank(&choices)
    let way = choices.pick(ScreenWay.allCases)
    let person = await Person(
      Self.widest.width, Self.widest.height, capabilities, bank: bank.service, locale: locale,
      density: choices.pick([.auto, .compact, .comfortable]), motion: false, choices: viewed
    ).start()
    var known = try await way.go(person, bank, &choices)
    if way == .accounts || way == .refreshed {
      await person.settlePane()
      for _ in 0..<8 {
        person.press(.down)
        await person.settlePane()
        known.formUnion(Figures(person.screen).tokens)
      }
      person.press("|", "d", "d", "d")
      for _ in 0..<3 {
        person.press("d")
        known.formUnion(Figures(person.screen).tokens)
      }
      if choices.oneIn(2) { person.press("|") }
    }
    for _ in 0..<8 { try look(person, known, "\(way), \(locale)") }
  }

  /// Checks a window of some size, and the one after a key.
  private mutating func look(_ person: Person, _ known: Set<String>, _ place: String) throws {
    let isSmall = choices.oneIn(2)
    let (width, height) = (choices.int(20...(isSmall ? 60 : 250)), choices.int(6...(isSmall ? 24 : 70)))
    person.driver.resize(width, height)
    try expect(person, known, place)
    person.press(choices.pick([.down, .up, .pageDown, .end, .home]))
    try expect(person, known, place)
  }

  private func expect(_ person: Person, _ known: Set<String>, _ place: String) throws {
    let screen = person.screen
    let size = person.driver.terminal.size
    guard screen.size == size else { throw Disagreement(words: "\(screen.size) is shown at \(size)") }
    let found = Figures(screen, isCovered: person.overlays > 0).tokens
    guard let wrong = found.subtracting(known).sorted().first else { return }
    throw Disagreement(words: "“\(wrong)” at \(size.width)x\(size.height) of \(place):\n\(screen.text)")
  }

  /// A window with room for everything.
  private static let widest = Size(250, 160)
}

/// The figures on a screen: words with at least four digits, or with a digit and an ellipsis.
struct Figures {
  private(set) var tokens: Set<String> = []

  /// If an overlay covers the screen, the text in its frame.
  init(_ canvas: Canvas, isCovered: Bool = false) {
    let lines = canvas.text.split(separator: "\n", omittingEmptySubsequences: false)
    for line in lines {
      if !isCovered {
        take(line)
      } else if let first = line.firstIndex(of: "│"), let last = line.lastIndex(of: "│"), first < last {
        take(line[line.index(after: first)..<last])
      }
    }
  }

  private mutating func take(_ line: Substring) {
    var words: [String] = []
    var wasBlank = 2
    for word in line.split(separator: " ", omittingEmptySubsequences: false) {
      if word.isEmpty {
        wasBlank += 1
        continue
      }
      // Blanks may group digits.
      if wasBlank == 1, let last = words.last?.last, last.isASCII, last.isNumber, Self.isGroup(word) {
        words[words.count - 1] += " " + word
      } else {
        words.append(String(word))
      }
      wasBlank = 1
    }
    tokens.formUnion(words.filter(Self.isFigure).map(Self.plain))
  }

  private static func isGroup(_ word: Substring) -> Bool {
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    return digits.count == 3
  }

  private static func isFigure(_ word: String) -> Bool {
    let digits = word.count(where: \.isNumber)
    if word.contains("月") || word.contains("年") { return false }
    return digits >= 4 || digits > 0 && isCut(word)
  }

  /// Whether the ellipsis of a cut follows a digit, or a digit and a mark.
  private static func isCut(_ word: String) -> Bool {
    let kept = word.split(separator: "…", omittingEmptySubsequences: false).dropLast()
    if kept.contains(where: endsInDigit) { return true }
    return word.hasSuffix("..") && endsInDigit(word.dropLast(2))
  }

  private static func endsInDigit(_ text: Substring) -> Bool {
    let last = text.last.flatMap { ".,".contains($0) ? text.dropLast().last : $0 }
    return last.map { ("0"..."9").contains($0) } ?? false
  }

  /// The figure without its currency, which may be shown elsewhere.
  private static func plain(_ word: String) -> String {
    String(String.UnicodeScalarView(word.unicodeScalars.filter { $0.properties.generalCategory != .currencySymbol }))
  }
}
