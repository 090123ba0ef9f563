import BankeyCore
import BankeyStore

/// Whether the database is whole, its sums are right, its sources answer and its statements add up.
struct DatabaseChecks {
  private let setting: Setting

  init(_ setting: Setting) { self.setting = setting }

  /// What was found. The file is opened as it is; nothing is brought up to date.
  var checks: [HealthCheck] {
    let folder = DataFolder(setting.data)
    do {
      let store = try Store(reading: folder)
      return try store.snapshot {
        [HealthCheck("database", .ok, "\(folder.database), schema \(Store.schemaVersion)"), try integrity(store)]
          + [try sums(store)] + SourceChecks(setting).checks(try store.sources())
          + StatementChecks(setting).checks(try store.reconciliation(), try Listing(store, setting.config).accounts)
      }
    } catch {
      return [failed(error)]
    }
  }

  private func failed(_ error: any Error) -> HealthCheck {
    let text = String(describing: error)
    return switch (error as? StoreError)?.code {
    case .missing: HealthCheck("database", .note, text, mend: "bankey import FILE, or bankey source add")
    case .older: HealthCheck("database", .note, text, mend: "start bankey once; a backup is made before")
    case .newer: HealthCheck("database", .wrong, text, mend: "install the newer bankey")
    case .permissions: HealthCheck("database", .wrong, text, mend: "give the file and its folder back to you alone")
    case .readOnly:
      HealthCheck("database", .wrong, text, mend: "let the folder be written to, or the disk be mounted for it")
    case .full: HealthCheck("database", .wrong, text, mend: "make room on the disk; what is in the database is safe")
    case .disk:
      HealthCheck("database", .wrong, text, mend: "look after the disk (dmesg), and copy the folder to another one")
    case .busy: HealthCheck("database", .note, text, mend: "wait until the other one is done")
    default: HealthCheck("database", .wrong, text, mend: DatabaseChecks.restore)
    }
  }

  private func integrity(_ store: Store) throws -> HealthCheck {
    let damage = try store.damage()
    guard let first = damage.first else { return HealthCheck("integrity", .ok, "SQLite finds the file whole") }
    return HealthCheck("integrity", .wrong, first, mend: DatabaseChecks.restore)
  }

  private func sums(_ store: Store) throws -> HealthCheck {
    let wrong = try store.wrongDayTotals()
    guard wrong > 0 else { return HealthCheck("sums", .ok, "the sums of all days are those of their transactions") }
    return HealthCheck(
      "sums", .wrong, "the sums of \(wrong) days are not those of their transactions", mend: DatabaseChecks.restore)
  }

  private static let restore =
    "bankey restore FILE, with a backup (bankey.sqlite.backup-*), or move the folder away and import again"
}
