import BankeyConfig
import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText
import Glibc

/// Checks that sources answer. Masks digits in their messages, because a bank may have written an amount into them.
struct SourceChecks {
  private let presenter: Presenter

  init(_ setting: Setting) { presenter = setting.maskedPresenter }

  /// The result for each source and connection.
  func checks(_ sources: [SourceStatus]) -> [HealthCheck] {
    sources.filter(\.canRefresh).flatMap { source in
      [check(source.name, source.type, source.lastSuccess, source.lastFailure, source.lastError)]
        + source.connections.flatMap { connection in
          let name = source.name + ", " + (connection.name ?? connection.nativeId)
          return [check(name, nil, connection.lastSuccess, connection.lastFailure, connection.lastError)]
            + consent(name, connection.consentUntil)
        }
    }
  }

  private func check(
    _ name: String, _ type: String?, _ success: Timestamp?, _ failure: Timestamp?, _ error: String?
  ) -> HealthCheck {
    let title = "source " + presenter.formats.foreign(PlainText.cleaned(name))
    let answered = success.map { "answered \($0)" } ?? "has not answered yet"
    let kind = type.map { $0 + ", " } ?? ""
    guard let failure else { return HealthCheck(title, success == nil ? .note : .ok, kind + answered) }
    let words = error.map { ": " + presenter.formats.foreign(PlainText.cleaned($0)) } ?? ""
    return HealthCheck(
      title, .wrong, "\(kind)failed \(failure), \(answered)\(words)",
      remedy: presenter.strings.howToReadFault)
  }

  private func consent(_ name: String, _ until: Day?) -> [HealthCheck] {
    guard let until, until < presenter.now.day else { return [] }
    let title = "source " + presenter.formats.foreign(PlainText.cleaned(name))
    return [
      HealthCheck(
        title, .wrong, "the bank's consent expired \(until)",
        remedy: presenter.strings.howToReconnect)
    ]
  }
}

/// Checks that `bankey-sync` exists, and includes its own results.
struct SyncChecks {
  private let setting: Setting

  init(_ setting: Setting) { self.setting = setting }

  /// The results, or that it was not found.
  var checks: [HealthCheck] {
    do throws(CommandError) {
      let path = try SyncExecutable.path()
      let child = try SyncChild(["doctor"] + setting.syncOptions, setting.strings, program: path)
      var found: [HealthCheck] = []
      _ = child.follow { event in
        if case .check(let check) = event { found.append(check) }
      }
      return found.isEmpty ? [stranger(path)] : found.map { checked($0, path) }
    } catch {
      return [
        HealthCheck(
          "bankey-sync", .wrong, error.message, remedy: "install bankey and bankey-sync together: make install")
      ]
    }
  }

  private func checked(_ check: HealthCheck, _ path: String) -> HealthCheck {
    guard check.name == "bankey-sync" else { return check }
    return check.text == BankeyVersion.text ? HealthCheck(check.name, .ok, "\(check.text) in \(path)") : stranger(path)
  }

  private func stranger(_ path: String) -> HealthCheck {
    HealthCheck(
      "bankey-sync", .wrong, "\(path) is a different version from bankey", remedy: "install both together: make install"
    )
  }
}

/// Checks that the folders of the inbox can be read and their files were imported. Masks digits in names and messages,
/// because a bank may have written an account number into them.
struct InboxChecks {
  private let setting: Setting
  private let presenter: Presenter

  init(_ setting: Setting) { (self.setting, presenter) = (setting, setting.maskedPresenter) }

  /// The result for each folder. Faults of the database are reported elsewhere.
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
    guard let stream = opendir(path) else { return errorText() }
    closedir(stream)
    return nil
  }

  private func wrong(_ folder: String, _ error: String) -> HealthCheck {
    HealthCheck(
      "inbox", .wrong, "\(folder) cannot be read: \(error)",
      remedy: "make the folder readable, or take it out of [import] inbox in the config")
  }

  private func seen(_ folder: String, _ status: InboxStatus) -> HealthCheck {
    let files = status.files == 1 ? "1 file seen" : "\(status.files) files seen"
    let last = status.lastTaken.map { "last import \($0)" } ?? "none imported yet"
    return HealthCheck("inbox", .ok, "\(folder): \(files), \(last)")
  }

  private func failed(_ failure: InboxStatus.Failure) -> HealthCheck {
    let name = failure.path.split(separator: "/").last.map(String.init) ?? failure.path
    return HealthCheck(
      "inbox", .wrong, "\(masked(name)) was not imported: \(masked(failure.reason))",
      remedy:
        "run bankey import --preview FILE to see why and to answer its questions; otherwise download the file again, or remove it"
    )
  }

  private func masked(_ text: String) -> String { presenter.formats.foreign(PlainText.cleaned(text)) }
}
