import BankeyModel

/// The question about a transaction for rows of the opposite amount around its day.
struct OppositeQuestion: Hashable {
  let amount: Figure
  let days: ClosedRange<Day>

  /// A number with its scale: unlike amounts, 0.5 and 0.50 are different.
  struct Figure: Hashable {
    let scale: Int
    let units: Int64

    init(_ amount: Amount) { (scale, units) = (amount.scale, amount.units) }
  }

  /// The question; nil when the amount has no opposite.
  init?(_ transaction: Transaction) {
    guard let opposite = transaction.amount.negated else { return nil }
    amount = Figure(opposite)
    days = transaction.day.advanced(by: -TransferDays.most)...transaction.day.advanced(by: TransferDays.most)
  }

  /// The parameters of `TransferReader.opposite`.
  var values: [any Storable] { [amount.scale, amount.units, days.lowerBound, days.upperBound, TransferPairs.most + 1] }
}

/// Many such questions as one statement, for a server: it costs little more than one question, also where rows lie on several
/// servers and each question would ask all of them.
struct OppositeBatch {
  /// The most questions of a statement. Rows of a page are near each other in time.
  private static let size = 100
  /// The most rows of an answer. Where amounts are so common, each question is asked by itself.
  private static let most = 2000

  let questions: [OppositeQuestion]

  /// The questions about transactions, in batches.
  static func all(_ transactions: [Transaction]) -> [OppositeBatch] {
    let questions = transactions.compactMap(OppositeQuestion.init)
    return stride(from: 0, to: questions.count, by: size).map {
      OppositeBatch(questions: Array(questions[$0...].prefix(size)))
    }
  }

  /// The statement, which finds all that is asked for and perhaps more.
  var inquiry: Inquiry {
    let days = (questions.map(\.days.lowerBound).min(), questions.map(\.days.upperBound).max())
    let figures = Set(questions.map(\.amount))
    return Inquiry(
      """
      SELECT \(Transaction.columns), account FROM transactions
      WHERE scale = ANY (?::bigint[]) AND units = ANY (?::bigint[]) AND day BETWEEN ? AND ? AND status = 1
        AND deleted IS NULL LIMIT ?
      """,
      [
        Self.list(figures.map { Int64($0.scale) }), Self.list(figures.map(\.units)), days.0, days.1, Self.most + 1,
      ])
  }

  private static func list(_ numbers: [Int64]) -> String {
    KeyList(Set(numbers).sorted()).parameter(for: .server)
  }

  /// The rows that answer each question; nil if there may be more.
  func answers(among rows: [Transaction]) -> [OppositeQuestion: [Transaction]]? {
    if rows.count > Self.most { return nil }
    let groups = Dictionary(grouping: rows) { OppositeQuestion.Figure($0.amount) }
    return questions.reduce(into: [:]) { answers, question in
      answers[question] = groups[question.amount]?.filter { question.days.contains($0.day) } ?? []
    }
  }
}
