/// The user's description of one bank's tables, `[csv.NAME]` in the config. Nil and empty mean "detect it".
public struct CSVProfile: Hashable, Sendable {
  /// The identification of a column.
  public enum Column: Hashable, Sendable {
    /// The column with this header.
    case named(String)
    /// By its number, from 1.
    case number(Int)
  }
  /// The meaning of an amount's sign.
  public enum Sign: String, CaseIterable, Hashable, Sendable {
    /// Positive amounts are money in.
    case asWritten = "as-written"
    /// Money out is positive, as on many card statements.
    case reversed
    /// The word in the direction column decides, whatever the amount's sign.
    case byWord = "by-word"
    /// The word in the direction column decides, and a minus reverses it.
    case byWordAndSign = "by-word-and-sign"
    /// A plus sign, or a word for credit behind the figure, marks money in; all other amounts are money out.
    case plusIsIn = "plus-is-in"
    /// The column called debit is money in and the one called credit is money out, as in a company's books.
    case swapped
  }

  /// Whether money came in or went out.
  public enum Side: String, CaseIterable, Hashable, Sendable {
    /// Money in.
    case into = "in"
    /// Money out.
    case outOf = "out"
  }
  /// The relation of fees in a separate column to the amounts.
  public enum Fees: String, CaseIterable, Hashable, Sendable {
    /// The amounts already include the fees.
    case included
    /// They were charged in addition to the amounts.
    case apart
  }

  /// The name of the profile, which messages use.
  public var name: String
  /// A text in the first lines of the bank's files. Without one, the named columns identify the files.
  public var match: String?
  /// The complete header line of the bank's files.
  public var header: String?
  /// The number of fields in each row, for files without a header.
  public var fields: Int?
  /// The form of the values in each column, as `CSVForm` writes it.
  public var form: String?
  /// The columns that hold each field.
  public var columns: [CSVField: [Column]] = [:]
  /// The order of day, month and year in dates.
  public var dates: DateOrder?
  /// The decimal mark; nil lets the file decide.
  public var decimals: DecimalMark?
  /// The byte that separates fields.
  public var delimiter: UInt8?
  /// The name of the character set of files that are not UTF-8.
  public var encoding: String?
  /// The meaning of an amount's sign.
  public var sign: Sign?
  /// Words in the direction column that mean money out.
  public var outWords: [String] = []
  /// Words in the direction column that mean money in.
  public var inWords: [String] = []
  /// Words in the status column that mean "only authorized".
  public var pendingWords: [String] = []
  /// Words of the status column for posted transactions.
  public var bookedWords: [String] = []
  /// Texts that mark rows that are not transactions.
  public var skippedRows: [String] = []
  /// Texts of rows that are transactions, although they look like a balance or total.
  public var keptRows: [String] = []
  /// Whether to skip rows that cannot be read, because they are not transactions.
  public var skipsUnreadable = false
  /// The relation of fees in a separate column to the amounts; nil to find it from the file.
  public var fees: Fees?
  /// The side of the oldest row, if amounts have no signs and no balance precedes it.
  public var oldest: Side?
  /// Whether rows may be missing from a table, so that its balances have gaps.
  public var hasGaps = false
  /// The number of lines before the table.
  public var skip = 0
  /// The currency, for files that do not state it.
  public var currency: Currency?
  /// The year, for dates that are written without one.
  public var year: Int?
  /// The account, for files that do not state it.
  public var account: String?

  /// Creates a profile `[csv.NAME]` that decides nothing yet.
  public init(name: String) { self.name = name }
}

/// The meaning of a column in a table of transactions.
public enum CSVField: String, CaseIterable, Hashable, Sendable {
  /// The day on which the transaction counts.
  case date
  /// The day on which it was authorized.
  case authorized
  /// The amount in one signed column.
  case amount
  /// The amount of money out.
  case debit
  /// The amount of money in.
  case credit
  /// A word for the direction of the money.
  case direction
  /// The balance after the transaction.
  case balance
  /// The currency of the amount.
  case currency
  /// The description; several columns are joined.
  case description
  /// The name of the payer or payee.
  case counterparty
  /// The account of the transaction.
  case account
  /// The bank's own id of the transaction.
  case id
  /// A word for the status, authorized or posted.
  case status
  /// A column to ignore, regardless of its header.
  case ignored
}

/// The order of the numbers in a date.
public enum DateOrder: String, CaseIterable, Hashable, Sendable {
  /// `31.12.2026`
  case dayFirst = "day-first"
  /// `12/31/2026`
  case monthFirst = "month-first"
  /// `2026-12-31`
  case yearFirst = "year-first"
}
