/// How a table was read, and the evidence: the meaning of each column, and what decided its signs, days, figures,
/// account and currency.
public struct TableEvidence: Hashable, Sendable {
  /// The properties of a table that bankey finds.
  public enum Subject: String, CaseIterable, Hashable, Sendable {
    /// Columns by their names in `[csv.NAME.columns]`; `fee` was charged in addition to the amount, and `part`
    /// distinguishes the pockets of an account.
    case date, authorized, amount, debit, credit, direction, fee, balance, description, counterparty, account, part
    case currency, id, status
    /// The sign of amounts, the order of day, month and year in dates, and the decimal mark.
    case sign, dates, decimals = "decimal_mark"
    /// The number of balances beside the transactions that add up.
    case balances
  }

  /// What decided it: a header, the cells, a known bank or the user.
  public enum Source: String, CaseIterable, Hashable, Sendable {
    /// A header, or the contents of a column regardless of its header.
    case header, content
    /// The lines above the table.
    case lines
    /// The signs of the amounts, the words beside them, or the two columns in which they are.
    case signs, words, sides
    /// The balances beside the transactions, or the order of the rows.
    case balances, order
    /// The user's profile, or the known habits of the table's bank.
    case profile, bank
    /// Nothing: it is left open.
    case nothing
  }

  /// One property of the table, with the evidence for it.
  public struct Finding: Hashable, Sendable {
    /// The property that was found.
    public var subject: Subject
    /// The value found; empty where `columns` is the whole finding.
    public var value: String
    /// The columns that it was read from, from 1.
    public var columns: [Int]
    /// The evidence for it.
    public var source: Source

    /// Creates a finding from its subject, its value and its evidence.
    public init(_ subject: Subject, _ value: String = "", columns: [Int] = [], by source: Source) {
      (self.subject, self.value, self.columns, self.source) = (subject, value, columns, source)
    }
  }

  /// The name of the user's profile that applied; nil when none did.
  public var profile: String?
  /// The bank in the catalog whose table it is; nil when the catalog has none.
  public var bank: String?
  /// The headers of the columns; empty when the table has none.
  public var header: [String]
  /// The properties that were found, each with its evidence.
  public var findings: [Finding]

  /// Creates the evidence for how a table was read.
  public init(profile: String?, bank: String?, header: [String], _ findings: [Finding]) {
    (self.profile, self.bank, self.header, self.findings) = (profile, bank, header, findings)
  }
}

extension TableEvidence: JSONWritable {
  /// As `bankey import --dry-run --json` has it.
  public var json: String {
    JSONObject.sorted(["profile": profile, "bank": bank, "header": header, "findings": findings]).text
  }

  /// Reads what `json` writes; nil when a member is missing or has another type.
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
