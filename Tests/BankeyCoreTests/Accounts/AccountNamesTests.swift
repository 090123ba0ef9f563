import BankeyCore
import BankeyModel
import BankeyText
import TestSupport
import Testing

/// Accounts of the same name are told apart by the end of their number, or else by their currency or bank, wherever they
/// are mentioned.
@Suite struct AccountNamesTests {
  private let presenter = Presenter(formats: Formats(locale: "en_US"), clock: Sample.clock)
  private var savings: [Account] { Sample.accounts.filter { $0.name == "High-Interest Savings" } }

  @Test func onlySharedNamesHaveTheEndOfTheirNumber() {
    let presenter = presenter.knowing(Sample.snapshot.accounts)
    #expect(savings.map(presenter.distinctName) == ["High-Interest Savings ··810", "High-Interest Savings ··001"])
    #expect(presenter.distinctName(of: Sample.account("Car Loan")) == "Car Loan")
    #expect(presenter.unmasked.distinctName(of: savings[0]) == "High-Interest Savings ··810")
  }

  @Test func whatDiffersFollowsSharedNames() {
    let presenter = presenter
    func names(_ accounts: [Account]) -> [String] {
      let listed = accounts.map { ListedAccount($0) }
      return accounts.map(presenter.knowing(listed).distinctName)
    }
    var (krone, euro) = (savings[0], savings[0])
    euro = Account(
      id: "other", source: euro.source, nativeId: "other", number: euro.number, name: euro.name, kind: euro.kind,
      currency: Currency(code: "EUR"))
    krone.currency = Currency(code: "NOK")
    #expect(names([krone, euro]) == ["High-Interest Savings NOK", "High-Interest Savings EUR"])
  }

  @Test func usersNameStaysThoughItBeginsLikeAListOfColumns() {
    var account = Account(
      id: "table", source: Account.filesSource, nativeId: "CSV Date, Text", name: "CSV Date, Text", kind: .other,
      currency: .unknown)
    account.file = "/home/kari/kontoutskrift.csv"
    #expect(presenter.name(of: ListedAccount(account, nickname: "CSV of the club").account) == "CSV of the club")
    #expect(presenter.name(of: ListedAccount(account).account) == "kontoutskrift.csv")
  }

  @Test func fileNamesAnAccountWhoseNameListsColumns() throws {
    var account = Account(
      id: "table", source: Account.filesSource, nativeId: "CSV Date, Text", name: "CSV Date, Text", kind: .other,
      currency: .unknown)
    #expect(presenter.name(of: account) == "CSV Date, Text")
    account.file = "/home/kari/kontoutskrift.csv"
    #expect(presenter.name(of: account) == "kontoutskrift.csv")
    #expect(try FindQuery("account:kontoutskrift").matches(account))
    account.name = "CSV"
    #expect(presenter.name(of: account) == "kontoutskrift.csv")
    account.file = SyncEvent.standardInput
    #expect(presenter.name(of: account) == "CSV")
    account.file = "/home/kari/kontoutskrift.csv"
    account.name = "Shop"
    #expect(presenter.name(of: account) == "Shop")
  }

  @Test func newsNetWorthAndCheckTellThemApart() {
    let news = NewsRecord(
      items: savings.enumerated().map { number, account in
        NewsRecord.Item(
          Transaction(
            id: Int64(number), account: account.id, status: .posted, day: Sample.today, amount: Sample.amount("1.00"),
            currency: account.currency, description: "INTEREST"), .new)
      })
    let titles = presenter.news(news, since: NewsMark(), in: Sample.snapshot).map(\.title)
    #expect(titles == ["High-Interest Savings ··810", "High-Interest Savings ··001"])
    let day = DayTotal(day: Sample.today, count: 1, total: Sample.amount("1.00"), income: Sample.amount("1.00"))
    let changes = presenter.changes(
      until: Sample.today, in: savings[0].currency, of: Sample.snapshot,
      Dictionary(uniqueKeysWithValues: savings.map { ($0.id, [day]) }))
    #expect(changes.rows.map(\.label) == ["High-Interest Savings ··810"])
    let findings = Check(stale: Age("73h")).findings(in: Sample.snapshot, at: Sample.clock)
    #expect(findings.map(presenter.knowing(Sample.snapshot.accounts).subject) == ["High-Interest Savings ··001"])
  }
}
