import BankeyModel
import BankeyText

/// A transaction in a plain list of texts, before parsing.
public struct ReportRecord: Hashable, Sendable {
  /// `A` for authorized, `P` for posted.
  public var group: String
  /// `yyyy-MM-dd`
  public var date: String
  /// The description, verbatim and not yet cleaned.
  public var text: String
  /// Digits with a decimal point, without a sign.
  public var amount: String
  /// `D` for money out, `C` for money in.
  public var flag: String

  /// Creates a record from its unparsed fields.
  public init(group: String, date: String, text: String, amount: String, flag: String) {
    (self.group, self.date, self.text, self.amount, self.flag) = (group, date, text, amount, flag)
  }
}

extension ReportRecord {
  /// Parses the record. The amount is signed as a bank signs it: money in is positive.
  ///
  /// - Throws: `ReportRecordError` if the group, the date or the flag is unknown, or the amount cannot be read.
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
  /// Parses all records. A transaction's id is the record's number, from 1. Also returns the problems of records that
  /// cannot be read.
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

/// The reason why a record cannot be read.
public enum ReportRecordError: Error, Hashable, Sendable {
  /// The group is neither `A` nor `P`.
  case group(String)
  /// The day does not exist.
  case date(String)
  /// The flag is neither `D` nor `C`.
  case flag(String)
  /// The amount cannot be read.
  case amount(AmountError)
  /// The amount has a sign, which the flag replaces, or blanks.
  case signed(String)
}

extension ReportRecordError: CustomStringConvertible {
  /// One sentence for the user.
  public var description: String {
    switch self {
    case .group(let text): "the group is \(quoted(text)), not A or P"
    case .date(let text): "the date \(quoted(text)) is not a date"
    case .flag(let text): "the flag is \(quoted(text)), not D or C"
    case .amount(let error): error.description
    case .signed(let text): "the amount \(quoted(text)) must be digits only"
    }
  }

  private func quoted(_ text: String) -> String { "“" + PlainText.cut(text, to: 20) + "”" }
}
