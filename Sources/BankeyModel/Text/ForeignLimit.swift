/// The limits on text from banks. Records are cut when they enter the database, so no text can fill a screen or a disk.
public enum ForeignLimit {
  /// The longest name of an account, bank, person or thing, in Unicode scalars.
  public static let name = 200
  /// The longest text of a transaction or an error, in Unicode scalars.
  public static let text = 2000
  /// The longest source record, in bytes.
  public static let raw = 1 << 16

  /// The beginning of a text; nil when the text is within the limit.
  static func cut(_ text: String, to scalars: Int) -> String? {
    guard text.utf8.count > scalars, text.unicodeScalars.count > scalars else { return nil }
    return String(text.unicodeScalars.prefix(scalars))
  }

  /// The beginning of an id with a hash of all of it, so that different ids stay different; nil when the id is within
  /// the limit.
  static func cut(id text: String) -> String? {
    guard text.utf8.count > name, text.unicodeScalars.count > name else { return nil }
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return String(text.unicodeScalars.prefix(name - 20)) + "~" + String(hash, radix: 16)
  }
}

/// Cuts the texts of events and counts the texts that were cut.
public struct ForeignCutter: Sendable {
  /// The number of texts cut so far.
  public private(set) var count = 0

  /// The message that tells the user about the cuts.
  public var problem: StatementProblem {
    let texts = count == 1 ? "1 long text" : "\(count) long texts"
    return StatementProblem(
      .note,
      "Shortened \(texts): names to \(ForeignLimit.name) characters, texts to \(ForeignLimit.text), records to 64 KB."
    )
  }

  /// Creates a cutter that has cut nothing.
  public init() {}

  /// The event with every text within its limit.
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
    case .period, .balances, .closed, .rates: event
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
  /// Whether a text may exceed its limit. Compares bytes, because counting scalars takes longer.
  fileprivate var isTooLong: Bool {
    nativeId.utf8.count > ForeignLimit.name || description.utf8.count > ForeignLimit.text
      || (counterparty?.utf8.count ?? 0) > ForeignLimit.name
      || (counterpartyAccount?.utf8.count ?? 0) > ForeignLimit.name || raw.utf8.count > ForeignLimit.raw
  }
}
