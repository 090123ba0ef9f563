import BankeyCore

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
    case .step:
      StatementProblem(
        .note,
        "The balances beside the transactions do not add up: from \(days) one does not follow from the one before; of all, "
          + "\(difference) is missing.")
    case .between:
      StatementProblem(
        .note,
        "Between the statements \(difference) is missing, from \(days): one ends with \(text(opening)), the next begins "
          + "with \(text(closing)). A statement is missing.")
    }
  }

  private func text(_ amount: Amount?) -> String { amount?.description ?? "?" }
}
