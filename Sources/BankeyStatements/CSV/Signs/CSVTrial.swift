import BankeyModel

/// Tries several readings of the amounts of a table. If the running balances agree with exactly one, that one is right.
struct CSVTrial {
  /// A reading that all balances of the first rows agree with.
  struct Proof {
    let money: CSVMoney
    let balance: Int
    let place: CSVBalancePlace
    /// Whether the balances include pending transactions, and rows called a balance or total.
    let countsReserved: Bool
    let countsLines: Bool
    /// Whether the balances are what is owed, and count as negative.
    let isOwed: Bool
    /// The resulting amounts, by which two readings are compared.
    fileprivate let amounts: [Amount]
    /// Whether the dates run in the order of the balances. Reading the rows in reverse with opposite signs always fits,
    /// too.
    var isOrdered: Bool { strays == 0 }
    /// Whether the rows run from the oldest to the newest.
    let isRising: Bool
    /// The number of steps between rows whose dates contradict the order of the balances.
    let strays: Int

    /// Whether two readings give the same amounts.
    func isSame(as other: Proof) -> Bool { amounts == other.amounts }
  }

  /// The minimum number of balances that must follow from the one before.
  private let links: Int

  private let all: [CSVRow]
  private let lines: Set<Int>
  private let text: CSVText
  private let layout: CSVLayout
  private let dates: DateOrder?
  private let mark: DecimalMark?
  private let isOwed: Bool

  /// Tries on the transactions among the first rows, with balances of what one has or of what one owes.
  init(
    _ sample: CSVSample, _ layout: CSVLayout, _ dates: DateOrder?, mark: DecimalMark? = nil, links: Int = 2,
    isOwed: Bool = false
  ) {
    (text, self.layout, self.dates, self.mark, self.links) = (sample.text, layout, dates, mark, links)
    self.isOwed = isOwed
    // Pending transactions often have no posting date yet.
    let rows = sample.rows.filter { $0[layout.date].map(sample.isDate) ?? layout.isUnposted($0, sample.text) }
    let columns = layout.lines
    lines = Set(rows.indices.filter { columns.isLine(rows[$0], sample.text) })
    all = rows
  }

  /// The readings that all balances agree with.
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
        amount: try? money.amount(row, text, marks.amounts, in: Currency.unknown),
        balance: self.balance(row, balance, marks.balances)
      )
    }
    // Balances that stay the same after rows without an amount prove nothing.
    guard figures.count(where: { ($0.amount ?? .zero) != .zero }) * 2 > figures.count else { return [] }
    // Of two columns that never both have a figure, neither is the balance of the other.
    guard figures.contains(where: { ($0.amount ?? .zero) != .zero && ($0.balance ?? .zero) != .zero }) else {
      return []
    }
    let posted = rows.map(isPosted)
    let isMixed = posted.contains(false) && posted.contains(true)
    for countsReserved in isMixed ? [false, true] : [true] {
      let counted = rows.indices.filter { (posted[$0] || countsReserved) && figures[$0].amount != nil }
      let proofs = CSVBalancePlace.allCases.compactMap { place -> Proof? in
        guard let (strays, isRising) = course(counted, rows, figures, place),
          !isTotal(counted, figures)
        else { return nil }
        return Proof(
          money: money, balance: balance, place: place, countsReserved: countsReserved, countsLines: countsLines,
          isOwed: isOwed, amounts: figures.map { $0.amount ?? .zero }, isRising: isRising, strays: strays)
      }
      if !proofs.isEmpty { return proofs }
    }
    return []
  }

  /// Whether the balances are a running total: at one end they are the amount, and all amounts have one sign.
  private func isTotal(_ counted: [Int], _ figures: [(amount: Amount?, balance: Amount?)]) -> Bool {
    func begins(at row: Int?) -> Bool {
      guard let row, let amount = figures[row].amount, let balance = figures[row].balance else { return false }
      return balance == amount || balance == amount.negated
    }
    return (begins(at: counted.first) || begins(at: counted.last))
      && Set(counted.compactMap { figures[$0].amount?.isNegative }).count == 1
  }

  private func balance(_ row: CSVRow, _ column: Int, _ mark: DecimalMark) -> Amount? {
    let balance =
      column == layout.balance
      ? layout.balance(of: row, text, mark, in: Currency.unknown)
      : row[column].flatMap { CSVFigure.amount(text, $0, mark, in: Currency.unknown) }
    return isOwed ? balance?.negated : balance
  }

  /// The number of dates out of order and the direction of the rows, if every balance follows from the one before; nil
  /// otherwise.
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
    guard chains.values.allSatisfy(\.plain.holds), chains.values.map(\.plain.links).max() ?? 0 >= links
    else { return nil }
    let strays = chains.values.reduce(0) { $0 + ($1.dated.strays ?? 0) }
    return (strays, chains.values.allSatisfy(\.plain.isRising))
  }

  private func day(_ row: CSVRow) -> Day? {
    guard let date = text.date(row[layout.date]) else { return nil }
    return (date.order ?? dates).flatMap(date.day)
  }

  private func isPosted(_ row: CSVRow) -> Bool {
    !layout.isUnposted(row, text)
  }

  /// The decimal marks that the amounts and balances show; nil when either contradicts itself.
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
  /// The readings whose dates are in order. If there are none, those with at most half as many contradicting dates as
  /// any other; otherwise all.
  var ordered: [CSVTrial.Proof] {
    guard let fewest = map(\.strays).min() else { return [] }
    let others = filter { $0.strays > fewest }
    return others.allSatisfy { $0.strays >= 2 * fewest } ? filter { $0.strays == fewest } : self
  }

  /// The first reading if all give the same amounts; nil otherwise.
  var only: CSVTrial.Proof? {
    guard let first, allSatisfy({ $0.isSame(as: first) }) else { return nil }
    return first
  }
}
