import BankeyModel
import BankeyText
import BankeyCore

/// What became of a source or a file that `bankey-sync` was at, for programs.
struct SyncResult {
  /// What it is about; neither where something stopped all of it.
  let source: String?
  let file: String?
  private var state: SyncStep.State?
  private var counts: [(name: String, count: Int)] = []
  private var messages: [JSONObject] = []

  /// The result of a source, of a file or of neither.
  init(source: String?, file: String?) { (self.source, self.file) = (source, file) }

  /// Takes in how far it is. What is saved stays so, whatever comes then.
  mutating func take(_ step: SyncStep) {
    if state != .saved { state = step.state }
    if step.state == .done { count(step) }
    if step.state == .failed, let message = step.message { add(message, nil, step.connection) }
  }

  /// Takes in what is said of it.
  mutating func take(_ message: SyncMessage) { add(message.message, message.code, message.connection) }

  private mutating func add(_ message: String, _ code: SyncCode?, _ connection: String?) {
    var object = JSONObject()
    object.put("code", code?.rawValue)
    object.put("connection", connection)
    object.put("message", message)
    messages.append(object)
  }

  /// The result as `--json` writes it. More keys may follow; none of these changes.
  var json: JSONObject {
    var object = JSONObject()
    object.put("source", source)
    object.put("file", file)
    object.put("state", end.rawValue)
    object.put("counts", json: counts.reduce(into: JSONObject()) { $0.put($1.name, $1.count) }.text)
    object.put("messages", json: "[" + messages.map(\.text).joined(separator: ",") + "]")
    return object
  }

  /// What was begun and did not come to an end has failed.
  private var end: SyncStep.State {
    switch state {
    case .done, .saved, .skipped: state ?? .failed
    case .started, .progress, .failed, nil: .failed
    }
  }

  /// The last count of something counts.
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
