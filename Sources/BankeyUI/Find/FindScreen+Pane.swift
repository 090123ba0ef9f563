import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

extension FindScreen {
  /// Whether to show the selection beside the list: when switched on, on a wide screen, with results to show.
  var wantsPane: Bool {
    session.settings.showsPane && hasRoomForPane && finding.isActive
      && (otherMatches > 0 || content?.hasMatches == true)
  }

  /// Makes the pane follow the selection once it rests. Its contents stay until then.
  func followSelection() {
    guard panes.isSplit, let application else { return }
    let request = FoundPaneState(
      row: table.selectedRow?.id, session: session.version, peeked: peeked, loaded: source.version,
      size: pane.frame.size)
    guard request != paneState else { return }
    let isMoving = paneState != nil && paneState?.row != request.row
    paneState = request
    waiting?.cancel()
    guard isMoving else { return showSelection() }
    waiting = application.schedule(after: PaneSource.pause) { [weak self] in
      self?.showSelection()
      self?.application?.setNeedsDisplay()
    }
  }

  private func showSelection() {
    waiting = nil
    switch table.selectedRow {
    case .account(let row): showAccount(row.id)
    case .transaction(let row):
      guard case .transaction(let id) = row.id else { return }
      pane.show(model(of: id))
    case .message, nil: pane.show(nil)
    }
  }

  private func model(of id: Transaction.ID) -> TransactionViewModel? {
    guard let transaction = content?.transaction(id),
      let account = session.snapshot?.accounts.first(where: { $0.id == transaction.account })?.account
    else { return nil }
    let presenter = session.settings.presenter
    let isPeeked = peeked == .transaction(.transaction(id))
    let origin = try? session.bank.origin(of: id)
    return (isPeeked ? presenter.unmasked : presenter).details(of: transaction, in: account, origin)
  }

  private func showAccount(_ id: Account.ID) {
    guard let application, let account = session.snapshot?.accounts.first(where: { $0.id == id })?.account else {
      return
    }
    let request = PaneSource.Request(
      account: id, loads: session.loads, date: session.settings.choices.grouping, lines: pane.frame.height)
    source.load(request, of: session.bank, application)
    guard let loaded = source.loaded, loaded.request == request else { return }
    pane.showsAccount = true
    pane.account.isTable = !canDraw
    pane.account.show(account, loaded, in: session, AccountRow(account: session.settings.presenter.row(of: account)))
  }
}

/// The state from which the pane was drawn.
nonisolated struct FoundPaneState: Equatable {
  let row: FindRow.ID?
  let session: Int
  let peeked: FindRow.ID?
  let loaded: Int
  let size: Size
}
