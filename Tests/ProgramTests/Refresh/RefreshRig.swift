import BankeyCore
import BankeyModel
import BankeySources
import BankeyStore
import BankeyText
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import bankey_sync

/// Runs refreshes within the test process, with a temporary database and sources that the test controls.
final class RefreshRig {
  /// The behavior of a source.
  typealias Deed = @Sendable (SourceCall, _ sink: (StatementEvent) throws -> Void) throws -> Void

  let home: TemporaryFolder
  var clock = Clock(fixed: Timestamp(seconds: 1_795_262_400), offset: 0)
  /// The HTTP client of the sources.
  var http: any HTTPClient = NoServer()
  /// The time to wait for another writer, in milliseconds.
  var patience = 120_000
  private var deeds: [String: Deed] = [:]

  init() throws { home = try TemporaryFolder() }

  var folder: DataFolder { DataFolder(home.path + "/data") }

  private func writer() throws -> sending StoreWriter { try StoreWriter(writing: folder, clock: clock, version: "1.0") }

  func add(_ name: String, _ deed: @escaping Deed) throws {
    deeds[name] = deed
    try writer().addSource(SourceDefinition(name: name, type: "scripted"))
  }

  /// Refreshes the sources with these names, or all.
  func refresh(_ names: [String] = [], isForced: Bool = false) throws -> Outcome {
    let lines = home.path + "/lines-" + UUID().uuidString
    let output = open(lines, O_WRONLY | O_CREAT, 0o600)
    defer { close(output) }
    let store = SharedStore(try writer(), in: folder, clock: clock, Language.english.strings, patience: patience)
    let refresh = Refresh(store: store, http: http, clock: clock, isForced: isForced) { [deeds] definition, _ in
      ScriptedSource(name: definition.name, deed: deeds[definition.name]!)
    }
    var status = SyncExitError.success
    do {
      try refresh.run(names, Progress(to: output))
    } catch let end as SyncExitError {
      status = end.code
    }
    let said = try String(contentsOfFile: lines, encoding: .utf8).split(separator: "\n")
    return Outcome(status: status, events: try said.map { try #require(SyncEvent(line: Array($0.utf8)), "\($0)") })
  }

  /// The output of a refresh and its exit status.
  struct Outcome {
    let status: Int32
    let events: [SyncEvent]

    /// The sources reported in a state.
    func events(_ state: SyncStep.State) -> [SyncEvent] { events.filter { $0.state == state } }

    /// The errors with their subjects.
    var complaints: [String] {
      events.filter { $0.event == .error }.map { "\($0.code!.rawValue) \($0.source!) \($0.message!)" }
    }
  }
}

/// A source that a test controls.
private struct ScriptedSource: Source {
  static let type = "scripted"
  static let quotas = [SourceQuota(name: "accounts", allowed: 6, confirmed: 4, period: 86_400)]
  let name: String
  let deed: RefreshRig.Deed
  let memory = "{}"
  let hasStableIds = true

  func fetch(_ call: SourceCall, into sink: (StatementEvent) throws -> Void) throws { try deed(call, sink) }
}

private struct NoServer: HTTPClient {
  func send(_ request: HTTPRequest) throws(SourceError) -> HTTPAnswer { throw SourceError("there is no server") }
}

/// A barrier for threads.
final class Meeting: Sendable {
  private struct Alone: Error {}
  private let missing: Mutex<Int>
  private let doors: DispatchSemaphore
  private let size: Int

  init(of size: Int) {
    self.size = size
    missing = Mutex(size)
    doors = DispatchSemaphore(value: 0)
  }

  /// Waits until all threads have arrived.
  func arrive() throws {
    let isLast = missing.withLock { missing in
      missing -= 1
      return missing == 0
    }
    if isLast { for _ in 0..<size { doors.signal() } }
    if doors.wait(timeout: .now() + 30) == .timedOut { throw Alone() }
  }
}
