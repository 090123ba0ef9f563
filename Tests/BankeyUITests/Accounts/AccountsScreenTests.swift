import BankeyCore
import BankeyModel
import BankeyText
import TUIKit
import TestSupport
import Testing

@testable import BankeyUI

/// Whole screens of accounts. Each recording was reviewed.
@Suite struct AccountsScreenTests {
  @Test(arguments: [(80, 24), (40, 12), (132, 50), (20, 6)], [Density.comfortable, .compact])
  func screensMatchRecordings(size: (Int, Int), density: Density) async {
    let person = await Person(size.0, size.1, density: density).start()
    expectScreen(person.screen, named: "accounts-\(density)-\(size.0)x\(size.1)")
  }

  @Test(arguments: [Density.comfortable, .compact]) func asciiScreensMatchRecordings(density: Density) async {
    let ascii = Capabilities(colors: .none, isUnicode: false, hasRichFont: false)
    let person = await Person(80, 24, ascii, density: density).start()
    expectScreen(person.screen, named: "accounts-\(density)-ascii")
    #expect(person.text.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func norwegianScreensMatchRecordings() async {
    let person = await Person(80, 24, locale: "nb_NO", density: .comfortable, name: "Kari").start()
    expectScreen(person.screen, named: "accounts-norwegian")
    person.press("d")
    expectScreen(person.screen, named: "accounts-norwegian-compact")
  }

  @Test func skeletonsHaveTheGeometryOfRows() {
    expectScreen(Person(80, 24, density: .comfortable).screen, named: "accounts-loading")
    expectScreen(Person(20, 6).screen, named: "accounts-loading-20x6")
    expectScreen(Person(80, 24, density: .compact).screen, named: "accounts-loading-compact")
    let ascii = Person(80, 24, Capabilities(colors: .none, isUnicode: false, hasRichFont: false), density: .comfortable)
    expectScreen(ascii.screen, named: "accounts-loading-ascii")
    #expect(ascii.text.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func figuresHavePlaceholdersBeforeTheyArrive() {
    let figures = FiguresView()
    figures.frame = Rect(0, 0, 55, 4)
    var canvas = Canvas(Size(55, 5))
    figures.render(in: &canvas)
    expectText(
      canvas,
      """
            ╭─────────────────────╮   ╭─────────────────────╮
           ░│ ▄▄▄▄▄▄▄▄▄           │  ░│ ▄▄▄▄▄▄▄▄▄           │
           ░│         ▄▄▄▄▄▄▄▄▄▄▄ │  ░│         ▄▄▄▄▄▄▄▄▄▄▄ │
           ░╰─────────────────────╯  ░╰─────────────────────╯
           ░░░░░░░░░░░░░░░░░░░░░░░   ░░░░░░░░░░░░░░░░░░░░░░░
      """)
  }

  @Test func readFailureSaysWhichKeyHelps() async {
    let bank = FakeBank()
    bank.answer = .failure(BankError("bankey.sqlite was written by version 9.0; this is 1.0"))
    let person = await Person(bank: bank).start()
    expectScreen(person.screen, named: "accounts-failed")
    bank.answer = .success(Sample.snapshot)
    person.press("r")
    await person.settle()
    #expect(person.text.contains("Banking Account"))
  }

  @Test func emptyListShowsAMessage() async {
    let bank = FakeBank(AccountsSnapshot(sources: Sample.snapshot.sources))
    expectScreen(await Person(bank: bank).start().screen, named: "accounts-none")
  }

  @Test func nightShowsAMoonAndAMissingNameNone() async {
    let person = Person(80, 24, density: .comfortable, name: nil, hour: 23)
    expectScreen(await person.start().screen, named: "accounts-night")
  }

  @Test func unknownBalanceIsADash() async {
    let bank = FakeBank()
    var snapshot = Sample.snapshot
    snapshot.accounts[0].account.balance = nil
    bank.answer = .success(snapshot)
    let person = await Person(bank: bank, density: .compact).start()
    #expect(person.lines[5].hasSuffix("—    ›"))
    #expect(person.lines[3].contains("11 of 12 counted"))
  }

  @Test func demoMessageTakesOneLineOnNarrowScreens() async {
    for size in [(40, 12), (20, 6)] {
      let bank = FakeBank()
      bank.isDemo = true
      let person = await Person(size.0, size.1, bank: bank, density: .comfortable).start()
      expectScreen(person.screen, named: "demo-\(size.0)x\(size.1)")
    }
  }

  @Test(arguments: [120, 124, 132]) func wideCompactRowsShowWholeNumbersAndAmounts(width: Int) async {
    let person = await Person(width, 50, density: .compact, pane: .off).start()
    let line = person.selected.joined()
    for text in ["Banking Account", "1234 56 78903", "Sbanken", "$929,420.33", "$929,466.23"] {
      #expect(line.contains(text), "\(line)")
    }
  }

  @Test func numberIsWholeOrAbsentBesideALongName() async {
    var snapshot = Sample.snapshot
    snapshot.accounts[0].account.name = "Household and everything that belongs to it and more"
    for width in 36...200 {
      let person = await Person(width, 50, bank: FakeBank(snapshot), density: .compact, pane: .off).start()
      #expect(!person.text.contains("··…") && !person.text.contains("··8…"), "\(width)")
    }
  }

  @Test func wordOfACustomCurrencyMovesNoOtherBalance() async {
    func end(_ snapshot: AccountsSnapshot) async -> String.Index? {
      let person = await Person(80, 50, bank: FakeBank(snapshot), density: .compact).start()
      return person.selected.joined().firstRange(of: "$929,466.23")?.upperBound
    }
    var snapshot = Sample.snapshot
    let before = await end(snapshot)
    var points = Sample.accounts[0]
    points = Account(
      id: "points", source: "demo", nativeId: "points", name: "Bonus", kind: .other,
      currency: Currency(code: "AVION points"), balance: Sample.amount("1240.50"), balanceDate: points.balanceDate)
    snapshot.accounts.append(ListedAccount(points))
    #expect(await end(snapshot) == before)
    let person = await Person(80, 50, bank: FakeBank(snapshot), density: .compact).start()
    #expect(person.text.contains("1,240.50 AVION points ›"))
  }

  @Test(arguments: [120, 124, 132], [Density.comfortable, .compact])
  func longNamesKeepTheColumnsOfWideRows(width: Int, density: Density) async {
    let bank = FakeBank()
    var snapshot = Sample.snapshot
    snapshot.accounts[0].account.name = String(repeating: "Long name ", count: 20)
    bank.answer = .success(snapshot)
    let person = await Person(width, 50, bank: bank, density: density, pane: .off).start()
    let line = person.selected.first { $0.contains("Long name") } ?? ""
    #expect(line.contains("…") && line.contains("$929,420") && line.contains("$929,466"))
    #expect(line.contains("today 07:12") == (width >= 124))
  }

  @Test func foreignTextIsCleanedAndNumbersStayWhole() async {
    let bank = FakeBank()
    var snapshot = Sample.snapshot
    snapshot.accounts[0].account.name = "Evil\u{1B}[31m\u{202E}name that is far too long for any narrow screen"
    bank.answer = .success(snapshot)
    let person = await Person(40, 12, bank: bank, density: .compact).start()
    #expect(person.lines[5] == "▌ █ Evil�[31mname that … $929,466.23 ›")
  }

  @Test func namesKeepTheirColumnWithoutNumbers() async {
    var snapshot = Sample.snapshot
    snapshot.accounts[0].account.name = "Household and everything that belongs to it"
    func line() async -> String {
      await Person(80, 24, bank: FakeBank(snapshot), density: .compact).start().lines[5]
    }
    let withNumber = await line()
    #expect(withNumber.hasPrefix("▌ █ Household and everything that …  ··8903 Sbanken "))
    for index in snapshot.accounts.indices { snapshot.accounts[index].account.number = nil }
    let without = await line()
    #expect(without.hasPrefix("▌ █ Household and everything that belongs…  Sbanken "))
  }

  @Test func foldedHeaderShowsOneSign() async {
    var snapshot = Sample.snapshot
    for index in snapshot.accounts.indices where snapshot.accounts[index].account.currency.code == "USD" {
      snapshot.accounts[index].account.balance = Sample.amount("-267183.32")
    }
    for (width, figures) in [(80, " −$2,671,833.20 + NOK 1,240.50 + €220.00"), (50, " −$2,671,833.20 + …")] {
      let folded = await Person(width, 9, bank: FakeBank(snapshot)).start()
      #expect(folded.lines[0].hasSuffix(figures), "\(folded.lines[0])")
      #expect(!folded.lines[0].contains("+ −"))
    }
    var others = Sample.snapshot
    for index in others.accounts.indices where others.accounts[index].account.currency.code == "EUR" {
      others.accounts[index].account.balance = Sample.amount("-220")
    }
    let whole = await Person(80, 24, bank: FakeBank(others)).start()
    #expect(whole.lines[2].contains("+ NOK 1,240.50 −€220.00"))
  }

  /// Without a name the date stands beside the sums in other currencies.
  @Test(arguments: ["en_US", "nb_NO", "de_DE"]) func narrowHeaderKeepsTheDay(locale: String) async {
    var snapshot = Sample.snapshot
    for index in snapshot.accounts.indices { snapshot.accounts[index].account.owner = nil }
    for width in 36...80 {
      let person = await Person(width, 24, bank: FakeBank(snapshot), locale: locale, name: nil).start()
      let date = person.lines[2].split(separator: "+")[0]
      #expect(date.contains("21") && !date.contains("…"), "\(width): \(person.lines[2])")
    }
  }

  @Test(arguments: ["de_DE", "ja_JP", "nb_NO", "fr_FR"]) func monthStartLabelIsNeverCut(locale: String) async {
    let bank = FakeBank()
    bank.pages = FakePages(Sample.transactions)
    for width in 72...132 {
      let person = await Person(width, 24, bank: bank, locale: locale, pane: .off).start()
      await person.settle()
      let line = person.lines[3]
      #expect(!line.contains("…") || !line.contains("▲"), "\(width): \(line)")
    }
  }

  @Test func tooSmallScreenNamesTheNeededSize() async {
    #expect(await Person(40, 5).start().lines[0] == "bankey needs 20x6, this is 40x5")
    #expect(await Person(19, 24).start().lines[0] == "19x24 < 20x6")
    #expect(await Person(5, 1).start().lines[0] == "20x6")
    let norwegian = await Person(36, 5, locale: "nb_NO").start()
    #expect(norwegian.lines[0] == "bankey trenger 20x6, dette er 36x5")
    norwegian.press("q")
    #expect(norwegian.driver.application.exitStatus == 0)
  }

  @Test(arguments: [(80, "… "), (132, "CHF")]) func omittedSumsLeaveAMark(width: Int, mark: String) async {
    var snapshot = Sample.snapshot
    for code in ["EUR", "GBP", "CHF", "SEK", "DKK"] {
      var account = Sample.account("Lommepenger")
      account = Account(
        id: code, source: account.source, nativeId: code, name: code, kind: .banking, currency: Currency(code: code),
        balance: Sample.amount("12345.67"), balanceDate: account.balanceDate)
      snapshot.accounts.append(ListedAccount(account))
    }
    let person = await Person(width, 24, bank: FakeBank(snapshot), density: .compact, pane: .off).start()
    let header = person.lines.first { $0.contains("BANKING") } ?? ""
    #expect(header.contains("BANKING"))
    #expect(header.contains(mark))
    #expect(header.hasSuffix("$947,028.67"))
  }
}
