import BankeyCore
import BankeyStore
import BankeyUI

/// The world behind the screens: the database, and `bankey-sync` for everything that writes.
@MainActor final class StoreService: BankService {
  private var setting: Setting
  private var reader: StoreReader
  private var demo: DemoFolder?
  private var child: SyncChild?

  /// The world of a setting; with `demo`, of the demo bank in that folder.
  init(_ setting: Setting) {
    self.setting = setting
    reader = StoreReader(setting)
  }

  var dataPath: String {
    let path = setting.data + "/bankey.sqlite"
    guard let home = Environment["HOME"], !home.isEmpty, path.hasPrefix(home + "/") else { return path }
    return "~" + path.dropFirst(home.count)
  }

  func snapshot() async throws(BankFailure) -> AccountsSnapshot {
    do {
      return try await reader.snapshot()
    } catch {
      throw BankFailure(error.message)
    }
  }

  var isDemo: Bool { demo != nil }

  func transactions() throws(BankFailure) -> any TransactionPages {
    do {
      return try Store(reading: DataFolder(setting.data))
    } catch {
      throw BankFailure(String(describing: error))
    }
  }

  func refresh() -> AsyncThrowingStream<SyncEvent, any Error> {
    run(["refresh"] + setting.syncOptions)
  }

  func importFiles(at path: String) -> AsyncThrowingStream<SyncEvent, any Error> {
    run(["import"] + setting.syncOptions + ["--", expanded(path)])
  }

  func openDemo() async throws(BankFailure) {
    do {
      let demo = try DemoFolder()
      self.demo = demo
      setting = setting.moved(to: demo)
      for try await _ in run(["refresh"] + setting.syncOptions + ["--", "demo"]) {}
      reader = StoreReader(setting)
    } catch {
      throw BankFailure((error as? Failure)?.message ?? (error as? BankFailure)?.message ?? String(describing: error))
    }
  }

  /// Stops what runs and takes the demo's folder away. The last thing that is done.
  func close() async {
    child?.cancel()
    _ = await child?.end()
    demo?.remove()
  }

  private func run(_ words: [String]) -> AsyncThrowingStream<SyncEvent, any Error> {
    let work = SyncWork(words)
    child = work.child
    return work.progress
  }

  private func expanded(_ path: String) -> String {
    guard path == "~" || path.hasPrefix("~/"), let home = Environment["HOME"] else { return path }
    return home + path.dropFirst()
  }
}
