import BankeyCore
import BankeyUI

/// The built-in demo bank in a folder of its own. It goes the whole way that real data goes.
@MainActor final class Demo {
  /// Where it lives.
  let setting: Setting
  private let folder: DemoFolder
  private let work: SyncWork

  /// A demo bank, which `bankey-sync` begins to fill at once.
  init(_ setting: Setting) throws(Failure) {
    folder = try DemoFolder()
    self.setting = setting.moved(to: folder)
    work = SyncWork(["refresh"] + self.setting.syncOptions + ["--", "demo"], setting.strings)
  }

  /// Waits until it holds its first day.
  func fill() async throws(BankFailure) { try await work.end() }

  /// Stops filling it and takes its folder away.
  func remove() async {
    await work.stop()
    folder.remove()
  }
}
