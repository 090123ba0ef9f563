/// With what a table was read, and what showed it: what each column is, and how its signs, days, figures, account and currency were known.
public struct TableEvidence: Hashable, Sendable {
  /// What was known.
  public enum Subject: String, CaseIterable, Hashable, Sendable {
    /// Columns, as `[csv.NAME.columns]` calls them; `fee` is what went out beside the amount, `part` tells the pockets of an account apart.
    case date, authorized, amount, debit, credit, direction, fee, balance, description, counterparty, account, part
    case currency, id, status
    /// Which amounts came in, in which order the numbers of dates stand, what begins the decimals.
    case sign, dates, decimals = "decimal_mark"
    /// How many balances beside the transactions agree.
    case balances
  }

  /// What showed it.
  public enum Source: String, CaseIterable, Hashable, Sendable {
    /// A header, or what stands in a column whatever its header is.
    case header, content
    /// The lines above the table.
    case lines
    /// The signs of the amounts, the words beside them, or in which of two columns they stand.
    case signs, words, sides
    /// The balances beside the transactions, or the order of the rows.
    case balances, order
    /// What a person said, or what the bank of such tables is known to write.
    case profile, bank
    /// Nothing: it is left open.
    case nothing
  }

  /// One thing that was known.
  public struct Finding: Hashable, Sendable {
    /// What was known.
    public var subject: Subject
    /// What it is; empty where the columns say it.
    public var value: String
    /// The columns, from 1.
    public var columns: [Int]
    /// What showed it.
    public var source: Source

    /// What was known, and what showed it.
    public init(_ subject: Subject, _ value: String = "", columns: [Int] = [], by source: Source) {
      (self.subject, self.value, self.columns, self.source) = (subject, value, columns, source)
    }
  }

  /// The profile by which a person said it.
  public var profile: String?
  /// The bank of the catalogue whose table it is.
  public var bank: String?
  /// The headers of the columns; none where the table has none.
  public var header: [String]
  /// What was known.
  public var findings: [Finding]

  /// What was known of a table.
  public init(profile: String?, bank: String?, header: [String], _ findings: [Finding]) {
    (self.profile, self.bank, self.header, self.findings) = (profile, bank, header, findings)
  }
}

extension TableEvidence: JSONWritable {
  /// As `bankey import --dry-run --json` has it.
  public var json: String {
    JSONObject.sorted(["profile": profile, "bank": bank, "header": header, "findings": findings]).text
  }

  /// Reads what `json` writes; nil when something is missing or of another kind.
  init?(_ json: JSONValue) {
    guard let findings = json["findings"]?.list(Finding.init) else { return nil }
    self.init(
      profile: json["profile"]?.string, bank: json["bank"]?.string, header: json["header"]?.strings ?? [], findings)
  }
}

extension TableEvidence.Finding: JSONWritable {
  /// As `bankey import --dry-run --json` has it.
  public var json: String {
    JSONObject.sorted([
      "what": subject.rawValue, "is": value.isEmpty ? nil : value, "columns": columns.isEmpty ? nil : columns,
      "by": source.rawValue,
    ]).text
  }

  fileprivate init?(_ json: JSONValue) {
    guard let subject = json["what"]?.string.flatMap(TableEvidence.Subject.init(rawValue:)),
      let source = json["by"]?.string.flatMap(TableEvidence.Source.init(rawValue:))
    else { return nil }
    self.init(
      subject, json["is"]?.string ?? "", columns: json["columns"]?.list(\.integer) ?? [], by: source)
  }
}
