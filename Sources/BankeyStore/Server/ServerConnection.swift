import BankeyModel
import CPQ
import Glibc

/// A connection to a shared database on PostgreSQL, for reading. It must not be used by two threads at the same time.
///
/// Statements run in snapshots. The connection keeps answers as long as no collector publishes: the first exchange of a
/// snapshot also asks for the version, and drops all kept answers if it has changed. So a keypress costs only the round
/// trips for new questions, and never mixes two states.
final class ServerConnection: ReadingConnection {
  /// A statement with its parameters, as the server gets it.
  struct Question: Hashable {
    let sql: String
    var values: [String?] = []
  }
  /// Somebody has published since the answers that this snapshot used.
  private struct OutdatedError: Error {}

  private static let begin = Question(sql: "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
  /// With `enable_seqscan` off, statements that need a sequential scan look so expensive that the server would spend
  /// seconds compiling them. So `jit` is off too.
  private static let habits = [
    Question(sql: "SET search_path = bankey, pg_catalog"), Question(sql: "SET enable_seqscan = off"),
    Question(sql: "SET jit = off"),
  ]
  /// The most rows of an answer to keep.
  private static let largestKept = 5000
  /// The most rows to keep; beyond that, the connection drops all answers.
  private static let mostKept = 50_000

  private let wire: ServerWire
  private var statements: [String: ServerSQL] = [:]
  private var kept: [Question: FetchedRows] = [:]
  private var keptRows = 0
  /// The version of the data in the kept answers.
  private var version: String?
  private(set) var isInTransaction = false
  /// Whether the running snapshot has begun on the server too.
  private var hasBegun = false
  private var hasUsedKept = false
  /// Whether the running questions may be asked again. If so, they may use kept answers before the version is known.
  private var isRepeatable = false
  /// The number of exchanges with the server so far, each one round trip, for tests and measurements.
  var roundTrips: Int { wire.roundTrips }

  /// Connects to a server.
  ///
  /// - Throws: `StoreError` when that fails, or there is no data that this program can read.
  init(_ address: ServerAddress) throws {
    wire = try ServerWire(address) { wire in
      try wire.exchange(Self.habits)
      try ServerSchema.check(wire)
    }
  }

  var dialect: SQLDialect { .server }

  func each(_ sql: String, _ values: [any Storable], limit: Int, _ body: (Row) throws -> Void) throws {
    try snapshot { try answer(to: question(sql, values)).each(limit: limit, body) }
  }

  func expect(_ inquiries: [Inquiry]) throws {
    guard isInTransaction else { return }
    let questions = Set(inquiries.map { question($0.sql, $0.values) }).filter { kept[$0] == nil }
    if !questions.isEmpty { keep(Array(questions), try ask(Array(questions))) }
  }

  func dataVersion() throws -> Int {
    try snapshot {
      if !hasBegun { try ask([]) }
      return version.hashValue
    }
  }

  func together<Value>(_ body: () throws -> Value) throws -> Value {
    if isInTransaction { return try body() }
    isRepeatable = true
    defer { isRepeatable = false }
    while true {
      do {
        return try attempt(body)
      } catch is OutdatedError {
        (kept, keptRows) = ([:], 0)
      }
    }
  }

  func snapshot<Value>(_ body: () throws -> Value) throws -> Value {
    isInTransaction ? try body() : try attempt(body)
  }

  func listening<Value>(to interruption: QueryInterruption, _ body: () throws -> Value) throws -> Value {
    wire.interruption = interruption
    defer { wire.interruption = nil }
    return try body()
  }

  private func attempt<Value>(_ body: () throws -> Value) throws -> Value {
    (isInTransaction, hasBegun, hasUsedKept) = (true, false, false)
    defer {
      if hasBegun { wire.post(Question(sql: "COMMIT")) }
      isInTransaction = false
    }
    let value = try body()
    if hasUsedKept, !hasBegun { try ask([]) }
    return value
  }

  private func question(_ sql: String, _ values: [any Storable]) -> Question {
    let statement = statements[sql] ?? ServerSQL(sql)
    statements[sql] = statement
    return Question(sql: statement.text, values: values.map { $0.parameter.map(ServerText.escaped) })
  }

  private func answer(to question: Question) throws -> FetchedRows {
    if !isRepeatable, !hasBegun, kept[question] != nil { try ask([]) }
    if let known = kept[question] {
      hasUsedKept = true
      return known
    }
    let rows = try ask([question])[0]
    if rows.count <= Self.largestKept { keep([question], [rows]) }
    return rows
  }

  /// Asks questions in one round trip. The first time, the snapshot begins with them.
  @discardableResult
  private func ask(_ questions: [Question]) throws -> [FetchedRows] {
    guard !hasBegun else { return try wire.exchange(questions) }
    let answers = try wire.exchange(
      [Self.begin, Question(sql: ServerSchema.version)] + questions, mayReconnect: true)
    hasBegun = true
    var found: String?
    try answers[1].each(limit: 1) { found = $0[0] }
    if found != version {
      version = found
      if hasUsedKept { throw OutdatedError() }
      (kept, keptRows) = ([:], 0)
    }
    return Array(answers.dropFirst(2))
  }

  private func keep(_ questions: [Question], _ answers: [FetchedRows]) {
    if keptRows + kept.count > Self.mostKept { (kept, keptRows) = ([:], 0) }
    for (question, answer) in zip(questions, answers) {
      kept[question] = answer
      keptRows += answer.count
    }
  }
}
