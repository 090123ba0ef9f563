import BankeyCore

/// Whether sources answer. What they said is shown without digits: a bank may have written an amount into it.
struct SourceChecks {
  private let presenter: Presenter

  init(_ setting: Setting) { presenter = setting.maskedPresenter }

  /// How each source and connection was found.
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
      mend: "bankey refresh; s in bankey shows all that it said")
  }

  private func consent(_ name: String, _ until: Day?) -> [HealthCheck] {
    guard let until, until < presenter.now.day else { return [] }
    let title = "source " + presenter.formats.foreign(PlainText.cleaned(name))
    return [HealthCheck(title, .wrong, "the bank's consent ended \(until)", mend: "renew it where you gave it")]
  }
}
