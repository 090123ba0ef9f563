import BankeyCore
import BankeyModel
import BankeyText
import Foundation
import TestSupport

/// A table as some bank might write it: a random dialect, language, order of columns, way to say in or out, form of
/// dates, balances, lines above and below. It knows the truth.
struct CSVBankSample {
  /// How the table shows whether money came in or went out.
  enum Style: CaseIterable {
    case minus, trailing, parentheses, behind, letter, words, hiddenWords, pair, zeroPair, reversed, unsigned,
      signedWords
  }
  /// A transaction, as it really happened.
  struct Row: Equatable {
    var day: Day
    var amount: Amount
    var text: String
    /// The index of its account, and whether it is booked.
    var account = 0
    var isPending = false
    /// A fee in its own column; `amount` includes it.
    var fee = Amount(units: 0, scale: 2)
  }

  let seed: UInt64
  private(set) var rows: [Row] = []
  private(set) var file: [UInt8] = []
  let style: Style
  private(set) var hasBalance = false
  /// Whether the file's contents suffice to read it.
  private(set) var isDecidable = true
  private var random: SeededRandom
  private let language: CSVBankLanguage
  private let delimiter: String
  private let isNewestFirst: Bool
  private let hasBalanceBefore: Bool
  /// The numbers of its accounts, where it names them: one in a line above, or two in a column.
  private(set) var accounts: [String] = []
  /// The column of words for in and out.
  private(set) var directionColumn: Int?
  /// Whether its months have 30 days, so that the last day of February is a 30th.
  private let hasLongMonths: Bool
  /// Whether fees have a separate column.
  private let hasFees: Bool
  /// Whether its days have no year, because a line above names it.
  private var hasYears = true

  init(seed: UInt64) {
    self.seed = seed
    var random = SeededRandom(seed: seed)
    language = random.pick(CSVBankLanguage.all)
    style = random.pick(Style.allCases)
    delimiter = random.pick([",", ";", "\t", "|"])
    isNewestFirst = random.oneIn(2)
    hasBalance = random.oneIn(2)
    hasBalanceBefore = random.oneIn(8)
    hasLongMonths = random.oneIn(10)
    hasFees = style == .minus && random.oneIn(6)
    self.random = random
    makeRows()
    makeAccounts()
    write()
  }

  private mutating func makeRows() {
    let texts = [
      "GREEN GROCER", "Kiwi 505 Oslo", "SALARY ACME LTD", "Rent flat 3", "Blåbær & co", "Payment, thank you",
      "REFUND 12-7", "Two lines\nof text",
    ]
    // From a 28 February on.
    var day = hasLongMonths ? 19_416 : 19_000 + random.int(0...2000)
    for number in 0..<random.int(4...40) {
      if number > 0 { day += random.int(0...5) }
      let cents = Int64(random.int(1...random.pick([900, 50_000, 2_000_000])))
      let isIn = number == 1 || (number > 3 && random.oneIn(4))
      // Money in on a card is the payment of its bill, or a refund.
      let text =
        style == .reversed
        ? random.pick(isIn ? ["Payment, thank you", "REFUND 12-7"] : Array(texts.dropLast(3))) : random.pick(texts)
      rows.append(
        Row(
          day: Day(number: day), amount: Amount(units: isIn ? cents : -cents, scale: 2), text: text + " \(number)"))
      if hasFees, number.isMultiple(of: 4) { addFee(Int64(random.int(1...900))) }
    }
  }
}

extension CSVBankSample {
  /// Charges a fee for the last row.
  private mutating func addFee(_ cents: Int64) {
    let fee = Amount(units: cents, scale: 2)
    rows[rows.count - 1].fee = fee
    rows[rows.count - 1].amount = rows[rows.count - 1].amount.adding(fee.negated!)!
  }

  /// A file names its account in a line above, or two accounts in a column; its newest rows may be pending.
  private mutating func makeAccounts() {
    guard language.isKnown else { return }
    let numbers = ["NL91ABNA0417164300", "NL20INGB0001234567"]
    switch random.int(0...7) {
    case 0:
      accounts = numbers
      for index in rows.indices { rows[index].account = index < 2 ? index : random.int(0...1) }
    case 1, 2: accounts = [random.pick([numbers[0], "1234567890"])]
    default: break
    }
    guard rows.count > 5, random.oneIn(6) else { return }
    for index in rows.indices.suffix(random.int(1...2)) { rows[index].isPending = true }
  }

  /// The rows that bankey must read, each with its account where the file names it.
  var truth: [String] {
    rows.map { row in
      let account = accounts.isEmpty ? "" : accounts[row.account]
      return "\(account) \(row.day) \(row.amount) \(row.isPending ? "pending" : "booked")"
    }.sorted()
  }

  /// A column: its header, and its field in each row.
  private struct Column {
    var header: String
    var cell: (Int) -> String
  }

  private mutating func write() {
    // Only English files put the month first.
    let years = Set(rows.map(\.day.components.year))
    hasYears = years.count > 1 || !language.isKnown || !random.oneIn(10)
    let order = hasYears ? random.pick(isEnglish ? [0, 1, 2, 3, 4, 6, 7, 8] : [0, 1, 2, 4, 6, 7]) : 5
    // No country that puts the month first writes a decimal comma.
    let marks = [
      (".", ","), (".", ""), (",", "."), (",", " "), (",", ""), (".", "'"), (",", "\u{202F}"), (".", "lakh"),
    ]
    let (mark, group) = random.pick(order == 3 ? Array(marks[..<2]) : marks)
    let figure = { (amount: Amount) in Self.figure(amount, mark, group) }
    let hasLongMonths = self.hasLongMonths
    let rows = self.rows
    var columns = [Column(header: language.day) { Self.date(rows[$0].day, order, hasLongMonths: hasLongMonths) }]
    columns.append(Column(header: language.text) { rows[$0].text })
    columns += money(figure)
    if hasBalance { columns.append(balance(figure)) }
    if random.oneIn(4) { columns.append(Column(header: "Ref") { "X\(9000 + $0 * 7)" }) }
    if random.oneIn(4) { columns.append(Column(header: "Currency") { _ in "EUR" }) }
    let (accounts, status) = (self.accounts, language.status)
    if accounts.count > 1 { columns.append(Column(header: language.account) { accounts[rows[$0].account] }) }
    if rows.contains(where: \.isPending) {
      columns.append(Column(header: status.header) { rows[$0].isPending ? status.pending : status.booked })
    }
    if random.oneIn(6) { columns.append(Column(header: "Time") { "\(10 + $0 % 13):\(10 + $0 % 49)" }) }
    if random.oneIn(6) { columns.append(Column(header: "Branch") { _ in "Main street 12" }) }
    if isEnglish, accounts.count < 2, !hasFees, random.oneIn(5) { columns += original(figure) }
    if random.oneIn(3) { columns.shuffle(using: &random) }
    if hasFees {
      columns.append(Column(header: "Fee") { figure(rows[$0].fee) })
    } else if random.oneIn(6) {
      columns.append(Column(header: "Fee") { _ in "" })
    }
    if random.oneIn(6) { columns.append(Column(header: "Category") { ["Food", "Home", "Work"][$0 % 3] }) }
    directionColumn = columns.firstIndex { [language.direction, "Kode"].contains($0.header) }
    let hasHeaders =
      hasLongMonths || accounts.count > 1 || rows.contains(where: \.isPending) || !hasYears || !random.oneIn(6)
    let places = isNewestFirst ? rows.indices.reversed() : Array(rows.indices)
    var lines = hasHeaders ? [columns.map(\.header)] : []
    lines += places.map { place in columns.map { $0.cell(place) } }
    let closing = language.closing
    if language.isKnown, accounts.count < 2, random.oneIn(6) {
      let place = isNewestFirst ? rows.startIndex : rows.index(before: rows.endIndex)
      lines.append(
        columns.map { column in
          column.header == language.text
            ? closing : [language.amount, language.balance].contains(column.header) ? column.cell(place) : ""
        })
    }
    judge(order: order, hasHeaders: hasHeaders)
    encode(lines, hasHeaders: hasHeaders, width: columns.count)
  }

  private var isEnglish: Bool { language.text == "Description" }

  /// How the file shows the amounts' signs.
  private mutating func money(_ figure: @escaping (Amount) -> String) -> [Column] {
    let rows = self.rows
    let bare = { (amount: Amount) in figure(amount.isNegative ? amount.negated ?? amount : amount) }
    let words = random.pick(style == .hiddenWords ? [("P7", "P9"), ("Af", "Bij")] : language.words)
    let amount = Column(header: language.amount) { bare(rows[$0].amount) }
    let word = { (place: Int) in rows[place].amount.isNegative ? words.0 : words.1 }
    switch style {
    case .minus: return [Column(header: language.amount) { figure(rows[$0].amount.adding(rows[$0].fee)!) }]
    case .trailing:
      return [Column(header: language.amount) { bare(rows[$0].amount) + (rows[$0].amount.isNegative ? "-" : "") }]
    case .parentheses:
      return [
        Column(header: language.amount) {
          rows[$0].amount.isNegative ? "(\(bare(rows[$0].amount)))" : bare(rows[$0].amount)
        }
      ]
    case .behind:
      let sides = random.pick([("D", "C"), ("Dr", "Cr"), ("DR", "CR")])
      return [
        Column(header: language.amount) {
          "\(bare(rows[$0].amount)) \(rows[$0].amount.isNegative ? sides.0 : sides.1)"
        }
      ]
    case .reversed: return [Column(header: language.amount) { figure(rows[$0].amount.negated ?? .zero) }]
    case .unsigned: return [amount]
    case .letter, .words: return [Column(header: language.direction, cell: word), amount]
    case .hiddenWords: return [amount, Column(header: "Kode", cell: word)]
    case .signedWords:
      return [
        Column(header: language.amount) { figure(rows[$0].amount) }, Column(header: language.direction, cell: word),
      ]
    case .pair, .zeroPair:
      let none = style == .pair ? "" : figure(Amount(units: 0, scale: 2))
      return [
        Column(header: language.out) { rows[$0].amount.isNegative ? bare(rows[$0].amount) : none },
        Column(header: language.into) { rows[$0].amount.isNegative ? none : bare(rows[$0].amount) },
      ]
    }
  }

  /// What some rows cost in the currency of a purchase abroad.
  private func original(_ figure: @escaping (Amount) -> String) -> [Column] {
    let rows = self.rows
    let isAbroad = { (place: Int) in place.isMultiple(of: 3) }
    return [
      Column(header: "Original amount") {
        isAbroad($0) ? figure(Amount(units: rows[$0].amount.units * 11 / 10 - 3, scale: 2)) : ""
      }, Column(header: "Original currency") { isAbroad($0) ? "USD" : "" },
    ]
  }

  private mutating func balance(_ figure: @escaping (Amount) -> String) -> Column {
    var balances = [0, 1].map { _ in Amount(units: Int64(random.int(0...900_000)), scale: 2) }
    var (before, after) = ([Amount](), [Amount]())
    let rows = self.rows
    for row in rows {
      before.append(balances[row.account])
      if !row.isPending { balances[row.account] = balances[row.account].adding(row.amount)! }
      after.append(balances[row.account])
    }
    let shown = hasBalanceBefore ? before : after
    return Column(header: language.balance) { rows[$0].isPending ? "" : figure(shown[$0]) }
  }

  /// Whether bankey need not ask about the order of the dates, the amount, or the sign.
  private mutating func judge(order: Int, hasHeaders: Bool) {
    let days = rows.map(\.day)
    let shows = days.contains { $0.components.day > 12 }
    if order == 2 || order == 3, !shows { isDecidable = false }
    // Each row has its own direction, which no rule for a column expresses.
    if style == .unsigned { isDecidable = false }
    let hasSigns = [.minus, .trailing, .parentheses, .behind].contains(style)
    let isSigned = hasSigns || [.signedWords, .letter, .words, .pair, .zeroPair].contains(style)
    let isProven = hasBalance && Set(days).count > 1 && rows.allSatisfy { $0.account == 0 }
    if !hasHeaders || !language.isKnown { isDecidable = isDecidable && (isProven || hasSigns) }
    if !isSigned { isDecidable = isDecidable && isProven }
    if style == .reversed || hasFees, !isProven { isDecidable = false }
  }

  private mutating func encode(_ lines: [[String]], hasHeaders: Bool, width: Int) {
    let end = random.pick(["\n", "\r\n", "\r"])
    // Lines above and below may be as wide as the table.
    let padding = random.oneIn(2) ? String(repeating: delimiter, count: width - 1) : ""
    var text = hasHeaders && random.oneIn(4) ? "Statement of account\(padding)\(end)\(padding)\(end)" : ""
    // Figures and days of the whole statement.
    if hasHeaders, hasYears, random.oneIn(5) {
      text += "Credit limit\(delimiter)5000.00\(end)Printed\(delimiter)2031-05-30\(end)"
    }
    if accounts.count == 1 { text += "\(language.account)\(delimiter)\(accounts[0])\(end)" }
    if !hasYears, let year = rows.first?.day.components.year {
      text += "01.01.\(year) - 30.12.\(year)\(end)"
    }
    let quotes = random.oneIn(4)
    for line in lines {
      let line = line.map { $0.replacing("\n", with: end == "\r" ? " " : end) }
      text += line.map { quotes ? "\"\($0.replacing("\"", with: "\"\""))\"" : Self.quoted($0, delimiter) }.joined(
        separator: delimiter)
      text += end
    }
    if random.oneIn(5) { text += "Total: \(rows.count) transactions\(padding)\(end)" }
    file = bytes(text)
  }

  /// The text in some character set.
  private mutating func bytes(_ text: String) -> [UInt8] {
    let old = random.oneIn(4) ? text.data(using: language.encoding) : nil
    if let old { return Array(old) }
    let units = text.utf16.map { ($0, $0.byteSwapped) }
    switch random.int(0...15) {
    case 0, 1: return [0xFF, 0xFE] + units.flatMap { Self.bytes($0.0) }
    case 2: return [0xFE, 0xFF] + units.flatMap { Self.bytes($0.1) }
    case 3: return units.flatMap { Self.bytes($0.0) }
    case 4, 5: return [0xEF, 0xBB, 0xBF] + Array(text.utf8)
    default: return Array(text.utf8)
    }
  }

  private static func bytes(_ unit: UInt16) -> [UInt8] {
    [UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8)]
  }

  private static func quoted(_ text: String, _ delimiter: String) -> String {
    text.contains(delimiter) || text.contains { $0 == "\"" || $0.isNewline }
      ? "\"" + text.replacing("\"", with: "\"\"") + "\"" : text
  }

  private static func date(_ day: Day, _ order: Int, hasLongMonths: Bool) -> String {
    var (year, month, date) = day.components
    if hasLongMonths, month == 2, Day(number: day.number + 1).components.month == 3, [0, 1, 2, 6].contains(order) {
      date = 30
    }
    let (m, d) = (month < 10 ? "0\(month)" : "\(month)", date < 10 ? "0\(date)" : "\(date)")
    return switch order {
    case 0: "\(year)-\(m)-\(d)"
    case 1: "\(d).\(m).\(year)"
    case 2: "\(d)/\(m)/\(year)"
    case 3: "\(m)/\(d)/\(year)"
    case 5: "\(d).\(m)."
    case 6: "\(year)/\(m)/\(d)"
    case 7: "\(year)-\(m)-\(d) 14:0\(date % 10):59"
    case 8:
      "\(date) \(["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"][month - 1]) \(year)"
    default: "\(year)\(m)\(d)"
    }
  }

  private static func figure(_ amount: Amount, _ mark: String, _ group: String) -> String {
    let parts = amount.description.split(separator: ".")
    let digits = Array(parts[0].drop { $0 == "-" })
    var whole = ""
    for (index, digit) in digits.enumerated() {
      let left = digits.count - index
      if index > 0, group != "lakh" ? left.isMultiple(of: 3) : left == 3 || left > 3 && !left.isMultiple(of: 2) {
        whole += group == "lakh" ? "," : group
      }
      whole.append(digit)
    }
    return (amount.isNegative ? "-" : "") + whole + mark + parts[1]
  }
}
