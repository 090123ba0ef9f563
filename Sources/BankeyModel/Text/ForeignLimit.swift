/// How much of a foreign text is kept. It is cut where records enter the database, so that no name fills a screen or a disk.
public enum ForeignLimit {
  /// Of what names an account, a bank, a person or a thing, in scalars.
  public static let name = 200
  /// Of what a transaction or an error says, in scalars.
  public static let text = 2000
  /// Of a record as it came, in bytes.
  public static let raw = 1 << 16

  /// The beginning of a text; nil when it is short enough as it stands.
  static func cut(_ text: String, to scalars: Int) -> String? {
    guard text.utf8.count > scalars, text.unicodeScalars.count > scalars else { return nil }
    return String(text.unicodeScalars.prefix(scalars))
  }

  /// The beginning of what tells one thing from another, with a hash of all of it: two that are not the same stay two.
  static func cut(id text: String) -> String? {
    guard text.utf8.count > name, text.unicodeScalars.count > name else { return nil }
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return String(text.unicodeScalars.prefix(name - 20)) + "~" + String(hash, radix: 16)
  }
}

/// Cuts the texts of one event after the other, and counts them.
public struct ForeignCutter: Sendable {
  /// How many texts were cut.
  public private(set) var count = 0

  /// What a person is told of it.
  public var problem: StatementProblem {
    let texts = count == 1 ? "1 text was" : "\(count) texts were"
    return StatementProblem(
      .note,
      "\(texts) too long and cut: names at \(ForeignLimit.name) characters, texts at \(ForeignLimit.text), records at 64 KB."
    )
  }

  /// One that has cut nothing yet.
  public init() {}

  /// The event with every text at most as long as it may be.
  public mutating func cut(_ event: StatementEvent) -> StatementEvent {
    switch event {
    case .transactions(let records):
      records.contains(where: \.isTooLong) ? .transactions(records.map { cut($0) }) : event
    case .account(let record): .account(cut(record))
    case .holdings(let records): .holdings(records.map { cut($0) })
    case .connection(let record): .connection(cut(record))
    case .statement(let record): .statement(cut(record))
    case .incomplete(let reason): .incomplete(text(reason))
    case .problem(let problem): .problem(cut(problem))
    case .period, .balances, .closed: event
    }
  }

  private mutating func cut(_ record: TransactionRecord) -> TransactionRecord {
    var record = record
    record.nativeId = id(record.nativeId)
    record.description = text(record.description)
    record.counterparty = record.counterparty.map { name($0) }
    record.counterpartyAccount = record.counterpartyAccount.map { name($0) }
    if record.raw.utf8.count > ForeignLimit.raw {
      record.raw = Substring(String(decoding: record.raw.utf8.prefix(ForeignLimit.raw), as: UTF8.self))
      count += 1
    }
    return record
  }

  private mutating func cut(_ record: AccountRecord) -> AccountRecord {
    var record = record
    (record.connection, record.nativeId) = (id(record.connection), id(record.nativeId))
    record.number = record.number.map { id($0) }
    for part in [\.name, \.owner, \.institution, \.sourceType] as [WritableKeyPath<AccountRecord, String?>] {
      record[keyPath: part] = record[keyPath: part].map { name($0) }
    }
    record.currency = currency(record.currency)
    return record
  }

  private mutating func cut(_ record: HoldingRecord) -> HoldingRecord {
    var record = record
    (record.nativeId, record.name) = (id(record.nativeId), name(record.name))
    record.currency = currency(record.currency)
    return record
  }

  private mutating func cut(_ record: ConnectionRecord) -> ConnectionRecord {
    var record = record
    (record.nativeId, record.name) = (id(record.nativeId), record.name.map { name($0) })
    record.error = record.error.map { text($0) }
    return record
  }

  private mutating func cut(_ record: StatementRecord) -> StatementRecord {
    var record = record
    record.nativeId = record.nativeId.map { id($0) }
    return record
  }

  private mutating func cut(_ problem: StatementProblem) -> StatementProblem {
    var problem = problem
    problem.message = text(problem.message)
    return problem
  }

  private mutating func currency(_ currency: Currency) -> Currency {
    let code = id(currency.code)
    return code == currency.code ? currency : Currency(code: code)
  }

  private mutating func name(_ name: String) -> String { counted(ForeignLimit.cut(name, to: ForeignLimit.name), name) }

  private mutating func text(_ text: String) -> String { counted(ForeignLimit.cut(text, to: ForeignLimit.text), text) }

  private mutating func id(_ id: String) -> String { counted(ForeignLimit.cut(id: id), id) }

  private mutating func counted(_ cut: String?, _ whole: String) -> String {
    if cut != nil { count += 1 }
    return cut ?? whole
  }
}

extension TransactionRecord {
  /// Whether one of its texts may be longer than it may be: bytes are counted at once, scalars are not.
  fileprivate var isTooLong: Bool {
    nativeId.utf8.count > ForeignLimit.name || description.utf8.count > ForeignLimit.text
      || (counterparty?.utf8.count ?? 0) > ForeignLimit.name
      || (counterpartyAccount?.utf8.count ?? 0) > ForeignLimit.name || raw.utf8.count > ForeignLimit.raw
  }
}
