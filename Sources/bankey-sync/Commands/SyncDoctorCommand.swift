import ArgumentParser
import BankeyModel
import BankeySources
import BankeyStatements
import BankeyStore
import BankeyText

/// `bankey-sync doctor`: the checks for `bankey doctor` that need this program.
struct SyncDoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Reports the versions of its libraries, and checks that secrets are where they should be.")

  @OptionGroup var options: SyncOptions

  func run() {
    let progress = options.progress
    say(HealthCheck("bankey-sync", .ok, BankeyVersion.text), progress)
    say(HealthCheck("libraries", .ok, "\(curlVersion) libxml2/\(xmlVersion) SQLite/\(sqliteVersion)"), progress)
    for check in secrets { say(check, progress) }
    progress.finished(changed: 0)
  }

  /// bankey reports a database that cannot be read.
  private var secrets: [HealthCheck] {
    let definitions = (try? Store(reading: options.folder).definitions()) ?? []
    return definitions.compactMap { definition in definition.secret.map { check($0, of: definition) } }
  }

  private func check(_ place: SecretPlace, of definition: SourceDefinition) -> HealthCheck {
    let name = "secret of " + PlainText.cleaned(definition.name)
    do throws(SourceError) {
      try options.secrets.check(place, of: definition.name)
      return HealthCheck(name, .ok, place.words)
    } catch {
      return HealthCheck(
        name, .wrong, error.message,
        remedy: "make it readable again, or remove the source and add it again: bankey source add")
    }
  }

  private func say(_ check: HealthCheck, _ progress: Progress) {
    progress.say(.check(check))
  }
}

extension SecretPlace {
  /// The place in words. Omits a command's arguments, which may contain a secret.
  fileprivate var words: String {
    switch self {
    case .command(let words): "printed by " + PlainText.cleaned(words.first ?? "")
    case .service: "in the Secret Service"
    case .file: "in a file that only you can read"
    }
  }
}
