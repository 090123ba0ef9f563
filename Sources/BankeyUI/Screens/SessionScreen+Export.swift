import BankeyCore
import TUIKit

extension SessionScreen {
  /// Asks how `count` transactions are to be written to a file; `export` is what is shown now.
  func askHowToExport(_ count: Int, _ export: @escaping (ReportExport.Format) -> ReportExport) {
    askHowToExport(count, strings.exportWhat(count, session.settings.formats.count(count))) { [session] in
      session.export(export($0))
    }
  }

  /// Asks how all accounts are to be written to a file.
  func askHowToExportAccounts() {
    let count = session.snapshot?.accounts.count ?? 0
    askHowToExport(count, strings.accounts(count)) { [session] in session.exportAccounts($0) }
  }

  private func askHowToExport(_ count: Int, _ what: String, _ write: @escaping (ReportExport.Format) -> Void) {
    guard !session.settings.choices.isPrivate else { return session.notice = strings.exportIsMasked }
    guard count > 0 else { return session.notice = strings.nothingToExport }
    application?.present(
      Alert(
        Text(strings.export, .title), Text(what),
        [
          .init("c", "CSV") { write(.csv) }, .init("j", "JSON") { write(.json) }, .init("n", strings.cancel),
        ]))
  }
}
