import BankeyCore

/// Whether statements add up: the account and the days where they do not, and never by how much.
struct StatementChecks {
  private let presenter: Presenter

  init(_ setting: Setting) { presenter = setting.maskedPresenter }

  /// Each fault; that all is proved where there is none.
  func checks(_ proofs: [AccountReconciliation], _ accounts: [ListedAccount]) -> [HealthCheck] {
    let faults = proofs.flatMap { proof in
      let account = accounts.first { $0.id == proof.account }?.account
      return proof.faults.map { check($0, in: account.map(name) ?? proof.account) }
    }
    if proofs.isEmpty || !faults.isEmpty { return faults }
    return [HealthCheck("statements", .ok, "opening + booked = closing in all of \(proofs.count) accounts that say so")]
  }

  private func check(_ fault: ReconciliationFault, in account: String) -> HealthCheck {
    let days = [fault.firstDay, fault.lastDay == fault.firstDay ? nil : fault.lastDay].compactMap { $0?.description }
    let (place, mend) =
      switch fault.kind {
      case .statement: ("within a statement", "get that statement from the bank again and import it")
      case .step: ("between two rows of a table", "get that table from the bank again and import it")
      case .between: ("between two statements", "import the statement that is missing")
      }
    let text = ([account + ": opening + booked is not closing " + place] + days.prefix(1)).joined(separator: ", ")
    return HealthCheck("statements", .wrong, ([text] + days.dropFirst()).joined(separator: " to "), mend: mend)
  }

  /// The name, without digits; an account that has none is known by the end of its number.
  private func name(of account: Account) -> String {
    guard account.name.allSatisfy(\.isWhitespace), let number = account.shownNumber else {
      return presenter.name(of: account)
    }
    return "the account that ends in " + PlainText.cleaned(String(number.suffix(3)))
  }
}
