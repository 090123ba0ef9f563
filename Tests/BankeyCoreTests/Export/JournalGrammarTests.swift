import BankeyCore
import BankeyModel
import BankeyText
import TestSupport
import Testing

/// Journals with random texts, read by separate strict readers: each entry must contain exactly what was written.
@Suite struct JournalGrammarTests {
  /// Characters that end, begin or separate something in one of the two languages, and characters that are invisible.
  private static let pieces = [
    "  ", " ", "\"", "\\", ";", "\n", "\r\n", "\t", "\u{1B}[2J", "\u{9B}", ":", "(", ")", "[", "]", "|", "*", "!", "é",
    "e\u{301}", "日本",
    "\u{202E}", "\u{200B}", "\0", "@", "@@", "#", "^", "=", "{", "}", "a", "Zoo", "9", "-", "\u{2028}", "\u{85}", "~",
    "include x",
    "2026-01-01 open", "$", "'", "ß", "ǆ", "\u{10FFFF}", "  lead", ",",
  ]

  private static func text(_ random: inout SeededRandom) -> String {
    (0..<Int.random(in: 0...6, using: &random)).map { _ in pieces.randomElement(using: &random)! }.joined()
  }

  private static func accounts(_ random: inout SeededRandom) -> [Account] {
    (0..<6).map { number in
      let code = number < 3 ? ["USD", "XXX", "NOK"][number] : text(&random)
      return Account(
        id: "\(number)" + text(&random), source: "files", nativeId: "n", name: number == 5 ? "  lead" : text(&random),
        kind: AccountKind.allCases.randomElement(using: &random)!, currency: Currency(code: code, decimals: 2))
    }
  }

  private static func transactions(of accounts: [Account], _ random: inout SeededRandom) -> [Transaction] {
    (0..<30).map { number in
      let account = accounts.randomElement(using: &random)!
      return Transaction(
        id: Int64(number), account: account.id, status: .posted, day: Day(iso: "2026-11-20")!,
        authorizedDay: Bool.random(using: &random) ? Day(iso: "2026-11-18") : nil,
        amount: Amount(units: Int64.random(in: -9999...9999, using: &random), scale: 2), currency: account.currency,
        description: text(&random), counterparty: Bool.random(using: &random) ? text(&random) : nil)
    }
  }

  @Test(arguments: 0..<200 as Range<UInt64>) func entriesAreReadBack(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let accounts = Self.accounts(&random)
    let transactions = Self.transactions(of: accounts, &random)
    let beancount = BeancountJournal(accounts, shownName: \.name)
    let ledger = LedgerJournal(accounts, shownName: \.name)
    let amounts = transactions.map(\.amount.description)
    var reader = BeancountReader()
    try reader.read(beancount.head + transactions.map(beancount.entry).joined())
    #expect(reader.amounts == amounts, "seed \(seed)")
    #expect(reader.opened.count == accounts.count + 2, "seed \(seed)")
    var other = LedgerReader()
    try other.read(ledger.head + transactions.map(ledger.entry).joined())
    #expect(other.amounts == amounts, "seed \(seed)")
    #expect(other.accounts.count <= accounts.count, "seed \(seed)")
  }
}

/// A syntax error, with its line.
private struct Misfit: Error { let line: String }

/// Reads only the part of beancount that bankey writes. The rules are those of its lexer and of `account.ACCOUNT_RE`.
private struct BeancountReader {
  private(set) var amounts: [String] = []
  private(set) var opened: Set<String> = []

  mutating func read(_ text: String) throws {
    var hasPosting = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      guard line.unicodeScalars.allSatisfy(isPlain) else { throw Misfit(line: line) }
      if line.isEmpty || line.hasPrefix(";") {
        hasPosting = false
      } else if let open = line.wholeMatch(of: /1900-01-01 open (\S+)( (\S+))?/) {
        try check(account: open.1, line)
        if let commodity = open.3 { try check(commodity: commodity, line) }
        guard opened.insert(String(open.1)).inserted else { throw Misfit(line: line) }
      } else if line.wholeMatch(of: /\d{4}-\d\d-\d\d [*!]( "([^"\\]|\\["\\])*"){1,2}/) != nil {
        hasPosting = true
      } else if hasPosting, line.wholeMatch(of: #/  (id: "\d+"|authorized: \d{4}-\d\d-\d\d)/#) != nil {
        continue
      } else if hasPosting, let posting = line.wholeMatch(of: #/  (\S+)  (-?\d+\.\d+) (\S+)/#) {
        guard opened.contains(String(posting.1)) else { throw Misfit(line: line) }
        try check(commodity: posting.3, line)
        amounts.append(String(posting.2))
      } else if !hasPosting || !["  Income:Unknown", "  Expenses:Unknown"].contains(line) {
        throw Misfit(line: line)
      }
    }
  }

  private func check(account: Substring, _ line: String) throws {
    let parts = account.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count > 1, ["Assets", "Liabilities", "Income", "Expenses"].contains(parts[0]),
      parts.dropFirst().allSatisfy({
        $0.wholeMatch(of: /[\p{Lu}\p{Nd}][\p{L}\p{Nd}\-]*/.matchingSemantics(.unicodeScalar)) != nil
      })
    else { throw Misfit(line: line) }
  }

  private func check(commodity: Substring, _ line: String) throws {
    guard commodity.wholeMatch(of: /[A-Z][A-Z0-9'._\-]{0,22}[A-Z0-9]/) != nil else { throw Misfit(line: line) }
  }
}

/// Reads only the part of hledger's and ledger's language that bankey writes.
private struct LedgerReader {
  private(set) var amounts: [String] = []
  private(set) var accounts: Set<String> = []

  mutating func read(_ text: String) throws {
    var place = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      guard line.unicodeScalars.allSatisfy(isPlain) else { throw Misfit(line: line) }
      place += 1
      if line.isEmpty || line.hasPrefix(";") {
        place = 0
      } else if place == 1, let entry = line.wholeMatch(of: /\d{4}-\d\d-\d\d [*!] (.*)/) {
        let words = entry.1
        guard !words.contains(";"), !words.contains("  "), !words.hasPrefix("(") || words.hasPrefix("() ") else {
          throw Misfit(line: line)
        }
      } else if place == 2,
        line.wholeMatch(of: #/    ; id: \d+(, authorized: \d{4}-\d\d-\d\d)?(, counterparty: [^,;]*)?/#) != nil
      {
        continue
      } else if place == 3, let posting = line.wholeMatch(of: #/    (.+?)  (-?\d+\.\d+)( ([A-Za-z]+|"[^";\n]*"))?/#) {
        try check(posting.1, line)
        accounts.insert(String(posting.1))
        amounts.append(String(posting.2))
      } else if place != 4 || !["    Income:Unknown", "    Expenses:Unknown"].contains(line) {
        throw Misfit(line: line)
      }
    }
  }

  private func check(_ account: Substring, _ line: String) throws {
    let parts = account.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 3, ["Assets", "Liabilities"].contains(parts[0]),
      !account.contains(where: { ";()[]\t".contains($0) }),
      parts.allSatisfy({ !$0.isEmpty && $0.first != " " && $0.last != " " && !$0.contains("  ") })
    else { throw Misfit(line: line) }
  }
}

/// Characters that neither affect a terminal nor end a line.
private func isPlain(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate: false
  default: true
  }
}
