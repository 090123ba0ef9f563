import BankeyStore

/// The way to the database for everything that reads it.
enum Database {
  /// Opens it; nil before the first run. One with an older schema is brought up to date by `bankey-sync` first.
  static func open(_ setting: Setting) throws(Failure) -> Store? {
    do {
      return try Store(reading: DataFolder(setting.data))
    } catch let error as StoreError where error.code == .missing {
      return nil
    } catch let error as StoreError where error.code == .older {
      try migrate(setting)
      return try reading { try Store(reading: DataFolder(setting.data)) }
    } catch {
      throw Failure(String(describing: error))
    }
  }

  /// Reads something; what goes wrong becomes a sentence.
  static func reading<Answer>(_ body: () throws -> Answer) throws(Failure) -> Answer {
    do {
      return try body()
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure(String(describing: error))
    }
  }

  private static func migrate(_ setting: Setting) throws(Failure) {
    let status = try SyncRun(["migrate"], setting, report: SilentReport()).run()
    guard status == ExitStatus.success else {
      throw Failure("the database could not be brought up to date", status: status)
    }
  }
}
