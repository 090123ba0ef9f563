import BankeyModel

/// Shortcuts for creating events in tests.
nonisolated extension SyncEvent {
  /// The progress of a source; `fill` adds details.
  public static func source(
    _ name: String, _ state: SyncStep.State, _ fill: (inout SyncStep) -> Void = { _ in }
  ) -> SyncEvent { .source(step(name, state, fill)) }

  /// The progress of a file; `fill` adds details.
  public static func file(
    _ name: String, _ state: SyncStep.State, _ fill: (inout SyncStep) -> Void = { _ in }
  ) -> SyncEvent { .file(step(name, state, fill)) }

  /// A message; `fill` adds its place.
  public static func error(
    _ code: SyncCode, _ message: String, _ fill: (inout SyncMessage) -> Void = { _ in }
  ) -> SyncEvent {
    var message = SyncMessage(code, message)
    fill(&message)
    return .error(message)
  }

  private static func step(
    _ name: String, _ state: SyncStep.State, _ fill: (inout SyncStep) -> Void
  ) -> SyncStep {
    var step = SyncStep(name, state)
    fill(&step)
    return step
  }
}

/// The members of a line by their JSON keys; nil when the event has none.
nonisolated extension SyncEvent {
  /// The kind of a line.
  package enum Kind {
    case source, file, row, undone, error, remembered, waiting, places, offer, consent, check, finished
  }

  package var event: Kind {
    switch self {
    case .source: .source
    case .file: .file
    case .row: .row
    case .undone: .undone
    case .error: .error
    case .remembered: .remembered
    case .waiting: .waiting
    case .places: .places
    case .offer: .offer
    case .consent: .consent
    case .check: .check
    case .finished: .finished
    }
  }

  package var source: String? { if case .source(let step) = self { step.name } else { said?.source } }
  package var file: String? {
    switch self {
    case .file(let step): step.name
    case .row(_, let file), .remembered(_, let file): file
    default: said?.file
    }
  }
  package var message: String? {
    if case .waiting(let message) = self { message } else { step?.message ?? said?.message }
  }
  package var connection: String? { step?.connection ?? said?.connection }
  package var state: SyncStep.State? { step?.state }
  package var done: Int? { step?.done }
  package var accounts: Int? { step?.accounts }
  package var banks: Int? { step?.banks }
  package var added: Int? { step?.counts?.added }
  package var unchanged: Int? { step?.counts?.unchanged }
  package var posted: Int? { step?.counts?.posted }
  package var dropped: Int? { step?.counts?.dropped }
  package var reworded: Int? { step?.counts?.reworded }
  package var deleted: Int? { step?.counts?.deleted }
  package var suspicious: Int? { step?.counts?.suspicious }
  package var hash: String? { step?.hash }
  package var bytes: Int? { step?.bytes }
  package var size: Int? { step?.size }
  package var code: SyncCode? { said?.code }
  package var line: Int? { said?.line }
  package var question: CSVQuestion? { said?.question }
  package var row: SyncRow? { if case .row(let row, _) = self { row } else { nil } }
  package var profiles: [String]? { if case .remembered(let profiles, _) = self { profiles } else { nil } }
  package var removed: Int? { undoing?.removed }
  package var kept: Int? { undoing?.kept }
  package var restored: Int? { undoing?.restored }
  package var changed: Int? { if case .finished(let changes) = self { changes } else { nil } }
  package var places: [String]? { if case .places(let places) = self { places } else { nil } }
  package var check: HealthCheck? { if case .check(let check) = self { check } else { nil } }

  private var step: SyncStep? {
    switch self {
    case .source(let step), .file(let step): step
    default: nil
    }
  }

  private var said: SyncMessage? { if case .error(let message) = self { message } else { nil } }
  private var undoing: UndoSummary? { if case .undone(let summary) = self { summary } else { nil } }
}
