import BankeyCore

/// Where opening balance, booked transactions and closing balance do not add up.
public struct ReconciliationFault: Hashable, Sendable {
  /// Where it shows.
  public enum Kind: Hashable, Sendable {
    /// Within one statement: rows are missing in it, or wrong.
    case statement
    /// Between two statements: a statement is missing.
    case between
  }
  /// Where it shows.
  public var kind: Kind
  /// The first day on which it can have come about.
  public var firstDay: Day?
  /// The last one.
  public var lastDay: Day?
  /// The balance before.
  public var opening: Amount?
  /// What was booked; nil between statements.
  public var booked: Amount?
  /// The balance after.
  public var closing: Amount?
  /// How much is missing: what would have to be booked.
  public var difference: Amount
}

extension ReconciliationFault {
  /// The fault as a person is told it in the report of an import.
  var problem: StatementProblem {
    let days = [firstDay, lastDay].compactMap { $0?.description }.joined(separator: " to ")
    return switch kind {
    case .statement:
      StatementProblem(
        .note,
        "The statement\(days.isEmpty ? "" : " of " + days) does not add up: it begins with \(text(opening)), books "
          + "\(text(booked)) and ends with \(text(closing)); \(difference) is missing.")
    case .between:
      StatementProblem(
        .note,
        "Between the statements \(difference) is missing, from \(days): one ends with \(text(opening)), the next begins "
          + "with \(text(closing)). A statement is missing.")
    }
  }

  private func text(_ amount: Amount?) -> String { amount?.description ?? "?" }
}
