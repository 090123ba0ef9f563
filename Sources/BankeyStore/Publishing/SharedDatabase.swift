import BankeyModel

/// Who a collector is, wherever its database lies: an id made once, and a name for people.
public struct CollectorIdentity: Hashable, Sendable {
  /// The id, made at the first publish and kept in the data folder.
  public var id: String
  /// The name that people see, such as that of the machine.
  public var name: String

  /// Creates the identity of a collector.
  public init(id: String, name: String) { (self.id, self.name) = (id, name) }
}

/// The administration of a shared database: its schema, its collectors, and who may see what.
struct SharedDatabase {
  private static let lock: Int64 = 0x626e_6b79

  let session: ServerSession

  init(_ session: ServerSession) { self.session = session }

  /// Creates the schema unless it is there, and checks it.
  func prepare(program: String) throws {
    try session.transaction {
      try session.run("SELECT pg_advisory_xact_lock(\(Self.lock))")
      if try !isThere() { try session.run(PublishedSchema.creation(program: program)) }
    }
    try session.run("SET search_path = bankey, pg_catalog")
    var found: (number: Int, program: String)?
    try session.run("SELECT schema, written_by FROM about").each(limit: 1) { found = ($0[0], $0[1]) }
    guard let found else { throw StoreError.unpublished }
    try ServerSchema.check(found.number, writtenBy: found.program)
  }

  private func isThere() throws -> Bool {
    try session.run("SELECT 1 FROM pg_namespace WHERE nspname = 'bankey'").count > 0
  }

  /// The number of a collector, which gets the first free one when it is new.
  func register(_ collector: CollectorIdentity) throws -> Int {
    try session.transaction {
      try session.run("SELECT pg_advisory_xact_lock(\(Self.lock))")
      if let known = try number(of: collector) { return known }
      try session.run(
        """
        INSERT INTO collector (number, id, name) SELECT min(n), $1::text, $2::text
        FROM generate_series(0, \(PublishedSchema.mostCollectors - 1)) n
        WHERE NOT EXISTS (SELECT 1 FROM collector WHERE number = n)
        """, collector.id, collector.name)
      guard let number = try number(of: collector) else { throw StoreError.unpublished }
      return number
    }
  }

  private func number(of collector: CollectorIdentity) throws -> Int? {
    var number: Int?
    try session.run("SELECT number FROM collector WHERE id = $1", collector.id).each(limit: 1) { number = $0[0] }
    return number
  }

  /// Keeps other publishes of the same collector out until the transaction ends.
  func lock(_ keys: CollectorKeys) throws {
    guard try session.run("SELECT 1 FROM collector WHERE number = \(keys.number) FOR UPDATE").count == 1 else {
      throw StoreError(.permissions, "your role may not publish for this collector: its owner is another")
    }
  }

  /// The mark of the state that the server has of a collector; nil if it has none, or only a part of one.
  func mark(of keys: CollectorKeys) throws -> StateMark? {
    var mark: StateMark?
    try session.run("SELECT hash FROM chunk WHERE \(StateMark.place(keys))").each(limit: 1) {
      mark = StateMark(number: $0[0])
    }
    return mark
  }

  /// Replaces the mark of a collector's state, or removes it.
  func setMark(_ mark: StateMark?, of keys: CollectorKeys) throws {
    try session.run("DELETE FROM chunk WHERE \(StateMark.place(keys))")
    if let mark { try session.run("INSERT INTO chunk VALUES (\(keys.number), 0, 0, -1, \(mark.number))") }
  }

  /// The hashes of the chunks that the server has of a collector.
  func chunks(of keys: CollectorKeys) throws -> [ChunkName: Int64] {
    var chunks: [ChunkName: Int64] = [:]
    let rows = try session.run(
      "SELECT owner, part, number, hash FROM chunk WHERE collector = \(keys.number) AND NOT (\(StateMark.place(keys)))")
    try rows.each(limit: .max) { row in
      let part = Int(row.integer(1))
      chunks[ChunkName(owner: keys.own(row.integer(0)), part: part, number: row.integer(2))] = row.integer(3)
    }
    return chunks
  }

  /// Counts a publish, and tells viewers.
  func finish(_ keys: CollectorKeys) throws {
    try session.run(
      """
      UPDATE collector SET generation = generation + 1, published = now() WHERE number = \(keys.number);
      NOTIFY bankey
      """)
  }

  /// Lets the planner know the tables. A collector that does not own them leaves that to the server.
  func analyze() { _ = try? session.run(PublishedTable.all.map { "ANALYZE \($0.quotedName)" }.joined(separator: ";")) }
}
