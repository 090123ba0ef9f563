import BankeyCore
import BankeyModel
import BankeyText
import BankeyUI
import TUIKit
import TestSupport
import Testing

/// Every alert can be read and answered on every terminal.
@Suite struct AlertScreenTests {
  private static let sizes = [(20, 6), (40, 12)]

  private func bank() -> FakeBank {
    var snapshot = Sample.snapshot
    let quota = QuotaStatus(
      name: "accounts", allowed: 24, confirmed: 20, period: 86_400,
      start: Timestamp(seconds: Sample.clock.now.seconds - 22 * 3600), used: 22)
    snapshot.sources.append(SourceStatus(name: "SimpleFIN", type: "simplefin", quotas: [quota]))
    let bank = FakeBank(snapshot)
    bank.pages = FakePages(Sample.transactions)
    bank.last = ImportRecord(
      id: 7, file: "/home/jonathan/Downloads/statements-of-may.ofx", imported: Sample.clock.now, added: 1234)
    return bank
  }

  private func open(_ width: Int, _ height: Int, _ locale: String, _ keys: [Key]) async -> Person {
    let person = await Person(width, height, bank: bank(), locale: locale).start()
    for key in keys {
      person.press(key)
      await person.settle()
    }
    #expect(person.overlays == 1)
    return person
  }

  /// The text seen while scrolling from the first line to the last, without blanks and line breaks. `choices` must be
  /// visible at every step.
  private func read(_ person: Person, showing choices: [String]) -> String {
    var seen: [String] = []
    for _ in 0..<40 {
      for choice in choices { #expect(person.text.contains(choice), "\(choice):\n\(person.text)") }
      let letters = person.lines.joined().filter { !" │╭╮╰╯─▲▼".contains($0) }
      if seen.last == letters { break }
      seen.append(letters)
      person.press(.down)
    }
    return seen.joined(separator: "\n")
  }

  private func expect(
    _ name: String, locale: String = "en_US", _ keys: [Key], says words: [String], choices: [String]
  ) async {
    for (width, height) in Self.sizes {
      let person = await open(width, height, locale, keys)
      expectScreen(person.screen, named: "alert-\(name)-\(width)x\(height)")
      let text = read(person, showing: choices)
      for word in words { #expect(text.contains(word), "\(word) at \(width)x\(height):\n\(text)") }
      person.press(.escape)
      #expect(person.overlays == 0)
    }
  }

  @Test func deletingATransactionAsks() async {
    let words = ["COFFEE", "ROASTERS,", "−$4.10", "counts,", "back."]
    await expect("delete", [.enter, "x"], says: words, choices: ["Yes, delete", "Cancel"])
  }

  @Test func deletingATransactionAsksInNorwegian() async {
    let words = ["COFFEE", "−4,10", "telles", "import."]
    await expect("delete-norwegian", locale: "nb_NO", [.enter, "x"], says: words, choices: ["Ja, slett", "Avbryt"])
  }

  @Test func undoingAnImportAsks() async {
    await expect("undo", ["u"], says: ["Undo", "last", "import?", "1,234"], choices: ["Yes, undo", "Cancel"])
  }

  @Test func fewRemainingCallsAsk() async {
    let words = ["Few", "SimpleFIN", "2", "24", "11:00"]
    await expect("few-calls", ["r"], says: words, choices: ["refresh", "skip it", "Cancel"])
  }

  @Test func exportAsksForAFormat() async {
    await expect("export", [.enter, "e"], says: ["8"], choices: ["CSV", "JSON", "Cancel"])
  }

  @Test(arguments: [(20, 6), (40, 12), (80, 24)]) func longErrorScrollsToItsEnd(width: Int, height: Int) async {
    let person = await open(width, height, "en_US", [.enter, "x"])
    person.bank.fault = BankError(String(repeating: "It cannot be written, ", count: 90) + "END")
    person.press("y")
    await person.settle()
    #expect(read(person, showing: ["OK"]).count > 100)
    person.press("G")
    #expect(person.text.contains("END") && person.text.contains("▲"))
    person.press("o")
    #expect(person.overlays == 0)
  }

  @Test func wheelScrollsAndClickAnswers() async {
    let person = await open(20, 6, "en_US", [.enter, "x"])
    let before = person.text
    person.driver.terminal.send(.mouse(.wheel(3, Point(5, 1))))
    #expect(person.text != before)
    let line = person.lines.firstIndex { $0.contains("Cancel") }!
    person.driver.click(18, line)
    #expect(person.overlays == 0 && person.bank.changed.isEmpty)
  }
}
