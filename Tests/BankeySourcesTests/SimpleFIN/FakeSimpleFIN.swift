import BankeyCore
import BankeyModel
import BankeyText
import Synchronization

/// A SimpleFIN server that returns the transactions of the requested window. It checks the credentials.
final class FakeSimpleFIN: Sendable {
  /// The state that a test can change.
  struct State: Sendable {
    /// Its accounts, and the transactions of each with their days.
    var accounts: [(id: String, rows: [Row])] = [("A1", [])]
    /// Additional members of an account.
    var more: [String: String] = [:]
    /// The currency of every account.
    var currency = "USD"
    /// The version of the protocol that it supports.
    var version = 2
    /// Replacement answers for a path, in turn; the last one repeats. A nil is the server's own answer.
    var instead: [String: [Reply?]] = [:]
    /// Errors of an answer of version 2.
    var errors = ""
  }
  /// A transaction and the day on which a window finds it.
  struct Row: Sendable {
    var day: Day
    var text: String
  }

  private let state: Mutex<State>

  /// A server with one account, changed by the test.
  init(_ change: (inout State) -> Void = { _ in }) {
    var state = State()
    change(&state)
    self.state = Mutex(state)
  }

  /// Changes the server's state.
  func change(_ change: (inout State) -> Void) { state.withLock { change(&$0) } }

  /// The answer to a request.
  func reply(_ asked: Asked) -> Reply {
    state.withLock { state in
      let path = String(asked.path.prefix { $0 != "?" })
      if let reply = state.instead[path]?.first {
        if state.instead[path, default: []].count > 1 { state.instead[path]?.removeFirst() }
        if let reply { return reply }
      }
      // The name `demo` and the password `p@ss:word`.
      guard path == "/simplefin/accounts", asked.headers["authorization"] == "Basic ZGVtbzpwQHNzOndvcmQ=" else {
        return .status(404)
      }
      return .json(state.answer(asked.query))
    }
  }

  /// A posted transaction.
  static func row(_ iso: String, _ id: String, _ amount: String = "-4.10", more: String = "") -> Row {
    let day = Day(iso: iso)!
    let text =
      #"{"id":"\#(id)","posted":\#(day.number * 86_400),"amount":"\#(amount)","description":"COFFEE \#(id)"\#(more)}"#
    return Row(day: day, text: text)
  }

  /// An authorized transaction, which has no day yet.
  static func pending(_ iso: String, _ id: String, _ amount: String = "-4.10") -> Row {
    let day = Day(iso: iso)!
    return Row(
      day: day,
      text: #"{"id":"\#(id)","posted":0,"pending":true,"transacted_at":\#(day.number * 86_400 + 43_200),"#
        + #""amount":"\#(amount)","description":"COFFEE SHOP"}"#)
  }
}

extension FakeSimpleFIN.State {
  fileprivate func answer(_ query: [String: String]) -> String {
    let accounts = accounts.map { account($0.id, $0.rows.filter { isAsked($0, query) }.map(\.text)) }.joined(
      separator: ",")
    if version == 1 { return #"{"errors":[],"accounts":[\#(accounts)]}"# }
    return #"{"errlist":[\#(errors)],"connections":[{"conn_id":"C1","name":"First Bank","org_id":"o","sfin_url":"x"}],"#
      + #""accounts":[\#(accounts)]}"#
  }

  private func isAsked(_ row: FakeSimpleFIN.Row, _ query: [String: String]) -> Bool {
    let seconds = row.day.number * 86_400
    return Int(query["start-date"]!)! <= seconds && seconds < Int(query["end-date"]!)!
  }

  private func account(_ id: String, _ rows: [String]) -> String {
    let owner = version == 1 ? #""org":{"id":"o","name":"First Bank","sfin-url":"x"}"# : #""conn_id":"C1""#
    return #"{\#(owner),"id":"\#(id)","name":"Account \#(id)","currency":"\#(currency)","balance":"100.50","#
      + #""balance-date":1795251600\#(more[id] ?? ""),"transactions":[\#(rows.joined(separator: ","))]}"#
  }
}
