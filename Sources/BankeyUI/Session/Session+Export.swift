import BankeyCore
import TUIKit

extension Session {
  /// Writes what a screen shows to a new file, and says where it is. Keys go on working meanwhile.
  func export(_ export: ReportExport) {
    let name = export.fileName(on: settings.presenter.now.day)
    tellExport { [bank] () async throws(BankFailure) in try await bank.export(export, named: name) }
  }

  /// The same for all accounts.
  func exportAccounts(_ format: ReportExport.Format) {
    let name = "bankey-accounts-\(settings.presenter.now.day)"
    tellExport { [bank] () async throws(BankFailure) in try await bank.exportAccounts(format, named: name) }
  }

  private func tellExport(_ write: @escaping () async throws(BankFailure) -> String) {
    notice = settings.strings.exporting
    Task { [weak self] in
      do throws(BankFailure) {
        let path = try await write()
        self?.tellExported(path)
      } catch {
        self?.notice = nil
        self?.alert(self?.settings.strings.exportFailed ?? "", error.message)
      }
    }
  }

  private func tellExported(_ path: String) {
    notice = nil
    alert(settings.strings.export, settings.strings.exported(to: path))
  }
}
