import TerminalText

extension Presenter {
  /// The presenter that shows every figure, for a row that is peeked at.
  public var unmasked: Presenter { Presenter(formats: formats.unmasked, clock: clock) }

  /// Lets the account with this id show its figures under the mask.
  public func peeking(at id: Account.ID?) -> Presenter {
    var presenter = self
    presenter.peeked = id
    return presenter
  }
}

extension Account {
  /// What a person would paste to name the account elsewhere: its number without blanks, else the source's own id.
  public var copyableNumber: String? {
    let number = shownNumber.map { $0.filter { $0 != " " } } ?? nativeId
    return number.isEmpty ? nil : number.cleaned
  }

  /// A figure of its currency in plain digits, all decimals written: `929466.23`.
  public func copyable(_ amount: Amount) -> String { (amount.canonical(in: currency) ?? amount).description }
}

extension Transaction {
  /// What names it elsewhere: the source's own id, else bankey's.
  public var copyableNumber: String { nativeId.isEmpty ? String(id) : nativeId.cleaned }
}
