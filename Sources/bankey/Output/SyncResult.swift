import BankeyModel
import BankeyText
import BankeyCore

/// What became of a source or a file that `bankey-sync` was at, for programs.
struct SyncResult {
  /// What it is about; neither where something stopped all of it.
  let source: String?
  let file: String?
  private var state: SyncEvent.State?
  private var counts: [(name: String, count: Int)] = []
  private var messages: [JSONObject] = []

  /// The result of what an event is about.
  init(of event: SyncEvent) { (source, file) = (event.source, event.file) }

  /// Takes in what is said of it. What is saved stays so, whatever comes then.
  mutating func take(_ event: SyncEvent) {
    if let said = event.state, state != .saved { state = said }
    if event.state == .done { count(event) }
    guard let message = event.message, event.event == .error || event.state == .failed else { return }
    var object = JSONObject()
    object.put("code", event.code?.rawValue)
    object.put("connection", event.connection)
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
  private var end: SyncEvent.State {
    switch state {
    case .done, .saved, .skipped: state ?? .failed
    case .started, .progress, .failed, nil: .failed
    }
  }

  /// The last count of something counts.
  private mutating func count(_ event: SyncEvent) {
    let told = [
      ("accounts", event.accounts), ("banks", event.banks), ("new", event.added), ("same", event.unchanged),
      ("posted", event.posted), ("dropped", event.dropped), ("deleted", event.deleted),
    ]
    for case (let name, let number?) in told {
      if let place = counts.firstIndex(where: { $0.name == name }) {
        counts[place].count = number
      } else {
        counts.append((name, number))
      }
    }
  }
}
