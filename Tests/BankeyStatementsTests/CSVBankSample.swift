import BankeyCore
import BankeyModel
import BankeyText
import TestSupport

/// A table as some bank might write it: a random dialect, language, order of columns, way to say in or out, form of dates, balances,
/// lines above and below. It knows the truth.
struct CSVBankSample {
  /// How the table says whether money came or went.
  enum Style: CaseIterable { case minus, letter, words, hiddenWords, pair, zeroPair, reversed, unsigned, signedWords }
  /// A transaction as it is.
  struct Row: Equatable {
    var day: Day
    var amount: Amount
    var text: String
  }

  let seed: UInt64
  private(set) var rows: [Row] = []
  private(set) var file: [UInt8] = []
  let style: Style
  private(set) var hasBalance = false
  /// Whether what stands in the file is enough to read it.
  private(set) var isDecidable = true
  private var random: SeededRandom
  private let language: Language
  private let delimiter: String
  private let isNewestFirst: Bool
  private let hasBalanceBefore: Bool

  /// The headers of one language, and its words for out and in.
  private struct Language {
    var day: String
    var text: String
    var amount: String
    var out: String
    var into: String
    var balance: String
    var direction: String
    var words: [(out: String, into: String)]
    var isKnown = true
  }

  private static let languages = [
    Language(
      day: "Date", text: "Description", amount: "Amount", out: "Debit", into: "Credit", balance: "Balance",
      direction: "Direction", words: [("Debit", "Credit"), ("DR", "CR"), ("D", "C"), ("withdrawal", "deposit")]),
    Language(
      day: "Buchungstag", text: "Verwendungszweck", amount: "Betrag", out: "Soll", into: "Haben", balance: "Saldo",
      direction: "Soll/Haben", words: [("S", "H"), ("Soll", "Haben")]),
    Language(
      day: "Datum", text: "Omschrijving", amount: "Bedrag", out: "Af", into: "Bij", balance: "Saldo",
      direction: "Af Bij", words: [("Af", "Bij"), ("D", "C")]),
    Language(
      day: "Dato", text: "Tekst", amount: "Beløp", out: "Ut", into: "Inn", balance: "Saldo", direction: "Sign",
      words: [("ut", "inn"), ("debet", "kredit")]),
    Language(
      day: "Fecha", text: "Concepto", amount: "Importe", out: "Cargo", into: "Abono", balance: "Saldo",
      direction: "Signo", words: [("cargo", "abono"), ("D", "H")]),
    Language(
      day: "Kuupäev", text: "Selgitus", amount: "Summa", out: "Väljaminek", into: "Sissetulek", balance: "Jääk",
      direction: "D/K", words: [("D", "K")], isKnown: false),
    Language(
      day: "日期", text: "摘要", amount: "金额", out: "支出", into: "收入", balance: "余额", direction: "方向",
      words: [("借", "贷"), ("支", "收")], isKnown: false),
    Language(
      day: "Дата", text: "Описание", amount: "Сумма", out: "Расход", into: "Приход", balance: "Остаток",
      direction: "Тип", words: [("Расход", "Приход")], isKnown: false),
  ]

  init(seed: UInt64) {
    self.seed = seed
    var random = SeededRandom(seed: seed)
    language = random.pick(Self.languages)
    style = random.pick(Style.allCases)
    delimiter = random.pick([",", ";", "\t", "|"])
    isNewestFirst = random.oneIn(2)
    hasBalance = random.oneIn(2)
    hasBalanceBefore = random.oneIn(8)
    self.random = random
    makeRows()
    write()
  }

  private mutating func makeRows() {
    let texts = [
      "GREEN GROCER", "Kiwi 505 Oslo", "SALARY ACME LTD", "Rent flat 3", "Blåbær & co", "Payment, thank you",
      "REFUND 12-7",
    ]
    var day = 19_000 + random.int(0...2000)
    for number in 0..<random.int(4...40) {
      day += random.int(0...5)
      let cents = Int64(random.int(1...random.pick([900, 50_000, 2_000_000])))
      let isIn = number == 1 || (number > 3 && random.oneIn(4))
      // What comes in on a card is the payment of its bill, or a refund.
      let text = isIn && style == .reversed ? random.pick(["Payment, thank you", "REFUND 12-7"]) : random.pick(texts)
      rows.append(
        Row(
          day: Day(number: day), amount: Amount(units: isIn ? cents : -cents, scale: 2), text: text + " \(number)"))
    }
  }
}

extension CSVBankSample {
  /// A column: what its header is, and what stands in it beside a row.
  private struct Column {
    var header: String
    var cell: (Int) -> String
  }

  private mutating func write() {
    // Only who writes English puts the month first.
    let order = random.pick(language.day == "Date" ? [0, 1, 2, 3, 4] : [0, 1, 2, 4])
    let (mark, group) = random.pick([(".", ","), (",", "."), (",", " "), (".", ""), (",", "")])
    let figure = { (amount: Amount) in Self.figure(amount, mark, group) }
    let rows = self.rows
    var columns = [Column(header: language.day) { Self.date(rows[$0].day, order) }]
    columns.append(Column(header: language.text) { rows[$0].text })
    columns += money(figure)
    if hasBalance { columns.append(balance(figure)) }
    if random.oneIn(4) { columns.append(Column(header: "Ref") { "X\(9000 + $0 * 7)" }) }
    if random.oneIn(4) { columns.append(Column(header: "Currency") { _ in "EUR" }) }
    if random.oneIn(3) { columns.shuffle(using: &random) }
    if random.oneIn(6) { columns.append(Column(header: "Fee") { _ in "" }) }
    if random.oneIn(6) { columns.append(Column(header: "Category") { ["Food", "Home", "Work"][$0 % 3] }) }
    let hasHeaders = !random.oneIn(6)
    let places = isNewestFirst ? rows.indices.reversed() : Array(rows.indices)
    var lines = hasHeaders ? [columns.map(\.header)] : []
    lines += places.map { place in columns.map { $0.cell(place) } }
    judge(order: order, hasHeaders: hasHeaders)
    encode(lines, hasHeaders: hasHeaders, width: columns.count)
  }

  /// What the file says of the amounts.
  private mutating func money(_ figure: @escaping (Amount) -> String) -> [Column] {
    let rows = self.rows
    let bare = { (amount: Amount) in figure(amount.isNegative ? amount.negated ?? amount : amount) }
    let words = random.pick(style == .hiddenWords ? [("P7", "P9"), ("Af", "Bij")] : language.words)
    let amount = Column(header: language.amount) { bare(rows[$0].amount) }
    let word = { (place: Int) in rows[place].amount.isNegative ? words.0 : words.1 }
    switch style {
    case .minus: return [Column(header: language.amount) { figure(rows[$0].amount) }]
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

  private mutating func balance(_ figure: @escaping (Amount) -> String) -> Column {
    var (balance, before, after) = (Amount(units: Int64(random.int(0...900_000)), scale: 2), [Amount](), [Amount]())
    for row in rows {
      before.append(balance)
      balance = balance.adding(row.amount) ?? balance
      after.append(balance)
    }
    let shown = hasBalanceBefore ? before : after
    return Column(header: language.balance) { figure(shown[$0]) }
  }

  /// Whether nothing has to be asked: the order of the dates, the amount, the sign.
  private mutating func judge(order: Int, hasHeaders: Bool) {
    let days = rows.map(\.day)
    let shows = days.contains { $0.components.day > 12 }
    if order == 2 || order == 3, !shows { isDecidable = false }
    // Each row goes in its own direction, which no rule for a column says.
    if style == .unsigned { isDecidable = false }
    let isSigned = [.minus, .signedWords, .letter, .words, .pair, .zeroPair].contains(style)
    let isProven = hasBalance && Set(days).count > 1
    if !hasHeaders || !language.isKnown { isDecidable = isDecidable && (isProven || style == .minus) }
    if !isSigned { isDecidable = isDecidable && isProven }
    if style == .reversed, !isProven { isDecidable = false }
  }

  private mutating func encode(_ lines: [[String]], hasHeaders: Bool, width: Int) {
    let end = random.pick(["\n", "\r\n", "\r"])
    // Lines above and below may be as wide as the table.
    let padding = random.oneIn(2) ? String(repeating: delimiter, count: width - 1) : ""
    var text = hasHeaders && random.oneIn(4) ? "Statement of account\(padding)\(end)\(padding)\(end)" : ""
    let quotes = random.oneIn(4)
    for line in lines {
      text += line.map { quotes ? "\"\($0.replacing("\"", with: "\"\""))\"" : Self.quoted($0, delimiter) }.joined(
        separator: delimiter)
      text += end
    }
    if random.oneIn(5) { text += "Total: \(rows.count) transactions\(padding)\(end)" }
    let isLatin = random.oneIn(4) && text.unicodeScalars.allSatisfy { $0.value < 0x100 }
    if isLatin {
      file = text.unicodeScalars.map { UInt8($0.value) }
    } else if random.oneIn(8) {
      file = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
    } else {
      file = Array((random.oneIn(6) ? "\u{FEFF}" : "").utf8) + Array(text.utf8)
    }
  }

  private static func quoted(_ text: String, _ delimiter: String) -> String {
    text.contains(delimiter) || text.contains("\"") ? "\"" + text.replacing("\"", with: "\"\"") + "\"" : text
  }

  private static func date(_ day: Day, _ order: Int) -> String {
    let (year, month, date) = day.components
    let (m, d) = (month < 10 ? "0\(month)" : "\(month)", date < 10 ? "0\(date)" : "\(date)")
    return switch order {
    case 0: "\(year)-\(m)-\(d)"
    case 1: "\(d).\(m).\(year)"
    case 2: "\(d)/\(m)/\(year)"
    case 3: "\(m)/\(d)/\(year)"
    default: "\(year)\(m)\(d)"
    }
  }

  private static func figure(_ amount: Amount, _ mark: String, _ group: String) -> String {
    let parts = amount.description.split(separator: ".")
    let digits = Array(parts[0].drop { $0 == "-" })
    var whole = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { whole += group }
      whole.append(digit)
    }
    return (amount.isNegative ? "-" : "") + whole + mark + parts[1]
  }
}
