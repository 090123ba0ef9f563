import BankeyModel
import Glibc

/// Reads what stands in the fields of a row.
struct CSVValues {
  let table: CSVTable
  let reading: CSVReading
  /// Where the last row with a date begins.
  let lastDated: Int

  /// The day; nil in a row that is no transaction.
  func day(_ row: CSVRow) throws(CSVRowError) -> Day? {
    // What only waits may have no day of booking yet.
    guard let cell = row[table.layout.date] ?? row[table.layout.authorized] else { return nil }
    if let day = WrittenDate(table.text.bytes[cell.place])?.day(reading.dates) { return day }
    if hasAmount(row), row.place.lowerBound <= lastDated { throw .date }
    return nil
  }

  /// Whether an amount stands in it.
  func hasAmount(_ row: CSVRow) -> Bool { reading.sign.money.stands(in: row) }

  /// The transaction.
  func record(_ row: CSVRow, _ day: Day, _ amount: Amount, _ status: CSVStatus) -> TransactionRecord {
    let text = table.text
    let other = counterparty(row, amount)
    let authorized = row[table.layout.authorized].flatMap { WrittenDate(text.bytes[$0.place])?.day(reading.dates) }
    return TransactionRecord(
      nativeId: text.string(row[table.layout.id]) ?? "", status: status.isPosted ? .posted : .authorized, day: day,
      authorizedDay: authorized == day ? nil : authorized, amount: amount,
      description: TransactionText.text(
        name: other, memo: texts(row) ?? (other == nil ? joined(table.layout.spareTexts, of: row) : nil),
        type: text.string(row[table.layout.type]), check: nil),
      counterparty: other)
  }

  /// Who the money came from or went to.
  private func counterparty(_ row: CSVRow, _ amount: Amount) -> String? {
    let other = amount.isNegative ? table.layout.payee : table.layout.payer
    return table.text.string(row[table.layout.counterparty] ?? row[other])
  }

  /// Its text.
  func texts(_ row: CSVRow) -> String? {
    if table.layout.texts.count == 1 { return table.text.string(row[table.layout.texts[0]]) }
    return joined(table.layout.texts, of: row)
  }

  private func joined(_ columns: [Int], of row: CSVRow) -> String? {
    let parts = columns.compactMap { table.text.string(row[$0]) }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }
}

extension CSVValues {
  /// The amount of a row with its sign.
  func amount(_ row: CSVRow, in currency: Currency) throws(CSVRowError) -> Amount {
    try reading.sign.money.amount(row, table.text, reading.decimals, in: currency)
  }
}

/// The figure in a field, and the currency that stands with it: `-36,99`, `$1,036.47`, `3.600,00 €`, `(12.00)`, `5,00-`.
enum CSVFigure {
  /// Hands the figure in UTF-8 without its currency to `body`; nil when it cannot be one.
  static func with<Result>(
    _ text: CSVText, _ cell: CSVCell, _ body: (UnsafeRawBufferPointer, Currency?) -> Result?
  ) -> Result? {
    let bytes = text.bytes[cell.place]
    if isPlain(bytes) { return body(bytes, nil) }
    guard let (figure, currency) = parted(text.string(cell) ?? "") else { return nil }
    return figure.withUnsafeBytes { body($0, currency) }
  }

  /// The exact amount in a field.
  static func amount(_ text: CSVText, _ cell: CSVCell, _ mark: DecimalMark, in currency: Currency) -> Amount? {
    with(text, cell) { figure, _ in try? AmountParser.parse(utf8: figure, mark: mark, in: currency) }
  }

  /// Whether a figure is written as less than nothing.
  static func hasMinus(_ figure: UnsafeRawBufferPointer) -> Bool {
    figure.contains { $0 == 0x2D || $0 == 0x28 || $0 == 0xE2 }
  }

  /// The currency that a word names: an ISO 4217 code, `€` or `£`. A `$` or `kr` is of many.
  static func currency(_ word: some StringProtocol) -> Currency? {
    if word == "€" { return Currency(code: "EUR") }
    if word == "£" { return Currency(code: "GBP") }
    guard word.utf8.count == 3, word.utf8.allSatisfy({ $0 &- 0x41 < 26 }) else { return nil }
    let currency = Currency(code: String(word))
    return currency.isISO ? currency : nil
  }

  /// Whether only digits, marks and signs stand there, as in nearly all.
  private static func isPlain(_ bytes: UnsafeRawBufferPointer) -> Bool {
    bytes.allSatisfy { isDigit($0) || $0 &- 0x2B < 4 }
  }

  /// The figure without its currency, which is one group of letters or a sign.
  private static func parted(_ text: String) -> (figure: [UInt8], currency: Currency?)? {
    let words = text.split { !$0.isLetter && !$0.isCurrencySymbol }
    guard words.count <= 1 else { return nil }
    guard let word = words.first else { return (Array(text.utf8), nil) }
    guard currency(word) != nil || signs.contains(String(word)) else { return nil }
    let (before, after) = (text[..<word.startIndex], text[word.endIndex...])
    // A currency within the digits is none.
    guard !(before.contains(where: \.isNumber) && after.contains(where: \.isNumber)) else { return nil }
    // The dot behind `kr.` is of the word.
    let rest = after.hasPrefix(".") && !(after.dropFirst().first?.isNumber ?? false) ? after.dropFirst() : after
    return (Array(before.utf8) + Array(rest.utf8), currency(word))
  }

  private static let signs: Set<String> = [
    "$", "US$", "R$", "A$", "C$", "CA$", "AU$", "NZ$", "HK$", "S$", "¥", "kr", "Kr", "zł", "Kč", "Ft", "Fr", "SFr",
    "Rs", "₹", "₽", "₺", "₴",
    "₪", "₩", "₫", "lei", "лв",
  ]
}

/// Whether money came or went, as a word beside an amount without a sign says it.
enum CSVDirection {
  case into, outOf

  /// The meaning of a word; nil when it is not known.
  init?(_ word: String) {
    let key = CSVHeading.folded(word)
    if CSVDirection.incoming.contains(key) || word == "+" {
      self = .into
    } else if CSVDirection.outgoing.contains(key) || word == "-" {
      self = .outOf
    } else {
      return nil
    }
  }

  private static let incoming = words(
    "c cr crdt credit kredit h haben in inn bij avere abono gutschrift deposit incoming inflow")
  private static let outgoing = words(
    "d dr dbit debit debet s soll out ut af uit dare cargo lastschrift withdrawal outgoing outflow")

  private static func words(_ line: String) -> Set<String> { Set(line.split(separator: " ").map(String.init)) }
}

/// What a word of a bank says of a transaction's state.
enum CSVStatus {
  /// It is reserved, or booked.
  case known(TransactionStatus)
  /// It did not happen.
  case dropped

  /// The meaning of a word; nil when it is not known.
  init?(_ word: String) {
    let key = CSVHeading.folded(word)
    // Every field that may be text is asked this: Swift's own search takes a hundred times as long.
    func says(_ words: [String]) -> Bool { words.contains { strstr(key, $0) != nil } }
    if says(CSVStatus.authorized) {
      self = .known(.authorized)
    } else if says(CSVStatus.cancelled) {
      self = .dropped
    } else if says(CSVStatus.posted) {
      self = .known(.posted)
    } else {
      return nil
    }
  }

  private static let authorized = words(
    "vorgemerkt vormerkung nichtgebucht pending reserv authorized authorised uncleared inbehandeling enattente pendiente inattesa oczekuj"
  )
  private static let cancelled = words(
    "cancelled canceled declined rejected failed reverted expired abgelehnt avvist avslatt geweigerd refuse rechazad rifiutat odrzucon"
  )
  private static let posted = words(
    "gebucht posted booked completed cleared settled executed reconciled bokfort bogfort utfort gjennomfort geboekt comptabilis contabili zaksiegow wykonan"
  )

  private static func words(_ line: String) -> [String] { line.split(separator: " ").map(String.init) }
}
