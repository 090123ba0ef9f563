import BankeyModel

/// Tries ways of reading the amounts of a table: where the running balances agree with exactly one of them, that one is right.
struct CSVTrial {
  /// A way that every balance of the first rows agrees with.
  struct Proof {
    let money: CSVMoney
    let balance: Int
    let place: CSVBalancePlace
    /// Whether what is only reserved counts in the balances, and rows that are called a balance or a sum.
    let countsReserved: Bool
    let countsLines: Bool
    /// The amounts that it comes to, by which two ways are the same one.
    fileprivate let amounts: [Amount]
    /// Whether the days of the rows go the way of the balances. To read them the other way round, with the other signs, is always
    /// possible.
    var isOrdered: Bool { strays == 0 }
    /// Whether the rows go from the oldest to the newest.
    let isRising: Bool
    /// How many steps from row to row go against the balances.
    let strays: Int

    /// Whether two ways come to the same.
    func isSame(as other: Proof) -> Bool { amounts == other.amounts }
  }

  /// So many balances have to follow from the one before.
  private static let links = 2

  private let all: [CSVRow]
  private let lines: Set<Int>
  private let text: CSVText
  private let layout: CSVLayout
  private let dates: DateOrder?
  private let mark: DecimalMark?

  /// Tries on the transactions among the first rows.
  init(_ sample: CSVSample, _ layout: CSVLayout, _ dates: DateOrder?, mark: DecimalMark? = nil) {
    (text, self.layout, self.dates, self.mark) = (sample.text, layout, dates, mark)
    let rows = sample.rows.filter { $0[layout.date].map(sample.isDate) ?? false }
    lines = Set(rows.indices.filter { layout.line(rows[$0], sample.text) })
    all = rows
  }

  /// The ways that every balance agrees with.
  func proofs(_ ways: [CSVMoney], balances: [Int]) -> [Proof] {
    let pairs = ways.flatMap { way in balances.filter { !way.columns.contains($0) }.map { (way, $0) } }
    let plain = pairs.flatMap { proofs($0, $1, all.indices.filter { !lines.contains($0) }, countsLines: false) }
    if !plain.isEmpty || lines.isEmpty { return plain }
    return pairs.flatMap { proofs($0, $1, Array(all.indices), countsLines: true) }
  }

  private func proofs(_ money: CSVMoney, _ balance: Int, _ places: [Int], countsLines: Bool) -> [Proof] {
    let rows = places.map { all[$0] }
    guard let marks = marks(money, balance, rows) else { return [] }
    let figures = rows.map { row in
      (
        amount: try? money.amount(row, text, marks.amounts, in: CSVReader.unit),
        balance: row[balance].flatMap { CSVFigure.amount(text, $0, marks.balances, in: CSVReader.unit) }
      )
    }
    let posted = rows.map(isPosted)
    let isMixed = posted.contains(false) && posted.contains(true)
    for countsReserved in isMixed ? [false, true] : [true] {
      let counted = rows.indices.filter { (posted[$0] || countsReserved) && figures[$0].amount != nil }
      let proofs = CSVBalancePlace.allCases.compactMap { place -> Proof? in
        guard let (strays, isRising) = course(counted, rows, figures, place) else { return nil }
        return Proof(
          money: money, balance: balance, place: place, countsReserved: countsReserved, countsLines: countsLines,
          amounts: figures.map { $0.amount ?? .zero }, isRising: isRising, strays: strays)
      }
      if !proofs.isEmpty { return proofs }
    }
    return []
  }

  /// Where every balance follows from the one before, how many of the days do not, and which way they go; nil where some balance does not.
  private func course(
    _ counted: [Int], _ rows: [CSVRow], _ figures: [(amount: Amount?, balance: Amount?)], _ place: CSVBalancePlace
  ) -> (strays: Int, isRising: Bool)? {
    var chains: [[String?]: (plain: CSVChain, dated: CSVChain)] = [:]
    for index in counted {
      let row = rows[index]
      let key = [row[layout.account], row[layout.part], layout.currencyCell(row)].map(text.string)
      let (amount, balance) = (figures[index].amount ?? .zero, figures[index].balance)
      var chain = chains[key] ?? (CSVChain(place: place), CSVChain(place: place))
      chain.plain.see(nil, amount, balance)
      chain.dated.see(day(rows[index]), amount, balance)
      chains[key] = chain
    }
    guard chains.values.allSatisfy(\.plain.holds), chains.values.map(\.plain.links).max() ?? 0 >= CSVTrial.links
    else { return nil }
    let strays = chains.values.reduce(0) { $0 + ($1.dated.strays ?? 0) }
    return (strays, chains.values.allSatisfy(\.plain.isRising))
  }

  private func day(_ row: CSVRow) -> Day? {
    guard let date = text.date(row[layout.date]) else { return nil }
    return (date.order ?? dates).flatMap(date.day)
  }

  private func isPosted(_ row: CSVRow) -> Bool {
    text.string(row[layout.status]).flatMap(CSVWords.status)?.isPosted ?? true
  }

  /// The decimal marks that the amounts and the balances show; nil where they contradict themselves.
  private func marks(
    _ money: CSVMoney, _ balance: Int, _ rows: [CSVRow]
  ) -> (amounts: DecimalMark, balances: DecimalMark)? {
    let amounts = evidence([money.amount, money.debit, money.credit].compactMap(\.self), rows)
    let balances = evidence([balance], rows)
    if let mark { return amounts.isContradicting || balances.isContradicting ? nil : (mark, mark) }
    guard !amounts.isContradicting, !balances.isContradicting,
      let amount = amounts.mark ?? balances.shown, let balance = balances.shown ?? amounts.shown ?? balances.mark
    else { return nil }
    return (amount, balance)
  }

  private func evidence(_ columns: [Int], _ rows: [CSVRow]) -> MarkEvidence {
    var evidence = MarkEvidence()
    for column in columns {
      for cell in rows.compactMap({ $0[column] }) {
        CSVFigure.with(text, cell) { figure, _ in evidence.see(figure, at: cell.place.lowerBound) }
      }
    }
    return evidence
  }
}

extension [CSVTrial.Proof] {
  /// Those in the order of the days. Where none is, those against which half as many days speak as against any other; else all.
  var ordered: [CSVTrial.Proof] {
    guard let fewest = map(\.strays).min() else { return [] }
    let others = filter { $0.strays > fewest }
    return others.allSatisfy { $0.strays >= 2 * fewest } ? filter { $0.strays == fewest } : self
  }

  /// The only one, when all come to the same amounts.
  var only: CSVTrial.Proof? {
    guard let first, allSatisfy({ $0.isSame(as: first) }) else { return nil }
    return first
  }
}
