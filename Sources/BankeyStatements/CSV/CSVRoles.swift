import BankeyModel

/// The columns that can be something, from which a layout is chosen.
struct CSVRoles {
  private(set) var headings: [CSVHeading]
  private var columns: [CSVColumn: [Int]] = [:]

  /// What the headers say.
  init(_ headings: [CSVHeading]) {
    self.headings = headings
    for (index, heading) in headings.enumerated() {
      if let column = CSVWords.column(heading.key) { columns[column, default: []].append(index) }
    }
  }

  /// The columns of a meaning.
  subscript(column: CSVColumn) -> [Int] { columns[column] ?? [] }

  /// Whether something is known of a column.
  func isKnown(_ column: Int) -> Bool { columns.values.contains { $0.contains(column) } }

  /// Whether a date is among them.
  var hasDate: Bool { dates.contains { columns[$0] != nil } }
  /// Whether an amount is among them.
  var hasAmount: Bool { [CSVColumn.amount, .credit, .debit].contains { columns[$0] != nil } }

  /// Says what columns are; what the headers said of the same thing does not count then.
  mutating func set(_ column: CSVColumn, _ indexes: [Int]) {
    for other in CSVRoles.rivals[column] ?? [] { columns[other] = nil }
    for known in columns.keys { columns[known]?.removeAll { indexes.contains($0) } }
    columns = columns.filter { !$0.value.isEmpty }
    columns[column] = indexes
  }

  /// Says what one more column is.
  mutating func add(_ column: CSVColumn, _ index: Int) { columns[column, default: []].append(index) }

  /// `Valuta` is the date of value or the currency.
  mutating func settleValuta(_ sample: CSVSample) {
    for column in self[.valuta] {
      let isDate = sample.cells(column).contains(where: sample.isDate)
      columns[isDate ? .value : .currency, default: []].append(column)
    }
    columns[.valuta] = nil
  }

  /// Forgets the columns in which something else stands than their headers say; a table without rows shows nothing.
  mutating func settle(_ rows: CSVSample) {
    guard !rows.rows.isEmpty else { return }
    for date in dates { columns[date]?.removeAll { rows.cells($0).isEmpty || !rows.isMostly($0, rows.isDate) } }
    for figure in [CSVColumn.amount, .debit, .credit, .balance] {
      columns[figure]?.removeAll { !rows.isMostly($0, rows.isFigure) }
    }
    // A column that is empty everywhere is none where another one is not.
    if let amounts = columns[.amount], amounts.contains(where: { !rows.cells($0).isEmpty }) {
      columns[.amount] = amounts.filter { !rows.cells($0).isEmpty }
    }
    columns = columns.filter { !$0.value.isEmpty }
  }

  /// The day that counts: of booking, of no certain name, of the purchase, of value.
  let dates: [CSVColumn] = [.booked, .day, .done, .value]

  private static let rivals: [CSVColumn: [CSVColumn]] = [
    .booked: [.day], .amount: [.debit, .credit], .debit: [.amount], .credit: [.amount],
    .counterparty: [.name, .payer, .payee], .account: [.number, .accountName], .description: [.type],
    .currency: [.valuta],
  ]
}

/// What a header can mean, before all headers of a table are known.
enum CSVColumn: Hashable {
  /// The day of booking; of a day that is not called anything; of the purchase; of value.
  case booked, day, done, value
  case amount, debit, credit, direction, balance, currency
  /// The text; a booking's kind, which is its text where there is no other.
  case description, type
  /// The other side; a name, which is another one's where nothing else is; who paid and who was paid.
  case counterparty, name, payer, payee
  /// The account: certain; a number, which may be the other side's; what it is called.
  case account, number, accountName
  case id, status
  /// The date of value or the currency: what stands in it says which.
  case valuta
}

/// A column's header: what it means does not depend on capitals, blanks, signs and accents.
struct CSVHeading {
  /// As it stands.
  let text: String
  /// Its letters and digits, without the currency at its end.
  let key: String
  /// The currency that it names: `Amount (EUR)`, `Betrag (€)`, `Umsatz in EUR`.
  let currency: Currency?

  /// Reads a header.
  init(_ text: String) {
    self.text = text
    var words = CSVHeading.words(text)
    currency = words.count > 1 ? CSVFigure.currency(words[words.count - 1]) : nil
    if currency != nil { words.removeLast() }
    if currency != nil, words.count > 1, ["in", "en", "i", "w", "em"].contains(words.last?.lowercased()) {
      words.removeLast()
    }
    key = CSVHeading.folded(words.joined())
  }

  /// Its words. Every field of the first rows may be a header, and nearly all are ASCII, where a byte is a character.
  private static func words(_ text: String) -> [String] {
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else {
      return text.split { !$0.isLetter && !$0.isNumber && !$0.isCurrencySymbol }.map(String.init)
    }
    return text.utf8.split { !isLetter($0) && !isDigit($0) && $0 != UInt8(ascii: "$") }
      .map { String(Substring($0)) }
  }

  /// Small letters and digits only, without accents.
  static func folded(_ text: String) -> String {
    var key = ""
    for scalar in text.lowercased().unicodeScalars {
      if scalar.isASCII {
        if isLetter(UInt8(scalar.value)) || isDigit(UInt8(scalar.value)) { key.unicodeScalars.append(scalar) }
      } else if let plain = plain[scalar] {
        key += plain
      } else if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        key.unicodeScalars.append(scalar)
      }
    }
    return key
  }

  private static let plain = [
    "a": "äáàâãåăą", "ae": "æ", "c": "çćč", "d": "ďđ", "e": "éèêëęěė", "g": "ğ", "i": "íìîïı", "l": "ł", "n": "ñńňņ",
    "o": "öóòôõøő", "r": "řŕ", "s": "śšșş", "ss": "ß", "t": "ťțţ", "u": "üúùûůűū", "y": "ýÿ", "z": "źżž",
  ].reduce(into: [Unicode.Scalar: String]()) { plain, letter in
    for scalar in letter.value.unicodeScalars { plain[scalar] = letter.key }
  }
}
