extension ReportRecord {
  /// The transaction that it is, signed as a bank signs it: money in is positive.
  public func transaction(number: Int, in currency: Currency) throws(ReportRecordError) -> Transaction {
    guard let status = ReportRecord.groups[group] else { throw .group(group) }
    guard let day = Day(iso: date) else { throw .date(date) }
    guard let isOut = ["D": true, "C": false][flag] else { throw .flag(flag) }
    let figure = try figure(in: currency)
    guard let amount = isOut ? figure.negated : figure else { throw .amount(.overflow) }
    return Transaction(
      id: Int64(number), account: "", status: status, day: day, amount: amount, currency: currency, description: text)
  }

  private func figure(in currency: Currency) throws(ReportRecordError) -> Amount {
    let figure: Amount
    do throws(AmountError) {
      figure = try AmountParser.parse(amount, mark: .dot, in: currency)
    } catch {
      throw .amount(error)
    }
    guard let first = amount.utf8.first, let last = amount.utf8.last, isDigit(first), isDigit(last) else {
      throw .signed(amount)
    }
    return figure
  }

  private static let groups = ["A": TransactionStatus.authorized, "P": .posted]
}

extension Collection<ReportRecord> {
  /// The transactions of those that can be read, each with its number from 1 as id, and what is wrong with the others.
  public func read(in currency: Currency) -> (transactions: [Transaction], problems: [StatementProblem]) {
    var (transactions, problems): ([Transaction], [StatementProblem]) = ([], [])
    for (number, record) in zip(1..., self) {
      do throws(ReportRecordError) {
        transactions.append(try record.transaction(number: number, in: currency))
      } catch {
        problems.append(StatementProblem(.rejected, error.description, line: number))
      }
    }
    return (transactions, problems)
  }
}
