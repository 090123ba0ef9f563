import BankeyStore
import Dispatch

/// Notices when somebody publishes to a shared database. While it can listen, it costs nothing until then. A standby
/// cannot notify, and after a lost connection it must connect again; in both cases it looks at intervals.
@MainActor final class ServerWatch {
  /// The seconds between two looks at a server that cannot notify.
  private static let interval = 30

  private let address: ServerAddress
  private let changed: @MainActor () -> Void
  private let queue = DispatchQueue(label: "listen")
  private var source: (any DispatchSourceRead)?
  private var timer: (any DispatchSourceTimer)?

  /// Calls `changed` on the main actor when somebody has published, or may have.
  init(_ address: ServerAddress, changed: @escaping @MainActor () -> Void) {
    (self.address, self.changed) = (address, changed)
    connect()
  }

  isolated deinit {
    source?.cancel()
    timer?.cancel()
  }

  /// Connects off the main queue, because a server may take long to answer.
  private func connect() {
    let address = address
    queue.async { [weak self] in
      let listener = try? ServerListener(address)
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.listen(to: listener) } }
    }
  }

  private func listen(to listener: ServerListener?) {
    guard let listener else { return waitToLook() }
    let source = DispatchSource.makeReadSource(fileDescriptor: listener.descriptor, queue: .main)
    source.setEventHandler { [weak self] in
      let isConnected = listener.receiveNotifications()
      MainActor.assumeIsolated { self?.heard(isConnected) }
    }
    // The connection ends after the source, which would otherwise watch another file with its number.
    source.setCancelHandler { withExtendedLifetime(listener) {} }
    source.resume()
    self.source = source
    changed()
  }

  private func heard(_ isConnected: Bool) {
    if !isConnected {
      source?.cancel()
      source = nil
      waitToLook()
    }
    changed()
  }

  private func waitToLook() {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + .seconds(Self.interval), leeway: .seconds(5))
    timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.look() } }
    timer.resume()
    self.timer = timer
  }

  private func look() {
    timer = nil
    changed()
    connect()
  }
}
