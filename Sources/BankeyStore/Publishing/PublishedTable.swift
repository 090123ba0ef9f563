/// A table of the shared database, and how its rows come out of SQLite.
///
/// Keys are unique across collectors without asking one another: a collector's number is the last ten bits of each. An
/// account's id, and the name of a source, carry it too, except those of the first collector.
struct PublishedTable: Sendable {
  /// What a column holds.
  enum Kind: Sendable {
    /// A key of SQLite, or a reference to one.
    case key
    /// A whole number, as it is.
    case number
    /// A text, as it is.
    case text
    /// The name of a source.
    case source
    /// The id of an account.
    case accountID
  }
  /// A column, as both databases know it.
  struct Column: Sendable {
    let name: String
    let kind: Kind
  }

  /// Its name, as in SQLite.
  let name: String
  /// Its columns, as in SQLite.
  let columns: [Column]
  /// The column with the key of the account to which a row belongs; nil for rows of no account.
  let owner: String?
  /// The tables in SQLite that it comes from.
  let origin: String
  /// The SQL expression of SQLite for the owning account's key; `0` for no account.
  let ownerOrigin: String
  /// The SQL expression of SQLite that divides its rows into chunks, which are compared and sent as wholes.
  let chunk: String
  /// The columns of the primary key; nil if a text among them may be longer than an index takes.
  let key: String?
  /// The bodies of further indexes.
  var indexes: [String] = []
  /// Whether the trigrams of its texts are kept.
  var hasGrams = false

  /// The statement that reads the rows from SQLite: owner, chunk, columns. Parameter: the owner, unless `isWhole`.
  func selection(isWhole: Bool) -> String {
    let from =
      "SELECT \(ownerOrigin), \(chunk), \(columns.map { "\"\($0.name)\"" }.joined(separator: ", ")) FROM \(origin)"
    return isWhole ? from : from + " WHERE \(ownerOrigin) = ?"
  }

  /// The names of the columns on the server, in the order in which rows are sent.
  var sentColumns: String {
    (["collector", "chunk"] + columns.map { "\"\($0.name)\"" } + (hasGrams ? ["grams"] : [])).joined(separator: ", ")
  }

  /// The index of a column in the rows that `selection` reads, from 0.
  func place(of column: String) -> Int32 { Int32((columns.firstIndex { $0.name == column } ?? 0) + 2) }

  /// Its name in quotes, because some are keywords of PostgreSQL.
  var quotedName: String { "\"\(name)\"" }

  /// The statements that create it on the server.
  var creation: String {
    let types = columns.map {
      "\"\($0.name)\" \($0.kind == .key || $0.kind == .number ? "bigint" : "text COLLATE \"C\"")"
    }
    let check = owner.map { ", CHECK (collector = (\($0) & 1023))" } ?? ""
    let grams = hasGrams ? ", grams integer[] NOT NULL" : ""
    let place = owner.map { "\($0), chunk" } ?? "collector, chunk"
    return """
      CREATE TABLE \(quotedName) (
        collector integer NOT NULL REFERENCES collector, chunk bigint NOT NULL,
        \(types.joined(separator: ", "))\(grams)\(key.map { ", PRIMARY KEY (\($0))" } ?? "")\(check)
      );
      CREATE INDEX \(name)_chunk ON \(quotedName) (\(place));
      \(indexes.enumerated().map { "CREATE INDEX \(name)_\($0) ON \(quotedName) \($1);" }.joined(separator: "\n"))
      """
  }
}

extension PublishedTable {
  /// Creates a table from a list of columns such as `id:key name`, where a column is a text unless it says otherwise.
  init(
    _ name: String, _ columns: String, owner: String? = "account", from origin: String? = nil,
    by account: String? = nil,
    chunk: String = "0", key: String?, indexes: [String] = [], hasGrams: Bool = false
  ) {
    self.name = name
    self.columns = columns.split(separator: " ").map { word in
      let parts = word.split(separator: ":")
      return Column(name: String(parts[0]), kind: parts.count > 1 ? Self.kinds[parts[1]] ?? .text : .text)
    }
    self.owner = owner
    self.origin = origin ?? name
    ownerOrigin = account ?? owner ?? "0"
    (self.chunk, self.key, self.indexes, self.hasGrams) = (chunk, key, indexes, hasGrams)
  }

  private static let kinds: [Substring: Kind] = ["k": .key, "n": .number, "s": .source, "a": .accountID]
}

extension PublishedTable {
  /// All tables. The order is part of the schema: a chunk names its table by its position.
  static let all: [PublishedTable] = ofNoAccount + ofAccounts + [transactions] + ofTransactions

  private static let ofNoAccount = [
    PublishedTable(
      "source", "key:k name:s type last_success:n last_failure:n last_error next_allowed:n title removed:n",
      owner: nil, key: "key"),
    PublishedTable(
      "connection", "source:k native_id name last_success:n last_failure:n last_error consent_until:n",
      owner: nil, key: nil, indexes: ["(source)"]),
    PublishedTable(
      "quota", "source:k name allowed:n confirmed:n period:n period_start:n used:n", owner: nil, key: nil,
      indexes: ["(source)"]),
    PublishedTable(
      "fetch", "id:k source:k file hash started:n added:n unchanged:n posted:n undone:n batch:k", owner: nil,
      chunk: "id >> 6", key: "id"
    ),
    PublishedTable("payee", "key words name", owner: nil, key: nil),
    PublishedTable(
      "rate", "currency day:n units:n scale:n", owner: nil, chunk: "day >> 4", key: "collector, currency, day"),
  ]

  private static let ofAccounts = [
    PublishedTable(
      "account",
      "key:k id:a number name owner institution source_type kind currency decimals:n figures:k updated:n closed:n",
      owner: "key", key: "key", indexes: ["(id)"]),
    PublishedTable(
      "account_alias", "key:k account:k source:s connection native_id currency last_error", key: "account, key",
      indexes: ["(key)"]),
    PublishedTable(
      "account_said", "owner:k alias:k fetch:k number", owner: "owner",
      from:
        "(SELECT l.account AS owner, s.alias, s.fetch, s.number FROM account_said s JOIN account_alias l ON l.key = s.alias)",
      key: "owner, alias, \"fetch\""),
    PublishedTable(
      "account_wish", "owner:k account:a name kind hidden:n position:n day:n units:n scale:n", owner: "owner",
      from: "(SELECT a.key AS owner, w.* FROM account_wish w JOIN account a ON a.id = w.account)",
      key: "owner, account"),
    PublishedTable(
      "figures",
      """
      key:k account:k fetch:k day:n minute:n balance_units:n balance_scale:n available_units:n available_scale:n \
      credit_limit_units:n credit_limit_scale:n
      """, from: "(SELECT f.* FROM figures f JOIN account a ON a.figures = f.key)", key: "account, key",
      indexes: ["(key)"]),
    PublishedTable(
      "holding",
      """
      key:k account:k fetch:k native_id name quantity_units:n quantity_scale:n price_units:n price_scale:n \
      value_units:n value_scale:n currency day:n
      """, chunk: "fetch >> 6", key: "account, key"),
    PublishedTable(
      "statement",
      """
      key:k account:k fetch:k native_id first_day:n last_day:n opening_units:n opening_scale:n closing_units:n \
      closing_scale:n booked_units:n booked_scale:n gap_first:n gap_last:n
      """, chunk: "key >> 6", key: "account, key"),
    PublishedTable(
      "day_total", "account:k grouping:n status:n day:n scale:n units:n count:n income:n", chunk: "day >> 6",
      key: "account, grouping, status, day, scale"),
  ]

  /// The rows of an import have consecutive keys, and an account gets few rows at a time. So a chunk is the rows of
  /// twelve days of recording, but at most 256 of one answer.
  private static let transactions = PublishedTable(
    "transactions",
    """
    id:k account:k native_id status:n day:n authorized_day:n units:n scale:n fetch:k seen:k deleted:n description \
    counterparty counterparty_account raw
    """, chunk: "(id >> 40) << 12 | (id & 1048575) >> 8", key: "account, id",
    indexes: [
      "(id)", "(account, status, day, id) WHERE deleted IS NULL",
      "(account, status, coalesce(authorized_day, day), id) WHERE deleted IS NULL",
      "(day, id) WHERE deleted IS NULL", "(coalesce(authorized_day, day), id) WHERE deleted IS NULL",
      "(scale, units, day, account)", "(account, day) WHERE deleted IS NOT NULL",
      "(deleted, id) WHERE deleted IS NOT NULL", "USING gin (grams)",
    ], hasGrams: true)

  private static let ofTransactions = [
    PublishedTable(
      "transaction_version",
      """
      key:k id:k reason account:k native_id status:n day:n authorized_day:n units:n scale:n description counterparty \
      counterparty_account
      """, chunk: "key >> 6", key: "account, key", indexes: ["(id)", "(key)"]),
    PublishedTable(
      "sighting", "owner:k id:k fetch:k", owner: "owner",
      from: "(SELECT t.account AS owner, s.id, s.fetch FROM sighting s JOIN transactions t ON t.id = s.id)",
      chunk: "id >> 40", key: "owner, id, \"fetch\"", indexes: ["(id, \"fetch\")"]),
    PublishedTable(
      "match", "owner:k authorized:k posted:k undone:n", owner: "owner",
      from: "(SELECT t.account AS owner, m.* FROM match m JOIN transactions t ON t.id = m.posted)",
      key: "owner, posted, authorized", indexes: ["(posted)", "(authorized)"]),
    PublishedTable(
      "unpaired", "owner:k first:k second:k", owner: "owner",
      from: "(SELECT t.account AS owner, u.* FROM unpaired u JOIN transactions t ON t.id = u.first)",
      key: "owner, first, second"),
    PublishedTable(
      "dismissed", "owner:k occurrence:k", owner: "owner",
      from: "(SELECT t.account AS owner, d.* FROM dismissed d JOIN transactions t ON t.id = d.occurrence)",
      key: "owner, occurrence"),
  ]
}
