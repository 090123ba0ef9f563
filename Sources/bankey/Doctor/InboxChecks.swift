import BankeyConfig
import BankeyCore
import BankeyStore
import Glibc

/// Whether the folders of the inbox can be read, and what became of the files in them. Digits in names and words are masked: a bank
/// may have written an account's number into them.
struct InboxChecks {
  private let setting: Setting
  private let presenter: Presenter

  init(_ setting: Setting) { (self.setting, presenter) = (setting, setting.maskedPresenter) }

  /// How each folder was found. What is wrong with the database is told elsewhere.
  var checks: [HealthCheck] {
    if setting.config.inbox.isEmpty { return [] }
    let store = try? Store(reading: DataFolder(setting.data))
    return setting.config.inbox.flatMap { folder in
      let path = setting.expanded(folder)
      if let error = unreadable(path) { return [wrong(folder, error)] }
      guard let status = try? store?.inbox(of: path) else {
        return [HealthCheck("inbox", .ok, "\(folder): no file seen yet")]
      }
      return [seen(folder, status)] + status.failures.filter { access(PathText.system($0.path), F_OK) == 0 }.map(failed)
    }
  }

  private func unreadable(_ path: String) -> String? {
    guard let stream = opendir(path) else { return errorText(errno) }
    closedir(stream)
    return nil
  }

  private func wrong(_ folder: String, _ error: String) -> HealthCheck {
    HealthCheck(
      "inbox", .wrong, "\(folder) cannot be read: \(error)",
      mend: "make the folder readable, or take it out of [import] inbox in the config")
  }

  private func seen(_ folder: String, _ status: InboxStatus) -> HealthCheck {
    let files = status.files == 1 ? "1 file seen" : "\(status.files) files seen"
    let last = status.lastTaken.map { "the last one taken in \($0)" } ?? "none taken in yet"
    return HealthCheck("inbox", .ok, "\(folder): \(files), \(last)")
  }

  private func failed(_ failure: InboxStatus.Failure) -> HealthCheck {
    let name = failure.path.split(separator: "/").last.map(String.init) ?? failure.path
    return HealthCheck(
      "inbox", .wrong, "\(masked(name)) was not taken in: \(masked(failure.reason))",
      mend:
        "bankey import --preview says all about it and asks what a table leaves open; else get it from the bank again, or take it out"
    )
  }

  private func masked(_ text: String) -> String { presenter.formats.foreign(PlainText.cleaned(text)) }
}
