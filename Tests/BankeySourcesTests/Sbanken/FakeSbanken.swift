import Synchronization

/// A bank with Sbanken's API. It checks the credentials.
final class FakeSbanken: Sendable {
  /// The state that a test can change.
  struct State: Sendable {
    /// The number of requests that each token allows; later tokens are like the last.
    var tokens = [Int.max]
    /// Replacement answers for a path, in turn; the last one repeats.
    var instead: [String: [Reply]] = [:]
    /// The transactions of each account.
    var transactions: [String: [String]] = [:]
    /// The transactions in the archive, if there is one.
    var archive: [String: [String]]?
    /// Whether `availableItems` counts all, or only those of the page.
    var countsAll = true
    /// The most transactions that it returns, regardless of the request.
    var most = Int.max
    fileprivate var given = 0
  }

  private let state: Mutex<State>

  /// A bank with two accounts, changed by the test.
  init(_ change: (inout State) -> Void = { _ in }) {
    var state = State()
    change(&state)
    self.state = Mutex(state)
  }

  /// The answer to a request.
  func reply(_ asked: Asked) -> Reply {
    state.withLock { state in
      let path = String(asked.path.prefix { $0 != "?" })
      if let reply = state.instead[path]?.first {
        if state.instead[path, default: []].count > 1 { state.instead[path]?.removeFirst() }
        return reply
      }
      return path == "/connect/token" ? state.token(asked) : state.answer(path, asked)
    }
  }
}

extension FakeSbanken.State {
  fileprivate mutating func token(_ asked: Asked) -> Reply {
    // The id `me+you` and the secret `s3cret/=`, each encoded for a form.
    guard asked.method == "POST", asked.headers["authorization"] == "Basic bWUlMkJ5b3U6czNjcmV0JTJGJTNE",
      asked.body == "grant_type=client_credentials",
      asked.headers["content-type"] == "application/x-www-form-urlencoded"
    else { return .json(#"{"error":"invalid_client"}"#, status: 400) }
    given += 1
    return .json(#"{"access_token":"token\#(given)","expires_in":3600,"token_type":"Bearer"}"#)
  }

  fileprivate mutating func answer(_ path: String, _ asked: Asked) -> Reply {
    let number = min(given, tokens.count) - 1
    guard asked.headers["authorization"] == "Bearer token\(given)", tokens[number] > 0 else { return .status(401) }
    tokens[number] -= 1
    let parts = path.split(separator: "/").map(String.init)
    switch parts {
    case ["api", "Customers"]: return .json(#"{"customerId":"1","firstName":"Kari","lastName":"Nordmann"}"#)
    case ["api", "Accounts"]: return .json(FakeSbanken.accounts)
    case let parts where parts.dropLast() == ["api", "Transactions"]:
      return page(transactions[parts[2], default: []], asked)
    case let parts where parts.dropLast() == ["api", "Transactions", "archive"]:
      return archive.map { page($0[parts[3], default: []], asked) } ?? .status(404)
    default: return .status(404)
    }
  }

  private func page(_ all: [String], _ asked: Asked) -> Reply {
    let query = asked.query
    let asked = all.filter { item in
      let day = item.dropFirst(#"{"accountingDate":""#.count).prefix(10)
      return query["startDate"]! <= day && day <= query["endDate"]!
    }
    let page = asked.dropFirst(Int(query["index"]!)!).prefix(min(most, Int(query["length"]!)!))
    let items = page.joined(separator: ",")
    return .json(#"{"availableItems":\#(countsAll ? asked.count : page.count),"items":[\#(items)]}"#)
  }
}

extension FakeSbanken {
  fileprivate static let accounts = #"""
    {"availableItems":2,"items":[
      {"accountId":"A1","accountNumber":"97104133219","ownerCustomerId":"1","name":"Brukskonto","accountType":"Standard account",
       "available":12345678901234.56,"balance":10.21,"creditLimit":0.0},
      {"accountId":"C 1","accountNumber":"97104133220","ownerCustomerId":"2","name":"Kort","accountType":"Creditcard account",
       "available":9.9e3,"balance":-0.1,"creditLimit":10000}]}
    """#

  /// A transaction, as the second version writes it.
  static func transaction(
    _ day: String, _ amount: String, _ text: String, isReserved: Bool = false, more: String = ""
  ) -> String {
    #"{"accountingDate":"\#(day)","interestDate":"\#(day)","otherAccountNumberSpecified":false,"amount":\#(amount),"#
      + #""text":"\#(text)","transactionType":"VISA VARE","transactionTypeCode":714,"isReservation":\#(isReserved),"#
      + #""reservationType":null,"source":"AccountStatement"\#(more)}"#
  }
}

extension Asked {
  var query: [String: String] {
    let pairs = path.split(separator: "?").dropFirst().joined().split(separator: "&").map { $0.split(separator: "=") }
    return Dictionary(uniqueKeysWithValues: pairs.map { (String($0[0]), String($0[1])) })
  }
}
