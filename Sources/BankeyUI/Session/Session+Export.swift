import BankeyCore
import TUIKit

extension Session {
  /// Writes what a screen shows to a new file, and says where it is. Keys go on working meanwhile.
  func export(_ export: ReportExport) {
    notice = settings.strings.exporting
    let name = export.fileName(on: settings.presenter.now.day)
    Task { [weak self, bank] in
      do throws(BankFailure) {
        let path = try await bank.export(export, named: name)
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
