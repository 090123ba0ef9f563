import BankeyModel

/// Publishes a database: makes a collector's rows in a shared database equal to those in its file.
///
/// It compares sums of chunks with those that the server keeps, and sends the chunks that differ, in one transaction
/// with their sums. So a publish may stop anywhere, start again, or be repeated. Beside the sums, the server keeps the
/// mark of the state that it has. While the file is in that state, there is nothing to compare.
public final class Publisher {
  /// The number of rows after which a first publish begins another transaction, so that a publish that broke off
  /// resumes there.
  private static let most = 100_000

  /// The result of a publish.
  public struct Summary: Hashable, Sendable {
    /// The number of rows that were sent.
    public var sent = 0
    /// The number of chunks that differed.
    public var chunks = 0
    /// The collector's number on the server.
    public var collector = 0
  }

  private let folder: DataFolder
  private let session: ServerSession
  private let collector: CollectorIdentity
  private let program: String

  /// Connects to the server. `program` is this program's version.
  ///
  /// - Throws: `StoreError` when that fails.
  public init(_ folder: DataFolder, at address: ServerAddress, as collector: CollectorIdentity, program: String) throws
  {
    (self.folder, self.collector, self.program) = (folder, collector, program)
    session = try ServerSession(address)
  }

  /// Publishes what differs. The first publish on a server creates the schema.
  ///
  /// - Throws: `StoreError` when the database cannot be read or the server refuses.
  public func publish() throws -> Summary { try publish(Store(reading: folder)) }

  /// Publishes through a connection that is open.
  func publish(_ store: Store) throws -> Summary {
    try SharedDatabase(session).prepare(program: program)
    let number = try SharedDatabase(session).register(collector)
    return try store.snapshot { try publish(store.file(), CollectorKeys(number: number)) }
  }

  private func publish(_ database: Database, _ keys: CollectorKeys) throws -> Summary {
    let (mark, shared) = (try StateMark(of: database, program: program), SharedDatabase(session))
    var (summary, isDone) = (Summary(collector: keys.number), false)
    if let mark, try shared.mark(of: keys) == mark { return summary }
    let contents = try ChunkScan(database: database, keys: keys).contents()
    while !isDone {
      try session.transaction {
        try shared.lock(keys)
        let batch = PublishBatch(contents, over: try shared.chunks(of: keys), limit: Self.most)
        isDone = batch.isComplete
        // A part of the new rows is not a state of the file.
        try shared.setMark(isDone ? mark : nil, of: keys)
        if batch.chunks.isEmpty { return }
        summary.sent += try BatchUpload(session, database, keys).send(batch, contents)
        summary.chunks += batch.chunks.count
        try shared.finish(keys)
      }
    }
    if summary.sent > 10_000 { shared.analyze() }
    return summary
  }
}

/// The chunks that one transaction sends.
struct PublishBatch {
  /// The chunks, by owner and table.
  let chunks: [ChunkName]
  /// Whether nothing remains after it.
  let isComplete: Bool

  /// Finds what differs from the hashes that the server has. If all of it is new, as at the first publish, takes whole
  /// accounts until they have at least `limit` rows, because each account is right by itself. If rows change or go,
  /// perhaps from one account to another, takes everything at once.
  init(_ contents: [ChunkName: ChunkContent], over known: [ChunkName: Int64], limit: Int) {
    let gone = known.keys.filter { contents[$0] == nil }
    let changed = contents.filter { known[$0.key] != $0.value.number }.keys
    let all = (gone + changed).sorted()
    guard gone.isEmpty, !changed.contains(where: { known[$0] != nil }) else {
      (chunks, isComplete) = (all, true)
      return
    }
    var (taken, rows) = (0, 0)
    while taken < all.count, rows < limit || all[taken].owner == all[taken - 1].owner {
      rows += contents[all[taken]]?.rows ?? 0
      taken += 1
    }
    (chunks, isComplete) = (Array(all[..<taken]), taken == all.count)
  }
}

/// Sends chunks within a transaction.
struct BatchUpload {
  private static let piece = 1 << 16

  private let session: ServerSession
  private let database: Database
  private let keys: CollectorKeys

  init(_ session: ServerSession, _ database: Database, _ keys: CollectorKeys) {
    (self.session, self.database, self.keys) = (session, database, keys)
  }

  /// Replaces chunks on the server by those of the file. Returns the number of rows that were sent.
  func send(_ batch: PublishBatch, _ contents: [ChunkName: ChunkContent]) throws -> Int {
    try list(batch, contents)
    var sent = 0
    for (part, chunks) in Dictionary(grouping: batch.chunks, by: \.part).sorted(by: { $0.key < $1.key }) {
      sent += try replace(chunks, of: PublishedTable.all[part])
    }
    try session.run(
      """
      DELETE FROM chunk c USING stage_chunk s
        WHERE c.collector = \(keys.number) AND c.owner = s.owner AND c.part = s.part AND c.number = s.number;
      INSERT INTO chunk SELECT \(keys.number), part, owner, number, hash FROM stage_chunk WHERE hash IS NOT NULL;
      DROP TABLE stage_chunk
      """)
    return sent
  }

  /// Tells the server which chunks are to be replaced.
  private func list(_ batch: PublishBatch, _ contents: [ChunkName: ChunkContent]) throws {
    try session.run(
      "CREATE TEMP TABLE stage_chunk (part integer, owner bigint, number bigint, hash bigint) ON COMMIT DROP")
    try session.copy(into: "stage_chunk") { put in
      var lines = CopyLines(keys)
      for name in batch.chunks {
        lines.add(Int64(name.part))
        lines.add(try owner(name))
        lines.add(name.number)
        if let content = contents[name] { lines.add(content.number) } else { lines.add(plain: "\\N") }
        lines.endLine()
      }
      try put(lines.bytes)
    }
    try session.run("ANALYZE stage_chunk")
  }

  private func owner(_ name: ChunkName) throws -> Int64 {
    PublishedTable.all[name.part].owner == nil ? 0 : try keys.published(name.owner)
  }

  private func replace(_ chunks: [ChunkName], of table: PublishedTable) throws -> Int {
    try delete(chunks, of: table)
    try session.run(
      "CREATE TEMP TABLE stage_rows ON COMMIT DROP AS SELECT \(table.sentColumns) FROM \(table.quotedName) LIMIT 0")
    var sent = 0
    try session.copy(into: "stage_rows") { put in sent = try copy(chunks, of: table, put) }
    try session.run(
      "INSERT INTO \(table.quotedName) (\(table.sentColumns)) SELECT * FROM stage_rows; DROP TABLE stage_rows")
    return sent
  }

  /// Deletes the rows of chunks, with one statement for each account. Where partitions lie on other servers, such a
  /// statement runs there as a whole; a join with the list of chunks would fetch and delete row by row.
  private func delete(_ chunks: [ChunkName], of table: PublishedTable) throws {
    let deletions = try Dictionary(grouping: chunks, by: \.owner).values.map { chunks in
      let isOwners = try table.owner.map { "\($0) = \(try owner(chunks[0])) AND " } ?? ""
      let numbers = chunks.map { "\($0.number)" }.joined(separator: ",")
      let condition = "\(isOwners)chunk = ANY ('{\(numbers)}') AND collector = \(keys.number)"
      return "DELETE FROM \(table.quotedName) WHERE \(condition)"
    }
    for start in stride(from: 0, to: deletions.count, by: 500) {
      try session.run(deletions[start...].prefix(500).joined(separator: ";"))
    }
  }

  private func copy(_ chunks: [ChunkName], of table: PublishedTable, _ put: ([UInt8]) throws -> Void) throws -> Int {
    var (lines, sent) = (CopyLines(keys), 0)
    for (owner, chunks) in Dictionary(grouping: chunks, by: \.owner) {
      let wanted = Set(chunks.map(\.number))
      try database.each(table.selection(isWhole: table.owner == nil), table.owner == nil ? [] : [owner], limit: .max) {
        row in
        guard wanted.contains(row.integer(1)) else { return }
        try add(row, of: table, to: &lines)
        sent += 1
        if lines.bytes.count > Self.piece {
          try put(lines.bytes)
          lines.clear()
        }
      }
    }
    try put(lines.bytes)
    return sent
  }

  private func add(_ row: Row, of table: PublishedTable, to lines: inout CopyLines) throws {
    lines.add(Int64(keys.number))
    lines.add(row.integer(1))
    try lines.add(row, table)
    if table.hasGrams {
      let text = TextIndex.text(row[table.place(of: "description")], row[table.place(of: "counterparty")])
      lines.add(plain: TextGrams.array(TextGrams.numbers(of: text)))
    }
    lines.endLine()
  }
}
