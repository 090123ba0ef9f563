import BankeyCore
import BankeyModel
import BankeyText
@testable import BankeySources

/// The demo bank's answer for one account.
struct DemoTold {
  var account: AccountRecord
  var period: ClosedRange<Day>
  var transactions: [TransactionRecord] = []
  var balances = BalanceRecord()
  var isClosed = false
}

/// The answers of a demo bank that opens on November 21, 2026, or on another day.
func answers(_ count: Int, from start: Day = november21) throws -> [[DemoTold]] {
  var bank = try DemoBank(name: "demo", memory: nil, today: start)
  return try (0..<count).map { _ in
    // As in bankey-sync: each day is another process.
    bank = try DemoBank(name: "demo", memory: bank.memory, today: start.advanced(by: 999))
    return try told(&bank)
  }
}

func told(_ bank: inout DemoBank) throws -> [DemoTold] {
  var told: [DemoTold] = []
  try bank.fetch(SourceCall(http: NoServer(), clock: .system)) { event in
    switch event {
    case .account(let account): told.append(DemoTold(account: account, period: november21...november21))
    case .period(let days): told[told.count - 1].period = days
    case .transactions(let more): told[told.count - 1].transactions += more
    case .balances(let balances): told[told.count - 1].balances = balances
    case .closed: told[told.count - 1].isClosed = true
    case .problem, .connection, .statement, .holdings, .incomplete, .rates: break
    }
  }
  return told
}

/// The day on the screens of the tests.
let november21 = Day(year: 2026, month: 11, day: 21)!

extension [DemoTold] {
  /// The account whose number ends with these digits.
  func ending(_ tail: String) throws -> DemoTold {
    guard let found = first(where: { $0.account.number?.hasSuffix(tail) == true }) else { throw NoAccount(tail: tail) }
    return found
  }
}

struct NoAccount: Error { var tail: String }

extension TransactionRecord {
  /// One line, as a test expects it.
  var line: String {
    let booked = authorizedDay.map { status == .posted && $0 != day ? " authorized \($0)" : "" } ?? ""
    return "\(day) \(status) \(amount) \(description)\(booked)"
  }
}

/// The demo bank contacts no server.
struct NoServer: HTTPClient {
  func send(_ request: HTTPRequest) throws(SourceError) -> HTTPAnswer { throw SourceError("there is no server") }
}
