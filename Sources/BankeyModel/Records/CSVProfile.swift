/// What a person says of the tables of one bank. Nil and empty is "find it out".
public struct CSVProfile: Hashable, Sendable {
  /// Which column.
  public enum Column: Hashable, Sendable {
    /// The one with this header.
    case named(String)
    /// By its number, from 1.
    case number(Int)
  }
  /// What the sign of an amount says.
  public enum Sign: String, CaseIterable, Hashable, Sendable {
    /// Money in is positive.
    case asWritten = "as-written"
    /// Money out is positive, as on many statements of cards.
    case reversed
    /// The word in the column of the direction says it, whatever sign the amount has.
    case byWord = "by-word"
    /// The word says it, and a minus turns it round.
    case byWordAndSign = "by-word-and-sign"
  }

  /// Whether money came in or went out.
  public enum Side: String, CaseIterable, Hashable, Sendable {
    /// It came in.
    case into = "in"
    /// It went out.
    case outOf = "out"
  }
  /// What the fees in a column of their own are.
  public enum Fees: String, CaseIterable, Hashable, Sendable {
    /// A part of the amounts.
    case included
    /// Taken beside the amounts.
    case apart
  }

  /// What messages call it.
  public var name: String
  /// A text that stands in the first lines of the bank's files; without it the named columns tell them.
  public var match: String?
  /// The line of headers of its files, whole.
  public var header: String?
  /// How many fields each row has in its files, which have no headers.
  public var fields: Int?
  /// What stands in their columns, as `CSVForm` writes it.
  public var form: String?
  /// What stands in which columns.
  public var columns: [CSVField: [Column]] = [:]
  /// The order in the dates.
  public var dates: DateOrder?
  /// The mark before the decimals.
  public var decimals: DecimalMark?
  /// What stands between two fields.
  public var delimiter: UInt8?
  /// The set of characters of a file that is no UTF-8.
  public var encoding: String?
  /// What the sign of an amount says.
  public var sign: Sign?
  /// Words of the column of the direction that say that money went out.
  public var outWords: [String] = []
  /// Words of it that say that money came in.
  public var inWords: [String] = []
  /// Words of the column of the status that say that a transaction is only authorized.
  public var pendingWords: [String] = []
  /// Words of it that say that a transaction is booked.
  public var bookedWords: [String] = []
  /// Texts that stand in rows which are no transactions.
  public var skippedRows: [String] = []
  /// Texts of rows that are transactions, though they are those of a balance or a sum.
  public var keptRows: [String] = []
  /// Whether rows that cannot be read are no transactions.
  public var skipsUnreadable = false
  /// What the fees in a column of their own are.
  public var fees: Fees?
  /// Which side the oldest row of amounts without signs is on, before which no balance stands.
  public var oldest: Side?
  /// Whether rows may be missing between those of a table, so that its balances have gaps.
  public var hasGaps = false
  /// How many lines stand before the table.
  public var skip = 0
  /// The currency, where the file does not say it.
  public var currency: Currency?
  /// The year of days that are written without one.
  public var year: Int?
  /// The account, where the file does not say it.
  public var account: String?

  /// A profile that says nothing yet.
  public init(name: String) { self.name = name }
}

/// What a column of a table of transactions means.
public enum CSVField: String, CaseIterable, Hashable, Sendable {
  /// The day that a transaction counts on.
  case date
  /// The day that it was authorized.
  case authorized
  /// The amount with its sign.
  case amount
  /// The amount of money that went out.
  case debit
  /// The amount of money that came in.
  case credit
  /// A word that says whether money came or went.
  case direction
  /// What the account held after it.
  case balance
  /// What it is counted in.
  case currency
  /// Its text; several columns are joined.
  case description
  /// The other side.
  case counterparty
  /// The account that it is of.
  case account
  /// The bank's own id of it.
  case id
  /// Whether it is only authorized, or posted.
  case status
}

/// In which order the numbers of a date stand.
public enum DateOrder: String, CaseIterable, Hashable, Sendable {
  /// `31.12.2026`
  case dayFirst = "day-first"
  /// `12/31/2026`
  case monthFirst = "month-first"
  /// `2026-12-31`
  case yearFirst = "year-first"
}
