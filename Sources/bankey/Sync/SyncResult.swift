import BankeyModel
import BankeyText
import BankeyCore

/// The result for a source or file, for programs.
struct SyncResult {
  /// The source or file; both are nil when an error stopped everything.
  let source: String?
  let file: String?
  private var state: SyncStep.State?
  private var counts: [(name: String, count: Int)] = []
  private var messages: [JSONObject] = []

  /// Creates a result for a source, a file, or neither.
  init(source: String?, file: String?) { (self.source, self.file) = (source, file) }

  /// Adds a step. Once the source is saved, it stays so.
  mutating func add(_ step: SyncStep) {
    if state != .saved { state = step.state }
    if step.state == .done { count(step) }
    if step.state == .failed, let message = step.message { add(message, nil, step.connection) }
  }

  mutating func add(_ message: SyncMessage) { add(message.message, message.code, message.connection) }

  private mutating func add(_ message: String, _ code: SyncCode?, _ connection: String?) {
    var object = JSONObject()
    object.put("code", code?.rawValue)
    object.put("connection", connection)
    object.put("message", message)
    messages.append(object)
  }

  /// The result as `--json` prints it. Later versions may add keys but do not change these.
  var json: JSONObject {
    var object = JSONObject()
    object.put("source", source)
    object.put("file", file)
    object.put("state", end.rawValue)
    object.put("counts", counts.reduce(into: JSONObject()) { $0.put($1.name, $1.count) })
    object.put("messages", messages)
    return object
  }

  /// The final state. What started but did not finish has failed.
  private var end: SyncStep.State {
    switch state {
    case .done, .saved, .skipped: state ?? .failed
    case .started, .progress, .failed, nil: .failed
    }
  }

  /// Later counts replace earlier ones.
  private mutating func count(_ step: SyncStep) {
    let counts = step.counts
    let told = [
      ("accounts", step.accounts), ("banks", step.banks), ("new", counts?.added), ("same", counts?.unchanged),
      ("posted", counts?.posted), ("dropped", counts?.dropped), ("deleted", counts?.deleted),
    ]
    for case (let name, let number?) in told {
      if let place = self.counts.firstIndex(where: { $0.name == name }) {
        self.counts[place].count = number
      } else {
        self.counts.append((name, number))
      }
    }
  }
}
