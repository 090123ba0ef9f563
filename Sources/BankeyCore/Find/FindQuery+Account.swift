extension FindQuery {
  /// Whether an account is called what is looked for: by its name, its institution or its number, blanks ignored. A query
  /// that asks for anything but text means transactions.
  public func matches(_ account: Account) -> Bool {
    !isEmpty && terms.allSatisfy { $0.isFound(in: account) }
  }
}

extension FindTerm {
  fileprivate func isFound(in account: Account) -> Bool {
    switch self {
    case .text(let pattern), .figure(let pattern, _):
      let number = account.number?.filter { !$0.isWhitespace }
      return [account.name, account.institution, account.number, number].compactMap(\.self).contains(
        where: pattern.isFound)
    case .amount, .days, .status: return false
    }
  }
}
