import BankeyConfig
import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText

/// Checks that the database is intact, its totals are right, its sources answer and its statements add up.
struct DatabaseChecks {
  private let setting: Setting

  init(_ setting: Setting) { self.setting = setting }

  /// The results. Opens the database as it is, without migrating it.
  var checks: [HealthCheck] {
    let folder = DataFolder(setting.data)
    do {
      let store = try Store(reading: setting.place)
      if let server = try store.server() { return ServerChecks(address: setting.data).checks(server) }
      return try store.snapshot {
        [HealthCheck("database", .ok, "\(folder.database), schema \(Store.schemaVersion)"), try integrity(store)]
          + [try sums(store)] + SourceChecks(setting).checks(setting.config.used(try store.sources()))
          + StatementChecks(setting).checks(try store.reconciliation(), try Listing(store, setting.config).accounts)
          + AccountNameChecks(setting).checks(try store.accountNames())
      }
    } catch {
      return [failed(error)]
    }
  }

  private func failed(_ error: any Error) -> HealthCheck {
    let text = String(describing: error)
    return switch (error as? StoreError)?.code {
    case .missing: HealthCheck("database", .note, text, remedy: "bankey import FILE, or bankey source add")
    case .older:
      HealthCheck("database", .note, text, remedy: "start bankey once to update it; bankey makes a backup first")
    case .newer: HealthCheck("database", .wrong, text, remedy: "install the newer bankey")
    case .permissions:
      HealthCheck("database", .wrong, text, remedy: "make the file and its folder readable by you alone")
    case .readOnly:
      HealthCheck("database", .wrong, text, remedy: "make the folder writable, or mount its disk for writing")
    case .full:
      HealthCheck("database", .wrong, text, remedy: "free space on the disk; the data in the database is safe")
    case .disk:
      HealthCheck("database", .wrong, text, remedy: "check the disk (dmesg), and copy the folder to another one")
    case .unreachable, .elsewhere:
      HealthCheck("database", .wrong, text, remedy: "docs/postgres.md says how to set it up")
    case .busy: HealthCheck("database", .note, text, remedy: "wait until the other program is done")
    default: HealthCheck("database", .wrong, text, remedy: DatabaseChecks.restore)
    }
  }

  private func integrity(_ store: Store) throws -> HealthCheck {
    let damage = try store.damage()
    guard let first = damage.first else { return HealthCheck("integrity", .ok, "SQLite finds no damage") }
    return HealthCheck("integrity", .wrong, first, remedy: DatabaseChecks.restore)
  }

  private func sums(_ store: Store) throws -> HealthCheck {
    let wrong = try store.wrongDayTotals()
    guard wrong > 0 else { return HealthCheck("sums", .ok, "every day's sum matches its transactions") }
    return HealthCheck(
      "sums", .wrong, "the sums of \(wrong) days do not match their transactions", remedy: DatabaseChecks.restore)
  }

  private static let restore =
    "bankey restore FILE, with a backup (bankey.sqlite.backup-*), or move the folder away and import again"
}

/// Checks that statements add up. Reports account and days, but never the amounts.
struct StatementChecks {
  private let presenter: Presenter

  init(_ setting: Setting) { presenter = setting.maskedPresenter }

  /// One result for each fault, or one that everything adds up.
  func checks(_ proofs: [AccountReconciliation], _ accounts: [ListedAccount]) -> [HealthCheck] {
    let faults = proofs.flatMap { proof in
      let account = accounts.first { $0.id == proof.account }?.account
      return proof.faults.map { check($0, in: account.map(name) ?? proof.account) }
    }
    if proofs.isEmpty || !faults.isEmpty { return faults }
    return [
      HealthCheck(
        "statements", .ok,
        "opening balance + transactions = closing balance in all \(proofs.count) accounts with statements")
    ]
  }

  private func check(_ fault: ReconciliationFault, in account: String) -> HealthCheck {
    let days = [fault.firstDay, fault.lastDay == fault.firstDay ? nil : fault.lastDay].compactMap { $0?.description }
    let (place, remedy) =
      switch fault.kind {
      case .statement: ("within a statement", "get that statement from the bank again and import it")
      case .step: ("between two rows of a table", "get that table from the bank again and import it")
      case .between: ("between two statements", "import the statement that is missing")
      case .stated:
        ("between your balance and its source's", "correct it: bankey account set; or import what is missing")
      }
    let said = account + ": opening balance + transactions is not the closing balance " + place
    let text = ([said] + days.prefix(1)).joined(separator: ", ")
    return HealthCheck("statements", .wrong, ([text] + days.dropFirst()).joined(separator: " to "), remedy: remedy)
  }

  /// The account's name without digits, or else the last digits of its number.
  private func name(of account: Account) -> String {
    guard account.name.allSatisfy(\.isWhitespace), let number = account.shownNumber else {
      return presenter.name(of: account)
    }
    return "the account that ends in " + PlainText.cleaned(String(number.suffix(3)))
  }
}

/// Checks that every account named in the config exists: settings for others have no effect.
struct AccountNameChecks {
  private let setting: Setting

  init(_ setting: Setting) { self.setting = setting }

  /// The lines of the config that name an account that never existed under any of its identifiers.
  func checks(_ names: Set<String>) -> [HealthCheck] {
    let accounts = setting.config.accounts.filter { !names.contains($0.key) }
    return accounts.values.map(\.line).sorted().map { line in
      HealthCheck(
        "config", .wrong, "line \(line): no account has this id or number",
        remedy: "`bankey account list` shows the ids and numbers")
    }
  }
}

/// Reports on a shared database: its server, and when each collector last published.
private struct ServerChecks {
  let address: String

  /// The results.
  func checks(_ status: ServerStatus) -> [HealthCheck] {
    let database = HealthCheck("database", .ok, "\(address), schema \(status.schema)")
    return [database, server(status)] + status.collectors.map(check)
  }

  private func server(_ status: ServerStatus) -> HealthCheck {
    let kind = status.isStandby ? "PostgreSQL \(status.version), a standby" : "PostgreSQL \(status.version)"
    guard let encryption = status.encryption else { return HealthCheck("server", .ok, kind + ", not encrypted") }
    return HealthCheck("server", .ok, "\(kind), encrypted with \(encryption)")
  }

  private func check(_ collector: ServerStatus.Collector) -> HealthCheck {
    guard let published = collector.published else {
      return HealthCheck(
        "collector", .note, "\(collector.name) has not published yet", remedy: "bankey publish, on that machine")
    }
    return HealthCheck("collector", .ok, "\(collector.name) published \(published)")
  }
}
