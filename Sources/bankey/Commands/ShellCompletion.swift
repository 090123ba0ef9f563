import ArgumentParser
import BankeyConfig
import BankeyCore
import BankeyModel
import BankeyStore

/// What shells complete while a user types a command: names of accounts and sources.
///
/// Completes nothing when the config locks bankey or `--privacy` masks it, because a shell shows names to anybody who
/// presses Tab. Never migrates a database and never prints an error: a shell would mix it into the command line.
struct ShellCompletion {
  /// Completes accounts by name, or by number where several have the same name.
  static let accounts = CompletionKind.custom { words, _, _ in ShellCompletion(words).accountNames }
  /// Completes sources by name.
  static let sources = CompletionKind.custom { words, _, _ in ShellCompletion(words).sourceNames }

  private let setting: Setting?

  private init(_ words: [String]) {
    let setting = try? Setting(ShellCompletion.options(in: words))
    self.setting = setting.flatMap { $0.config.lock || $0.isPrivate ? nil : $0 }
  }

  /// The root options among the words of a command line.
  private static func options(in words: [String]) -> Options {
    func value(of option: String) -> String? {
      words.lastIndex(of: option).flatMap { words.indices.contains($0 + 1) ? words[$0 + 1] : nil }
    }
    return Options(
      data: value(of: "--data"), config: value(of: "--config"), isDemo: words.contains("--demo"),
      isPrivate: words.contains("--privacy"))
  }

  /// The database as it is; nil when there is none, or an older one.
  private var store: Store? {
    guard let setting, !setting.isDemo else { return nil }
    return try? Store(reading: setting.place)
  }

  private var accountNames: [String] {
    guard let setting, let listed = try? Listing(store, setting.config).accounts else { return [] }
    let presenter = setting.presenter(isASCII: false)
    let names = listed.map { PlainText.cleaned(presenter.name(of: $0.account)) }
    let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    return zip(listed, names).map { listed, name in
      counts[name] == 1 ? name : PlainText.cleaned(listed.account.shownNumber ?? listed.account.id)
    }
  }

  private var sourceNames: [String] {
    guard let sources = try? ListedSource.all(in: store, setting?.config ?? Config()) else { return [] }
    return sources.map { PlainText.cleaned($0.definition.name) }
  }
}
