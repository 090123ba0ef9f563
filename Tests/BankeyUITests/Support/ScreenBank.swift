import BankeyCore
import BankeyModel
import BankeyText
import BankeyUI
import TUIKit
import TestSupport

/// Random choices encoded by bytes; when the bytes are used up, choices derived from them.
struct ByteChoices {
  private var bytes: ArraySlice<UInt8>
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// The choices of some bytes.
  init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

  private mutating func next() -> UInt8 {
    if let byte = bytes.popFirst() {
      state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
      return byte
    }
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return UInt8(truncatingIfNeeded: state >> 33)
  }

  /// A number of a range of at most 65,536.
  mutating func int(_ range: ClosedRange<Int>) -> Int {
    let count = range.count
    let number = count > 256 ? Int(next()) << 8 | Int(next()) : Int(next())
    return range.lowerBound + number % count
  }

  /// True once in this many times.
  mutating func oneIn(_ count: Int) -> Bool { int(1...count) == 1 }

  /// An element of a collection that has one.
  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[int(0...elements.count - 1)] }

  /// A figure of up to eighteen digits.
  mutating func amount(_ most: Int = 18) -> Amount {
    let digits = oneIn(3) ? int(1...most) : int(1...min(9, most))
    var units: Int64 = 0
    for _ in 0..<digits { units = units * 10 + Int64(int(0...9)) }
    return Amount(units: oneIn(3) ? -units : units, scale: oneIn(12) ? int(0...8) : 2)
  }

  /// Words without digits.
  mutating func name() -> String {
    let words = ["Everyday", "Savings", "of", "Ann", "作者", "Trading", "Ål", "and", "Extraordinarily", "X"]
    return (0..<int(1...5)).map { _ in pick(words) }.joined(separator: " ")
  }
}

/// A bank of random accounts with random transactions.
struct ScreenBank {
  /// The service for the screens.
  let service: FakeBank
  private let accounts: [Account]

  init(_ choices: inout ByteChoices) {
    let codes = ["USD", "EUR", "NOK", "SEK", "JPY", "KWD", "INR", "XXX"]
    let isOneCurrency = choices.oneIn(2)
    let main = choices.pick(codes)
    accounts = (0..<choices.int(1...8)).map { number in
      let currency = isOneCurrency ? main : choices.pick(codes)
      return ScreenBank.account(
        number, choices.oneIn(12) ? Currency(code: "points") : Currency(code: currency), &choices)
    }
    service = FakeBank(ScreenBank.snapshot(accounts))
    service.pages = FakePages(
      accounts.enumerated().flatMap { number, account in
        (0..<choices.int(0...9)).map { ScreenBank.transaction(Int64(number * 100 + $0), account, &choices) }
      })
    service.held = Dictionary(
      uniqueKeysWithValues: accounts.filter { $0.kind == .investment }.map { account in
        (account.id, (0..<choices.int(0...3)).map { ScreenBank.holding($0, account, &choices) })
      })
  }

  private static func snapshot(_ accounts: [Account]) -> AccountsSnapshot {
    AccountsSnapshot(
      accounts: accounts.map { ListedAccount($0) },
      sources: [SourceStatus(name: "demo", type: "demo", lastSuccess: Sample.clock.now)])
  }

  private static func account(_ number: Int, _ currency: Currency, _ choices: inout ByteChoices) -> Account {
    let (name, bank) = (choices.name(), choices.name())
    return Account(
      id: "\(name) \(number)", source: "demo", nativeId: "", number: choices.oneIn(2) ? "AB\(number)C" : nil,
      name: name,
      institution: bank, kind: choices.pick(AccountKind.allCases), currency: currency,
      balance: choices.oneIn(10) ? nil : choices.amount(), available: choices.oneIn(2) ? choices.amount() : nil,
      creditLimit: choices.oneIn(5) ? choices.amount() : nil,
      balanceDate: LocalTime(day: Sample.today.advanced(by: -choices.int(0...5)), minute: 432))
  }

  private static func transaction(_ id: Int64, _ account: Account, _ choices: inout ByteChoices) -> Transaction {
    let day = Sample.today.advanced(by: -choices.int(0...60))
    return Transaction(
      id: id, account: account.id, status: choices.oneIn(4) ? .authorized : .posted, day: day,
      authorizedDay: choices.oneIn(3) ? day.advanced(by: -2) : nil, amount: choices.amount(16),
      currency: account.currency, description: choices.name())
  }

  private static func holding(_ number: Int, _ account: Account, _ choices: inout ByteChoices) -> HoldingRecord {
    HoldingRecord(
      nativeId: "\(number)", name: choices.name(), quantity: choices.amount(12), value: choices.amount(),
      currency: choices.oneIn(3) ? Currency(code: "CHF") : account.currency, day: Sample.today)
  }

  /// The same accounts, some of which have other balances.
  func later(_ choices: inout ByteChoices) -> AccountsSnapshot {
    ScreenBank.snapshot(
      accounts.map { account in
        var account = account
        if choices.oneIn(2) { account.balance = choices.amount() }
        return account
      })
  }
}

/// The path to a screen.
enum ScreenWay: CaseIterable {
  case accounts, refreshed, details, transaction, parts, grandTotal, netWorth, find, sources, preview, question, alert

  /// Goes there and returns the figures seen on the way and there.
  func go(_ person: Person, _ bank: ScreenBank, _ choices: inout ByteChoices) async throws -> Set<String> {
    var known = Figures(person.screen).tokens
    switch self {
    case .preview: try await preview(person, &choices)
    case .question: try await question(person, &choices)
    case .refreshed: try await person.refresh(to: bank.later(&choices))
    default:
      for _ in 0..<choices.int(0...5) { person.press(.down) }
      for key in keys(&choices) {
        person.press(key)
        await person.settle()
        known.formUnion(Figures(person.screen, isCovered: person.overlays > 0).tokens)
      }
    }
    // Each answer gives the rows different figures.
    for _ in 0..<(self == .question ? 9 : 1) {
      known.formUnion(Figures(person.screen, isCovered: person.overlays > 0).tokens)
      if self == .question { person.press(.down) }
    }
    return self == .netWorth ? known.union(charts(person)) : known
  }

  /// The figures of each currency, which has charts of its own: one where there are few lines, else two.
  private func charts(_ person: Person) -> Set<String> {
    let size = person.driver.terminal.size
    var known: Set<String> = []
    for _ in 0..<9 {
      person.press(.tab)
      for height in [12, size.height] {
        person.driver.resize(size.width, height)
        known.formUnion(Figures(person.screen).tokens)
      }
    }
    return known
  }

  private func keys(_ choices: inout ByteChoices) -> [Key] {
    switch self {
    case .details: [.enter] + (0..<choices.int(0...3)).map { _ in "]" }
    case .transaction: [.enter, .enter]
    case .parts: [.enter, "G", .up, .enter]
    case .grandTotal: [.enter, "G", .enter]
    case .netWorth: ["w"] + (0..<choices.int(0...3)).map { _ in "]" }
    case .find: ["/", "a"] + (choices.oneIn(2) ? [.enter] : [])
    case .sources: ["s"]
    case .alert: [.enter, "x"]
    case .accounts, .refreshed, .preview, .question: []
    }
  }

  private func preview(_ person: Person, _ choices: inout ByteChoices) async throws {
    person.viewer.preview(["/tmp/november.ofx"])
    await person.settle()
    for _ in 0..<choices.int(1...8) {
      let row = SyncRow(
        verdict: choices.pick([.new, .same, .changed, .suspicious]), account: "ABC", date: "2026-11-20",
        amount: choices.amount().description, currency: choices.pick(["USD", "NOK", "JPY"]), description: choices.name()
      )
      try person.previewing.report(.row(row, file: "/tmp/november.ofx"))
    }
    var counts = TransactionCounts()
    counts.added = 3
    try person.previewing.report(
      .file("/tmp/november.ofx", .done) { ($0.hash, $0.accounts, $0.counts) = ("abc", 1, counts) })
    try person.previewing.finish()
    await person.settle()
  }

  private func question(_ person: Person, _ choices: inout ByteChoices) async throws {
    person.viewer.preview(["/tmp/may.csv"])
    await person.settle()
    let rows = (0..<choices.int(1...5)).map { _ in
      [choices.name(), choices.amount(15).description, choices.name(), choices.amount(15).description]
    }
    let answers = [1, 3].map { column in
      CSVQuestion.Choice(
        [CSVSetting("may", .amount, [.number(column + 1)])], columns: [.number(column + 1)], sample: rows[0][column],
        lit: [column], outcomes: rows.map { .init(day: "2026-11-20", amount: $0[column], text: $0[0]) })
    }
    let question = CSVQuestion(
      .amount, profile: "may", settings: [], row: rows[0], choices: answers, header: ["Day", "In", "Text", "Out"],
      rows: rows)
    try person.previewing.report(.error(.note, "A note.") { ($0.file, $0.question) = ("/tmp/may.csv", question) })
    try person.previewing.finish()
    await person.settle()
  }
}
