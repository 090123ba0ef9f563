import BankeyCore
import BankeyModel
import BankeyText
import BankeyUI
import TUIKit
import TestSupport
import Testing

/// Notices in the status line, which end with a clause where not all of it fits.
@Suite struct NoticeTests {
  @Test(arguments: [
    (80, "en_US", "the lock is off; set lock = true in the config"), (40, "en_US", "the lock is off"),
    (20, "en_US", "the lock is off"), (40, "nb_NO", "låsen er av"),
  ])
  func lockThatIsOffIsNamedInWholeClauses(width: Int, locale: String, notice: String) async {
    let person = await Person(width, 12, locale: locale, motion: false).start()
    person.press("L")
    #expect(
      person.status.contains(notice + (width < 80 ? "" : " ")) && !person.status.contains("…"), "\(person.status)")
    #expect(!person.status.contains(notice + ";"), "\(person.status)")
  }

  @Test func numberOfANoticeIsNotCutInHalf() async {
    let person = await Person(20, 6, motion: false).start()
    person.press("9", "9", "9", "9")
    #expect(person.status.contains("9,999"))
  }

  @Test(arguments: [
    (40, "en_US", "(1234 56 78903) Available $929,420.33"), (40, "nb_NO", "··8903     Disponibelt 929 420,33 USD"),
    (80, "nb_NO", "(1234 56 78903)"),
  ])
  func numberBesideTheAmountsIsWholeOrItsLastDigits(width: Int, locale: String, line: String) async {
    let person = await Person(width, 12, locale: locale, motion: false).start()
    person.press(.enter)
    await person.settle()
    #expect(person.lines.prefix(2).contains { $0.contains(line) }, "\(person.text)")
  }

  @Test(arguments: [(20, "1 match "), (40, "1 match, −$48.80 ")])
  func resultOfASearchIsNotCutInHalf(width: Int, result: String) async {
    let bank = FakeBank()
    bank.pages = FakePages(Sample.transactions)
    let person = await Person(width, 12, bank: bank, motion: false).start()
    person.press(.enter, "/")
    person.driver.type("groc")
    await person.settle()
    #expect((person.status + " ").contains(result) && !person.status.contains("…"), "\(person.status)")
  }

  @Test(arguments: [Language.english, .norwegian]) func sentenceInAReportWrapsCompletely(language: Language)
    async
  {
    let person = await Person(40, 12, locale: language == .english ? "en_US" : "nb_NO", motion: false).start()
    person.press("j", .enter)
    await person.settle()
    let said = person.text.split { " \n".contains($0) }.joined(separator: " ")
    let sentence = language.strings.noTransactions(.group(.authorized))
    #expect(said.contains(sentence), "\(person.text)")
  }
}
