import BankeyModel
import Glibc

/// Reads what stands in the fields of a row.
struct CSVValues {
  let table: CSVTable
  let reading: CSVReading
  /// Where the last row with a date begins.
  let lastDated: Int
  /// Whether an amount has a minus.
  let hasMinus: Bool

  /// The day; nil in a row that is no transaction.
  func day(_ row: CSVRow) throws(CSVRowError) -> Day? {
    // What only waits may have no day of booking yet.
    guard let cell = row[table.layout.date] ?? row[table.layout.authorized] else { return nil }
    if let day = table.text.date(cell)?.day(reading.dates) { return day }
    if hasAmount(row), row.place.lowerBound <= lastDated { throw .date }
    return nil
  }

  /// Whether an amount stands in it.
  func hasAmount(_ row: CSVRow) -> Bool {
    [table.layout.amount, table.layout.debit, table.layout.credit].contains { column in
      row[column].map { !CSVFigure.isNothing(table.text, $0) } ?? false
    }
  }

  /// The transaction.
  func record(_ row: CSVRow, _ day: Day, _ amount: Amount, _ status: CSVStatus) -> TransactionRecord {
    let text = table.text
    let other = counterparty(row, amount)
    let authorized = text.date(row[table.layout.authorized])?.day(reading.dates)
    return TransactionRecord(
      nativeId: text.string(row[table.layout.id]) ?? "", status: status.isPosted ? .posted : .authorized, day: day,
      authorizedDay: authorized == day ? nil : authorized, amount: amount,
      description: TransactionText.text(
        name: other, memo: texts(row), type: text.string(row[table.layout.type]), check: nil),
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
    let parts = table.layout.texts.compactMap { table.text.string(row[$0]) }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }
}

extension CSVText {
  /// The date in a field.
  func date(_ cell: CSVCell?) -> WrittenDate? { cell.flatMap { decoder.withUTF8(bytes[$0.place]) { WrittenDate($0) } } }
}

extension CSVValues {
  /// The amount of a row with its sign.
  func amount(_ row: CSVRow, in currency: Currency) throws(CSVRowError) -> Amount {
    guard let column = table.layout.amount else { return try sides(row, in: currency) }
    guard let cell = row[column], !CSVFigure.isNothing(table.text, cell) else { throw .noAmount }
    let amount = try figure(cell, in: currency)
    guard let direction = table.layout.direction, !hasMinus else {
      return reading.isReversed ? try negated(amount) : amount
    }
    switch table.text.string(row[direction]).flatMap(CSVDirection.init) {
    case .into: return amount
    case .outOf: return try negated(amount)
    case nil: throw .direction
    }
  }

  /// The amount of one of two columns. What went out may have a minus there too.
  private func sides(_ row: CSVRow, in currency: Currency) throws(CSVRowError) -> Amount {
    let debit = try side(row[table.layout.debit], in: currency)
    let credit = try side(row[table.layout.credit], in: currency)
    switch (debit, credit) {
    case (nil, nil): throw .noAmount
    case (let out?, let into) where into == nil || into == .zero:
      return hasMinus && out.isNegative ? out : try negated(out)
    case (let out, let into?) where out == nil || out == .zero: return into
    default: throw .twoAmounts
    }
  }

  private func side(_ cell: CSVCell?, in currency: Currency) throws(CSVRowError) -> Amount? {
    guard let cell, !CSVFigure.isNothing(table.text, cell) else { return nil }
    return try figure(cell, in: currency)
  }

  private func figure(_ cell: CSVCell, in currency: Currency) throws(CSVRowError) -> Amount {
    guard let amount = CSVFigure.amount(table.text, cell, reading.decimals, in: currency) else { throw .amount }
    return amount
  }

  private func negated(_ amount: Amount) throws(CSVRowError) -> Amount {
    guard let other = amount.negated else { throw .amount }
    return other
  }
}

/// The figure in a field, and what stands with it.
enum CSVFigure {
  /// Hands the figure in plain ASCII without its currency to `body`; nil when it cannot be one. A word for debit or credit is a sign.
  static func with<Result>(
    _ text: CSVText, _ cell: CSVCell, _ body: (UnsafeRawBufferPointer, Currency?) -> Result?
  ) -> Result? {
    let bytes = text.bytes[cell.place]
    if isPlain(bytes) { return body(bytes, nil) }
    guard let figure = figure(text, cell) else { return nil }
    return figure.figure.withUnsafeBytes { body($0, figure.currency) }
  }

  /// The exact amount in a field.
  static func amount(_ text: CSVText, _ cell: CSVCell, _ mark: DecimalMark, in currency: Currency) -> Amount? {
    with(text, cell) { figure, _ in try? AmountParser.parse(utf8: figure, mark: mark, in: currency) }
  }

  /// What a word beside the figure says of its side.
  static func side(_ text: CSVText, _ cell: CSVCell) -> WrittenFigure.Side? {
    isPlain(text.bytes[cell.place]) ? nil : figure(text, cell)?.side
  }

  /// Whether a field says that there is no figure.
  static func isNothing(_ text: CSVText, _ cell: CSVCell) -> Bool {
    text.decoder.withUTF8(text.bytes[cell.place]) { WrittenFigure.isNothing($0) }
  }

  /// The currency that a word names: an ISO 4217 code or a sign of one currency only.
  static func currency(_ word: some StringProtocol) -> Currency? { FigureWords.currency(String(word))?.currency }

  /// Whether only digits, marks and signs stand there, as in nearly all.
  private static func isPlain(_ bytes: UnsafeRawBufferPointer) -> Bool {
    bytes.allSatisfy { isDigit($0) || $0 &- 0x2B < 4 }
  }

  private static func figure(_ text: CSVText, _ cell: CSVCell) -> WrittenFigure? {
    text.decoder.withUTF8(text.bytes[cell.place]) { WrittenFigure($0) }
  }
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
